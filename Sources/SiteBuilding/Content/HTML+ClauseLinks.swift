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
    guard prose.utf8.contains(UInt8(ascii: "-")) else { return append(rendered: prose) }
    var depth = 0
    for (number, piece) in prose[...].parts(at: "<").enumerated() {
      var text = piece
      if number > 0 {
        let tag = Substring(piece.utf8.prefix { $0 != UInt8(ascii: ">") })
        let name = Substring(
          tag.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") })
        if ["a", "code", "pre"].contains(name) { depth += 1 }
        if ["/a", "/code", "/pre"].contains(name) { depth -= 1 }
        append(rendered: "<\(tag)>")
        text = Substring(piece.utf8[tag.endIndex...].dropFirst())
      }
      if depth > 0 || !text.utf8.contains(UInt8(ascii: "-")) {
        append(rendered: String(text))
      } else {
        append(text, linkingClausesOf: paths, on: page, styleClass)
      }
    }
  }

  private mutating func append(
    _ text: Substring, linkingClausesOf paths: [String: String], on page: Page,
    _ styleClass: String?
  ) {
    var rest = text
    while let start = rest.utf8.firstIndex(where: \.isPartOfID) {
      append(rendered: String(rest[..<start]))
      let word = Substring(rest.utf8[start...].prefix(while: \.isPartOfID))
      rest = rest[word.endIndex...]
      // What follows with a slash is a scenario.
      if let path = paths[String(word)], rest.utf8.first != UInt8(ascii: "/") {
        let address =
          path == page.path
          ? Address.place(String(word)) : .file(path, at: String(word), root: page.root)
        element("a", styleClass.map { .class($0) }, .href(address), text: String(word))
      } else {
        append(rendered: String(word))
      }
    }
    append(rendered: String(rest))
  }
}

extension UInt8 {
  /// Whether ids of clauses, and entities of HTML, have the character. Bytes, because comparing
  /// characters takes ten times as long.
  fileprivate var isPartOfID: Bool {
    isASCIIDigit || isASCIILetter || "-&;#".utf8.contains(self)
  }
}
