/// A piece of HTML that is well formed and safe, because nothing else can be put in.
///
/// It is no `String` and takes no interpolation: names are literals of ours, text and values are
/// escaped on their way in, and the one door for HTML from elsewhere is `append(rendered:)`.
///
///     html.element("a", .href("#HIT-4")) { $0.append(text: "1 < 2") }
///     // <a href="#HIT-4">1 &lt; 2</a>
struct HTML: Hashable, Sendable {
  /// The HTML in UTF-8.
  private(set) var bytes: [UInt8] = []

  init() {}

  /// A piece of HTML that the closure fills.
  init(_ fill: (inout HTML) -> Void) {
    fill(&self)
  }

  /// Makes room for that many bytes more.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Adds another piece.
  mutating func append(_ other: HTML) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Adds text; whatever it says, it stays text, between tags as within a quoted value.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Adds HTML that libcmark made in safe mode: prose, and the cells of tables.
  mutating func append(rendered html: String) {
    bytes.append(contentsOf: html.utf8)
  }

  /// Adds what a theme's template says between its placeholders.
  mutating func append(template literal: [UInt8]) {
    bytes.append(contentsOf: literal)
  }

  /// Adds an element with what the closure puts into it.
  mutating func element(
    _ name: StaticString, _ attributes: Attribute?..., content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Adds an element that holds text alone.
  mutating func element(_ name: StaticString, _ attributes: Attribute?..., text: String) {
    open(name, attributes)
    append(text: text)
    close(name)
  }

  /// Adds an element on a line of its own, so that the source of a page can be read and compared.
  mutating func line(
    _ name: StaticString, _ attributes: Attribute?..., content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds an element that holds text alone on a line of its own.
  mutating func line(_ name: StaticString, _ attributes: Attribute?..., text: String) {
    open(name, attributes)
    append(text: text)
    close(name)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds an element that can hold nothing, on a line of its own.
  mutating func void(_ name: StaticString, _ attributes: Attribute?...) {
    open(name, attributes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds an element whose content stands on lines of its own.
  mutating func block(
    _ name: StaticString, _ attributes: Attribute?..., content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    bytes.append(UInt8(ascii: "\n"))
    content(&self)
    close(name)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute?]) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for case let attribute? in attributes {
      bytes.append(UInt8(ascii: " "))
      append(attribute.name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      append(text: attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ name: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ name: StaticString) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Copies the runs between the five characters that mean something to HTML.
  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated() {
      guard let reference = Self.reference(for: byte) else { continue }
      bytes.append(contentsOf: text[start..<index])
      append(reference)
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
}
