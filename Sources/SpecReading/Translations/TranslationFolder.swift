import Platform

/// A folder with the pages in another language, below the folder of the originals.
///
/// A folder is one if it contains a record of translations, or if its name has the form of a language
/// tag and it contains pages.
struct TranslationFolder: Sendable {
  /// The folder's name, which is the language tag.
  let language: String
  /// The folder's path.
  let path: String
  /// The names of its pages, sorted.
  let pages: [String]
  /// Whether the folder contains a record.
  let hasRecord: Bool

  /// The path of the record.
  var record: String { "\(path)/\(TranslationRecord.file)" }

  /// Returns all such folders, sorted by name.
  static func all(in reader: SpecReader) -> [TranslationFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: reader.folder)) ?? []
    return names.sorted().compactMap { name in
      // Pages are skipped by name, because there may be a thousand.
      guard !name.hasPrefix("."), !name.hasSuffix(".md"),
        let folder = TranslationFolder(name, in: reader),
        folder.hasRecord || LanguageTag.isWellFormed(name) && !folder.pages.isEmpty
      else { return nil }
      return folder
    }
  }

  private init?(_ name: String, in reader: SpecReader) {
    language = name
    path = reader.path(of: name)
    guard let pages = try? FileReader.names(in: path, ending: ".md") else { return nil }
    self.pages = pages
    hasRecord = FileReader.exists("\(path)/\(TranslationRecord.file)")
  }
}

/// The form of language tags (BCP 47), such as `ko` or `pt-BR`.
enum LanguageTag {
  /// Whether the word is two or three letters, with optional parts after hyphens.
  static func isWellFormed(_ word: String) -> Bool {
    word.wholeMatch(of: #/[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*/#) != nil
  }
}
