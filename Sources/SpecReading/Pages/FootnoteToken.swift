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
    let signs = FootnoteMarkup.Sign.reference.rawValue...FootnoteMarkup.Sign.end.rawValue
    while let index = rest.utf8.firstIndex(where: signs.contains) {
      if index > rest.startIndex { tokens.append(.html(rest[..<index])) }
      let sign = FootnoteMarkup.Sign(rawValue: rest.utf8[index])
      rest = rest[rest.utf8.index(after: index)...]
      if sign == .end {
        tokens.append(.end)
        continue
      }
      let end = rest.utf8.firstIndex(of: FootnoteMarkup.Sign.endOfName.rawValue) ?? rest.endIndex
      let name = String(rest[..<end])
      tokens.append(sign == .beginning ? .beginning(name) : .reference(name))
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { tokens.append(.html(rest)) }
    return tokens
  }
}
