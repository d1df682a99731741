import CCMark

/// The order in which pages are to be read: that of the links on the introduction.
struct ReadingOrder {
  /// The name of the page that gives the order.
  static let page = "introduction"

  private let positions: [String: Int]

  /// Reads the order from the introduction's text.
  init(introduction bytes: [UInt8]) {
    var positions = [Self.page: 0]
    for name in Self.links(in: bytes) where positions[name] == nil {
      positions[name] = positions.count
    }
    self.positions = positions
  }

  /// No order but that of names.
  init() { positions = [:] }

  /// The names in order: those that the introduction links, then the others by name.
  func sorted(_ names: [String]) -> [String] {
    names.sorted { first, second in
      (positions[first] ?? .max, first) < (positions[second] ?? .max, second)
    }
  }

  private static func links(in bytes: [UInt8]) -> [String] {
    let document = bytes.withUnsafeBytes {
      cmark_parse_document(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, CMARK_OPT_DEFAULT)
    }
    defer { document.map { cmark_node_free($0) } }
    return MarkdownLinks.pages(below: document)
  }
}
