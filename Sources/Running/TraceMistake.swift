import Conformance
import Results

/// Finds the part of a trace that contradicts the script.
///
/// A misspelt message or receiver is not just another observation: `A does not get the touch` would
/// hold because of it.
enum TraceMistake {
  /// Returns the first mistake in a trace with a record for each step, or nil: its step and path, and
  /// what to do.
  static func first(in trace: Trace, of script: Script) -> String? {
    var checker = TraceChecker(script)
    for (step, record) in trace.records.enumerated() {
      if let (place, words) = checker.mistake(in: record, at: step) {
        return "step \(step + 1), `records[\(step)].\(place)`: \(words)"
      }
    }
    return nil
  }
}

/// Checks records in the order of their steps.
private struct TraceChecker {
  /// The path of a mistake in one record, and its words.
  typealias Mistake = (place: String, words: String)

  private let script: Script
  /// The fingers that were put down so far.
  private var fingers: Set<Int> = []
  /// The script's actions; nil until a message needs them.
  private var actions: Set<String>?

  init(_ script: Script) { self.script = script }

  private var messages: MessageTable { script.messages }

  /// Returns the first mistake in the record of a step.
  mutating func mistake(in record: Trace.Record, at step: Int) -> Mistake? {
    let step = script.steps[step]
    guard step.kind == .ask else {
      fingers.formUnion(step.newFingers(besides: fingers.count))
      if record.answer != nil { return ("answer", "the step asks nothing; leave the answer out") }
      for (index, call) in record.calls.enumerated() {
        if let (field, words) = mistake(in: call) { return ("calls[\(index)].\(field)", words) }
      }
      return nil
    }
    guard record.calls.isEmpty else {
      return ("calls", "the step only asks; leave out what is called to find the answer")
    }
    return record.answer.flatMap { mistake(in: $0, to: step) }
  }

  private mutating func mistake(in call: Trace.Call) -> Mistake? {
    if let words = mistake(inName: call.receiver) { return ("receiver", words) }
    let needless = "only actions have a sender and an event; leave it out"
    let hasFingers: Bool
    if messages.contains(call.message) {
      if call.sender != nil { return ("sender", needless) }
      if call.hasEvent != nil { return ("event", needless) }
      hasFingers = messages.family(of: call.message) == .touches
    } else if isAction(call.message) {
      if let words = call.sender?.name.flatMap(mistake(inName:)) {
        return ("sender.responder", words)
      }
      hasFingers = call.hasEvent == true
    } else {
      return (
        "message",
        "\(call.message.rawValue.quoted) is "
          + (messages === MessageTable.uikit
            ? "neither a message nor an action of the script; " : "no message of the vocabulary; ")
          + remedy(near(call.message), "use the protocol's words, and leave out all other calls")
      )
    }
    guard hasFingers else {
      return call.fingers.isEmpty
        ? nil
        : (
          "fingers",
          "only messages about touches, and actions with an event, have fingers; leave them out"
        )
    }
    return mistake(in: call.fingers).map { ("fingers", $0) }
  }

  private func mistake(in fingers: [Int]) -> String? {
    // Not every platform says whose touches it takes away, so there may be none.
    guard fingers.allSatisfy({ $0 >= 1 }), zip(fingers, fingers.dropFirst()).allSatisfy(<) else {
      let numbers = fingers.prefix(5).map(String.init).joined(separator: ",")
      return "[\(numbers)\(fingers.count > 5 ? ",…" : "")] should be whole numbers from 1, rising"
    }
    return fingers.first { !self.fingers.contains($0) }.map {
      "finger \($0) was never down; use the numbers that the steps give to fingers"
    }
  }

  private func mistake(in answer: Answer, to question: Script.Step) -> Mistake? {
    let fitting = question.form.answerFields
    // Nobody answers every question, and one responder is a list of one.
    let isFitting =
      answer == .nobody || fitting.contains(answer.field)
      || answer.names != nil && fitting.contains { $0 == "responder" || $0 == "responders" }
    guard isFitting else {
      let fields = fitting.map { "`\($0)`" }.joined(separator: " or ")
      return ("answer", "`\(answer.field)` does not answer the question; send \(fields)")
    }
    for (index, name) in (answer.names ?? []).enumerated() {
      guard let words = mistake(inName: name) else { continue }
      let isList = answer.field == "responders"
      return (isList ? "answer.responders[\(index)]" : "answer.responder", words)
    }
    return nil
  }

  private func mistake(inName name: String) -> String? {
    guard script.stage.index(of: name) == nil else { return nil }
    let names = script.stage.responders.lazy.map(\.name)
    return "\(name.quoted) is not on the stage; "
      + remedy(
        Spelling.suggestion(for: name, among: names),
        "use the names of the stage, and leave out what has none there")
  }

  private func remedy(_ suggestion: String?, _ other: String) -> String {
    suggestion.map { "did you mean \($0.quoted)?" } ?? other
  }

  private mutating func isAction(_ message: Message) -> Bool {
    let known = actions ?? Set(script.steps.compactMap { $0["action"].optionalText })
    actions = known
    return known.contains(message.rawValue)
  }

  private func near(_ message: Message) -> String? {
    let known = messages.all.map(\.rawValue) + (actions ?? [])
    return Spelling.suggestion(for: message.rawValue, among: known.sorted())
  }
}

extension Script.Step {
  /// Returns the fingers that the step may put down, beside so many that may be down.
  fileprivate func newFingers(besides count: Int) -> [Int] {
    guard kind == .stimulate else { return [] }
    if form.traits.contains(.mayTouchElement) { return Array(1...count + 1) }
    if form.traits.contains(.mayTouchTwice) { return Array(1...count + 2) }
    return fingerChanges.filter { $0.action.word == .touches }.map(\.finger)
  }
}
