import Conformance
import Results

/// How up to date the translation of a section is.
package enum TranslationStatus: Hashable, Sendable, CaseIterable {
  /// There is no translation; the page shows the original's prose.
  case missing
  /// The original has changed since the translation was recorded, or it was never recorded.
  case outdated
  /// The translation was recorded for the original in its present form.
  case current
}

/// The pages in another language: translated prose with the tables of the originals.
package struct Translation: Sendable {
  /// A section of an original page: a heading with the blocks up to the next one.
  package struct Section: Sendable {
    /// The name of the page.
    package var page: String
    /// The anchor of the heading.
    package var anchor: String
    /// The location of the original heading.
    package var original: SourceLocation
    /// The location of the translated heading, if there is one.
    package var translated: SourceLocation?
    /// The digest of the original's prose.
    package var digest: String
    /// The digest that the translator has recorded, if any.
    package var recorded: String?
    /// Contradictions to an original that has changed since the translation was recorded.
    package var contradictions: [Diagnostic]

    /// The name in the record: `hit-testing#HIT-3`.
    package var name: String { "\(page)#\(anchor)" }

    /// How up to date the translation is.
    package var status: TranslationStatus {
      guard translated != nil else { return .missing }
      return recorded == digest ? .current : .outdated
    }
  }

  /// The language tag (BCP 47), such as `ko`, which is also the folder's name.
  package var language: String
  /// All pages in the order of the originals.
  package var pages: [Page]
  /// All sections of the originals, in the order of the pages.
  package var sections: [Section] = []
  /// The lines of the record that name no existing section.
  package var orphanedEntries: [TranslationRecord.Entry] = []
  /// The path of the record.
  package var record = ""
  /// The names of scenarios and faults; nil where there is no file of names.
  package var names: TranslatedNames?
}

extension Translation {
  /// The number of sections of each page by status.
  package var tally: TranslationTally {
    let sections = Dictionary(grouping: sections, by: \.page)
    let rows = pages.map { page in
      (sections[page.name] ?? []).reduce(into: TranslationTally.Row(page: page.name)) {
        switch $1.status {
        case .current: $0.current += 1
        case .outdated: $0.older += 1
        case .missing: $0.missing += 1
        }
      }
    }
    let named = names.map {
      TranslationTally.Row(page: TranslatedNames.file, current: $0.count, missing: $0.missing.count)
    }
    return TranslationTally(language: language, rows: rows + [named].compactMap(\.self))
  }

  /// Notes on missing and outdated sections, and on missing names, which are no mistakes.
  package var notes: [Diagnostic] {
    let pages = Dictionary(grouping: sections, by: \.page)
    let found = self.pages.flatMap { notes(of: $0, pages[$0.name] ?? []) }
    var keys: Set<Substring> = []
    let names = names?.missing.filter { keys.insert(TranslatedNames.key(of: $0)).inserted } ?? []
    return found + orphanedEntries.map(note) + names.map { note(missing: $0) }
  }

  private func notes(of page: Page, _ sections: [Section]) -> [Diagnostic] {
    guard let first = sections.first else { return [] }
    if sections.allSatisfy({ $0.status == .missing }) {
      return [
        Diagnostic(
          SourceLocation(file: first.original.file, line: 1),
          "the page is not translated (\(language))",
          hint: "write \(file("\(page.name).md")), then \(Self.stamp) \(page.name)")
      ]
    }
    return sections.compactMap(note)
  }

  private func note(missing name: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file(TranslatedNames.file), line: 1),
      "`\(name)` has no name (\(language))",
      hint: "add a line: \(TranslatedNames.key(of: name)) = …")
  }

  private func note(_ section: Section) -> Diagnostic? {
    let place = "\(section.translated?.file ?? ""):\(section.translated?.line ?? 0)"
    switch section.status {
    case .current: return nil
    case .missing:
      return Diagnostic(
        section.original, "`\(section.name)` is not translated (\(language))",
        hint: "add it to \(file("\(section.page).md")), then \(Self.stamp) '\(section.name)'")
    case .outdated where section.recorded == nil:
      return Diagnostic(
        section.original, "`\(section.name)` was never compared with its translation at \(place)",
        hint: "compare the two, then \(Self.stamp) '\(section.name)'")
    case .outdated:
      let contradictions = section.contradictions.map { "; there \($0.summary)" }.joined()
      return Diagnostic(
        section.original,
        "`\(section.name)` is younger than its translation at \(place)\(contradictions)",
        hint: "bring the translation up to date, then \(Self.stamp) '\(section.name)'")
    }
  }

  private func note(_ entry: TranslationRecord.Entry) -> Diagnostic {
    Diagnostic(
      entry.location, "there is no section `\(entry.name)` any more", hint: "remove the line")
  }

  private func file(_ name: String) -> String {
    record.dropLast(TranslationRecord.file.count) + name
  }

  private static let stamp = "conform translations --stamp"
}
