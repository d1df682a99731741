import Conformance

extension Translation {
  /// What is missing or older than its original: no mistake, but something to do.
  package var notes: [Diagnostic] {
    let pages = Dictionary(grouping: sections, by: \.page)
    let found = self.pages.flatMap { notes(of: $0, pages[$0.name] ?? []) }
    return found + strays.map(note)
  }

  private func notes(of page: Page, _ sections: [Section]) -> [Diagnostic] {
    guard let first = sections.first else { return [] }
    if sections.allSatisfy({ $0.standing == .missing }) {
      return [
        Diagnostic(
          SourceLocation(file: first.original.file, line: 1),
          "the page is not translated (\(language))",
          hint: "write \(file(of: page.name)), then \(Self.stamp) \(page.name)")
      ]
    }
    return sections.compactMap(note)
  }

  private func note(_ section: Section) -> Diagnostic? {
    let place = "\(section.translated?.file ?? ""):\(section.translated?.line ?? 0)"
    switch section.standing {
    case .current: return nil
    case .missing:
      return Diagnostic(
        section.original, "`\(section.name)` is not translated (\(language))",
        hint: "add it to \(file(of: section.page)), then \(Self.stamp) '\(section.name)'")
    case .older where section.recorded == nil:
      return Diagnostic(
        section.original, "`\(section.name)` was never compared with its translation at \(place)",
        hint: "compare the two, then \(Self.stamp) '\(section.name)'")
    case .older:
      let contradictions = section.contradictions.map { "; there \($0.summary)" }.joined()
      return Diagnostic(
        section.original,
        "`\(section.name)` is younger than its translation at \(place)\(contradictions)",
        hint: "bring the translation up to date, then \(Self.stamp) '\(section.name)'")
    }
  }

  private func note(_ stray: Stray) -> Diagnostic {
    Diagnostic(
      stray.location, "there is no section `\(stray.name)` any more", hint: "remove the line")
  }

  private func file(of page: String) -> String {
    record.dropLast(TranslationRecord.file.count) + "\(page).md"
  }

  private static let stamp = "conform translations --stamp"
}
