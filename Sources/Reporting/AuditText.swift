import Conformance
import Results

/// What claiming more would add for an engine, as `--audit` prints it.
package enum AuditText {
  /// The number of characters of a claim's partners on a line.
  private static let partnersWidth = 60

  /// Returns a table with a line for each claim, or a line that says why there is none.
  package static func text(
    _ additions: [ClaimAddition], of profile: EngineProfile
  ) -> TerminalText {
    let head: TerminalText =
      "audit  what claiming more would add · \(profile.name, upTo: Limits.shownName)\n"
    guard !additions.isEmpty else {
      return head + "  nothing: no scenario was skipped for an undeclared feature, kind or part\n"
    }
    let rows: [[TerminalText]] =
      [["claim", "scenarios", "pass", "alone", "pass", "the others need also"]]
      + additions.map(cells)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return head
      + rows.map { row in
        let cells = row.indices.map { index in
          switch index {
          case 0: row[index].padded(to: widths[index])
          case row.count - 1: row[index]
          default: row[index].alignedRight(in: widths[index])
          }
        }
        return "  " + cells.filter { !$0.isEmpty }.joined(separator: "  ") + "\n"
      }.joined()
  }

  /// Returns the line for a run that stopped early, after which nothing more is asked.
  package static func stopped(_ profile: EngineProfile) -> TerminalText {
    "audit  not done: the run of \(profile.name, upTo: Limits.shownName) stopped early\n"
  }

  private static func cells(_ addition: ClaimAddition) -> [TerminalText] {
    let (needing, alone) = (addition.needing, addition.alone)
    return [
      "\(addition.claim.word)", "\(needing.scenarios)", "\(needing.passed)", "\(alone.scenarios)",
      alone.scenarios == 0 ? "-" : "\(alone.passed)", partners(addition.partners),
    ]
  }

  /// Returns `actions (12), controls (3)`, as far as there is room.
  private static func partners(_ partners: [ClaimAddition.Partners]) -> TerminalText {
    var text = ""
    for (index, partner) in partners.enumerated() {
      let words = partner.claims.map(\.word).joined(separator: " + ")
      let next = "\(words) (\(partner.scenarios))"
      guard index == 0 || text.count + next.count <= partnersWidth else {
        let rest = partners[index...].map(\.scenarios).reduce(0, +)
        return "\(text), others (\(rest))"
      }
      text += text.isEmpty ? next : ", \(next)"
    }
    return "\(text)"
  }
}
