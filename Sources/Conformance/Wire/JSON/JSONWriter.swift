/// Writes JSON, in one of several layouts.
package struct JSONWriter {
  /// Where spaces, line breaks and members go.
  package enum Layout: Sendable {
    /// No spaces; members in the order in which they are put.
    case compact
    /// No spaces; members in alphabetical order.
    case sorted
    /// Two spaces a level, ` : ` behind names, and members in alphabetical order.
    case indented
  }

  /// The JSON so far.
  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var needsComma = false
  private var followsName = false
  /// The members of the object that is being written, with the positions of their names.
  private var members: [(name: String, start: Int)] = []

  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// Returns what has been written and starts anew.
  package mutating func take() -> [UInt8] {
    defer { self = JSONWriter(layout) }
    return bytes
  }

  /// Ends the line, as every message ends.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes `{ … }` around what the body puts.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    let outer = members
    members = []
    body(&self)
    if layout != .compact { sortMembers() }
    members = outer
    close(UInt8(ascii: "}"), after: UInt8(ascii: "{"))
  }

  /// Writes `[ … ]` around what the body writes.
  package mutating func list(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"), after: UInt8(ascii: "["))
  }

  /// Writes a member's name; its value is to follow.
  package mutating func name(_ name: String) {
    separate()
    if layout != .compact { members.append((name, bytes.count)) }
    quote(name)
    bytes.append(contentsOf: (layout == .indented ? " : " : ":").utf8)
    followsName = true
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number; one that is not finite has no JSON and becomes null.
  package mutating func value(_ number: Double) {
    separate()
    let isShort = number == number.rounded() && number.magnitude < 1e15
    if isShort {
      bytes.append(contentsOf: String(Int(number)).utf8)
    } else {
      bytes.append(contentsOf: (number.isFinite ? "\(number)" : "null").utf8)
    }
  }

  /// Writes a truth.
  package mutating func value(_ truth: Bool) {
    separate()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Writes null.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Begins an element, a member, or the value behind a member's name.
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
    // What holds nothing has an empty line in it, as Foundation writes it.
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

  /// Puts the members of the object that has just been written into alphabetical order.
  private mutating func sortMembers() {
    let order = members.indices.sorted { members[$0].name < members[$1].name }
    guard let first = members.first, order != Array(members.indices) else { return }
    let separator = layout == .indented ? 2 + 2 * depth : 1
    let ends = members.dropFirst().map { $0.start - separator } + [bytes.count]
    // Copied first: a slice of the bytes would keep them from being changed in place.
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
    for byte in text.utf8 { append(byte) }
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
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (digits.count == 1 ? "\\u000" : "\\u00").utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(byte)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(byte)
  }
}

extension JSONWriter {
  /// Writes a member with a string.
  package mutating func put(_ name: String, _ text: String) {
    self.name(name)
    value(text)
  }

  /// Writes a member with a string or null.
  package mutating func put(_ name: String, _ text: String?) {
    self.name(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a member with a number.
  package mutating func put(_ name: String, _ number: Double) {
    self.name(name)
    value(number)
  }

  /// Writes a member with a whole number.
  package mutating func put(_ name: String, _ number: Int) { put(name, Double(number)) }

  /// Writes a member with a truth.
  package mutating func put(_ name: String, _ truth: Bool) {
    self.name(name)
    value(truth)
  }

  /// Writes a member with a point: `[x,y]`.
  package mutating func put(_ name: String, _ point: Point) {
    self.name(name)
    list {
      $0.value(point.x)
      $0.value(point.y)
    }
  }

  /// Writes a member with a rectangle: `[x,y,width,height]`.
  package mutating func put(_ name: String, _ rect: Rect) {
    self.name(name)
    list {
      $0.value(rect.origin.x)
      $0.value(rect.origin.y)
      $0.value(rect.width)
      $0.value(rect.height)
    }
  }

  /// Writes a member with a word out of a closed set.
  package mutating func put(_ name: String, _ word: some RawRepresentable<String>) {
    put(name, word.rawValue)
  }

  /// Writes a member with an array of what the body writes for each element.
  package mutating func put<Element>(
    _ name: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    list { for element in elements { body(&$0, element) } }
  }
}
