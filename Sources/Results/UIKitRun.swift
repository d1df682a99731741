import Conformance

/// The answers of UIKit to the scenarios, kept as evidence: one file of `Spec/evidence` for each
/// system.
///
/// Scenarios that UIKit skipped, or whose run errored, are not in it.
package struct UIKitRun: Hashable, Sendable {
  /// The value of the field `format`.
  package static let format = "conform-evidence"
  /// The version of the format.
  package static let version = 1
  /// The ending of the files.
  package static let ending = ".json"
  private static let engineName = "UIKit"

  /// The engine that was asked.
  package var engine: EngineProfile
  /// What it did, in the order of the pages.
  package var rows: [Row]

  package init(engine: EngineProfile, rows: [Row]) {
    self.engine = engine
    self.rows = rows
  }

  /// Returns whether an engine of that name is UIKit: `UIKit`, also where the name continues after the
  /// word, as in `UIKit, on a device`.
  package static func isUIKit(_ name: String) -> Bool {
    guard name.unicodeScalars.starts(with: engineName.unicodeScalars) else { return false }
    let next = name.unicodeScalars.dropFirst(engineName.unicodeScalars.count).first
    return next.map { " ,;:(/".unicodeScalars.contains($0) } ?? true
  }

  /// The system, its build and how touches went in, such as `iOS 26.1 (23B86) by digitizer events`:
  /// the version of the engine.
  package var system: String { engine.version }

  /// One scenario.
  package struct Row: Hashable, Sendable {
    /// The scenario's id.
    package var id: String
    /// The digest of the scenario that was asked, as `Scenario.digest` computes it.
    package var digest: String
    /// What UIKit did otherwise than the page says; empty where it did as the page says.
    package var differences: [Difference] = []
    /// What UIKit chose where the clause says MAY.
    package var choices: [Choice] = []
    /// What it observed, by step; empty unless the report had it.
    package var records: [Trace.Record] = []
  }
}

extension UIKitRun {
  /// Keeps of a report what is evidence: what was judged, and of scenarios that are known.
  package init(_ results: EngineResults, of scenarios: [Scenario]) {
    let digests = scenarios.reduce(into: [:]) { $0[$1.id.description] = $1.digest }
    let rows = results.results.compactMap { result -> Row? in
      guard let digest = digests[result.id], ![.skipped, .errored].contains(result.verdict.name)
      else { return nil }
      return Row(
        id: result.id, digest: digest, differences: result.verdict.differences,
        choices: result.choices, records: result.trace?.records ?? [])
    }
    self.init(engine: results.profile, rows: rows)
  }

  /// Removes rows by their ids, and returns how many.
  package mutating func removeRows(where isLeftOut: (String) -> Bool) -> Int {
    let count = rows.count
    rows.removeAll { isLeftOut($0.id) }
    return count - rows.count
  }

  /// Adds the rows of an older run, except those that this one has.
  package func adding(_ older: UIKitRun, inOrderOf scenarios: [Scenario]) -> UIKitRun {
    var rows = older.rows.reduce(into: [:]) { $0[$1.id] = $1 }
    for row in self.rows { rows[row.id] = row }
    var run = self
    run.rows = scenarios.compactMap { rows[$0.id.description] }
    return run
  }
}

extension Scenario {
  /// The digest of the stage, the steps and the expectations: changes when the scenario changes.
  package var digest: String {
    var digester = ScenarioDigester()
    return digester.digest(of: self)
  }

  /// The digest of several scenarios, by which a report says which pages it is of.
  package static func digest(of scenarios: [Scenario]) -> String {
    var digester = ScenarioDigester()
    var all = ContentDigest()
    for scenario in scenarios {
      all.add(Array("\(scenario.id) \(digester.digest(of: scenario))\n".utf8))
    }
    return all.digits
  }
}

/// Computes the digests of scenarios, and that of a stage once for neighbours that share it.
///
///     [row,row,row                          of the stage
///                 ,step,step,0,"phrase"]    of the scenario
private struct ScenarioDigester {
  private var stage: Stage?
  /// The digest of the rows of the stage, without the bracket that ends the list.
  private var rows = ContentDigest()

  mutating func digest(of scenario: Scenario) -> String {
    let stage = scenario.script.stage
    if stage != self.stage {
      self.stage = stage
      var json = JSONWriter()
      json.list { json in stage.responders.forEach { $0.write(to: &json) } }
      rows = ContentDigest(of: json.bytes.dropLast())
    }
    var json = JSONWriter()
    json.list { json in
      for step in scenario.script.steps { step.write(to: &json) }
      for expectation in scenario.expectations {
        json.value(Double(expectation.step))
        json.value(expectation.phrase.description)
      }
    }
    var digest = rows
    let rest = Array(json.bytes.dropFirst())
    if !stage.responders.isEmpty, rest.count > 1 { digest.add(UInt8(ascii: ",")) }
    digest.add(rest)
    return digest.digits
  }
}

extension UIKitRun: WireObject {
  package static var fieldKind: FieldKind { .object("evidence") }
  package static var placeholder: UIKitRun { UIKitRun(engine: .placeholder, rows: []) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.constant("format", .text(Self.format))
    try fields.constant("version", .number(Double(Self.version)))
    try fields.field("engine", &engine)
    try fields.field("rows", &rows)
  }

  /// The file: one row on a line, so that changes of it can be read.
  package var bytes: [UInt8] {
    var head = JSONWriter()
    UIKitRun(engine: engine, rows: []).write(to: &head)
    // The list of rows stands last.
    var bytes = Array(head.bytes.dropLast(2))
    for (index, row) in rows.enumerated() {
      var line = JSONWriter()
      row.write(to: &line)
      bytes += Array((index == 0 ? "\n" : ",\n").utf8) + line.bytes
    }
    return bytes + Array("\n]}\n".utf8)
  }
}

extension UIKitRun.Row: WireObject {
  package static var fieldKind: FieldKind { .object("row") }
  package static var placeholder: Self { Self(id: "", digest: "") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try ScenarioID.code(&id, &fields)
    try fields.field("digest", &digest, as: .visibleText)
    try fields.list("differences", &differences)
    try fields.list("choices", &choices)
    try fields.list("records", &records)
  }
}

/// What the kept runs of UIKit say about a clause, on one system.
package struct UIKitSummary: Hashable, Sendable {
  /// The system and its build, such as `iOS 26.1 (23B86)`.
  package var system: String
  /// The ids of the scenarios that UIKit did as the page says.
  package var matching: [String] = []
  /// The ids of those that it did otherwise.
  package var differing: [String] = []
  /// The ids of those that were changed since they were asked.
  package var changed: [String] = []
  /// The ids of those that were not asked.
  package var unasked: [String] = []

  package init(system: String) { self.system = system }

  /// The standing of scenarios in a run.
  package init(of scenarios: [Scenario], in run: UIKitRun, rows: [String: UIKitRun.Row]) {
    self.init(system: run.system)
    for scenario in scenarios {
      let id = scenario.id.description
      switch rows[id] {
      case nil: unasked.append(id)
      case let row? where row.digest != scenario.digest: changed.append(id)
      case let row? where row.differences.isEmpty: matching.append(id)
      default: differing.append(id)
      }
    }
  }

  /// Adds the scenarios of another clause.
  package mutating func add(_ other: UIKitSummary) {
    matching += other.matching
    differing += other.differing
    changed += other.changed
    unasked += other.unasked
  }

  /// Whether UIKit was asked any of the scenarios as they are now.
  package var isAsked: Bool { !matching.isEmpty || !differing.isEmpty }
  /// All scenarios.
  package var total: Int { matching.count + differing.count + changed.count + unasked.count }
}
