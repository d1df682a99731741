import Conformance

/// The results of a run: every engine's result for every scenario.
///
/// Contains no time, duration or absolute path, so that the same input gives the same bytes.
package struct Report: Hashable, Sendable {
  /// The version of the report format.
  package static let currentVersion = 4

  /// The results of each engine, in the order of the command line.
  package var engines: [EngineResults]
  /// The shard that was run; nil for a whole run.
  package var shard: Shard?
  /// The digest of all scenarios of the pages, as `Scenario.digest(of:)` computes it; nil in reports
  /// of older versions, and where reports of different pages were joined.
  package var pages: String?
  /// The number of engines that were not started, because of an error or an interruption.
  package var enginesNotAsked: Int

  package init(engines: [EngineResults], shard: Shard? = nil, enginesNotAsked: Int = 0) {
    self.engines = engines
    self.shard = shard
    self.enginesNotAsked = enginesNotAsked
  }

  /// Whether every planned scenario was run on every engine.
  package var isComplete: Bool {
    enginesNotAsked == 0 && engines.allSatisfy { $0.tally[.notRun] == 0 }
  }

  /// Returns the report with the findings of each engine, and with the faults that explain them.
  package func analyzed(by faults: @autoclosure () -> [Fault] = []) -> Report {
    var report = self
    report.engines = engines.map { $0.analyzed(by: faults()) }
    return report
  }

  /// Whether the trace of any result was kept.
  package var hasTraces: Bool {
    engines.contains { $0.results.contains { $0.trace != nil } }
  }

  /// The report without traces.
  package var withoutTraces: Report {
    var report = self
    for engine in report.engines.indices {
      for result in report.engines[engine].results.indices {
        report.engines[engine].results[result].trace = nil
      }
      for result in report.engines[engine].asked.indices {
        report.engines[engine].asked[result].trace = nil
      }
    }
    return report
  }
}

/// One engine's results.
package struct EngineResults: Hashable, Sendable {
  /// The engine's profile.
  package var profile: EngineProfile
  /// One result for each scenario that was run, in the order of the pages.
  package var results: [ScenarioResult]
  /// The counts, from which readers detect missing results.
  package var tally: Tally
  /// The results of scenarios that the run did not select, by which causes are judged too; they are in
  /// no count.
  package var asked: [ScenarioResult] = []
  /// What the results that did not pass have in common; empty unless `analyzed(by:)` found any.
  package internal(set) var findings: [Finding] = []
  /// The faults that explain what did not pass; nil unless `analyzed(by:)` found any.
  package internal(set) var diagnosis: Diagnosis?

  package init(profile: EngineProfile, results: [ScenarioResult], tally: Tally) {
    self.profile = profile
    self.results = results
    self.tally = tally
  }

  /// Returns the results with those of scenarios that were asked again; a scenario that deviated one
  /// time only is flaky, and has the verdict of that time. One that deviates from a SHOULD and another
  /// time fails, or errs, counts as failing.
  package func mergingReruns(of again: EngineResults) -> EngineResults {
    let others = Dictionary(firstOf: again.results.map { ($0.id, $0) })
    var engine = self
    engine.results = results.map { first in
      guard let other = others[first.id], first.otherVerdict == nil else { return first }
      guard first.verdict.isUnsuccessful != other.verdict.isUnsuccessful else {
        return other.isFailure && !first.isFailure ? other : first
      }
      var (deviation, end) = first.verdict.isUnsuccessful ? (first, other) : (other, first)
      deviation.otherVerdict = end.verdict.name
      return deviation
    }
    engine.tally = Tally(verdictsOf: engine.results, notRun: tally[.notRun])
    return engine
  }

  /// Returns the results with their findings, and with those faults that explain what did not pass;
  /// `faults` is evaluated only if something did not.
  package func analyzed(by faults: @autoclosure () -> [Fault] = []) -> EngineResults {
    guard tally.unsuccessful > 0 else { return self }
    var engine = self
    engine.diagnosis = Diagnosis(of: results, besides: asked, by: faults())
    engine.findings = Finding.findings(in: results, by: engine.diagnosis)
    return engine
  }

  /// Returns the results with other expected failures, and with the findings that follow from them.
  package func expecting(_ expected: (_ id: String) -> ExpectedFailure?) -> EngineResults {
    var engine = self
    var isSame = true
    for index in results.indices where results[index].verdict.isJudgement {
      let failure = expected(results[index].id)
      if failure != results[index].expected {
        engine.results[index].expected = failure
        isSame = false
      }
    }
    if !isSame { engine.findings = Finding.findings(in: engine.results, by: diagnosis) }
    return engine
  }
}

/// One of several parts of a run, each for a different machine.
///
/// Scenarios are distributed round-robin, because neighbours are often equally slow.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// `2/3`.
  package var description: String { "\(number)/\(count)" }

  /// Returns the elements that belong to the shard.
  package func part<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}

extension Shard {
  /// Creates a part; nil unless `number` is between 1 and `count`.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.init(number: number, count: count)
  }
}
