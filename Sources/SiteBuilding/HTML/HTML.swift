import Conformance
import Results
import Scenes
import SpecReading

/// A piece of HTML that is well formed and safe by construction.
///
/// It is no `String` and takes no interpolation: the names of elements are literals, text and values
/// are escaped, and HTML from elsewhere enters through `append(rendered:)` alone.
///
///     html.element("a", .href("#HIT-4")) { $0.append(text: "1 < 2") }
///     // <a href="#HIT-4">1 &lt; 2</a>
struct HTML: Hashable, Sendable {
  /// The HTML in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Creates a piece of HTML that the closure fills.
  init(_ fill: (inout HTML) -> Void = { _ in }) { fill(&self) }

  /// Appends another piece.
  mutating func append(_ other: HTML) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends text, escaped for the content of an element and for a quoted value.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends HTML that libcmark rendered in safe mode: prose, and the cells of tables.
  mutating func append(rendered html: String) {
    var html = html
    html.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a part of such HTML.
  mutating func append(rendered html: ArraySlice<UInt8>) {
    bytes.append(contentsOf: html)
  }

  /// Appends a literal of a theme's template.
  mutating func append(template literal: [UInt8]) {
    bytes.append(contentsOf: literal)
  }

  /// Appends an element with the content that the closure appends.
  mutating func element(
    _ name: StaticString, _ attributes: Attribute?..., content: (inout HTML) -> Void
  ) {
    put(name, attributes, content)
  }

  /// Appends an element with text.
  mutating func element(_ name: StaticString, _ attributes: Attribute?..., text: String) {
    put(name, attributes) { $0.append(text: text) }
  }

  /// Appends an element on a line of its own, so that the source of a page is readable.
  mutating func line(
    _ name: StaticString, _ attributes: Attribute?..., content: (inout HTML) -> Void
  ) {
    put(name, attributes, content)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends an element with text on a line of its own.
  mutating func line(_ name: StaticString, _ attributes: Attribute?..., text: String) {
    put(name, attributes) { $0.append(text: text) }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a void element on a line of its own.
  mutating func void(_ name: StaticString, _ attributes: Attribute?...) {
    open(name, attributes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends what the closure appends for each element, with a separator between.
  mutating func append<Element>(
    listOf elements: some Sequence<Element>, separator: String = ", ",
    content: (inout HTML, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { append(text: separator) }
      content(&self, element)
    }
  }

  /// Appends a list with an item on a line for each element; nothing without any.
  mutating func list<Element>(
    _ attributes: Attribute?..., of elements: some Collection<Element>,
    item: (Element) -> Attribute? = { _ in nil }, content: (inout HTML, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    block("ul", attributes) { html in
      for element in elements { html.line("li", item(element)) { content(&$0, element) } }
    }
  }

  /// Appends an element whose tags are on lines of their own.
  mutating func block(
    _ name: StaticString, _ attributes: Attribute?..., content: (inout HTML) -> Void
  ) {
    block(name, attributes, content: content)
  }

  /// Appends an element whose tags are on lines of their own.
  mutating func block(
    _ name: StaticString, _ attributes: [Attribute?], content: (inout HTML) -> Void
  ) {
    put(name, attributes) { html in
      html.bytes.append(UInt8(ascii: "\n"))
      content(&html)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute?]) {
    bytes.append(UInt8(ascii: "<"))
    put(name)
    for case let attribute? in attributes {
      bytes.append(UInt8(ascii: " "))
      put(attribute.name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      append(text: attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func put(
    _ name: StaticString, _ attributes: [Attribute?], _ content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    put(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func put(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Copies the runs between the five characters that HTML gives a meaning.
  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated() {
      guard let reference = Self.reference(for: byte) else { continue }
      bytes.append(contentsOf: text[start..<index])
      put(reference)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// An attribute: a literal name, and a value that is escaped when it is written.
  struct Attribute {
    /// The name.
    let name: StaticString
    /// The value, before it is escaped.
    let value: String

    private init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = value
    }

    /// The classes of the element.
    static func `class`(_ names: String) -> Attribute { Attribute("class", names) }

    /// The anchor of the element, or nil for none.
    static func id(_ anchor: String?) -> Attribute? { anchor.map { Attribute("id", $0) } }

    /// The target of a link.
    static func href(_ address: Address) -> Attribute { Attribute("href", address.text) }

    /// The content of a statement about the page.
    static func content(_ text: String) -> Attribute { Attribute("content", text) }

    /// The address of a script.
    static func source(_ address: Address) -> Attribute { Attribute("src", address.text) }

    /// The relation of a link that an engine or a report gives, which the site does not endorse.
    static var foreignTarget: Attribute { .constant("rel", "nofollow noopener noreferrer") }

    /// The language of the element's text.
    static func language(_ language: Language) -> Attribute { Attribute("lang", language.tag) }

    /// The language of a link's target.
    static func targetLanguage(_ language: Language) -> Attribute {
      Attribute("hreflang", language.tag)
    }

    /// The mark of a link to its own page.
    static var currentPage: Attribute { Attribute("aria-current", "page") }

    /// The element's name for assistive technology.
    static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }

    /// Tooltip text.
    static func title(_ text: String) -> Attribute { Attribute("title", text) }

    /// An attribute with a literal value.
    static func constant(_ name: StaticString, _ value: StaticString) -> Attribute {
      Attribute(name, value.description)
    }

    /// The visible part of a drawing's coordinate space.
    static func viewBox(width: Int, height: Int) -> Attribute {
      Attribute("viewBox", "0 0 \(width) \(height)")
    }

    /// The outline of a shape.
    static func path(_ path: PathData) -> Attribute { Attribute("d", path.text) }

    /// A coordinate or a length in a drawing.
    static func measure(_ name: StaticString, _ value: Double) -> Attribute {
      Attribute(name, value.tenths)
    }

    /// Data for scripts, or nil for none; the name begins with `data-`.
    static func data(_ name: StaticString, _ value: String?) -> Attribute? {
      value.map { Attribute(name, $0) }
    }

    /// A count or a measure.
    static func number(_ name: StaticString, _ value: Int) -> Attribute {
      Attribute(name, String(value))
    }
  }

  /// Appends text of an engine: isolated, so that its writing direction does not affect the text
  /// around it, and with its control characters made visible.
  ///
  ///     html.append(foreign: "evil\u{202E}gpj")  // <bdi>evil‹U+202E›gpj</bdi>
  mutating func append(foreign text: String, markedAs language: Attribute? = nil) {
    element("bdi", language, text: text.withVisibleControls)
  }
}

extension String {
  /// The text with every control character spelled out, except newline and tab.
  var withVisibleControls: String {
    guard hasByte(where: { !(0x20..<0x7F).contains($0) }),
      unicodeScalars.contains(where: \.isHarmful)
    else { return self }
    var visible = ""
    for scalar in unicodeScalars {
      if scalar.isHarmful {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        // Appending to a view of scalars would copy it whole.
        visible += "‹U+\(padding)\(digits)›"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    // Printable ASCII, and Chinese, Japanese and Korean, for which a look-up would take long.
    if (0x20..<0x7F).contains(value) || (0x2E80..<0xD800).contains(value) { return false }
    if self == "\n" || self == "\t" { return false }
    return properties.generalCategory == .control || properties.isBidiControl
  }
}

extension ArraySlice<UInt8> {
  /// The text of HTML without tags, with its character references replaced.
  var unescaped: String {
    var (text, rest) = ([UInt8](), self)
    while let start = rest.index(ofByte: UInt8(ascii: "&")) {
      let name = rest[(start + 1)...]
      let reference = references.first { name.starts(with: $0.name.utf8) }
      text += rest[..<start] + (reference?.character ?? "&").utf8
      rest = name.dropFirst(reference?.name.utf8.count ?? 0)
    }
    return String(decoding: text.isEmpty ? rest : text + rest, as: UTF8.self)
  }
}

private let references: [(name: String, character: String)] = [
  ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"),
]

private let itemTag = Array("li".utf8)[...]
private let codeTag = Array("code".utf8)[...]

extension String {
  /// The texts of HTML, each on one line and with code in backquotes: what is before a list, and its items.
  var texts: [String] {
    let (html, space) = (Array(utf8), UInt8(ascii: " "))
    var (texts, text): ([String], [UInt8]) = ([], [])
    text.reserveCapacity(html.count)
    var (start, index) = (0, 0)
    while index < html.count {
      let byte = html[index]
      index += 1
      let isTag = byte == UInt8(ascii: "<")
      guard isTag || byte == space || byte == UInt8(ascii: "\n") else { continue }
      let before = index - 1 > start ? html[index - 2] : text.last ?? space
      if byte == space, before != space { continue }
      if start < index - 1 { text += html[start..<index - 1] }
      if isTag {
        let tag = html[index...].prefix { $0 != UInt8(ascii: ">") }
        index = min(tag.endIndex + 1, html.count)
        if tag == itemTag { text.move(to: &texts) }
        if tag == codeTag || tag.dropFirst() == codeTag { text.append(UInt8(ascii: "`")) }
      } else if before != space {
        text.append(space)
      }
      start = index
    }
    text += html[start...]
    text.move(to: &texts)
    return texts
  }
}

extension [UInt8] {
  /// Moves the text without a space at its end, unless it is empty.
  fileprivate mutating func move(to texts: inout [String]) {
    if last == UInt8(ascii: " ") { removeLast() }
    if !isEmpty { texts.append(self[...].unescaped) }
    removeAll(keepingCapacity: true)
  }
}
