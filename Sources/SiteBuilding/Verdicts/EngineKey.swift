import Conformance
import Results

extension ResultsIndex {
  /// The engines of the columns of a table, for the script that links its figures: `qt-widgets toy`.
  var columns: HTML.Attribute? {
    keys.isEmpty ? nil : .data("data-engines", keys.map(\.slug).joined(separator: " "))
  }

  /// Whether there are several engines, which are shown with short names and marks.
  var areSeveral: Bool { engines.count > 1 }
}

extension HTML {
  /// Appends the heads of the columns with verdicts in words.
  mutating func appendHeads(of labels: ResultsIndex) {
    for engine in labels.engines {
      line("th", .constant("scope", "col"), .class("engine")) { head in
        head.append(foreign: engine.name)
        head.append(text: " ")
        head.element("small") { $0.append(foreign: engine.version) }
      }
    }
  }

  /// Appends the heads of narrow columns.
  mutating func appendShortHeads(of labels: ResultsIndex, styleClass: String) {
    for number in labels.engines.indices {
      line("th", .constant("scope", "col"), .class(styleClass)) {
        $0.appendShort(number, of: labels)
      }
    }
  }

  /// Appends the short name of an engine, with the full name for assistive technology.
  mutating func appendShort(_ number: Int, of labels: ResultsIndex) {
    let (engine, key) = (labels.engines[number], labels.keys[number])
    let title = "\(engine.name) \(engine.version)".withVisibleControls
    element("span", .class("short"), .title(title), .constant("aria-hidden", "true")) {
      $0.append(foreign: key.short)
    }
    element("span", .class("spoken")) { $0.append(foreign: engine.name) }
  }
}

/// A unique identifier of an engine in addresses and in the heads of narrow columns.
struct EngineKey: Hashable, Sendable {
  private static let longestSlug = 48

  /// The name in addresses, such as `qt-widgets`.
  let slug: String
  /// The name in the heads of narrow columns, such as `QW`.
  let short: String

  /// The path of the engine's page.
  var path: String { "\(SiteFile.engines)\(slug).html" }

  /// Returns a distinct key for each engine.
  static func keys(of engines: [EngineProfile]) -> [EngineKey] {
    let slugs = distinct(engines.map { slug(of: $0.name) }, separator: "-")
    let shorts = distinct(engines.map { short(of: $0.name) }, separator: "")
    return zip(slugs, shorts).map { EngineKey(slug: $0, short: $1) }
  }

  /// `Qt Widgets (C++)` becomes `qt-widgets-c`.
  private static func slug(of name: String) -> String {
    let words = name.lowercased().utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }
    let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return slug.isEmpty ? "engine" : String(slug.prefix(longestSlug))
  }

  /// Returns the initials of the first two words, or the first two letters of a single word.
  private static func short(of name: String) -> String {
    let words = name.unicodeScalars.split { !$0.properties.isAlphabetic }
    let first = words.first?.prefix(2).map(\.self) ?? ["E"]
    let scalars = words.count > 1 ? words.prefix(2).compactMap(\.first) : first
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the texts, with a number appended to each that repeats an earlier one.
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
