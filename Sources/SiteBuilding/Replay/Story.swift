import Conformance

/// A scenario told step by step: what is done, and what each engine did then.
struct Story: Sendable {
  /// One step.
  struct Step: Sendable {
    /// What is done or asked, as the pages would write it.
    var words: String
    /// What engines did; those that did the same share one account.
    var accounts: [Account]
  }

  /// What some engines did at one step.
  struct Account: Sendable {
    /// The positions of the engines among all.
    var engines: [Int]
    /// What they did.
    var record: Trace.Record
    /// The answer in words, where the step is a question.
    var answer: String?
    /// What should have been there.
    var differences: [Difference]
  }

  /// The steps, in order.
  let steps: [Step]

  init(_ scenario: Scenario, _ recordings: [Recordings.Recording]) {
    steps = scenario.script.steps.enumerated().map { number, step in
      var accounts: [Account] = []
      for recording in recordings {
        let record = recording.trace.records[number]
        let differences = recording.differences.filter { $0.step == number }
        if let same = accounts.firstIndex(where: {
          $0.record == record && $0.differences == differences
        }) {
          accounts[same].engines.append(recording.engine)
        } else {
          accounts.append(
            Account(
              engines: [recording.engine], record: record, answer: step.words(of: record),
              differences: differences))
        }
      }
      return Step(words: step.words, accounts: accounts)
    }
  }
}

extension Script.Step {
  /// The answer in a record, where the step is a question.
  fileprivate func words(of record: Trace.Record) -> String? {
    guard kind == .ask else { return nil }
    return record.answer?.words(to: self) ?? "no answer"
  }
}
