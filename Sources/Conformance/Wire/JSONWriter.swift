/// Writes JSON, in one of several layouts.
package struct JSONWriter {
  /// The layout of spaces, line breaks and members.
  package enum Layout: Sendable {
    /// No spaces; members in the order in which they are put.
    case compact
    /// No spaces; members in alphabetical order.
    case sorted
    /// Two spaces per level, ` : ` after names, and members in alphabetical order.
    case indented
  }

  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  #if hasFeature(Embedded)
    /// The engine in a page writes compact messages only, so that nothing sorts members there.
    private var layout: Layout { .compact }
  #else
    private let layout: Layout
  #endif
  private var depth = 0
  private var needsComma = false
  private var followsName = false
  /// The members of the current object, with the positions of their names.
  private var members: [(name: String, start: Int)] = []

  package init(_ layout: Layout = .compact) {
    #if !hasFeature(Embedded)
      self.layout = layout
    #endif
  }

  /// Returns the written bytes and resets the writer.
  package mutating func take() -> [UInt8] {
    defer { self = JSONWriter(layout) }
    return bytes
  }

  /// Writes a line feed, which ends every message.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    let outer = members
    members = []
    body(&self)
    if layout != .compact { sortMembers() }
    members = outer
    close(UInt8(ascii: "}"), after: UInt8(ascii: "{"))
  }

  /// Writes an array whose elements `body` writes.
  package mutating func list(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"), after: UInt8(ascii: "["))
  }

  /// Writes a member's name. The next call must write its value.
  package mutating func name(_ name: String) {
    separate()
    if layout != .compact { members.append((name, bytes.count)) }
    quote(name)
    if layout == .indented { put(" : ") } else { bytes.append(UInt8(ascii: ":")) }
    followsName = true
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number, or null if it is not finite.
  package mutating func value(_ number: Double) {
    separate()
    let isShort = number == number.rounded() && number.magnitude < 1e15
    put(isShort ? String(Int64(number)) : number.isFinite ? "\(number)" : "null")
  }

  /// Writes a Boolean.
  package mutating func value(_ truth: Bool) {
    separate()
    put(truth ? "true" : "false")
  }

  /// Writes null.
  package mutating func null() {
    separate()
    put("null")
  }

  private mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes the separator before an element, a member, or a member's value.
  private mutating func separate() {
    defer { needsComma = true }
    guard !followsName else {
      followsName = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8, after opening: UInt8) {
    // Foundation writes an empty line in an empty object or array.
    if layout == .indented, bytes.last == opening { bytes.append(UInt8(ascii: "\n")) }
    depth -= 1
    breakLine()
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Sorts the members of the object that has just been written.
  private mutating func sortMembers() {
    let order = members.indices.sorted { members[$0].name < members[$1].name }
    guard let first = members.first, order != Array(members.indices) else { return }
    let separator = layout == .indented ? 2 + 2 * depth : 1
    let ends = members.dropFirst().map { $0.start - separator } + [bytes.count]
    // Copied, because a slice would share the storage and prevent a change in place.
    var sorted: [UInt8] = []
    sorted.reserveCapacity(bytes.count - first.start)
    for index in order {
      if !sorted.isEmpty { sorted += bytes[ends[0]..<members[1].start] }
      sorted += bytes[members[index].start..<ends[index]]
    }
    bytes.replaceSubrange(first.start..., with: sorted)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      // Nearly every text is a name or a word, which is copied as a whole.
      let isPlain = text.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if isPlain { bytes.append(contentsOf: text) } else { for byte in text { append(byte) } }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(byte)
    case UInt8(ascii: "\n"): escape(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): escape(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): escape(UInt8(ascii: "t"))
    case 0x08: escape(UInt8(ascii: "b"))
    case 0x0C: escape(UInt8(ascii: "f"))
    case 0..<0x20, 0x7F: escapeControl(byte)
    // The second byte of U+0080 to U+009F, which control terminals too.
    case 0x80...0x9F where bytes.last == 0xC2:
      bytes.removeLast()
      escapeControl(byte)
    default: bytes.append(byte)
    }
  }

  private mutating func escapeControl(_ value: UInt8) {
    let digits = String(value, radix: 16)
    bytes.append(contentsOf: (digits.count == 1 ? "\\u000" : "\\u00").utf8)
    bytes.append(contentsOf: digits.utf8)
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(byte)
  }
}

extension JSONWriter {
  /// Writes a member.
  package mutating func put(_ name: String, _ value: some WireValue) {
    self.name(name)
    value.write(to: &self)
  }

  /// Writes a member; nothing without a value.
  package mutating func put(_ name: String, _ value: (some WireValue)?) {
    if let value { put(name, value) }
  }

  /// Writes a point: `[x,y]`.
  package mutating func value(_ point: Point) {
    list {
      $0.value(point.x)
      $0.value(point.y)
    }
  }

  /// Writes a rectangle: `[x,y,width,height]`.
  package mutating func value(_ rect: Rect) {
    list {
      $0.value(rect.origin.x)
      $0.value(rect.origin.y)
      $0.value(rect.width)
      $0.value(rect.height)
    }
  }

  /// Writes a member with an array; `body` writes each element.
  package mutating func put<Element>(
    _ name: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    list { for element in elements { body(&$0, element) } }
  }
}
