import Conformance
import SpecReading

extension HTML {
  /// Appends prose that libcmark rendered, in which the ids of clauses link to them; those in code and
  /// in links stay as they are.
  ///
  ///     <p>As in HIT-9.</p>  // <p>As in <a href="hit-testing.html#HIT-9">HIT-9</a>.</p>
  ///
  /// - Parameter paths: the path of each clause's page, by id.
  mutating func append(
    rendered prose: String, linkingClausesOf paths: [String: String], on page: Page,
    styleClass: String? = nil
  ) {
    var (depth, rest) = (0, Array(prose.utf8)[...])
    guard rest.index(ofByte: UInt8(ascii: "-")) != nil else { return append(rendered: rest) }
    var unwritten = rest
    while !rest.isEmpty {
      let text = rest.prefix { $0 != UInt8(ascii: "<") }
      let tag = rest[text.endIndex...].prefix { $0 != UInt8(ascii: ">") }
      rest = rest[tag.endIndex...]
      if depth == 0, text.index(ofByte: UInt8(ascii: "-")) != nil {
        append(text, after: &unwritten, linkingClausesOf: paths, on: page, styleClass)
      }
      switch String(decoding: tag.dropFirst().prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self) {
      case "a", "code", "pre": depth += 1
      case "/a", "/code", "/pre": depth -= 1
      default: break
      }
    }
    append(rendered: unwritten)
  }

  /// Appends a text up to its last link, with what is before it.
  private mutating func append(
    _ text: ArraySlice<UInt8>, after unwritten: inout ArraySlice<UInt8>,
    linkingClausesOf paths: [String: String], on page: Page, _ styleClass: String?
  ) {
    var rest = text
    while let start = rest.firstIndex(where: \.isPartOfID) {
      let bytes = rest[start...].prefix(while: \.isPartOfID)
      rest = rest[bytes.endIndex...]
      let word = String(decoding: bytes, as: UTF8.self)
      // What follows with a slash is a scenario.
      guard bytes.last?.isASCIIDigit == true, let path = paths[word],
        rest.first != UInt8(ascii: "/")
      else { continue }
      append(rendered: unwritten[..<start])
      unwritten = unwritten[rest.startIndex...]
      let address =
        path == page.path ? Address.place(word) : .file(path, at: word, root: page.root)
      element("a", styleClass.map { .class($0) }, .href(address), text: word)
    }
  }
}

extension UInt8 {
  /// Whether ids of clauses, and entities of HTML, have the character. Bytes, because comparing
  /// characters takes ten times as long.
  fileprivate var isPartOfID: Bool {
    isASCIIDigit || isASCIILetter || "-&;#".utf8.contains(self)
  }
}
