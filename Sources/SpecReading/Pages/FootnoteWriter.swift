/// Writes numbers and links where the HTML of a page has marks of footnotes.
struct FootnoteWriter {
  private let numbers: FootnoteNumbers
  private let words: FootnoteWords
  private var referencesWritten: [String: Int] = [:]
  private var footnotesWritten: Set<String> = []
  private var open = ""

  init(numbers: FootnoteNumbers, words: FootnoteWords) {
    self.numbers = numbers
    self.words = words
  }

  /// The next part of the page, in order.
  mutating func write(_ html: String) -> String {
    var result = ""
    for token in FootnoteToken.all(in: html) {
      switch token {
      case .html(let html): result += html
      case .reference(let name): result += reference(to: name)
      case .beginning(let name): result += beginning(of: name)
      case .end: result += end()
      }
    }
    return result
  }

  private mutating func reference(to name: String) -> String {
    guard let footnote = numbers[name] else { return Self.escaped("[^\(name)]") }
    let index = referencesWritten[name, default: 0]
    referencesWritten[name] = index + 1
    let number = footnote.number
    return """
      <sup><a href="#\(footnote.anchor)" id="\(footnote.references[index])" \
      aria-label="\(Self.escaped(words.footnote)) \(number)">\(number)</a></sup>
      """
  }

  private mutating func beginning(of name: String) -> String {
    guard let footnote = numbers[name] else { return "<p class=\"footnote\">" }
    let isFirst = footnotesWritten.insert(name).inserted
    open = isFirst ? name : ""
    let id = isFirst ? " id=\"\(footnote.anchor)\"" : ""
    return "<p class=\"footnote\"\(id)><span class=\"number\">\(footnote.number)</span>"
  }

  /// The ways back; a footnote that was written already has them there.
  private func end() -> String {
    let references = numbers[open]?.references ?? []
    let links = references.enumerated().map { index, anchor in
      let number = references.count > 1 ? "\(index + 1)" : ""
      let label = Self.escaped(number.isEmpty ? words.back : "\(words.back) \(number)")
      let sup = number.isEmpty ? "" : "<sup>\(number)</sup>"
      return "<a href=\"#\(anchor)\" aria-label=\"\(label)\">↩\u{FE0E}\(sup)</a>\n"
    }
    return links.joined() + "</p>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
