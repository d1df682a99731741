extension FieldReader {
  mutating func truth(_ name: String, _ meaning: String = "") throws(WireProblem) -> Bool {
    try required(name, .truth, meaning: meaning, standIn: false) { $0.truth }
  }

  mutating func number(_ name: String) throws(WireProblem) -> Double {
    try required(name, .number, standIn: 0) { $0.number }
  }

  mutating func integer(_ name: String) throws(WireProblem) -> Int {
    try required(name, .integer, standIn: 0) { $0.integer }
  }

  /// A whole number in a range.
  mutating func integer(
    _ name: String, in range: ClosedRange<Int>, _ meaning: String = ""
  ) throws(WireProblem) -> Int {
    try required(name, .integerIn(range), meaning: meaning, standIn: range.lowerBound) {
      value throws(WireProblem) in try value.integer(in: range)
    }
  }

  /// A whole number in a range that may be absent.
  mutating func optionalInteger(
    _ name: String, in range: ClosedRange<Int>, _ meaning: String
  ) throws(WireProblem) -> Int? {
    try optional(name, .integerIn(range), meaning: meaning, standIn: range.lowerBound) {
      value throws(WireProblem) in try value.integer(in: range)
    }
  }

  /// A string or whole number that is always the same.
  mutating func constant(
    _ name: String, _ constant: JSON, _ meaning: String = ""
  ) throws(WireProblem) {
    _ = try required(name, .constant(constant), meaning: meaning, standIn: constant) {
      $0 == constant ? $0 : nil
    }
  }

  /// A string that schemas expect to match a regular expression; reading does not check that.
  mutating func text(
    _ name: String, matching pattern: String, _ meaning: String
  ) throws(WireProblem) -> String {
    try required(name, .pattern(pattern), meaning: meaning, standIn: "") { $0.text }
  }

  mutating func text(_ name: String, _ meaning: String = "") throws(WireProblem) -> String {
    try required(name, .text, meaning: meaning, standIn: "") { $0.text }
  }

  mutating func optionalText(
    _ name: String, _ meaning: String = ""
  ) throws(WireProblem) -> String? {
    try optional(name, .text, meaning: meaning, standIn: "") { $0.text }
  }

  mutating func point(_ name: String) throws(WireProblem) -> Point {
    try required(name, .point, standIn: Point(x: 0, y: 0)) { $0.point }
  }

  mutating func optionalPoint(_ name: String) throws(WireProblem) -> Point? {
    try optional(name, .point, standIn: Point(x: 0, y: 0)) { $0.point }
  }

  mutating func rect(_ name: String) throws(WireProblem) -> Rect {
    try required(name, .rect, standIn: Rect(x: 0, y: 0, width: 0, height: 0)) { $0.rect }
  }

  mutating func optionalRect(_ name: String) throws(WireProblem) -> Rect? {
    try optional(name, .rect, standIn: Rect(x: 0, y: 0, width: 0, height: 0)) { $0.rect }
  }

  /// A word out of a closed set.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type, _ meaning: String = ""
  ) throws(WireProblem) -> Word {
    guard let first = type.allCases.first else { throw WireProblem(at: name, "unknown") }
    let words = { type.allCases.map(\.rawValue) }
    return try required(name, .word(words()), meaning: meaning, standIn: first) {
      value throws(WireProblem) in
      guard case .text(let text) = value else { return nil }
      guard let word = Word(rawValue: text) else { throw WireProblem("unknown: \"\(text)\"") }
      return word
    }
  }

  /// An object, which the body reads.
  mutating func object<Value>(
    _ name: String, named kind: String, _ body: (JSON) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value {
    // Nobody reads what stands in for an object, so a description ends here with what it has.
    let value = try required(name, .object(kind), standIn: JSON.null) { $0 }
    do throws(WireProblem) { return try body(value) } catch { throw error.inside(name) }
  }

  /// An object, which the body reads, or nil where it is absent.
  mutating func optionalObject<Value>(
    _ name: String, named kind: String, _ body: (JSON) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value? {
    guard let value = try optional(name, .object(kind), standIn: .null, { $0 }) else {
      return nil
    }
    do throws(WireProblem) { return try body(value) } catch { throw error.inside(name) }
  }

  /// An array, each of whose elements the body reads.
  mutating func list<Element>(
    _ name: String, of kind: FieldKind, meaning: String = "",
    _ body: (JSON) throws(WireProblem) -> Element?
  ) throws(WireProblem) -> [Element] {
    try required(name, .list(kind), meaning: meaning, standIn: []) { value throws(WireProblem) in
      guard case .list(let values) = value else { return nil }
      return try Self.elements(values, kind, body)
    }
  }

  /// An array that may be absent: then it is empty.
  mutating func optionalList<Element>(
    _ name: String, of kind: FieldKind, meaning: String = "",
    _ body: (JSON) throws(WireProblem) -> Element?
  ) throws(WireProblem) -> [Element] {
    try optional(name, .list(kind), meaning: meaning, standIn: []) { value throws(WireProblem) in
      guard case .list(let values) = value else { return nil }
      return try Self.elements(values, kind, body)
    } ?? []
  }

  private static func elements<Element>(
    _ values: [JSON], _ kind: FieldKind, _ body: (JSON) throws(WireProblem) -> Element?
  ) throws(WireProblem) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(WireProblem) {
        guard let element = try body(value) else {
          throw WireProblem("\(kind.words) should stand here, not \(value.kind)")
        }
        elements.append(element)
      } catch {
        throw error.inside("[\(index)]")
      }
    }
    return elements
  }
}

extension JSON {
  /// The whole number in a range that this is, or nil where it is no number.
  fileprivate func integer(in range: ClosedRange<Int>) throws(WireProblem) -> Int? {
    guard let number else { return nil }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw WireProblem("\(number.words) is not \(FieldKind.integerIn(range).words)")
    }
    return integer
  }
}
