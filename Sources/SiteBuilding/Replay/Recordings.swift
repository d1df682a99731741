import Conformance
import Results

/// The traces of all engines, from reports that contain traces.
struct Recordings: Sendable {
  /// What one engine, by its index, did in one scenario, and the expectations that were not met.
  typealias Recording = (engine: Int, trace: Trace, differences: [Difference])

  /// The names of all engines, with their versions.
  let engines: [String]
  /// The questions of hit-testing that each engine never reports in any trace.
  let unreported: [[Message]]
  private var recordings: [String: [Recording]] = [:]

  init(_ reports: [Report]) {
    let columns = reports.flatMap(\.engines)
    engines = columns.map { "\($0.profile.name) \($0.profile.version)" }
    recordings.reserveCapacity(columns.map(\.results.count).max() ?? 0)
    unreported = columns.map { column in
      let calls = column.results.lazy.compactMap(\.trace).flatMap(\.records).flatMap(\.calls)
      return [.pointInside, .hitTest].filter { question in
        !calls.contains { $0.message == question }
      }
    }
    for (engine, column) in columns.enumerated() {
      for entry in column.results {
        guard let trace = entry.trace else { continue }
        recordings[entry.id, default: []].append((engine, trace, entry.verdict.differences))
      }
    }
  }

  /// Returns whether any engine has a trace of a scenario.
  func contains(_ id: String) -> Bool { recordings[id] != nil }

  /// Returns the traces of a scenario, in the order of the engines.
  func recordings(of scenario: Scenario) -> [Recording] {
    let found = recordings[scenario.id.description] ?? []
    // A report of other pages may contain another script under the same name.
    return found.filter { $0.trace.records.count == scenario.script.steps.count }
  }
}

extension Script.Step {
  /// Returns the answer in a record, or nil if the step is no question.
  func answer(in record: Trace.Record) -> Sentence? {
    guard kind == .ask else { return nil }
    return record.answer?.sentence(to: self) ?? "no answer"
  }
}
