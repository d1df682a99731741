import Conformance
import Platform
import Results

/// Caches parsed pages, so that the preview parses only the pages that changed.
///
/// Translated pages are joined with their originals, and so are read again each time.
package struct ParseCache: Sendable {
  /// A parsed page with the stamp of its file.
  struct Entry: Sendable {
    let stamp: FileStamp?
    let page: ParsedPage
  }

  /// The entries by the names of their pages.
  private var entries: [String: Entry] = [:]
  private var glossary = Glossary()
  private var vocabulary: (rows: [VocabularyTables.Row], index: VocabularyIndex) = ([], .uikit)
  /// The names of the pages that the last reading parsed.
  package private(set) var changed: Set<String> = []

  package init() {}

  /// Prepares for another reading; empties the cache if the glossary has changed, because every
  /// page links its terms, or the vocabulary, because every row is written in it.
  ///
  /// - Returns: the vocabulary; the same one if its rows are unchanged.
  mutating func prepare(for glossary: Glossary, _ page: VocabularyPage?) -> VocabularyIndex {
    changed = []
    if glossary != self.glossary { entries = [:] }
    self.glossary = glossary
    let rows = page?.vocabulary.map { _ in page?.rows ?? [] } ?? []
    if rows != vocabulary.rows {
      entries = [:]
      vocabulary = (rows, page?.vocabulary.map(VocabularyIndex.init) ?? .uikit)
    }
    return vocabulary.index
  }

  /// Returns the diagnostics that a page had by itself when it was parsed last.
  package func diagnostics(of name: String) -> [Diagnostic] {
    entries[name]?.page.diagnostics ?? []
  }

  /// Returns the cached page if it was parsed from the same text.
  func entry(for name: String, text: [UInt8]) -> Entry? {
    guard let entry = entries[name], entry.page.source.bytes.elementsEqual(text) else { return nil }
    return entry
  }

  /// Returns the cached page if the file's stamp is unchanged.
  func entry(for name: String, stamp: FileStamp?) -> Entry? {
    guard let stamp, let entry = entries[name], entry.stamp == stamp else { return nil }
    return entry
  }

  /// Stores the entries of a reading, and the names of those that were parsed just now.
  mutating func update(with entries: [String: Entry], changed: Set<String>) {
    self.entries = entries
    self.changed = changed
  }
}

/// A fingerprint of a file's state, made from its metadata without reading it.
package struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  private let inode: UInt64

  /// Reads the metadata of a file, following links; nil if there is no file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int64(status.st_size)
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
    inode = UInt64(status.st_ino)
  }
}
