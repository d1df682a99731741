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

  /// All stubs, in the order of the vocabulary. The steps that put fingers down have none: without them
  /// there would be no touches.
  static let all: [Stub] =
    Vocabulary.forms.compactMap { form in
      if form.kind == .ask { return answer(to: form).map { .question(form, $0) } }
      return form.traits.contains(.hitTests) ? nil : .step(form)
    } + ResponderKind.allCases.filter { $0.isRecognizer && !$0.isOfScrollView }.map(Stub.recognizer)

  /// The sentence that says what such an engine does.
  var name: String {
    switch self {
    case .step(let form): form.uselessWords
    case .question(let form, let answer): form.words(alwaysAnswering: answer.words())
    case .recognizer(let kind): "A \(kind.rawValue) recognizes nothing"
    }
  }

  /// Returns whether a script has a step or a row that the stub is about.
  func isUsed(in script: Script) -> Bool {
    switch self {
    case .step(let form), .question(let form, _): script.steps.contains { $0.form == form }
    case .recognizer(let kind): script.stage.responders.contains { $0.kind == kind }
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
    return .observed(Trace(records.map { $0 ?? observed.removeFirst() }))
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
