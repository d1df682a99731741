import Conformance

extension Translation {
  /// How much of each page has been translated.
  package var tally: TranslationTally {
    let sections = Dictionary(grouping: sections, by: \.page)
    return TranslationTally(
      language: language,
      rows: pages.map { page in
        (sections[page.name] ?? []).reduce(into: TranslationTally.Row(page: page.name)) {
          switch $1.standing {
          case .current: $0.current += 1
          case .older: $0.older += 1
          case .missing: $0.missing += 1
          }
        }
      })
  }
}
