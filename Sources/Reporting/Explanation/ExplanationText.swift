import Conformance

/// Tells all that there is to know of a clause or scenario and of what engines did in it.
package struct ExplanationText {
  private let paint: Paint

  /// Prepares to tell, for where the text is going to be read.
  package init(look: ConsoleReporter.Look) { paint = look.paint }

  /// The clause with what its page says of it, a paragraph each.
  package func text(_ clause: Clause, prose: [String]) -> String {
    let facts = [
      clause.confidence.rawValue, clause.features.map(\.rawValue).joined(separator: ", "),
      clause.statements.joined(separator: " "),
    ].filter { !$0.isEmpty }
    var text =
      "\(paint.strong("\(clause.id) \(clause.level.rawValue) \(clause.title)".visible()))\n"
    text += "\(place(clause.location.file, clause.location.line)) · "
    text += "\(facts.joined(separator: " · ").visible())\n\n"
    for paragraph in prose { text += WrappedText.lines(paragraph, indent: 2) + "\n" }
    if let reason = clause.untestedReason {
      text += WrappedText.lines("Not tested: \(reason)", indent: 2) + "\n"
    }
    return text
  }

  /// A line for each clause: its id, level and title.
  package func list(_ clauses: [Clause]) -> String {
    let width = clauses.map(\.id.count).max() ?? 0
    return clauses.map { clause in
      let level = clause.level.rawValue.padded(to: 6)
      let id = paint.strong(clause.id.padded(to: width).visible())
      return "\(id)  \(level)  \(clause.title.visible())\n"
    }.joined()
  }

  /// Scenarios: the stage, the steps, and what each engine did; a stage that several have in turn
  /// is drawn once.
  package func text(_ explanations: [Explanation]) -> String {
    let stages = explanations.map(\.scenario.script.stage)
    return explanations.enumerated().map { index, explanation in
      text(explanation, below: index > 0 ? stages[index - 1] : nil)
    }.joined()
  }

  private func text(_ explanation: Explanation, below stage: Stage?) -> String {
    let scenario = explanation.scenario
    var lines: [String] = []
    if scenario.script.stage != stage {
      lines += ["", "stage"] + StageTree(scenario.script.stage).lines.map { "  \($0)" }
    }
    lines += ["", "steps"] + steps(scenario)
    for account in explanation.accounts { lines += [""] + self.lines(account, scenario) }
    lines += PartingText(explanation).lines
    let title = paint.strong(scenario.id.description.visible())
    return "\(title)  \(paint.faint(place(scenario.location.file, scenario.location.line)))\n"
      + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "\n"
  }

  private func steps(_ scenario: Scenario) -> [String] {
    scenario.script.steps.enumerated().flatMap { index, step in
      ["  \(index + 1). \(step.words.visible())\(Self.mark(step))"]
        + scenario.expectations.filter { $0.step == index }.map {
          "     then \($0.phrase.visible())  \(paint.faint("line \($0.line)"))"
        }
    }
  }

  private static func mark(_ step: Script.Step) -> String {
    step.kind == .ask ? "?" : ""
  }

  private func lines(_ account: Explanation.Account, _ scenario: Scenario) -> [String] {
    ["\(account.profile.words): \(outcome(account.verdict))"]
      + account.choices.map { choice in
        let taken = choice.isNamed ? "takes" : "does what the page does not name"
        return "  \(choice.phrase.visible()): \(taken): \(choice.taken.visible())"
      }
      + trace(account.trace, of: scenario.script, account.verdict.differences).map { "  \($0)" }
  }

  private func outcome(_ verdict: Verdict) -> String {
    switch verdict {
    case .passed: paint.good("passed")
    case .failed: paint.bad("failed")
    case .departed: paint.absent("departed")
    case .skipped: paint.absent("skipped: \(verdict.reason)")
    case .errored: paint.bad("errored: \(verdict.reason)")
    }
  }

  /// Every step with what it led to, and with what was expected where something else was.
  private func trace(
    _ trace: Trace?, of script: Script, _ differences: [Difference]
  ) -> [String] {
    guard let trace else { return [] }
    return zip(script.steps, trace.records).enumerated().flatMap { index, done in
      ["\(index + 1). \(TraceText.line(done.0, done.1))"]
        + TraceText.callLines(done.1.calls, groups: .max, receivers: .max)
        + differences.filter { $0.step == index }.flatMap { difference in
          [
            "   \(paint.bad("✗")) \(difference.phrase.visible())",
            "     expected  \(paint.good(difference.expected.visible()))",
            "     actual    \(paint.bad(difference.actual.visible()))",
          ]
        }
    }
  }

  private func place(_ file: String, _ line: Int) -> String { "\(file):\(line)".visible() }
}
