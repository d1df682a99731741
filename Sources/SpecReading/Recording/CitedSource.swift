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
    let isBracketed = text.hasPrefix("<") && text.hasSuffix(">") && text.count > 1
    let address = isBracketed ? String(text.dropFirst().dropLast()) : text
    if StatementID.isWellFormed(text) {
      self = .statement(text)
    } else if EvidenceReader.isAddress(address), !address.contains(">") {
      self = .address(address)
    } else {
      return nil
    }
  }
}

/// A clause's paragraph `Sources: …` on a page, to which sources are added.
struct SourcesParagraph {
  /// The width at which the lines of a paragraph are broken.
  private static let width = 100

  /// The paragraph in the page, without the last line ending.
  let range: Range<Int>
  private var text: String
  private let isWrapped: Bool

  /// Finds the paragraph of the clause whose heading is on that line.
  init?(of clause: Clause, in page: PageText) {
    let (source, line) = (page.source, clause.location.line)
    guard let block = page.blocks.first(where: { $0.line > line && $0.label == .sources }) else {
      return nil
    }
    let lines = block.lines.map(source.range)
      .prefix { !source.bytes[$0].allSatisfy(\.isTableSpace) }
    range = lines[0].lowerBound..<lines[lines.count - 1].upperBound
    text = String(decoding: source.bytes[range], as: UTF8.self)
    isWrapped = Self.isWrapped(text)
  }

  /// The paragraph, whose lines are broken again if one has become too long.
  var bytes: [UInt8] {
    guard isWrapped, !Self.isWrapped(text) else { return Array(text.utf8) }
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, longer.unicodeScalars.count <= Self.width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return Array(lines.joined(separator: text.contains("\r\n") ? "\r\n" : "\n").utf8)
  }

  private static func isWrapped(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { $0.unicodeScalars.count <= width }
  }

  /// Whether the paragraph names an address.
  func names(_ address: String) -> Bool {
    text.contains("<\(address)>") || text.contains("(\(address))")
  }

  /// Adds a statement, to those of its section if there are some; returns whether that was possible.
  mutating func add(statement: String, section: String, at target: String) -> Bool {
    if let link = text.firstRange(of: "(\(target))") {
      let rest = text[link.upperBound...].drop(while: \.isWhitespace)
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        text.insert(contentsOf: ", \(statement)", at: end)
        return true
      }
    }
    return append("[\(section)](\(target)) (\(statement))")
  }

  /// Adds words before the full stop that ends the sources; returns whether there is one.
  mutating func append(_ words: String) -> Bool {
    guard let label = text.firstRange(of: "Feature:") ?? text.firstRange(of: "Features:"),
      let stop = text[..<label.lowerBound].lastIndex(where: { !$0.isWhitespace }),
      text[stop] == "."
    else { return false }
    text.insert(contentsOf: ", \(words)", at: stop)
    return true
  }
}
