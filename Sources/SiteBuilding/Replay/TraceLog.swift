import Conformance
import Results

/// The steps of a scenario in words, each with what the engines did at it.
struct TraceLog: Sendable {
  /// One step.
  struct Entry: Sendable {
    /// The step as pages write it.
    var words: String
    /// What the engines did. Engines that did the same share an observation.
    var observations: [Observation]
  }

  /// What some engines did at one step.
  struct Observation: Sendable {
    /// The indices of the engines.
    var engines: [Int]
    /// The calls, or the answer.
    var record: Trace.Record
    /// The answer in words, if the step is a question.
    var answer: String?
    /// The expectations that were not met.
    var differences: [Difference]
  }

  /// The steps, in order.
  let entries: [Entry]

  init(_ scenario: Scenario, _ recordings: [Recordings.Recording]) {
    let differences = recordings.map { Dictionary(grouping: $0.differences, by: \.step) }
    entries = scenario.script.steps.enumerated().map { number, step in
      var observations: [Observation] = []
      for (recording, differences) in zip(recordings, differences) {
        let record = recording.trace.records[number]
        let differences = differences[number] ?? []
        if let same = observations.firstIndex(where: {
          $0.record == record && $0.differences == differences
        }) {
          observations[same].engines.append(recording.engine)
        } else {
          observations.append(
            Observation(
              engines: [recording.engine], record: record, answer: step.words(of: record),
              differences: differences))
        }
      }
      return Entry(words: step.words, observations: observations)
    }
  }
}

extension Script.Step {
  /// Returns the answer in a record in words, or nil if the step is no question.
  func words(of record: Trace.Record) -> String? {
    guard kind == .ask else { return nil }
    return record.answer?.words(to: self) ?? "no answer"
  }
}

extension Trace.Record {
  /// The calls, divided into runs with the same message and fingers.
  var groups: [ArraySlice<Trace.Call>] {
    var groups: [ArraySlice<Trace.Call>] = []
    var rest = calls[...]
    while let first = rest.first {
      let group = rest.prefix { $0.message == first.message && $0.fingers == first.fingers }
      groups.append(group)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }
}

/// The traces of all engines, from reports that contain traces.
struct Recordings: Sendable {
  /// What one engine did in one scenario.
  struct Recording: Sendable {
    /// The index of the engine.
    var engine: Int
    /// The trace.
    var trace: Trace
    /// The expectations that were not met.
    var differences: [Difference]
  }

  /// The names of all engines, with their versions.
  let engines: [String]
  /// The questions of hit-testing that each engine never reports in any trace.
  let unreported: [[Message]]
  private var recordings: [String: [Recording]] = [:]

  /// Collects the traces of all scenarios, or of those with the given ids.
  init(_ reports: [Report], of scenarios: Set<String>? = nil) {
    let columns = reports.flatMap(\.engines)
    engines = columns.map { "\($0.profile.name) \($0.profile.version)" }
    if scenarios == nil { recordings.reserveCapacity(columns.map(\.results.count).max() ?? 0) }
    let questions: [Message] = [.pointInside, .hitTest]
    unreported = columns.map { column in
      questions.filter { question in
        !column.results.contains { entry in
          entry.trace?.records.contains { record in
            record.calls.contains { $0.message == question }
          } == true
        }
      }
    }
    for (engine, column) in columns.enumerated() {
      for entry in column.results {
        guard let trace = entry.trace, scenarios?.contains(entry.id) != false else { continue }
        recordings[entry.id, default: []].append(
          Recording(engine: engine, trace: trace, differences: entry.verdict.differences))
      }
    }
  }

  /// Returns the traces of a scenario, in the order of the engines.
  func recordings(of scenario: Scenario) -> [Recording] {
    let found = recordings[scenario.id.description] ?? []
    // A report of other pages may contain another script under the same name.
    return found.filter { $0.trace.records.count == scenario.script.steps.count }
  }
}
