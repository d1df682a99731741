import Conformance

/// Which originals the sections of a translation were made from: a digest for each.
///
/// Each line says `PAGE#PLACE DIGEST`, such as `hit-testing#HIT-3 1f0c35d2a94b6e78`. A line that
/// begins with `#` is a remark.
struct TranslationRecord: Sendable {
  /// The name of the record in the folder of a language.
  static let file = "originals.txt"

  /// One line of the record.
  struct Entry: Sendable {
    var name: String
    var digest: String
    var location: SourceLocation
  }

  /// The lines, in order; each names another section.
  private(set) var entries: [Entry] = []
  /// What is wrong with the record.
  private(set) var diagnostics: [Diagnostic] = []

  private var positions: [String: Int] = [:]

  /// A record of nothing.
  init() {}

  /// Takes a record apart.
  init(_ bytes: [UInt8], file: String) {
    let source = SourceLines(bytes)
    for line in 1...max(1, source.count) {
      let words = source.bytes[source.range(of: line)]
      guard let first = words.first(where: { !$0.isTableSpace }), first != UInt8(ascii: "#") else {
        continue
      }
      read(words, at: SourceLocation(file: file, line: line))
    }
  }

  /// The digest that was recorded for a section.
  func digest(of name: String) -> String? { positions[name].map { entries[$0].digest } }

  private mutating func read(_ line: ArraySlice<UInt8>, at location: SourceLocation) {
    let text = Substring(decoding: line, as: UTF8.self).trimmingSpaces()
    guard let gap = text.utf8.lastIndex(of: UInt8(ascii: " ")) else {
      return report(.unreadableRecord, at: location)
    }
    let name = text[..<gap].trimmingSpaces()
    let digest = String(text[gap...].dropFirst())
    guard name.utf8.contains(UInt8(ascii: "#")), Self.isDigest(digest) else {
      return report(.unreadableRecord, at: location)
    }
    if let first = positions[name] {
      return report(
        .recordedTwice(name, first: entries[first].location.line), at: location)
    }
    positions[name] = entries.count
    entries.append(Entry(name: name, digest: digest, location: location))
  }

  private mutating func report(_ problem: TranslationProblem, at location: SourceLocation) {
    diagnostics.append(Diagnostic(location, problem))
  }

  private static func isDigest(_ word: String) -> Bool {
    word.utf8.count == 16
      && word.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }
}
