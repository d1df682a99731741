import Conformance
import Results

/// The details of a scenario that did not pass.
struct ResultText {
  let scenario: Scenario
  let paint: Paint
  let rerun: RerunCommand

  /// Returns the details of a scenario that failed, deviated or errored.
  func text(of result: ScenarioResult) -> TerminalText? {
    switch result.verdict {
    case .passed, .skipped: nil
    case .failed, .deviated: differing(result.verdict, trace: result.trace)
    case .errored(let message): errored(message)
    }
  }

  /// Returns the differences and the trace.
  func differing(_ verdict: Verdict, trace: Trace?) -> TerminalText {
    var lines: [TerminalText] = []
    if let cause = verdict.cause {
      lines.append(paint.strong("\(cause.sentence, upTo: Limits.shownLine)"))
    }
    for difference in verdict.differences.shown {
      lines.append("\(place(difference.line)): \(difference.phrase)")
      lines.append("  expected  \(paint.good("\(difference.expected)"))")
      lines.append("  actual    \(paint.bad("\(difference.actual)"))")
    }
    lines += verdict.differences.omitted
    if let trace {
      let steps = TraceText.lines(trace, of: scenario.script, differences: verdict.differences)
      lines.append("trace")
      lines += steps.map { "  \($0)" }
    }
    return block(lines, mark: verdict.isFailure ? paint.bad("✗") : paint.absent("≈"))
  }

  private func errored(_ message: String) -> TerminalText {
    let reason = paint.bad("\(message, upTo: Limits.shownError)")
    return block(["\(place(scenario.location.line)): errored: \(reason)"], mark: paint.bad("✗"))
  }

  private func block(_ lines: [TerminalText], mark: TerminalText) -> TerminalText {
    let clause = scenario.clause
    let command: TerminalText = "\(rerun.line(for: scenario.id), upTo: .max)"
    var text: TerminalText = "  \(mark) \(paint.strong("\(scenario.id)"))\n"
    text += "    \(clause.id) \(clause.level.rawValue) \(clause.title)\n"
    for line in lines { text += "    \(line)\n" }
    text += "    rerun  \(paint.faint(command))\n\n"
    return text
  }

  private func place(_ line: Int) -> TerminalText { "\(scenario.location.file):\(line)" }
}

/// The command line that runs one scenario again.
package struct RerunCommand: Hashable, Sendable {
  private let beginning: String

  /// Creates the command from its words up to the filter, such as `swift run conform --engine local`.
  package init(_ words: [String]) {
    beginning = ShellCommand.line(words)
  }

  /// Returns the whole command, quoted for a shell.
  func line(for id: ScenarioID) -> String {
    "\(beginning) --filter \(ShellCommand.quoted(id.description))"
  }
}
