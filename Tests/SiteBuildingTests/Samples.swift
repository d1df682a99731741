import Conformance
import Results
@testable import SpecReading

/// Makes clauses, pages and reports for tests.
enum Samples {
  /// Returns a clause on the page `hit.md`.
  static func clause(
    _ id: String = "HIT-4", _ title: String = "Hidden views are skipped", level: Level = .must,
    confidence: Confidence = .documented, statements: [String] = ["S32"], names: [String] = [],
    untested: String? = nil
  ) -> Clause {
    Clause(
      id: id, title: title, page: "Spec/hit.md",
      location: SourceLocation(file: "Spec/hit.md", line: 3), level: level,
      features: [.hitTesting], confidence: confidence, statements: statements,
      codes: names, untestedReason: untested)
  }

  /// Returns a table with the cells.
  static func table(
    _ header: [String], _ rows: [[String]], _ alignments: [PipeTable.Alignment] = []
  ) -> PipeTable {
    func row(_ cells: [String], line: Int) -> PipeTable.Row {
      PipeTable.Row(line: line, cells: cells.map { PipeTable.Cell(markdown: $0, column: 1) })
    }
    return PipeTable(
      alignments: alignments.isEmpty ? header.map { _ in .none } : alignments,
      header: row(header, line: 1),
      rows: rows.enumerated().map { row($1, line: $0 + 3) })
  }

  /// Returns a scenario without steps.
  static func scenario(
    _ slug: String, of clause: Clause, features: Set<Feature> = []
  ) -> Scenario {
    Scenario(
      id: ScenarioID(clause: clause.id, slug: slug), clause: clause, location: clause.location,
      features: features, script: Script(stage: Stage([]), steps: []), expectations: [])
  }

  /// Returns a page with one clause and a table of one scenario for each slug.
  static func page(
    _ name: String = "hit", title: String = "Hit-testing", clause: Clause = clause(),
    slugs: [String] = ["hidden"]
  ) -> Page {
    let rows = slugs.map { [$0, "C is hidden", "A"] }
    let ids = slugs.map { ScenarioID(clause: clause.id, slug: $0) }
    var table = table(["scenario", "given", "then"], rows)
    for row in table.rows.indices {
      table.rows[row].cells[1].sentences = [.phrase("{view} is hidden", ["C"])]
      table.rows[row].cells[2].sentences = ["A"]
    }
    return Page(
      file: "Spec/\(name).md", name: name, title: title,
      blocks: [
        .heading(.init(level: 1, anchor: name, text: title)),
        .heading(.init(level: 2, anchor: clause.id, text: clause.title, clause: clause)),
        .scenarios(.init(table: table, shape: .rows(ids))),
      ],
      clauses: [clause], scenarios: slugs.map { scenario($0, of: clause) })
  }

  /// Returns a book of the pages.
  static func book(_ pages: Page...) -> SpecBook {
    SpecBook(pages: pages, traceabilityMatrix: TraceabilityMatrix(), diagnostics: [])
  }

  /// Returns a report of one engine.
  static func report(
    _ name: String = "Toy", version: String = "1.0", language: String = "Swift",
    homepage: String? = nil, features: Set<Feature> = [], kinds: Set<ResponderKind>? = nil,
    lacks: Set<FeaturePart> = [], verdicts: [(String, Verdict)],
    choices: [String: [Choice]] = [:], expected: [String: ExpectedFailure] = [:]
  ) -> Report {
    let profile = EngineProfile(
      name: name, version: version, language: language, homepage: homepage, features: features,
      kinds: kinds, lacks: lacks)
    let entries = verdicts.map {
      ScenarioResult(
        id: $0.0, page: "Spec/hit.md", line: 5, verdict: $0.1,
        choices: choices[$0.0] ?? [], expected: expected[$0.0])
    }
    let tally = Tally(verdictsOf: entries)
    return Report(engines: [.init(profile: profile, results: entries, tally: tally)])
  }

  /// Returns a failure with one difference.
  static func failure(
    phrase: String = "the hit-test view is A", expected: String = "A", actual: String = "E"
  ) -> Verdict {
    .failed([
      Difference(
        step: 1, line: 5, phrase: .word(phrase), expected: .word(expected), actual: .word(actual))
    ])
  }
}
