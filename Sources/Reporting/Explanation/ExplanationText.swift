import Conformance
import Results

/// The text of `conform explain`: a clause, its scenarios, and what engines did in them.
package struct ExplanationText {
  private let paint: Paint

  /// Creates a formatter for an output's look.
  package init(look: ConsoleReporter.Look) { paint = look.paint }

  /// Returns the clause with the paragraphs of its page, the systems on which it was recorded, and
  /// what UIKit did when it was asked.
  package func text(
    _ clause: Clause, prose: [String], systems: [String], standings: [UIKitSummary] = []
  ) -> TerminalText {
    let facts =
      [
        clause.confidence.rawValue, clause.systems.description,
        systems.map { "recorded on \($0)" }.joined(separator: ", "),
        clause.features.map(\.rawValue).joined(separator: ", "),
        clause.statements.joined(separator: " "),
      ].filter { !$0.isEmpty } + standings.map(EvidenceText.words)
    var text = paint.strong("\(clause.id) \(clause.level.rawValue) \(clause.title)") + "\n"
    text += "\(clause.location.fileAndLine) · \(facts.joined(separator: " · "))\n\n"
    for paragraph in prose { text += WrappedText.lines(paragraph, indent: 2) + "\n" }
    if let reason = clause.untestedReason {
      text += WrappedText.lines("Not tested: \(reason)", indent: 2) + "\n"
    }
    return text
  }

  /// The most clauses that are listed for a name, passages of a kind, and causes of what goes wrong.
  private static let (mostClauses, mostPassages, mostCauses) = (40, 6, 5)

  /// Returns the clauses about a name, a line each: id, level and title; then what goes wrong with it, what
  /// is not covered, and the command that explains the first clause. Of a question, what goes wrong has the
  /// causes that answer best, and comes first unless a clause answers better.
  package func text(_ mentions: NameMentions, arguments: [String]) -> TerminalText {
    var text: TerminalText = ""
    let clauses = mentions.clauses
    let symptoms = list("What goes wrong", mentions.symptoms) { passage in
      let causes = mentions.causes?[passage] ?? []
      let rest = causes.count - Self.mostCauses
      return [passage.heading] + causes.prefix(Self.mostCauses).map { "– \($0)" }
        + (rest > 0 ? ["and \(rest) more"] : [])
    }
    let isQuestion = mentions.causes != nil
    let hasSymptomsFirst = isQuestion && !mentions.isClauseBest
    if isQuestion {
      text += "Nearest to “\(mentions.name)”\n"
      if hasSymptomsFirst { text += symptoms }
      if !clauses.isEmpty { text += "\n\(paint.strong("Clauses"))\n" }
    } else if mentions.isNearest {
      text += "No clause is about “\(mentions.name)”"
      text += clauses.isEmpty ? "\n" : "; nearest is \(mentions.similar ?? "this"):\n\n"
    }
    let shown = clauses.prefix(Self.mostClauses)
    let width = shown.map(\.id.count).max() ?? 0
    for clause in shown {
      let level = ("\(clause.level.rawValue)" as TerminalText).padded(to: 6)
      let id = ("\(clause.id)" as TerminalText).padded(to: width)
      text += "\(paint.strong(id))  \(level)  \(clause.title)\n"
    }
    if clauses.count > shown.count { text += "and \(clauses.count - shown.count) more\n" }
    if !hasSymptomsFirst { text += symptoms }
    text += list("Not covered", mentions.notCovered) { [$0.text] }
    return text + (clauses.first.map { "\nNext: \(command([$0.id] + arguments))\n" } ?? "")
  }

  private func list(
    _ title: TerminalText, _ passages: [Passage], _ paragraphs: (Passage) -> [String]
  ) -> TerminalText {
    guard !passages.isEmpty else { return "" }
    let lines = passages.prefix(Self.mostPassages).map { passage in
      paragraphs(passage).reduce("  \(paint.faint("\(passage.location.fileAndLine)"))\n") {
        $0 + WrappedText.lines($1, indent: 4)
      }
    }
    return "\n\(paint.strong(title))\n" + lines.joined()
  }

  private func command(_ words: [String]) -> TerminalText {
    "\(ShellCommand.line(["conform", "explain"] + words), upTo: .max)"
  }

  /// Returns the scenarios of a clause in a few lines each, and the commands that print the rest.
  package func overview(_ explanations: [Explanation], arguments: [String]) -> TerminalText {
    let stages = explanations.map(\.scenario.script.stage)
    var text: TerminalText = ""
    for (index, explanation) in explanations.enumerated() {
      let lines = lines(of: stages[index])
      if !lines.isEmpty, index == 0 || stages[index] != stages[index - 1] {
        text += lines.map { "  \($0)\n" }.joined() + "\n"
      }
      text += overview(explanation)
    }
    guard let id = explanations.first?.scenario.id else { return text }
    return text
      + "\nSteps and calls: \(command([id.description] + arguments)), or --verbose for all\n"
  }

  /// The tree of a stage below its heading; empty without objects.
  private func lines(of stage: Stage) -> [TerminalText] {
    stage.responders.isEmpty ? [] : ["stage"] + stage.treeLines.map { "  \($0)" }
  }

  private func overview(_ explanation: Explanation) -> TerminalText {
    let scenario = explanation.scenario
    var parts: [String] = []
    for (index, step) in scenario.script.steps.enumerated() {
      // An expectation names what is asked.
      if step.kind != .ask { parts.append(step.words) }
      parts += scenario.expectations.filter { $0.step == index }.map { "then \($0.phrase)" }
    }
    var text: TerminalText =
      "\(paint.strong("\(scenario.id)"))  \(paint.faint(place(of: scenario)))\n"
    text += WrappedText.lines(parts.joined(separator: "; "), indent: 2)
    for run in explanation.runs {
      text += "  \(run.profile.name, upTo: Limits.shownName): \(outcome(run.verdict))\n"
      if let cause = run.verdict.cause { text += "    \(paint.strong("\(cause.sentence)"))\n" }
      for difference in run.verdict.differences.shown {
        text += "    \(difference.phrase): actual \(paint.bad("\(difference.actual)"))\n"
      }
      for choice in run.choices { text += "    \(choice.phrase): \(choice.taken)\n" }
    }
    return text
  }

  /// Returns the scenarios: stage, steps, and what each engine did; the same stage is not repeated.
  package func text(_ explanations: [Explanation]) -> TerminalText {
    let stages = explanations.map(\.scenario.script.stage)
    return explanations.enumerated().map { index, explanation in
      text(explanation, below: index > 0 ? stages[index - 1] : nil)
    }.joined()
  }

  private func text(_ explanation: Explanation, below stage: Stage?) -> TerminalText {
    let scenario = explanation.scenario
    var lines: [TerminalText] = []
    if scenario.script.stage != stage, !scenario.script.stage.responders.isEmpty {
      lines += [""] + self.lines(of: scenario.script.stage)
    }
    lines += ["", "steps"] + steps(scenario)
    for run in explanation.runs { lines += [""] + self.lines(run, scenario) }
    lines += FirstDivergenceText(explanation: explanation).lines
    return "\(paint.strong("\(scenario.id)"))  \(paint.faint(place(of: scenario)))\n"
      + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "\n"
  }

  private func steps(_ scenario: Scenario) -> [TerminalText] {
    var lines: [TerminalText] = []
    for (index, step) in scenario.script.steps.enumerated() {
      lines.append("  \(index + 1). \(step.words)\(step.kind == .ask ? "?" : "")")
      for expectation in scenario.expectations where expectation.step == index {
        lines.append("     then \(expectation.phrase)  \(paint.faint("line \(expectation.line)"))")
      }
    }
    return lines
  }

  private func lines(_ run: Explanation.EngineRun, _ scenario: Scenario) -> [TerminalText] {
    var lines: [TerminalText] = ["\(run.profile.words): \(outcome(run.verdict))"]
    if !run.leftOut.isEmpty {
      let names = run.leftOut.joined(separator: ", ")
      lines.append(
        "  run without \(names), which it does not need: kinds or parts that are not claimed")
    }
    if let cause = run.verdict.cause { lines.append("  \(paint.strong("\(cause.sentence)"))") }
    for choice in run.choices {
      let taken = choice.isNamed ? "takes" : "does what the page does not name"
      lines.append("  \(choice.phrase): \(taken): \(choice.taken)")
    }
    for line in trace(run.trace, of: scenario.script, run.verdict.differences) {
      lines.append("  \(line)")
    }
    return lines
  }

  private func outcome(_ verdict: Verdict) -> TerminalText {
    switch verdict {
    case .passed: paint.good("passed")
    case .failed: paint.bad("failed")
    case .deviated: paint.absent("deviated")
    case .skipped: paint.absent("skipped: \(verdict.reason)")
    case .errored: paint.bad("errored: \(verdict.reason)")
    }
  }

  /// Returns every step with its calls, and with the expectations that were not met.
  private func trace(
    _ trace: Trace?, of script: Script, _ differences: [Difference]
  ) -> [TerminalText] {
    var lines: [TerminalText] = []
    for (index, (step, record)) in zip(script.steps, trace?.records ?? []).enumerated() {
      lines.append("\(index + 1). \(TraceText.line(step, record))")
      lines += TraceText.callLines(record.calls, groups: .max, receivers: .max)
      for difference in differences where difference.step == index {
        lines.append("   \(paint.bad("✗")) \(difference.phrase)")
        lines.append("     expected  \(paint.good("\(difference.expected)"))")
        lines.append("     actual    \(paint.bad("\(difference.actual)"))")
      }
    }
    return lines
  }

  /// Returns the place of a row, and the systems on which it holds where its clause does not say.
  private func place(of scenario: Scenario) -> TerminalText {
    let place = scenario.location.fileAndLine
    guard scenario.systems != scenario.clause.systems else { return "\(place)" }
    return "\(place) · \(scenario.systems.description)"
  }
}

/// Wraps text.
enum WrappedText {
  /// The most characters on a line.
  private static let width = 92

  /// Returns a paragraph wrapped and indented; a text of several lines is only indented.
  static func lines(_ paragraph: String, indent: Int) -> TerminalText {
    let margin = TerminalText.spaces(indent)
    if paragraph.contains("\n") {
      return paragraph.split(separator: "\n").map { "\(margin)  \($0)\n" }.joined()
    }
    var lines: [TerminalText] = []
    for word in paragraph.split(separator: " ").map({ "\($0)" as TerminalText }) {
      if let last = lines.last, last.count + 1 + word.count <= width - indent {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.map { "\(margin)\($0)\n" }.joined()
  }
}
