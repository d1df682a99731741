import Conformance

/// All that helps to find out why one scenario did not pass.
struct ResultText {
  private let scenario: Scenario
  private let paint: Paint
  private let rerun: RerunCommand

  init(_ scenario: Scenario, paint: Paint, rerun: RerunCommand) {
    self.scenario = scenario
    self.paint = paint
    self.rerun = rerun
  }

  /// A scenario that failed or departed: what was expected, what was, and what the engine did.
  func differing(_ verdict: Verdict, trace: Trace?) -> String {
    var lines: [String] = []
    for difference in verdict.differences {
      lines.append("\(place(difference.line)): \(difference.phrase.visible())")
      lines.append("  expected  \(paint.good(difference.expected.visible()))")
      lines.append("  actual    \(paint.bad(difference.actual.visible()))")
    }
    if let trace {
      let steps = TraceText(trace, of: scenario.script, differences: verdict.differences).lines
      lines.append("trace")
      lines += steps.map { "  \($0)" }
    }
    return block(lines, mark: verdict.isFailure ? paint.bad("✗") : paint.absent("≈"))
  }

  /// A scenario that an engine broke at.
  func errored(_ message: String) -> String {
    block(
      ["\(place(scenario.location.line)): errored: \(paint.bad(message.visible(upTo: 2000)))"],
      mark: paint.bad("✗"))
  }

  private func block(_ lines: [String], mark: String) -> String {
    let clause = scenario.clause
    let heading = "\(clause.id) \(clause.level.rawValue) \(clause.title)".visible()
    let command = rerun.line(for: scenario.id).visible(upTo: 1000)
    var text = "  \(mark) \(paint.strong(scenario.id.description.visible()))\n"
    text += "    \(heading)\n"
    for line in lines { text += "    \(line)\n" }
    text += "    rerun  \(paint.faint(command))\n\n"
    return text
  }

  private func place(_ line: Int) -> String {
    "\(scenario.location.file):\(line)".visible()
  }
}
