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
    var depth = 0
    for (number, piece) in prose[...].parts(at: "<").enumerated() {
      var text = piece
      if number > 0 {
        let tag = piece.prefix { $0 != ">" }
        let name = tag.prefix { !$0.isWhitespace }
        if ["a", "code", "pre"].contains(name) { depth += 1 }
        if ["/a", "/code", "/pre"].contains(name) { depth -= 1 }
        append(rendered: "<\(tag)>")
        text = piece[tag.endIndex...].dropFirst()
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
    while let start = rest.firstIndex(where: \.isPartOfID) {
      append(rendered: String(rest[..<start]))
      let word = rest[start...].prefix(while: \.isPartOfID)
      rest = rest[word.endIndex...]
      // What follows with a slash is a scenario.
      if let path = paths[String(word)], rest.first != "/" {
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

extension Character {
  fileprivate var isPartOfID: Bool {
    isASCII && (isLetter || isNumber || self == "-" || self == "&" || self == ";" || self == "#")
  }
}
