import Conformance
import Results

/// A source that a clause's paragraph `Sources: …` can name.
package enum CitedSource: Hashable, Sendable {
  /// A statement of the ledger, by its id.
  case statement(String)
  /// An `http` or `https` address.
  case address(String)

  /// Reads the id of a statement, or an address with or without angle brackets; nil for other text.
  package init?(_ text: String) {
    if StatementID.isWellFormed(text) {
      self = .statement(text)
      return
    }
    let isBracketed = text.hasPrefix("<") && text.hasSuffix(">") && text.count > 1
    let address = isBracketed ? String(text.dropFirst().dropLast()) : text
    guard EvidenceReader.isAddress(address), !address.contains(">") else { return nil }
    self = .address(address)
  }

  /// The source as it was written, without angle brackets.
  package var text: String {
    switch self {
    case .statement(let id): id
    case .address(let address): address
    }
  }
}

/// A clause's paragraph `Sources: …` on a page, to which sources are added.
struct SourcesParagraph {
  /// The width at which the lines of a paragraph are broken.
  private static let width = 100

  /// The lines of the paragraph, without the last line ending.
  let range: Range<Int>
  private var text: String
  private let isWrapped: Bool
  private let lineEnding: String

  /// Finds the paragraph of the clause whose heading is on that line.
  init?(of clause: Clause, in page: PageText) {
    let blocks = page.blocks
    guard
      let index = blocks.firstIndex(where: {
        $0.line > clause.location.line && $0.label == .sources
      })
    else { return nil }
    let source = page.source
    var last = blocks[index].line
    let end = blocks.indices.contains(index + 1) ? blocks[index + 1].line : source.count + 1
    while last + 1 < end, !source.bytes[source.range(of: last + 1)].allSatisfy(\.isTableSpace) {
      last += 1
    }
    let lines = (blocks[index].line...last).map { source.range(of: $0) }
    range = lines[0].lowerBound..<lines[lines.count - 1].upperBound
    text = String(decoding: source.bytes[range], as: UTF8.self)
    isWrapped = lines.allSatisfy {
      source.bytes[$0].count { $0 & 0xC0 != 0x80 } <= Self.width
    }
    let isCarriageReturned = lines.count > 1 && source.bytes[lines[0].upperBound] == 0x0D
    lineEnding = isCarriageReturned ? "\r\n" : "\n"
  }

  /// The paragraph, whose lines are broken again if one has become too long.
  var bytes: [UInt8] {
    let lines = text.split(separator: lineEnding, omittingEmptySubsequences: false)
    guard isWrapped, lines.contains(where: { $0.unicodeScalars.count > Self.width }) else {
      return Array(text.utf8)
    }
    var wrapped: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = wrapped.last,
        line.unicodeScalars.count + 1 + word.unicodeScalars.count
          <= Self.width
      {
        wrapped[wrapped.count - 1] = "\(line) \(word)"
      } else {
        wrapped.append(String(word))
      }
    }
    return Array(wrapped.joined(separator: lineEnding).utf8)
  }

  /// Whether the paragraph names an address.
  func names(_ address: String) -> Bool {
    text.contains("<\(address)>") || text.contains("(\(address))")
  }

  /// Adds an address; returns whether that was possible.
  mutating func add(address: String) -> Bool { append("<\(address)>") }

  /// Adds a statement, to those of its section if there are some; returns whether that was possible.
  mutating func add(statement: String, section: String, at target: String) -> Bool {
    if let link = text.range(of: "(\(target))") {
      let rest = text[link.upperBound...].drop(while: \.isWhitespace)
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        text.insert(contentsOf: ", \(statement)", at: end)
        return true
      }
    }
    return append("[\(section)](\(target)) (\(statement))")
  }

  /// Adds words before the full stop that ends the sources.
  private mutating func append(_ words: String) -> Bool {
    guard let label = text.range(of: "Feature:") ?? text.range(of: "Features:"),
      let stop = text[..<label.lowerBound].lastIndex(where: { !$0.isWhitespace }),
      text[stop] == "."
    else { return false }
    text.insert(contentsOf: ", \(words)", at: stop)
    return true
  }
}

extension String {
  /// Returns the first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
