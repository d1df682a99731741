import Conformance

/// Reads the pages of one language.
struct TranslationReader: Sendable {
  /// The tag of the language.
  let language: String
  /// The path of its folder.
  let folder: String
  /// The pages that are translated.
  let originals: [OriginalPage]
  /// Which originals the translation was made from.
  let record: TranslationRecord
  /// Whether to make HTML too.
  let rendering: SpecReader.Rendering

  /// The path of a translated page.
  func file(of page: String) -> String { "\(folder)/\(page).md" }

  /// The terms of the glossary in this language, each with its place on the original.
  func glossary(_ bytes: [UInt8]?) -> Glossary {
    guard rendering == .html, let bytes,
      let original = originals.first(where: { $0.page.name == Glossary.page })
    else { return Glossary() }
    return Glossary(read(bytes, of: original, rendering: .none).page)
  }

  /// Reads one page; where there is none, it is the original with every section missing.
  func read(
    _ bytes: [UInt8]?, of original: OriginalPage, glossary: Glossary
  ) -> TranslationPageReader.Reading {
    guard let bytes else {
      return TranslationPageReader.Reading(untranslated: original, recorded: recorded(original))
    }
    // The glossary explains its words itself.
    let isGlossary = original.page.name == Glossary.page
    return read(
      bytes, of: original, rendering: rendering, glossary: isGlossary ? Glossary() : glossary)
  }

  private func read(
    _ bytes: [UInt8], of original: OriginalPage, rendering: SpecReader.Rendering,
    glossary: Glossary = Glossary()
  ) -> TranslationPageReader.Reading {
    var reader = TranslationPageReader(
      bytes, of: original, file: file(of: original.page.name), recorded: recorded(original),
      rendering: rendering, glossary: glossary)
    return reader.read()
  }

  /// The digest on record for each section of a page.
  private func recorded(_ original: OriginalPage) -> [String?] {
    original.sections.map { record.digest(of: "\(original.page.name)#\($0.heading.anchor)") }
  }

  /// Joins what was read of each page, and checks the links between them.
  ///
  /// - Parameter strangers: the names of the pages in the folder that no original has.
  func join(
    _ readings: [TranslationPageReader.Reading], strangers: [String]
  ) -> (translation: Translation, diagnostics: [Diagnostic]) {
    let pages = readings.map(\.page)
    let sections = readings.flatMap(\.sections)
    let names = Set(sections.map(\.name))
    let strays = record.entries.filter { !names.contains($0.name) }
    let translation = Translation(
      language: language, pages: pages, sections: sections,
      strays: strays.map { Translation.Stray(name: $0.name, location: $0.location) },
      record: "\(folder)/\(TranslationRecord.file)")
    let diagnostics =
      readings.flatMap(\.diagnostics)
      + LinkChecker.problems(with: readings.map { ($0.page, $0.links) }) + record.diagnostics
      + strangers.map(stranger)
    return (translation, diagnostics)
  }

  private func stranger(_ name: String) -> Diagnostic {
    let suggestion = Spelling.suggestion(
      for: name, among: originals.lazy.map(\.page.name).prefix(Spelling.shortList))
    return Diagnostic(
      SourceLocation(file: file(of: name), line: 1),
      TranslationProblem.noOriginal(page: name, suggestion: suggestion))
  }
}

extension TranslationPageReader.Reading {
  /// The page as it is, because nobody has translated it.
  fileprivate init(untranslated original: OriginalPage, recorded: [String?]) {
    page = original.page
    page.blocks = page.blocks.map { block in
      guard var heading = block.heading else { return block }
      heading.translation = .missing
      return .heading(heading)
    }
    sections = zip(original.sections, recorded).map { section, recorded in
      Translation.Section(
        page: original.page.name, anchor: section.heading.anchor, original: section.location,
        translated: nil, digest: section.digest, recorded: recorded, contradictions: [])
    }
    links = []
    diagnostics = []
  }
}
