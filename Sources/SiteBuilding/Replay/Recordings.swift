import Conformance

/// What engines did in scenarios, where their reports keep it.
struct Recordings: Sendable {
  /// What one engine did in one scenario.
  struct Recording: Sendable {
    /// The position of the engine among all.
    var engine: Int
    /// What it did.
    var trace: Trace
    /// What differed from the page, if anything.
    var differences: [Difference]
  }

  /// The names of all engines.
  let engines: [String]
  private var recordings: [String: [Recording]] = [:]

  /// Takes what reports keep of all scenarios, or of some.
  init(_ reports: [Report], of scenarios: Set<String>? = nil) {
    let columns = reports.flatMap(\.engines)
    engines = columns.map { "\($0.profile.name) \($0.profile.version)" }
    if scenarios == nil { recordings.reserveCapacity(columns.map(\.results.count).max() ?? 0) }
    for (engine, column) in columns.enumerated() {
      for entry in column.results {
        guard let trace = entry.trace, scenarios?.contains(entry.id) != false else { continue }
        recordings[entry.id, default: []].append(
          Recording(engine: engine, trace: trace, differences: entry.verdict.differences))
      }
    }
  }

  /// What was kept of a scenario, in the order of the engines.
  func recordings(of scenario: Scenario) -> [Recording] {
    let found = recordings[scenario.id.description] ?? []
    // A report of other pages may tell of another script under the same name.
    return found.filter { $0.trace.records.count == scenario.script.steps.count }
  }
}
