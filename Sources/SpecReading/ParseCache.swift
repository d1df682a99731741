#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Caches parsed pages, so that the preview parses only the pages that changed.
///
/// A debug build takes two seconds to parse this project's pages.
package struct ParseCache: Sendable {
  /// A parsed page with the stamp of its file.
  ///
  /// A class, because each reading copies all entries and changes none.
  final class Entry: Sendable {
    let stamp: FileStamp?
    let page: ParsedPage

    init(stamp: FileStamp?, page: ParsedPage) {
      self.stamp = stamp
      self.page = page
    }
  }

  /// An entry for a page and whether it was parsed just now.
  typealias Lookup = (name: String, isNew: Bool, entry: Entry)

  /// What a translated page was made from.
  struct TranslationKey: Hashable, Sendable {
    /// The translated file, or nil where there is none.
    let stamp: FileStamp?
    /// The parsed original, by its identity.
    let original: ObjectIdentifier
    /// The recorded digests of the original's sections.
    let recorded: [String?]
    /// The terms that the page links.
    let glossary: Glossary
  }

  /// A translated page with what it was made from. It retains the original, so that the original's
  /// identity is not used again.
  struct TranslationEntry: Sendable {
    let key: TranslationKey
    let original: Entry
    let page: TranslatedPage
  }

  private var entries: [String: Entry] = [:]
  /// The translated pages by path.
  private var translations: [String: TranslationEntry] = [:]
  private var glossary = Glossary()
  /// The names of the pages that the last reading parsed.
  package private(set) var changed: Set<String> = []

  package init() {}

  /// Prepares for another reading; empties the cache if the glossary has changed, because every
  /// page links its terms.
  mutating func prepare(for glossary: Glossary) {
    changed = []
    if glossary != self.glossary { entries = [:] }
    self.glossary = glossary
  }

  /// Returns the cached page if the file's stamp is unchanged.
  func entry(for name: String, stamp: FileStamp?) -> Entry? {
    guard let stamp, let entry = entries[name], entry.stamp == stamp else { return nil }
    return entry
  }

  /// Returns the cached translation at a path if it would be made from the same files.
  func translation(at path: String, key: TranslationKey) -> TranslatedPage? {
    translations[path].flatMap { $0.key == key ? $0.page : nil }
  }

  /// Replaces all cached translations.
  mutating func update(with translations: [String: TranslationEntry]) {
    self.translations = translations
  }

  /// Stores the new entries of a reading and removes those of deleted pages.
  mutating func update(with lookups: [Lookup]) {
    for lookup in lookups where lookup.isNew {
      changed.insert(lookup.name)
      entries[lookup.name] = lookup.entry
    }
    guard entries.count > lookups.count else { return }
    entries = Dictionary(lookups.map { ($0.name, $0.entry) }) { first, _ in first }
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
