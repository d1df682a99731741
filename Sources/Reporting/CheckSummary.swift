import Conformance

/// What a check of the pages says where it found no mistake.
package enum CheckSummary {
  /// `2 pages, 41 clauses, 143 scenarios: no mistakes`.
  package static func text(pages: Int, clauses: Int, scenarios: Int) -> String {
    let counts = [
      Noun.counted(pages, "page"), Noun.counted(clauses, "clause"),
      Noun.counted(scenarios, "scenario"),
    ]
    return "\(counts.joined(separator: ", ")): no mistakes\n"
  }
}
