import Conformance
import Results

extension ReportComparison {
  /// Compares two reports. A scenario that only the older report contains is reported as removed only
  /// if the pages do not contain it either, because the newer run may not have selected it.
  package init(of new: Report, with old: Report, scenarios: [Scenario]) {
    let present = Set(scenarios.lazy.map(\.id.description))
    self.init(
      sections: new.engines.map { column in
        let before = old.engines.first { $0.profile.name == column.profile.name }
        return Section(
          engine: column.profile.name,
          changes: before.map { Self.changes(column, $0, present: present) })
      })
  }

  private static func changes(
    _ new: EngineResults, _ old: EngineResults, present: Set<String>
  ) -> [Change] {
    let before = Dictionary(
      old.results.lazy.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    let found = new.results.compactMap { entry in
      change(entry.id, before: before[entry.id], after: entry.verdict)
    }
    let removed = old.results.filter { !present.contains($0.id) }.compactMap { entry in
      change(entry.id, before: entry.verdict, after: nil)
    }
    return found + removed
  }

  private static func change(_ id: String, before: Verdict?, after: Verdict?) -> Change? {
    Change.Kind(before: before, after: after).map {
      Change(kind: $0, id: id, before: before, after: after)
    }
  }
}

extension ReportComparison.Change.Kind {
  /// Classifies the change of a verdict; nil if there is none.
  fileprivate init?(before: Verdict?, after: Verdict?) {
    switch (before, after) {
    case (nil, nil), (.passed, .passed): return nil
    case (nil, .some): self = .added
    case (.some, nil): self = .removed
    case (.some, .passed): self = .newlyPassing
    case (.passed, .failed), (.passed, .errored), (.skipped, .failed), (.skipped, .errored),
      (.departed, .failed), (.departed, .errored):
      self = .newlyFailing
    case (.passed, .departed), (.skipped, .departed): self = .newlyDeparting
    case (.passed, .skipped), (.failed, .skipped), (.departed, .skipped), (.errored, .skipped):
      self = .newlySkipped
    case (let before?, let after?):
      guard before.reason != after.reason else { return nil }
      self = .changedReason
    }
  }
}

extension Verdict {
  /// What the verdict says, without line numbers, which change with the page.
  fileprivate var reason: [String] {
    switch self {
    case .passed: []
    case .failed(let differences):
      ["failed"] + differences.flatMap { [$0.phrase, $0.expected, $0.actual] }
    case .departed(let differences):
      ["departed"] + differences.flatMap { [$0.phrase, $0.expected, $0.actual] }
    case .skipped(let reason, let url): ["skipped", reason, url ?? ""]
    case .errored(let message): ["errored", message]
    }
  }
}
