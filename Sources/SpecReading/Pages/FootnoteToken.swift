/// A part of HTML in which footnotes are marked.
enum FootnoteToken {
  /// HTML as it is.
  case html(Substring)
  /// A reference to the footnote of that name.
  case reference(String)
  /// Where the footnote of that name begins.
  case beginning(String)
  /// Where a footnote ends.
  case end

  /// The parts of some HTML, in order.
  static func all(in html: String) -> [FootnoteToken] {
    var tokens: [FootnoteToken] = []
    var rest = Substring(html)
    while let index = rest.utf8.firstIndex(where: { (1...4).contains($0) }) {
      if index > rest.startIndex { tokens.append(.html(rest[..<index])) }
      let mark = rest.utf8[index]
      rest = rest[rest.utf8.index(after: index)...]
      if mark == 4 {
        tokens.append(.end)
        continue
      }
      let end = rest.utf8.firstIndex(of: 2) ?? rest.endIndex
      let name = String(rest[..<end])
      tokens.append(mark == 3 ? .beginning(name) : .reference(name))
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { tokens.append(.html(rest)) }
    return tokens
  }
}
