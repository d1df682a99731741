/// The present ids of clauses and scenarios that were renamed.
package struct FormerIDs: Sendable {
  private let present: [String: String]

  /// Creates the table of pairs of a former and a present id; of equal former ids the first one counts.
  package init(_ pairs: some Sequence<(String, String)> = []) {
    present = Dictionary(firstOf: pairs)
  }

  /// Returns the present id of what had an id or a pattern of ids; nil if it was not renamed. Rows of
  /// a renamed clause keep their names.
  package func present(of former: String) -> String? {
    if let id = present[former] { return id }
    guard let slash = former.firstIndex(of: "/"), let clause = present[String(former[..<slash])]
    else {
      return nil
    }
    return clause + former[slash...]
  }
}

extension Report {
  /// Returns the report with the present ids of what was renamed since it was made.
  package func following(_ formerIDs: FormerIDs) -> Report {
    var report = self
    for engine in engines.indices {
      for result in engines[engine].results.indices {
        let id = engines[engine].results[result].id
        report.engines[engine].results[result].id = formerIDs.present(of: id) ?? id
      }
    }
    return report
  }
}
