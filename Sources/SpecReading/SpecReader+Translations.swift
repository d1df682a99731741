import Conformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SpecReader {
  /// The pages in other languages, with what is wrong with them.
  struct Translations: Sendable {
    var translations: [Translation] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Reads every folder of a language, if that was asked for.
  func translations(of readings: [PageReader.Reading]) async throws -> Translations {
    guard languages == .all else { return Translations() }
    let folders = try TranslationFolder.all(in: self)
    guard !folders.isEmpty else { return Translations() }
    let originals = readings.map(OriginalPage.init)
    var translations = Translations()
    for folder in folders {
      guard LanguageTag.isWellFormed(folder.language) else {
        let location = SourceLocation(file: folder.record, line: 1)
        translations.diagnostics.append(
          Diagnostic(location, TranslationProblem.noLanguage(folder.language)))
        continue
      }
      let (translation, diagnostics) = try await read(folder, of: originals)
      translations.translations.append(translation)
      translations.diagnostics += diagnostics
    }
    return translations
  }

  private func read(
    _ folder: TranslationFolder, of originals: [OriginalPage]
  ) async throws -> (Translation, [Diagnostic]) {
    let reader = TranslationReader(
      language: folder.language, folder: folder.path, originals: originals,
      record: try record(of: folder), rendering: rendering)
    let pages = Set(folder.pages)
    @Sendable func bytes(of page: String) throws -> [UInt8]? {
      pages.contains(page) ? try self.bytes(inFile: reader.file(of: page)) : nil
    }
    let glossary = reader.glossary(try bytes(of: Glossary.page))
    let readings = try await withThrowingTaskGroup(
      of: (Int, TranslationPageReader.Reading).self
    ) { group in
      for (index, original) in originals.enumerated() {
        group.addTask {
          (
            index,
            reader.read(try bytes(of: original.page.name), of: original, glossary: glossary)
          )
        }
      }
      var readings: [(Int, TranslationPageReader.Reading)] = []
      for try await reading in group { readings.append(reading) }
      return readings.sorted { $0.0 < $1.0 }.map(\.1)
    }
    let known = Set(originals.map(\.page.name))
    return reader.join(readings, strangers: folder.pages.filter { !known.contains($0) })
  }

  private func record(of folder: TranslationFolder) throws -> TranslationRecord {
    guard folder.hasRecord else { return TranslationRecord() }
    return TranslationRecord(try bytes(inFile: folder.record), file: folder.record)
  }
}
