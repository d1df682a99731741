/// A step as a cell of the pages, and what was observed as expectations.
package struct WordedStep: Hashable, Sendable {
  /// The keyword of the column.
  package let keyword: Keyword
  /// The phrase: `C is hidden`, `touching 200 200`, `the hit-test view is E`.
  package let sentence: Sentence
  /// The phrases that expect the calls of the step, if it is a stimulus: `E gets the touch`. Pages
  /// do not judge the calls that changes make.
  package let expectations: [Sentence]
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
        let answered = record.answer.flatMap { step.sentence(answeredBy: $0) }
        return WordedStep(keyword: .then, sentence: answered ?? step.sentence, expectations: [])
      }
      return WordedStep(
        keyword: isArranging ? .given : .when, sentence: step.sentence,
        expectations: step.kind == .stimulate ? record.expectations(on: stage) : [])
    }
  }
}

extension Script.Step {
  /// Returns the query with its answer, or nil if no phrase expresses both.
  package func sentence(answeredBy answer: Answer) -> Sentence? {
    for phrase in form.phrases {
      if let sentence = phrase.sentence(for: self, answeredBy: answer) { return sentence }
    }
    return nil
  }
}

extension Trace.Record {
  /// Returns the phrases that expect the calls: for each call the first phrase of the vocabulary that
  /// does, each phrase once. `the touch visits E → C` expects several calls.
  package func expectations(on stage: Stage) -> [Sentence] {
    calls.reduce(into: []) { sentences, call in
      if let sentence = expectation(of: call, on: stage), !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
  }

  /// Returns the first phrase of the vocabulary that expects one of the calls; nil for none.
  package func expectation(of call: Trace.Call, on stage: Stage) -> Sentence? {
    guard let kind = stage[call.receiver]?.kind else { return nil }
    var requirements = [Requirement.call(CallPattern(call.receiver, call.message))]
    if kind.isRecognizer {
      if MessageFamily.firings.contains(call.message) {
        requirements.append(.call(.firing(of: call.receiver)))
      }
    } else {
      requirements.append(.receivers(call.message, responders(getting: call.message, on: stage)))
    }
    return Vocabulary.uikit.sentence(saying: requirements, on: stage)
  }

  /// Returns the responders that received a message, in order, without gesture recognizers.
  package func responders(getting message: Message, on stage: Stage) -> [String] {
    calls.compactMap { call in
      call.message == message && stage[call.receiver]?.kind.isRecognizer != true
        ? call.receiver : nil
    }
  }
}
