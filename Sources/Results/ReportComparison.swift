import Conformance

/// The changes of a report since an older one.
package struct ReportComparison: Hashable, Sendable {
  /// One section for each engine of the newer report.
  package var sections: [Section]

  /// The changes of one engine.
  package struct Section: Hashable, Sendable {
    /// The engine's name.
    package var engine: String
    /// The changes; nil if the older report does not contain the engine.
    package var changes: [Change]?
  }

  /// A scenario whose verdict has changed.
  package struct Change: Hashable, Sendable {
    /// The kind of change.
    package var kind: Kind
    /// The scenario's id.
    package var id: String
    /// The verdict in the older report, if any.
    package var before: Verdict?
    /// The verdict in the newer report, if any.
    package var after: Verdict?

    /// The kinds of changes, the most important first.
    package enum Kind: Hashable, Sendable, CaseIterable {
      /// The scenario fails or errors, and did not before.
      case newlyFailing
      /// The scenario deviates from a SHOULD, and passed or was skipped before.
      case newlyDeviating
      /// The scenario is skipped, and was not before.
      case newlySkipped
      /// The scenario passes, and did not before.
      case newlyPassing
      /// It did not pass before either, but its verdict or the reason is another.
      case changedReason
      /// The older report does not contain the scenario.
      case added
      /// The pages no longer contain the scenario.
      case removed
    }
  }
}

extension ReportComparison {
  /// Compares two reports. A scenario that only the older report contains is reported as removed only
  /// if the pages do not contain it either, because the newer run may not have selected it.
  package init(of new: Report, with old: Report, scenarios: [Scenario]) {
    let present = Set(scenarios.lazy.map { $0.id.description })
    sections = new.engines.map { engine in
      let name = engine.profile.name
      guard let older = old.engines.first(where: { $0.profile.name == name }) else {
        return Section(engine: name, changes: nil)
      }
      let before = Dictionary(firstOf: older.results.lazy.map { ($0.id, $0.verdict) })
      let changed = engine.results.compactMap { result in
        Change(result.id, before: before[result.id], after: result.verdict)
      }
      let removed = older.results.lazy.filter { !present.contains($0.id) }.compactMap { result in
        Change(result.id, before: result.verdict, after: nil)
      }
      return Section(engine: name, changes: changed + removed)
    }
  }
}

extension ReportComparison.Change {
  /// Classifies the change of a verdict; nil if there is none.
  fileprivate init?(_ id: String, before: Verdict?, after: Verdict?) {
    let kind: Kind
    switch (before, after) {
    case (nil, nil), (.passed, .passed): return nil
    case (nil, .some): kind = .added
    case (.some, nil): kind = .removed
    case (.some, .passed): kind = .newlyPassing
    case (let before?, let after?) where after.isFailure && !before.isFailure:
      kind = .newlyFailing
    case (let before?, .deviated) where !before.isUnsuccessful: kind = .newlyDeviating
    case (let before?, .skipped) where before.isJudgement: kind = .newlySkipped
    case (let before?, let after?):
      guard before.reason != after.reason else { return nil }
      kind = .changedReason
    }
    self.init(kind: kind, id: id, before: before, after: after)
  }
}

extension Verdict {
  /// What the verdict says, without line numbers, which change with the page.
  fileprivate var reason: [String] {
    switch self {
    case .passed: []
    case .failed(let differences), .deviated(let differences):
      ["\(name)"] + differences.flatMap { [$0.phrase, $0.expected, $0.actual].map(\.description) }
    case .skipped(let reason, let url): ["skipped", reason.description, url ?? ""]
    case .errored(let message): ["errored", message]
    }
  }
}
