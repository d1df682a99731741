import Conformance

/// Reads what the ledger says of a statement's evidence: a word of confidence, then addresses in
/// angle brackets or a header and a symbol as two code spans, separated by commas.
///
///     observed <https://example.org/log>, `UIView.h` `hitTest:withEvent:`
struct EvidenceReader {
  /// The most places that one statement may name.
  static let mostBases = 20
  /// The most bytes that the text may have.
  private static let mostBytes = 20_000

  private var rest: Substring

  /// Prepares to read the Markdown of a cell, or of a paragraph behind its label.
  init(_ markdown: String) { rest = markdown.trimmingWhitespace() }

  /// What was read; nil where it is not written in that form.
  mutating func read() -> Evidence? {
    guard rest.utf8.count <= Self.mostBytes else { return nil }
    let word = rest.prefix { $0.isLetter }
    guard let confidence = Confidence(rawValue: String(word)) else { return nil }
    rest = rest[word.endIndex...]
    var bases: [Evidence.Basis] = []
    guard !rest.isEmpty else { return Evidence(confidence: confidence) }
    guard skipSpaces() else { return nil }
    while true {
      guard let basis = readBasis() else { return nil }
      bases.append(basis)
      skipSpaces()
      if rest.isEmpty { return Evidence(confidence: confidence, bases: bases) }
      guard bases.count < Self.mostBases, rest.popFirst() == "," else { return nil }
      skipSpaces()
    }
  }

  private mutating func readBasis() -> Evidence.Basis? {
    if rest.first == "<" {
      return quoted(by: ">").flatMap { Self.isAddress($0) ? .address($0) : nil }
    }
    guard rest.first == "`", let header = quoted(by: "`"), Self.isHeader(header), skipSpaces(),
      rest.first == "`", let symbol = quoted(by: "`"), Self.isSymbol(symbol)
    else { return nil }
    return .header(header, symbol: symbol)
  }

  /// What stands between the next character and the one that closes it.
  private mutating func quoted(by closing: Character) -> String? {
    let content = rest.dropFirst()
    guard let end = content.firstIndex(of: closing) else { return nil }
    rest = content[content.index(after: end)...]
    return String(content[..<end])
  }

  @discardableResult private mutating func skipSpaces() -> Bool {
    let start = rest.startIndex
    rest = rest.drop { $0.isWhitespace }
    return rest.startIndex > start
  }

  /// Whether the text is an address of the web with a host.
  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }),
      text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "<") })
    else { return false }
    let host = text.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return host.contains(".") && host.first != "." && host.last != "."
  }

  /// Whether the text is the name of a header's file, such as `UIView.h`.
  private static func isHeader(_ text: String) -> Bool {
    text.hasSuffix(".h") && text.utf8.count > 2 && isSymbol(text)
  }

  /// Whether the text is of printable ASCII characters without `<`, as the names of C are.
  private static func isSymbol(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "<") }
  }
}

extension String {
  /// The text without space at its ends.
  fileprivate func trimmingWhitespace() -> Substring {
    var rest = drop { $0.isWhitespace }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
