import Conformance
import Results

/// A part of a trace that contradicts the script.
///
/// A misspelt message or receiver is not just another observation: `A does not get the touch` would
/// hold because of it.
package struct TraceMistake: Hashable, Sendable, CustomStringConvertible {
  /// The index of the step in the script.
  package var step: Int
  /// The path in the record, such as `calls[3].receiver`.
  package var place: String
  /// What is wrong.
  package var kind: Kind

  /// What is wrong with a part of a trace.
  package enum Kind: Hashable, Sendable {
    /// The stage has no such name; a similar one, or nil.
    case unknownName(String, suggestion: String?)
    /// The message is neither the protocol's nor an action of the script; a similar one, or nil.
    case unknownMessage(Message, suggestion: String?)
    /// A message that is neither about touches nor an action with an event comes with fingers.
    case needlessFingers
    /// A message that is not an action comes with a sender, or with whether it has an event.
    case needlessArgument
    /// The fingers are not whole numbers from 1, rising.
    case unorderedFingers([Int])
    /// No step up to this one put the finger down.
    case unknownFinger(Int)
    /// The step is a question, and its record contains calls.
    case callsOfQuestion
    /// The step is no question, and its record contains an answer.
    case needlessAnswer
    /// The answer is of another type than the question's; the fields that would fit.
    case unfitAnswer(Answer, fitting: [String])
  }

  package var description: String { "`records[\(step)].\(place)`: \(kind.words)" }
}

extension TraceMistake.Kind {
  fileprivate var words: String {
    switch self {
    case .unknownName(let name, let suggestion):
      "\(name.quoted) is not on the stage; "
        + (suggestion.map { "did you mean \($0.quoted)?" }
          ?? "use the names of the stage, and leave out what has none there")
    case .unknownMessage(let message, let suggestion):
      "\(message.rawValue.quoted) is neither a message nor an action of the script; "
        + (suggestion.map { "did you mean \($0.quoted)?" }
          ?? "use the protocol's words, and leave out all other calls")
    case .needlessFingers:
      "only messages about touches, and actions with an event, have fingers; leave them out"
    case .needlessArgument: "only actions have a sender and an event; leave it out"
    case .unorderedFingers(let fingers):
      "[\(fingers.prefix(5).map(String.init).joined(separator: ","))"
        + "\(fingers.count > 5 ? ",…" : "")] should be whole numbers from 1, rising"
    case .unknownFinger(let finger):
      "finger \(finger) was never down; use the numbers that the steps give to fingers"
    case .callsOfQuestion: "the step only asks; leave out what is called to find the answer"
    case .needlessAnswer: "the step asks nothing; leave the answer out"
    case .unfitAnswer(let answer, let fitting):
      "`\(answer.field)` does not answer the question; send "
        + fitting.map { "`\($0)`" }.joined(separator: " or ")
    }
  }
}

extension TraceMistake {
  /// Returns the first mistake in a trace with a record for each step, or nil.
  static func first(in trace: Trace, of script: Script) -> TraceMistake? {
    var reader = TraceChecker(script)
    for (step, record) in trace.records.enumerated() {
      if let (place, kind) = reader.mistake(in: record, at: step) {
        return TraceMistake(step: step, place: place, kind: kind)
      }
    }
    return nil
  }
}

/// Checks records in the order of their steps.
private struct TraceChecker {
  /// The path and kind of a mistake in one record.
  typealias PlacedKind = (place: String, kind: TraceMistake.Kind)

  private let script: Script
  /// The fingers that were put down so far.
  private var fingers: Set<Int> = []
  /// The script's actions; nil until a message needs them.
  private var actions: Set<String>?

  init(_ script: Script) { self.script = script }

  /// Returns the first mistake in the record of a step.
  mutating func mistake(in record: Trace.Record, at step: Int) -> PlacedKind? {
    let step = script.steps[step]
    guard step.kind == .ask else {
      fingers.formUnion(step.newFingers)
      if record.answer != nil { return ("answer", .needlessAnswer) }
      for (index, call) in record.calls.enumerated() {
        if let (field, kind) = mistake(in: call) { return ("calls[\(index)].\(field)", kind) }
      }
      return nil
    }
    guard record.calls.isEmpty else { return ("calls", .callsOfQuestion) }
    return record.answer.flatMap { mistake(in: $0, to: step) }
  }

  private mutating func mistake(in call: Trace.Call) -> PlacedKind? {
    if let kind = mistake(inName: call.receiver) { return ("receiver", kind) }
    let hasFingers: Bool
    if let known = Message.fingers[call.message] {
      if call.sender != nil { return ("sender", .needlessArgument) }
      if call.hasEvent != nil { return ("event", .needlessArgument) }
      hasFingers = known
    } else if isAction(call.message) {
      if let kind = call.sender?.name.flatMap(mistake(inName:)) {
        return ("sender.responder", kind)
      }
      hasFingers = call.hasEvent == true
    } else {
      return ("message", .unknownMessage(call.message, suggestion: near(call.message)))
    }
    guard hasFingers else { return call.fingers.isEmpty ? nil : ("fingers", .needlessFingers) }
    return mistake(in: call.fingers).map { ("fingers", $0) }
  }

  private func mistake(in fingers: [Int]) -> TraceMistake.Kind? {
    // Not every platform says whose touches it takes away, so there may be none.
    guard fingers.allSatisfy({ $0 >= 1 }), zip(fingers, fingers.dropFirst()).allSatisfy(<) else {
      return .unorderedFingers(fingers)
    }
    return fingers.first { !self.fingers.contains($0) }.map { .unknownFinger($0) }
  }

  private func mistake(in answer: Answer, to question: Script.Step) -> PlacedKind? {
    let fitting = question.form.answerFields
    // Nobody answers every question, and one responder is a list of one.
    let isFitting =
      answer == .nobody || fitting.contains(answer.field)
      || answer.names != nil && fitting.contains { $0 == "responder" || $0 == "responders" }
    guard isFitting else { return ("answer", .unfitAnswer(answer, fitting: fitting)) }
    for (index, name) in (answer.names ?? []).enumerated() {
      guard let kind = mistake(inName: name) else { continue }
      let isList = answer.field == "responders"
      return (isList ? "answer.responders[\(index)]" : "answer.responder", kind)
    }
    return nil
  }

  private func mistake(inName name: String) -> TraceMistake.Kind? {
    guard script.stage.index(of: name) == nil else { return nil }
    let names = script.stage.responders.lazy.map(\.name)
    return .unknownName(name, suggestion: Spelling.suggestion(for: name, among: names))
  }

  private mutating func isAction(_ message: Message) -> Bool {
    let known = actions ?? Set(script.steps.compactMap { $0["action"].optionalText })
    actions = known
    return known.contains(message.rawValue)
  }

  private func near(_ message: Message) -> String? {
    let known = Message.fingers.keys.map(\.rawValue) + (actions ?? [])
    return Spelling.suggestion(for: message.rawValue, among: known.sorted())
  }
}

extension Script.Step {
  /// The fingers that the step puts down.
  fileprivate var newFingers: [Int] {
    guard kind == .stimulate else { return [] }
    if name == "touchBegins" { return [1] }
    guard case .fingers(let changes) = self["changes"] else { return [] }
    return changes.compactMap { if case .touches = $0.action { $0.finger } else { nil } }
  }
}
