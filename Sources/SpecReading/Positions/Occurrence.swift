import Conformance
import Results

/// A place on a page where something is named.
package struct Occurrence: Hashable, Sendable {
  /// What is named.
  package enum Symbol: Hashable, Sendable {
    /// A clause, by its id.
    case clause(String)
    /// A scenario, by its id.
    case scenario(String)
    /// A statement of the sources, by its id.
    case statement(String)
    /// A responder, by its name and the line of its stage.
    case responder(String, stage: Int)
    /// A phrase, by its pattern.
    case phrase(String)
    /// A feature, by its word.
    case feature(String)
    /// Another page, by its name.
    case page(String)
  }

  /// What is named.
  package var symbol: Symbol
  /// The place of its first character.
  package var location: SourceLocation
  /// The number of characters.
  package var length: Int
  /// Whether it is introduced here.
  package var isDefinition = false
}

extension Occurrence {
  init(
    _ symbol: Symbol, in file: String, _ line: Int, _ column: Int, length: Int,
    isDefinition: Bool = false
  ) {
    let location = SourceLocation(file: file, line: line, column: column)
    self.init(symbol: symbol, location: location, length: length, isDefinition: isDefinition)
  }
}

/// Finds ids in the text of a page, whatever is around them.
package enum IDFinder {
  /// Returns the ids of clauses and scenarios in the lines of a file: `HIT-4` and `HIT-4/hidden`; the
  /// ids of statements only in the lines that `hasStatements` selects, because other words look like
  /// them.
  package static func occurrences(
    in source: SourceLines, file: String, hasStatements: (Int) -> Bool = { _ in false }
  ) -> [Occurrence] {
    var found: [Occurrence] = []
    for line in 1...max(source.count, 1) where source.count > 0 {
      let bytes = source.bytes[source.range(of: line)]
      var (index, column) = (bytes.startIndex, 1)
      var previous: UInt8 = 0
      while index < bytes.endIndex {
        if bytes[index].isASCIICapital, !previous.isIDPart,
          let (symbol, end) = symbol(in: bytes[index...], hasStatements(line))
        {
          let length = bytes[index..<end].characters
          found.append(Occurrence(symbol, in: file, line, column, length: length))
          column += length
          (index, previous) = (end, UInt8(ascii: "-"))
          continue
        }
        previous = bytes[index]
        if previous & 0xC0 != 0x80 { column += 1 }
        index += 1
      }
    }
    return found
  }

  /// Returns the id that the bytes begin with, and its end.
  private static func symbol(
    in bytes: ArraySlice<UInt8>, _ hasStatements: Bool
  ) -> (Occurrence.Symbol, end: Int)? {
    let series = bytes.prefix(while: \.isASCIICapital)
    let isClause = bytes[series.endIndex...].first == UInt8(ascii: "-")
    let digits = bytes[(series.endIndex + (isClause ? 1 : 0))...].prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, isClause || hasStatements && series.count == 1 else { return nil }
    let rest = bytes[digits.endIndex...]
    if !isClause {
      guard rest.first?.isIDPart != true else { return nil }
      return (.statement(text(bytes[..<digits.endIndex])), digits.endIndex)
    }
    let isScenario = rest.first == UInt8(ascii: "/")
    let slug: ArraySlice<UInt8> = isScenario ? rest.dropFirst().prefix(while: \.isSlug) : []
    guard slug.isEmpty else {
      return (.scenario(text(bytes[..<slug.endIndex])), slug.endIndex)
    }
    guard rest.first.map({ $0.isASCIILetter || $0 == UInt8(ascii: "_") }) != true else {
      return nil
    }
    return (.clause(text(bytes[..<digits.endIndex])), digits.endIndex)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The number of characters of UTF-8 text.
  var characters: Int { count { $0 & 0xC0 != 0x80 } }
}

extension UInt8 {
  /// Whether an id that follows the byte would be a part of a longer word.
  fileprivate var isIDPart: Bool {
    isASCIIDigit || isASCIILetter || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "/")
  }

  /// Whether a scenario's slug can have the byte.
  fileprivate var isSlug: Bool {
    isASCIIDigit || isASCIILetter && !isASCIICapital || self == UInt8(ascii: "-") || self >= 0x80
  }
}
