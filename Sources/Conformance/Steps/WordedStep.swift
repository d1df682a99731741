/// A step as a cell of the pages, and what was observed as expectations.
package struct WordedStep: Hashable, Sendable {
  /// The keyword of the column.
  package let keyword: Keyword
  /// The phrase: `C is hidden`, `touching 200 200`, `the hit-test view is E`.
  package let text: String
  /// The phrases that expect the calls of the step, if it is a stimulus: `E gets the touch`. Pages
  /// do not judge the calls that changes make.
  package let expectations: [String]
}

extension Script {
  /// Returns the steps in the words of the pages, which read back as the same steps; a query has its
  /// answer where there is a record of it.
  ///
  /// Changes before the first stimulus are given; later ones happen when the others do.
  package func words(observing records: [Trace.Record]) -> [WordedStep] {
    var isArranging = true
    return steps.enumerated().map { index, step in
      isArranging = isArranging && step.kind != .stimulate
      let record = records.indices.contains(index) ? records[index] : Trace.Record()
      guard step.kind != .ask else {
        let answered = record.answer.flatMap { step.words(answeredBy: $0) }
        return WordedStep(keyword: .then, text: answered ?? step.words, expectations: [])
      }
      return WordedStep(
        keyword: isArranging ? .given : .when, text: step.words,
        expectations: step.kind == .stimulate ? record.expectations(on: stage) : [])
    }
  }
}

extension Script.Step {
  /// Returns the query with its answer, or nil if no phrase expresses both.
  fileprivate func words(answeredBy answer: Answer) -> String? {
    for phrase in form.phrases {
      if let sentence = phrase.sentence(for: self, answeredBy: answer) { return sentence }
    }
    return nil
  }
}

extension Trace.Record {
  /// Returns the phrases that expect the calls: for each call the first phrase of the vocabulary that
  /// does, each phrase once. `the touch visits E → C` expects several calls.
  package func expectations(on stage: Stage) -> [String] {
    var sentences: [String] = []
    for call in calls {
      for phrase in Vocabulary.checks {
        guard let sentence = phrase.sentence(expecting: call, of: self, on: stage) else { continue }
        if !sentences.contains(sentence) { sentences.append(sentence) }
        break
      }
    }
    return sentences
  }
}

extension Phrase {
  /// Returns the sentence that expects a call, or nil if the phrase does not express it.
  fileprivate func sentence(
    expecting call: Trace.Call, of record: Trace.Record, on stage: Stage
  ) -> String? {
    guard let requirement, let kind = stage[call.receiver]?.kind else { return nil }
    let isRecognizer = kind.isRecognizer
    var receivers: [String] = []
    if !isRecognizer {
      receivers = record.calls.filter { $0.message == call.message }.map { $0.receiver }
        .filter { stage[$0]?.kind.isRecognizer != true }
    }
    var arguments: Arguments = [:]
    for case .slot(let slot, let field) in pieces {
      guard let value = slot.value(of: call, to: receivers, kind) else { return nil }
      arguments[field] = value
    }
    let isExpected =
      switch requirement(arguments) {
      case .receives(let message, let name): message == call.message && name == call.receiver
      case .receivers(let message, let names): message == call.message && names == receivers
      case .fires(let name):
        name == call.receiver && MessageFamily.firings.contains(call.message)
      default: false
      }
    return isExpected ? sentence(filling: arguments) : nil
  }
}

extension Slot {
  /// Returns what fills the slot in a sentence on a call, or nil if nothing does.
  fileprivate func value(
    of call: Trace.Call, to receivers: [String], _ kind: ResponderKind
  ) -> StepValue? {
    switch form {
    case .name: kinds.contains(kind) ? .text(call.receiver) : nil
    case .path: receivers.isEmpty ? nil : .list(receivers.map(StepValue.text))
    case .phase: TouchPhase.allCases.first { $0.message == call.message }.map { .text($0.rawValue) }
    case .event:
      ControlEvent.allCases.first { .control($0) == call.message }.map { .text($0.rawValue) }
    case .action:
      MessageFamily.actions.contains(call.message) ? .text(call.message.rawValue) : nil
    default: nil
    }
  }
}
