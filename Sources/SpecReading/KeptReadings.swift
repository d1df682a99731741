/// What was read of each page, so that the next reading reads again only what changed.
package struct KeptReadings: Sendable {
  /// What was read of one page, and what tells whether that still holds.
  ///
  /// A class, because it is handed on with every reading of a thousand pages and never changes.
  final class Kept: Sendable {
    let stamp: FileStamp?
    let reading: PageReader.Reading

    init(stamp: FileStamp?, reading: PageReader.Reading) {
      self.stamp = stamp
      self.reading = reading
    }
  }

  /// What is kept of each page, by name.
  private(set) var pages: [String: Kept] = [:]
  /// The pages that were read anew the last time, by name.
  package private(set) var changed: Set<String> = []
  private var glossary = Glossary()

  package init() {}

  /// Prepares for another reading; whoever changed the glossary's words changed every page.
  mutating func begin(_ glossary: Glossary) {
    changed = []
    if glossary != self.glossary { pages = [:] }
    self.glossary = glossary
  }

  /// What was read of a page before, if its file is as it was.
  func reading(of name: String, stamp: FileStamp?) -> Kept? {
    guard let stamp, let kept = pages[name], kept.stamp == stamp else { return nil }
    return kept
  }

  /// Keeps what was read, in the place of all that was kept; a page that is gone is forgotten.
  mutating func end(_ read: [(name: String, isNew: Bool, kept: Kept)]) {
    for page in read where page.isNew {
      changed.insert(page.name)
      pages[page.name] = page.kept
    }
    guard pages.count > read.count else { return }
    pages = Dictionary(read.map { ($0.name, $0.kept) }) { first, _ in first }
  }
}
