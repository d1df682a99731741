import Conformance
import Results

/// The record of a translation: the digest of each original section when it was translated.
///
/// Each line is `PAGE#ANCHOR DIGEST`, such as `hit-testing#HIT-3 1f0c35d2a94b6e78`. A line that
/// begins with `#` is a comment.
package struct TranslationRecord: Sendable {
  /// The name of the record in a language's folder.
  static let file = "originals.txt"

  /// A line of the record.
  package struct Entry: Sendable {
    var name: String
    var digest: String
    var location: SourceLocation
  }

  /// The lines, in order, without duplicates.
  private(set) var entries: [Entry] = []
  /// The mistakes in the record.
  private(set) var diagnostics: [Diagnostic] = []

  private var positions: [String: Int] = [:]

  /// Makes an empty record.
  init() {}

  /// Parses a record.
  init(_ bytes: [UInt8], file: String) {
    for (line, words) in SourceLines(bytes).words() {
      read(words, at: SourceLocation(file: file, line: line))
    }
  }

  /// Returns the recorded digest of a section.
  func digest(of name: String) -> String? { positions[name].map { entries[$0].digest } }

  private mutating func read(_ words: [String], at location: SourceLocation) {
    let name = words.dropLast().joined(separator: " ")
    guard name.contains("#"), let digest = words.last, Self.isDigest(digest) else {
      return diagnostics.add(
        location, "this line names no section with its digest",
        hint: "remove it; `conform translations --stamp` writes these lines")
    }
    if let first = positions[name] {
      return diagnostics.add(
        location, "`\(name)` is already in line \(entries[first].location.line)",
        hint: "keep one of the two lines")
    }
    positions[name] = entries.count
    entries.append(Entry(name: name, digest: digest, location: location))
  }

  private static func isDigest(_ word: String) -> Bool {
    word.utf8.count == 16 && word.utf8.allSatisfy("0123456789abcdef".utf8.contains)
  }
}

/// A new text of a translation's record, with its changes.
package struct TranslationStamp: Sendable {
  /// The path of the record.
  package var file: String
  /// The new text.
  package var text: String
  /// The names of the sections that become current, in the order of the pages.
  package var stamped: [String]
  /// The names that are removed because they have no translation.
  package var removed: [String]

  /// Whether the text differs from the record.
  package var isChange: Bool { !stamped.isEmpty || !removed.isEmpty }

  static let head = """
    # Which originals this translation was made from, section by section.
    # Written by `conform translations --stamp`.

    """
}

extension Translation {
  /// Returns the record with pages and sections, such as `hit-testing` or `hit-testing#HIT-3`, marked
  /// as current; all translated sections if `names` is empty.
  package func stamp(_ names: [String]) throws(SpecError) -> TranslationStamp {
    let chosen = try chosen(by: names)
    let contradictions = sections.filter { chosen.contains($0.name) }.flatMap(\.contradictions)
    guard contradictions.isEmpty else {
      throw SpecError(
        "what contradicts its original is not up to date\n"
          + contradictions.map(\.description).joined(separator: "\n"))
    }
    var text = TranslationStamp.head
    var stamped: [String] = []
    var seen: Set<String> = []
    for section in sections where section.translated != nil {
      // Of several sections with one name the record can contain only the first.
      guard seen.insert(section.name).inserted else { continue }
      let isChosen = chosen.contains(section.name)
      if isChosen, section.status != .current { stamped.append(section.name) }
      guard let digest = isChosen ? section.digest : section.recorded else { continue }
      text += "\(section.name) \(digest)\n"
    }
    let lost = sections.filter { $0.translated == nil && $0.recorded != nil }
    return TranslationStamp(
      file: record, text: text, stamped: stamped,
      removed: lost.map(\.name) + orphanedEntries.map(\.name))
  }

  /// Returns the names of the translated sections that `names` selects.
  private func chosen(by names: [String]) throws(SpecError) -> Set<String> {
    let translated = sections.filter { $0.translated != nil }
    guard !names.isEmpty else { return Set(translated.map(\.name)) }
    var chosen: Set<String> = []
    var problems: [String] = []
    for name in names {
      guard sections.contains(where: { $0.page == name || $0.name == name }) else {
        let names = pages.map(\.name) + sections.map(\.name)
        let hint = Spelling.suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
        problems.append(
          "there is no page or section '\(name)'; "
            + (hint
              ?? "name a page, such as 'hit-testing', or a section, such as 'hit-testing#HIT-3'"))
        continue
      }
      let found = translated.filter { $0.page == name || $0.name == name }
      if found.isEmpty {
        problems.append(
          "'\(name)' is not translated (\(language)), so there is nothing to be up to date")
      }
      chosen.formUnion(found.map(\.name))
    }
    guard problems.isEmpty else { throw SpecError(problems.joined(separator: "\n")) }
    return chosen
  }
}
