import Conformance
import Results

/// The text of `conform record`.
package enum RecordText {
  /// Returns what each engine does where the row has a `?`.
  package static func text(_ recordings: [Recording], of scenario: Scenario) -> TerminalText {
    head(scenario)
      + recordings.map { recording -> TerminalText in
        let sentences = recording.sentences.map { "    \($0)\n" as TerminalText }.joined()
        return "  \(recording.profile.words)\n\(sentences)"
      }.joined()
  }

  /// Returns whether each engine does what the row expects.
  package static func comparison(
    _ runs: [Explanation.EngineRun], with scenario: Scenario
  ) -> TerminalText {
    head(scenario)
      + runs.map { run -> TerminalText in
        let engine = run.profile.words
        guard !run.isAsWritten else { return "  \(engine): as the row expects\n" }
        guard run.verdict == .passed else {
          return "  \(engine): \(label(run.verdict))\n    \(run.verdict.reason)\n"
        }
        // A MAY accepts what the row does not name.
        let others = run.choices.filter { !$0.isNamed }
        return "  \(engine): not as the row expects\n"
          + others.map { "    \($0.phrase): actual \($0.taken)\n" as TerminalText }.joined()
      }.joined()
  }

  /// Returns why nothing is written without a source.
  package static func refusal(_ id: String) -> TerminalText {
    """
    conform: nothing was written: what an engine does is no evidence of what is right
      Name what shows it: conform record \(id) … --source U12, or an address

    """
  }

  private static func head(_ scenario: Scenario) -> TerminalText {
    let place = scenario.location
    return "\(scenario.id)  \(place.file, upTo: .max):\(place.line)\n"
  }

  private static func label(_ verdict: Verdict) -> TerminalText {
    switch verdict {
    case .passed, .failed, .deviated: "not as the row expects"
    case .skipped, .errored: "\(verdict.name.rawValue)"
    }
  }
}
