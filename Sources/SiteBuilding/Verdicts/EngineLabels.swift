import Conformance
import Results

/// The names and marks of the engines as HTML, rendered once for all tables.
struct EngineLabels: Sendable {
  /// The names, in the order of the engines.
  let names: [HTML]
  /// The keys, in the order of the engines.
  let keys: [EngineKey]
  /// The short names, with the full names for assistive technology.
  let shorts: [HTML]
  /// The heads of the columns with verdicts in words.
  let columnHeads: HTML
  /// The heads of the narrow columns with a mark for each engine.
  let markHeads: HTML
  private let marks: [[HTML]]

  init(_ engines: [EngineProfile], _ strings: LocalizedStrings) {
    names = engines.map { engine in HTML { $0.append(foreign: engine.name) } }
    columnHeads = HTML { html in
      for engine in engines {
        html.line("th", .constant("scope", "col"), .class("engine")) { head in
          head.append(foreign: engine.name)
          head.append(text: " ")
          head.element("small") { $0.append(foreign: engine.version) }
        }
      }
    }
    let keys = EngineKey.keys(of: engines)
    let shorts = zip(keys, engines).map { key, engine in
      HTML { $0.appendShort(key, of: engine) }
    }
    markHeads = HTML { html in
      for short in shorts {
        html.line("th", .constant("scope", "col"), .class("mark")) { $0.append(short) }
      }
    }
    marks = names.map { name in
      Outcome.allCases.map { outcome in HTML { $0.appendMark(outcome, of: name, strings) } }
    }
    self.keys = keys
    self.shorts = shorts
  }

  /// The engines of the columns of a table, for the script that links its figures: `qt-widgets toy`.
  var columns: HTML.Attribute? {
    keys.isEmpty ? nil : .data("data-engines", keys.map(\.slug).joined(separator: " "))
  }

  /// Whether there are several engines, which are shown with short names and marks.
  var areSeveral: Bool { names.count > 1 }

  /// Returns the mark for an outcome, with the engine and the word for assistive technology.
  func mark(_ outcome: Outcome, engine: Int) -> HTML {
    marks[engine][Outcome.allCases.firstIndex(of: outcome) ?? 0]
  }
}

extension HTML {
  fileprivate mutating func appendShort(_ key: EngineKey, of engine: EngineProfile) {
    let title = "\(engine.name) \(engine.version)".withVisibleControls
    element("span", .class("short"), .title(title), .constant("aria-hidden", "true")) {
      $0.append(foreign: key.short)
    }
    element("span", .class("spoken")) { $0.append(foreign: engine.name) }
  }

  fileprivate mutating func appendMark(
    _ outcome: Outcome, of name: HTML, _ strings: LocalizedStrings
  ) {
    element("span", .class(outcome.styleClass)) { html in
      html.element("span", .class("spoken")) { spoken in
        spoken.append(name)
        spoken.append(text: " \(strings[StringKey(outcome)])")
      }
    }
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
    let words = name.lowercased().utf8.split { !isLetterOrDigit($0) }
    let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return slug.isEmpty ? "engine" : String(slug.prefix(longestSlug))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
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
