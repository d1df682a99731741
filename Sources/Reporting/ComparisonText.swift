import Conformance
import Results

/// The text of `--compare`: the changes since an older report.
package enum ComparisonText {
  /// Returns a section for each engine; `file` is the older report.
  package static func text(_ comparison: ReportComparison, file: String) -> TerminalText {
    comparison.sections.map { text($0, file: file) }.joined()
  }

  private static func text(_ section: ReportComparison.Section, file: String) -> TerminalText {
    let heading: TerminalText = "\(section.engine, upTo: Limits.shownName) compared with \(file):"
    guard let changes = section.changes else { return "\(heading) the engine is new there\n" }
    guard !changes.isEmpty else { return "\(heading) nothing changed\n" }
    var text: TerminalText = "\(heading)\n"
    for kind in ReportComparison.Change.Kind.allCases {
      let group = changes.filter { $0.kind == kind }
      guard !group.isEmpty else { continue }
      text += "  \(group.count) \(kind.words)\n"
      for change in group.prefix(Limits.shownChanges) { text += "    \(change.words)\n" }
      let rest = group.count - Limits.shownChanges
      if rest > 0 { text += "    and \(rest) more, which the reports hold\n" }
    }
    return text
  }
}

extension ReportComparison.Change.Kind {
  fileprivate var words: String {
    switch self {
    case .newlyFailing: "newly failing"
    case .newlyDeviating: "newly deviating from a SHOULD"
    case .newlySkipped: "newly skipped"
    case .newlyPassing: "newly passing"
    case .changedReason: "changed in their reason"
    case .added: "added"
    case .removed: "removed"
    }
  }
}

extension Verdict.Name {
  /// What the scenario was in an older report.
  fileprivate var state: String {
    switch self {
    case .passed: "passing"
    case .failed: "failing"
    case .deviated: "deviating"
    case .skipped: "skipped"
    case .errored: "in error"
    }
  }
}

extension ReportComparison.Change {
  /// The id with the reason: `HIT-9/branch  the hit-test view is C: expected C, actual A`.
  fileprivate var words: TerminalText {
    switch (kind, before, after) {
    case (.newlyFailing, _, let after?), (.newlyDeviating, _, let after?),
      (.newlySkipped, _, let after?):
      return "\(id)  \(after.reason)"
    case (.changedReason, let before?, let after?):
      return "\(id)  \(after.reason)\n      before: \(before.reason)"
    case (.newlyPassing, let before?, _):
      return "\(id)  was \(before.name.state): \(before.reason)"
    case (.added, _, let verdict?), (.removed, let verdict?, _):
      return "\(id)  \(verdict.name.rawValue)"
    default: return "\(id)"
    }
  }
}
