import Conformance
import Results

/// What is printed of a run before it begins, and of what its engine claims.
package enum RunText {
  /// Returns a line for a shard without scenarios, and one for the seed; usually empty.
  package static func notes(shard: Shard?, of selected: Int, seed: UInt64?) -> TerminalText {
    var text: TerminalText = ""
    if let shard, shard.number > selected {
      let scenarios = Noun.counted(selected, "selected scenario")
      text += "shard \(shard) has none of the \(scenarios): there is nothing to run\n"
    }
    if let seed { text += "shuffled with --seed \(seed)\n" }
    return text
  }

  /// Returns the id of each scenario on a line, first, so that other programs can read it, with the
  /// title of its clause.
  package static func list(_ scenarios: [Scenario]) -> TerminalText {
    scenarios.map { "\($0.id)  \($0.clause.title)\n" }.joined()
  }

  /// Returns a line for each over- or underdeclared feature, with the engine's name.
  package static func claims(
    _ findings: [ClaimDiscrepancy], of profile: EngineProfile
  ) -> TerminalText {
    findings.map { "\(profile.name, upTo: Limits.shownName) \(words($0))\n" }.joined()
  }

  private static func words(_ finding: ClaimDiscrepancy) -> TerminalText {
    let feature = finding.feature.rawValue
    return switch (finding.kind, finding.scenarios) {
    case (.overDeclared, 1): "claims \(feature), but fails its one scenario"
    case (.overDeclared, let count): "claims \(feature), but fails all \(count) scenarios of it"
    case (.underDeclared, 1): "does not claim \(feature), but passes its one scenario"
    case (.underDeclared, let count):
      "does not claim \(feature), but passes all \(count) scenarios of it"
    }
  }
}

extension ErrorMessage {
  /// Returns the warning about an earlier report that cannot be read: the error, and that the history is
  /// shown without the report.
  package static func skipped(_ error: ReportError) -> TerminalText {
    text("\(error.description, upTo: .max) The history is shown without it.")
  }

  /// Returns warnings about results whose scenarios the pages do not contain:
  /// `conform: old.json: 3 verdicts of Toy belong to no scenario of these pages`, with a remedy, for each
  /// engine that has such results.
  package static func strays(
    in report: Report, file: String, scenarios: Set<String>
  ) -> TerminalText {
    report.engines.map { column -> TerminalText in
      let strays = column.results.count { !scenarios.contains($0.id) }
      guard strays > 0 else { return "" }
      let verdicts = Noun.counted(strays, "verdict")
      return text(
        """
        \(file): \(verdicts) of \(column.profile.name, upTo: Limits.shownName) \(strays == 1 ? "belongs" : "belong") to no \
        scenario of these pages. Run the engine again with 'conform run --report FILE'.
        """)
    }.joined()
  }
}
