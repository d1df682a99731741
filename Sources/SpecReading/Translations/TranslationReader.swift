import Conformance
import Results

/// Reads the translated pages of one language.
struct TranslationReader: Sendable {
  /// The language tag.
  let language: String
  /// The path of the folder.
  let folder: String
  /// The original pages.
  let originals: [OriginalPage]
  /// The digests of the originals when they were translated.
  let record: TranslationRecord
  /// Whether to render HTML.
  let rendering: SpecReader.Rendering

  /// Returns the path of a translated page.
  func file(of page: String) -> String { "\(folder)/\(page).md" }

  /// Returns the translated terms with the anchors of the original glossary.
  func glossary(_ bytes: [UInt8]?) -> Glossary {
    guard rendering == .html, let bytes,
      let original = originals.first(where: { $0.page.name == Glossary.page })
    else { return Glossary() }
    var reader = reader(of: original)
    return Glossary(reader.read(bytes, rendering: .none, glossary: Glossary()).page)
  }

  /// Reads one page; if there is none, returns the original with every section missing.
  func read(_ bytes: [UInt8]?, of original: OriginalPage, glossary: Glossary) -> TranslatedPage {
    // The glossary does not link its own terms.
    let isGlossary = original.page.name == Glossary.page
    var reader = reader(of: original)
    return reader.read(bytes, rendering: rendering, glossary: isGlossary ? Glossary() : glossary)
  }

  private func reader(of original: OriginalPage) -> TranslationPageReader {
    TranslationPageReader(
      of: original, file: file(of: original.page.name),
      recorded: original.sections.map {
        record.digest(of: "\(original.page.name)#\($0.heading.anchor)")
      })
  }

  /// Joins the pages to a translation and checks the links between them.
  ///
  /// - Parameter orphanedPages: the names of the pages in the folder that have no original.
  func join(
    _ translated: [TranslatedPage], orphanedPages: [String]
  ) -> (translation: Translation, diagnostics: [Diagnostic]) {
    let pages = translated.map(\.page)
    let sections = translated.flatMap(\.sections)
    let names = Set(sections.map(\.name))
    let translation = Translation(
      language: language, pages: pages, sections: sections,
      orphanedEntries: record.entries.filter { !names.contains($0.name) },
      record: "\(folder)/\(TranslationRecord.file)")
    let diagnostics =
      translated.flatMap(\.diagnostics)
      + LinkChecker.diagnostics(for: translated.map { ($0.page, $0.links) }) + record.diagnostics
      + orphanedPages.map(orphanedPage)
    return (translation, diagnostics)
  }

  private func orphanedPage(_ name: String) -> Diagnostic {
    let suggestion = Spelling.suggestion(for: name, among: originals.lazy.map(\.page.name))
    return Diagnostic(
      SourceLocation(file: file(of: name), line: 1),
      "there is no page `\(name).md` that this could be the translation of",
      hint: suggestion.map { "did you mean `\($0).md`?" }
        ?? "give it the name of the original, or remove it")
  }
}

extension SpecReader {
  /// The translations of all languages, with their diagnostics.
  struct Translations: Sendable {
    var translations: [Translation] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the folder of every language if `languages` is `all`.
  func translations(of pages: [ParsedPage], _ faults: [Fault]) async -> Translations {
    let folders = TranslationFolder.all(in: self)
    guard !folders.isEmpty else { return Translations() }
    let originals = pages.map(OriginalPage.init)
    var translations = Translations()
    for folder in folders {
      guard LanguageTag.isWellFormed(folder.language) else {
        translations.diagnostics.add(
          SourceLocation(file: folder.record, line: 1),
          "the folder `\(folder.language)` has a record of translations, and its name is not a "
            + "language's tag", hint: "name it by the tag of a language, such as `ko` or `pt-BR`")
        continue
      }
      let record = read(folder.record, reporting: &translations.diagnostics, TranslationRecord.init)
      let reader = TranslationReader(
        language: folder.language, folder: folder.path, originals: originals,
        record: record ?? TranslationRecord(), rendering: rendering)
      var (translation, diagnostics) = await read(folder, with: reader)
      translation.names = read("\(folder.path)/\(TranslatedNames.file)", reporting: &diagnostics) {
        TranslatedNames($0, file: $1, of: pages.flatMap(\.page.scenarios).map(\.id), faults)
      }
      translations.translations.append(translation)
      translations.diagnostics += diagnostics + (translation.names?.diagnostics ?? [])
    }
    return translations
  }

  /// Reads the pages of a folder in parallel.
  private func read(
    _ folder: TranslationFolder, with reader: TranslationReader
  ) async -> (Translation, [Diagnostic]) {
    let pages = Set(folder.pages)
    @Sendable func bytes(of page: String) throws(FileReadingError) -> [UInt8]? {
      pages.contains(page) ? try text(at: reader.file(of: page)) : nil
    }
    let glossary = reader.glossary(try? bytes(of: Glossary.page))
    let read = await withTaskGroup(of: (Int, TranslatedPage).self) { group in
      for (index, original) in reader.originals.enumerated() {
        group.addTask {
          do throws(FileReadingError) {
            let bytes = try bytes(of: original.page.name)
            return (index, reader.read(bytes, of: original, glossary: glossary))
          } catch {
            var page = reader.read(nil, of: original, glossary: glossary)
            page.diagnostics = [.unreadable(reader.file(of: original.page.name), error)]
            return (index, page)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    let known = Set(reader.originals.map(\.page.name))
    return reader.join(read, orphanedPages: folder.pages.filter { !known.contains($0) })
  }
}
