import Conformance
import Foundation
import Results

@testable import Reporting

/// Distinguishes the type from the one of the testing library.
typealias Expectation = Results.Expectation

extension EngineProfile {
  /// The profile of the engine of the samples.
  static let sample = EngineProfile(
    name: "Responders", version: "1.0", language: "Swift", homepage: "https://example.org/",
    features: [.touches, .hitTesting])
}

extension Clause {
  /// Returns a clause of a page.
  static func sample(_ id: String, _ title: String, page: String, level: Level = .must) -> Clause {
    Clause(
      id: id, title: title, page: page, location: SourceLocation(file: page, line: 40),
      level: level, features: [.hitTesting], confidence: .documented, statements: ["S32"],
      untestedReason: nil)
  }

  static let hidden = Clause.sample(
    "HIT-4", "A hidden view is skipped", page: "Spec/hit-testing.md")
  static let visits = Clause.sample(
    "TOUCH-1", "A touch visits the chain", page: "Spec/touches.md", level: .should)
}

extension Scenario {
  /// Returns a scenario that hides C, touches 200 200, and asks for the hit-test view.
  static func sample(
    _ slug: String, _ clause: Clause, line: Int = 52,
    steps: [Script.Step] = [
      .set("hidden", of: "C", to: true),
      .stimulate("touchBegins", ["at": .point(Point(x: 200, y: 200))]),
      .ask("hitTestView"),
    ]
  ) -> Scenario {
    Scenario(
      id: ScenarioID(clause: clause.id, slug: slug), clause: clause,
      location: SourceLocation(file: clause.page, line: line), features: [.hitTesting],
      script: Script(stage: Stage([]), steps: steps), expectations: [])
  }
}

extension Difference {
  /// Returns a difference in the hit-test view.
  static func sample(
    step: Int = 2, line: Int = 52, phrase: Sentence = "the hit-test view is A",
    expected: Sentence = "A", actual: Sentence = "window", mismatch: Mismatch? = nil
  ) -> Difference {
    Difference(
      step: step, line: line, phrase: phrase, expected: expected, actual: actual,
      mismatch: mismatch)
  }
}

extension Trace {
  /// Returns the trace of the sample's steps with a hit-test view.
  static func sample(_ view: String = "window") -> Trace {
    Trace([
      Record(),
      Record(calls: [
        Call("window", .pointInside), Call("A", .pointInside), Call("window", .touchesBegan),
      ]),
      Record(answer: .responder(view)),
    ])
  }
}

/// Returns all text that a console reporter writes.
func consoleText(
  _ events: [RunEvent], look: ConsoleReporter.Look = .plain,
  detail: ConsoleReporter.Detail = .findings, missing: [String: Set<Claim>] = [:]
) -> String {
  consoleWrites(events, look: look, detail: detail, missing: missing).joined()
}

/// Returns the text of each write of a console reporter; skipped scenarios lack the claims.
func consoleWrites(
  _ events: [RunEvent], look: ConsoleReporter.Look = .plain,
  detail: ConsoleReporter.Detail = .findings, missing: [String: Set<Claim>] = [:]
) -> [String] {
  var writes: [String] = []
  var reporter = ConsoleReporter(
    look: look, rerun: RerunCommand(["swift", "run", "conform", "--engine", "local"]),
    detail: detail,
    missingClaims: { scenario, _ in missing[scenario.id.description] ?? [] },
    write: { writes.append($0.output) })
  for event in events { reporter.handle(event) }
  return writes
}

/// Returns the events of a run with the results.
func run(_ ended: [Ended], planned: Int? = nil, faults: [Fault] = []) -> [RunEvent] {
  let planned = planned ?? ended.count
  let entries = ended.map(\.result)
  let results = EngineResults(
    profile: .sample, results: entries,
    tally: Tally(verdictsOf: entries, notRun: planned - ended.count))
  return [.started(.sample, scenarios: planned)] + ended.map(RunEvent.ended)
    + [.finished(results.analyzed(by: faults))]
}

/// A scenario with its result.
typealias Ended = (scenario: Scenario, result: ScenarioResult)

/// Returns a scenario with its result.
func ended(_ scenario: Scenario, _ verdict: Verdict, trace: Trace? = nil) -> Ended {
  (scenario, ScenarioResult(of: scenario, verdict, trace: trace))
}

extension Report {
  /// Returns a report of one engine with the verdicts, on two pages.
  static func sample(
    _ verdicts: [Verdict], notRun: Int = 0, profile: EngineProfile = .sample
  ) -> Report {
    let entries = verdicts.enumerated().map { index, verdict in
      index < 2
        ? ScenarioResult(
          id: "HIT-4/\(index)", page: "Spec/hit.md", line: 52 + index, verdict: verdict)
        : ScenarioResult(id: "TOUCH-1/\(index)", page: "Spec/touch.md", line: 7, verdict: verdict)
    }
    let tally = Tally(verdictsOf: entries, notRun: notRun)
    return Report(engines: [EngineResults(profile: profile, results: entries, tally: tally)])
  }

  /// A report with a verdict of each kind and two scenarios that were not run.
  static var ofEachKind: Report {
    var report = Report.sample(
      [
        .passed,
        .failed([
          .sample(), .sample(step: 3, line: 54, phrase: "A gets <b> & \"c\"", actual: "B, C: 50%"),
        ]),
        .skipped(reason: "no # touches", url: "https://example.org/7"),
        .errored(message: "broke\n\u{1B}[2J ]]> \u{FFFE}é"),
        .deviated([.sample(line: 60, actual: "D")]),
      ], notRun: 2)
    report.engines[0].results[0].choices = [
      Choice(line: 9, phrase: "the hit-test view is A or B", taken: "B", isNamed: true)
    ]
    return report
  }
}

/// Returns a report in a format as text.
func text(_ report: Report, as format: ReportFormat) -> String {
  String(decoding: format.encode(report), as: UTF8.self)
}

/// Returns the text of a file in the folder `Fixtures`.
func fixture(_ name: String) throws -> String {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
}
