#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder below that of the pages that holds them in another language.
///
/// It is one if it holds a record of translations, or if its name has the form of a language's tag
/// and there are pages in it.
struct TranslationFolder: Sendable {
  /// The folder's name, which is the tag of the language.
  let language: String
  /// The folder's path.
  let path: String
  /// The names of the pages in it, sorted.
  let pages: [String]
  /// Whether there is a record.
  let hasRecord: Bool

  /// The path of the record.
  var record: String { "\(path)/\(TranslationRecord.file)" }

  /// All such folders, sorted by name.
  static func all(in reader: SpecReader) throws -> [TranslationFolder] {
    try names(in: reader.folder).sorted().compactMap { name in
      // Pages need not be looked at: there may be a thousand.
      guard !name.hasPrefix("."), !name.hasSuffix(".md"),
        let folder = try TranslationFolder(name, in: reader),
        folder.hasRecord || LanguageTag.isWellFormed(name) && !folder.pages.isEmpty
      else { return nil }
      return folder
    }
  }

  private init?(_ name: String, in reader: SpecReader) throws {
    language = name
    path = reader.path(of: name)
    guard Self.isFolder(path) else { return nil }
    let names = try Self.names(in: path)
    pages = names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(3)) }.sorted()
    hasRecord = names.contains(TranslationRecord.file)
  }

  private static func isFolder(_ path: String) -> Bool {
    #if canImport(FoundationEssentials)
      var isFolder = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    #else
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    #endif
  }

  private static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw SpecFolderError.unreadable(folder, reason: SystemRefusal(error).reason)
    }
  }
}
