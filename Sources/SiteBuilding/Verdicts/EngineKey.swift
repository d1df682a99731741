import Conformance

/// What tells an engine from the others where there is no room for its name.
struct EngineKey: Hashable, Sendable {
  private static let longestSlug = 48

  /// For addresses, such as `qt-widgets`.
  let slug: String
  /// For the heads of narrow columns, such as `QW`.
  let short: String

  /// The file of the site that shows the engine.
  var path: String { "\(SiteFile.engines)\(slug).html" }

  /// One for each engine, each another.
  static func keys(of engines: [EngineProfile]) -> [EngineKey] {
    let slugs = distinct(engines.map { slug(of: $0.name) }, separator: "-")
    let shorts = distinct(engines.map { short(of: $0.name) }, separator: "")
    return zip(slugs, shorts).map { EngineKey(slug: $0, short: $1) }
  }

  /// `Qt Widgets (C++)` becomes `qt-widgets-c`.
  private static func slug(of name: String) -> String {
    let words = name.lowercased().utf8.split { !isLetterOrDigit($0) }
    let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return slug.isEmpty ? "engine" : String(slug.prefix(longestSlug))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The first letters of the first two words, or the first two letters of the only one.
  private static func short(of name: String) -> String {
    let words = name.unicodeScalars.split { !$0.properties.isAlphabetic }
    let first = words.first?.prefix(2).map(\.self) ?? ["E"]
    let scalars = words.count > 1 ? words.prefix(2).compactMap(\.first) : first
    return String(String.UnicodeScalarView(scalars))
  }

  /// The texts, with a number behind each that an earlier one has already.
  private static func distinct(_ texts: [String], separator: String) -> [String] {
    var taken: Set<String> = []
    return texts.map { text in
      var candidate = text
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(text)\(separator)\(number)"
        number += 1
      }
      return candidate
    }
  }
}
