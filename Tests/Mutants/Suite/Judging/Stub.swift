import Conformance
import Engines
import Results

/// A fault made by rule: a part of the protocol that an engine has, and that does nothing.
///
/// There is one for each form of a step, for each question and for each kind of recognizer. An engine
/// with stubs is the reference engine, which does not get the steps of theirs:
///
///     {"set":"hidden","of":"C","to":true}     is left out
///     {"ask":"isTracking","of":"slider"}      is answered with no
enum Stub: Hashable {
  /// Steps that set or change something, or call a method, and have no effect.
  case step(StepDefinition)
  /// A question that is answered the same way each time.
  case question(StepDefinition, Answer)
  /// A kind of recognizer that recognizes nothing.
  case recognizer(ResponderKind)
  /// Steps whose call always has the same result.
  case result(StepDefinition, Bool)
  /// Messages that are never sent.
  case never([Message])
  /// Messages that are sent twice, each with all that it reaches along the chain.
  case twice([Message])

  /// All stubs, in the order of the vocabulary. The steps that put fingers down have none: without them
  /// there would be no touches.
  static let all: [Stub] =
    Vocabulary.uikit.forms.compactMap { form in
      if form.kind == .ask { return answer(to: form).map { .question(form, $0) } }
      return form.traits.contains(.hitTests) ? nil : .step(form)
    }
    + ResponderKind.allCases.filter { $0.isRecognizer && !$0.isScrollViewRecognizer }.map(
      Stub.recognizer)
    + questions.map { .question($0, .truth(true)) }
    + calls.flatMap { [.result($0, false), .result($0, true)] }
    + single.flatMap { [.never([$0]), .twice([$0])] }
    + MessageFamily.touches.messages.map { .twice([$0]) }
    + [MessageFamily.touches, .presses, .motion].map { .twice($0.messages) }

  /// The questions that are answered with yes or no.
  private static let questions = Vocabulary.uikit.forms.filter {
    $0.kind == .ask && $0.answerFields.first == "truth" && !$0.traits.contains(.asksResult)
  }

  /// The calls that return whether they did something.
  private static let calls = Vocabulary.uikit.forms.filter {
    $0.traits.contains(.returnsResult) && !$0.traits.contains(.hitTests)
  }

  /// The messages that do not travel along the chain.
  private static let single: [Message] =
    [MessageFamily.controlEvents, .firings, .scrollCalls, .rowCalls].flatMap { $0.messages }

  /// The sentence that says what such an engine does.
  var name: String {
    switch self {
    case .step(let form): form.uselessWords
    case .question(let form, let answer): form.words(alwaysAnswering: answer.sentence().description)
    case .recognizer(let kind): kind.recognizingNothing
    case .result(let form, let truth): form.words(alwaysReturning: truth)
    case .never(let messages): "\(messages.words) \(messages.count == 1 ? "is" : "are") never sent"
    case .twice(let messages): "\(messages.words) \(messages.count == 1 ? "is" : "are") sent twice"
    }
  }

  /// Returns whether a script has a step or a row that the stub is about.
  func isUsed(in script: Script) -> Bool {
    switch self {
    case .step(let form), .question(let form, _), .result(let form, _):
      script.steps.contains { $0.form == form }
    case .recognizer(let kind): script.stage.responders.contains { $0.kind == kind }
    case .never(let messages), .twice(let messages):
      messages.contains { message in
        switch message.family {
        case .controlEvents: script.stage.responders.contains { $0.kind.isControl }
        case .firings: script.stage.responders.contains { $0.kind.isRecognizer }
        case .scrollCalls: script.stage.responders.contains { $0.kind.isScrollView }
        case .rowCalls: script.stage.responders.contains { $0.kind == .tableRow }
        default: true
        }
      }
    }
  }

  /// Returns the empty answer of the type that the phrases of a question expect; nil for texts, of
  /// which none is empty.
  private static func answer(to form: StepDefinition) -> Answer? {
    switch form.answerFields.first {
    case "truth": .truth(false)
    case "responder", "responders": .nobody
    case "number": .number(0)
    case "point": .point(Point(x: 0, y: 0))
    default: nil
    }
  }
}

extension LocalEngine {
  /// Carries out a script as an engine with stubs would.
  func reply(to script: Script, with stubs: Set<Stub>) -> Reply {
    let idle = script.stage.responders.filter { stubs.contains(.recognizer($0.kind)) }.map(\.name)
    var rest = Script(
      stage: script.stage, steps: idle.map { .set("enabled", of: $0, to: false) })
    // What the stubs say of each step; nil for those that the engine carries out.
    var records: [Trace.Record?] = []
    var isResultEmpty = false
    for step in script.steps {
      let record = stubs.record(of: step, idle, isResultEmpty: isResultEmpty)
      if step.form.traits.contains(.returnsResult) { isResultEmpty = record != nil }
      if record == nil { rest.steps.append(step) }
      records.append(record)
    }
    guard case .observed(let trace) = reply(to: rest) else { return reply(to: rest) }
    var observed = trace.records.dropFirst(idle.count)
    var all = records.map { $0 ?? observed.removeFirst() }
    stubs.alter(&all, of: script)
    return .observed(Trace(all))
  }
}

extension Set<Stub> {
  /// Returns what an engine with the stubs says of a step without carrying it out; nil for a step that
  /// is none of theirs.
  fileprivate func record(
    of step: Script.Step, _ idle: [String], isResultEmpty: Bool
  ) -> Trace.Record? {
    if contains(.step(step.form)) { return Trace.Record() }
    if step.kind == .set, step.name == "enabled", idle.contains(step["of"].text) {
      return Trace.Record()
    }
    if isResultEmpty, step.form.traits.contains(.asksResult) {
      return Trace.Record(answer: .truth(false))
    }
    for case .question(step.form, let answer) in self { return Trace.Record(answer: answer) }
    return nil
  }
}

extension Set<Stub> {
  /// Alters what was observed as an engine with the stubs that change results or messages would.
  fileprivate func alter(_ records: inout [Trace.Record], of script: Script) {
    var returned: Bool?
    for (index, step) in script.steps.enumerated() {
      if step.form.traits.contains(.returnsResult) { returned = result(of: step.form) }
      if let returned, step.form.traits.contains(.asksResult),
        case .truth = records[index].answer
      {
        records[index].answer = .truth(returned)
      }
      for stub in self {
        switch stub {
        case .never(let messages):
          records[index].calls.removeAll { messages.contains($0.message) }
        case .twice(let messages): records[index].calls.repeatCalls(of: messages)
        default: break
        }
      }
    }
  }

  private func result(of form: StepDefinition) -> Bool? {
    for case .result(form, let truth) in self { return truth }
    return nil
  }
}

extension [Trace.Call] {
  /// Repeats what messages reach: `A B` becomes `A B A B`.
  fileprivate mutating func repeatCalls(of messages: [Message]) {
    var repeated: [Trace.Call] = []
    var rest = self[...]
    while let call = rest.first {
      let group = rest.prefix {
        $0.message == call.message && $0.fingers == call.fingers && messages.contains($0.message)
      }
      repeated += group.isEmpty ? [call] : group + group
      rest = rest.dropFirst(Swift.max(1, group.count))
    }
    self = repeated
  }
}

extension MessageFamily {
  /// The messages of the family, in the order of their words.
  fileprivate var messages: [Message] {
    MessageTable.uikit.all.filter { self.contains($0) }.sorted { $0.rawValue < $1.rawValue }
  }
}

extension [Message] {
  /// The messages in UIKit's words: `touchDown`, or `Touches`.
  fileprivate var words: String {
    guard count == 1 else {
      return switch first?.family {
      case .presses: "Presses"
      case .motion: "Motion events"
      default: "Touches"
      }
    }
    guard let family = self[0].family, let word = family.word(for: self[0]) else {
      return self[0].rawValue
    }
    return switch family {
    case .controlEvents: word
    case .firings: "The action of a gesture in state \(word)"
    default: self[0].rawValue
    }
  }
}
