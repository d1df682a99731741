import Conformance
import Results

/// Pairs the headings of a translation with those of the original by their anchors.
struct SectionPairing {
  /// The index of the translated heading for each heading of the original, if there is one.
  private(set) var partners: [Int?]

  private let original: OriginalPage

  /// Pairs the headings, and reports those that have no partner.
  init(
    of headings: [TranslationSection], with original: OriginalPage, into log: inout DiagnosticLog
  ) {
    self.original = original
    let positions = Dictionary(
      firstOf: original.sections.enumerated().map { ($1.heading.anchor, $0) })
    partners = Array(repeating: nil, count: original.sections.count)
    var next = 0
    for (index, heading) in headings.enumerated() {
      guard let anchor = heading.anchor ?? title(of: heading) else {
        let likely = original.sections.dropFirst(next).first { $0.heading.clause == nil }
        let whole = "\(heading.text) {#\(likely?.heading.anchor ?? "…")}"
        log.report(
          "the heading `\(heading.text)` does not say which one of the original it translates",
          hint: Hint(
            "write the original's anchor behind it, for example `\(whole)`",
            replacing: heading.text, by: whole),
          line: heading.line)
        next += 1
        continue
      }
      guard let position = positions[anchor] else {
        reportUnknown(anchor, of: heading, into: &log)
        continue
      }
      if let earlier = partners[position] {
        log.report(
          "`\(anchor)` is translated already in line \(headings[earlier].line)",
          hint: "make the two sections one", line: heading.line)
        continue
      }
      partners[position] = index
      next = position + 1
    }
  }

  /// Returns the anchor of the original's title for the heading that is the title of a translation.
  private func title(of heading: TranslationSection) -> String? {
    guard heading.level == 1 else { return nil }
    return original.titleIndex.map { original.sections[$0].heading.anchor }
  }

  private func reportUnknown(
    _ anchor: String, of heading: TranslationSection, into log: inout DiagnosticLog
  ) {
    let isClause = heading.clause != nil
    let names = original.sections.map(\.heading).filter { ($0.clause != nil) == isClause }
      .map(\.anchor)
    let advice: Hint =
      isClause
      ? "remove the section, or move it to the page of the clause"
      : "the anchor is the original's heading in lower case, with hyphens"
    log.report(
      "the original has no \(isClause ? "clause \(anchor)" : "heading `#\(anchor)`")",
      hint: Spelling.hint(for: anchor, among: names) ?? advice, line: heading.line)
  }
}
