/// Fields of each type of value.
extension FieldReader {
  /// Reads a Boolean.
  package mutating func truth(_ name: String, _ meaning: String = "") throws(WireError) -> Bool {
    try required(name, .truth, meaning: meaning, placeholder: false) { $0.truth }
  }

  /// Reads a Boolean, or returns nil if it is null or absent.
  package mutating func optionalTruth(_ name: String, _ meaning: String) throws(WireError) -> Bool?
  {
    try optional(name, .truth, meaning: meaning, placeholder: false) { $0.truth }
  }

  /// Reads a number.
  package mutating func number(_ name: String) throws(WireError) -> Double {
    try required(name, .number, placeholder: 0) { $0.number }
  }

  /// Reads a whole number.
  package mutating func integer(_ name: String) throws(WireError) -> Int {
    try required(name, .integer, placeholder: 0) { $0.integer }
  }

  /// Reads a whole number in a range.
  package mutating func integer(
    _ name: String, in range: ClosedRange<Int>, _ meaning: String = ""
  ) throws(WireError) -> Int {
    try required(name, .integerIn(range), meaning: meaning, placeholder: range.lowerBound) {
      value throws(WireError) in try value.integer(in: range)
    }
  }

  /// Reads a whole number in a range, or returns nil if it is null or absent.
  package mutating func optionalInteger(
    _ name: String, in range: ClosedRange<Int>, _ meaning: String
  ) throws(WireError) -> Int? {
    try optional(name, .integerIn(range), meaning: meaning, placeholder: range.lowerBound) {
      value throws(WireError) in try value.integer(in: range)
    }
  }

  /// Reads a fixed string or whole number, and throws if the value is another.
  package mutating func constant(
    _ name: String, _ constant: JSON, _ meaning: String = ""
  ) throws(WireError) {
    _ = try required(name, .constant(constant), meaning: meaning, placeholder: constant) {
      $0 == constant ? $0 : nil
    }
  }

  /// Reads a string that the schema describes by a regular expression, and `isValid` checks.
  package mutating func text(
    _ name: String, matching pattern: String, _ meaning: String, where isValid: (String) -> Bool
  ) throws(WireError) -> String {
    try text(name, .pattern(pattern), meaning, where: isValid)
  }

  /// Reads a string with a visible character.
  package mutating func visibleText(
    _ name: String, _ meaning: String = ""
  ) throws(WireError) -> String {
    try text(name, .visibleText, meaning) { $0.isVisible }
  }

  /// Reads a string with a visible character that is not too long to be repeated in every row.
  package mutating func name(_ name: String, _ meaning: String = "") throws(WireError) -> String {
    try text(name, .name, meaning) { text in
      text.isVisible && text.shortened(to: FieldKind.longestName) == text
    }
  }

  private mutating func text(
    _ name: String, _ kind: FieldKind, _ meaning: String, where isValid: (String) -> Bool
  ) throws(WireError) -> String {
    try required(name, kind, meaning: meaning, placeholder: "") { value throws(WireError) in
      guard let text = value.text else { return nil }
      guard isValid(text) else {
        throw WireError("\(kind.words) should stand here, not \(text.quoted)")
      }
      return text
    }
  }

  /// Reads a string.
  package mutating func text(_ name: String, _ meaning: String = "") throws(WireError) -> String {
    try required(name, .text, meaning: meaning, placeholder: "") { $0.text }
  }

  /// Reads a string, or returns nil if it is null or absent.
  package mutating func optionalText(
    _ name: String, _ meaning: String = ""
  ) throws(WireError) -> String? {
    try optional(name, .text, meaning: meaning, placeholder: "") { $0.text }
  }

  /// Reads a point `[x,y]`.
  package mutating func point(_ name: String) throws(WireError) -> Point {
    try required(name, .point, placeholder: Point(x: 0, y: 0)) { $0.point }
  }

  /// Reads a point `[x,y]`, or returns nil if it is null or absent.
  package mutating func optionalPoint(_ name: String) throws(WireError) -> Point? {
    try optional(name, .point, placeholder: Point(x: 0, y: 0)) { $0.point }
  }

  /// Reads a rectangle `[x,y,width,height]`, or returns nil if it is null or absent.
  package mutating func optionalRect(_ name: String) throws(WireError) -> Rect? {
    try optional(name, .rect, placeholder: Rect(x: 0, y: 0, width: 0, height: 0)) { $0.rect }
  }

  /// Reads a case of an enumeration.
  package mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type, _ meaning: String = ""
  ) throws(WireError) -> Word {
    guard let first = type.allCases.first else { throw WireError(at: name, "unknown") }
    return try required(name, .word(of: type), meaning: meaning, placeholder: first) {
      value throws(WireError) in try value.word(of: type)
    }
  }

  /// Reads a case of an enumeration, or returns nil if it is null or absent.
  package mutating func optionalWord<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type, _ meaning: String = ""
  ) throws(WireError) -> Word? {
    guard let first = type.allCases.first else { throw WireError(at: name, "unknown") }
    return try optional(name, .word(of: type), meaning: meaning, placeholder: first) {
      value throws(WireError) in try value.word(of: type)
    }
  }

  /// Reads an array; the closure reads each element.
  package mutating func list<Element>(
    _ name: String, of kind: FieldKind, meaning: String = "",
    _ body: (JSON) throws(WireError) -> Element?
  ) throws(WireError) -> [Element] {
    try required(name, .list(kind), meaning: meaning, placeholder: []) { value throws(WireError) in
      guard case .list(let values) = value else { return nil }
      return try Self.elements(values, kind, body)
    }
  }

  /// Reads an array, or returns nil if it is null or absent.
  package mutating func optionalList<Element>(
    _ name: String, of kind: FieldKind, meaning: String = "",
    _ body: (JSON) throws(WireError) -> Element?
  ) throws(WireError) -> [Element]? {
    try optional(name, .list(kind), meaning: meaning, placeholder: []) { value throws(WireError) in
      guard case .list(let values) = value else { return nil }
      return try Self.elements(values, kind, body)
    }
  }

  private static func elements<Element>(
    _ values: [JSON], _ kind: FieldKind, _ body: (JSON) throws(WireError) -> Element?
  ) throws(WireError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(WireError) {
        guard let element = try body(value) else {
          throw WireError("\(kind.words) should stand here, not \(value.kind)")
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
  /// Returns the case of an enumeration, or nil if this is not a string.
  ///
  /// - Throws: an error if the enumeration has no such case.
  fileprivate func word<Word: RawRepresentable<String>>(
    of type: Word.Type
  ) throws(WireError) -> Word? {
    guard case .text(let text) = self else { return nil }
    guard let word = Word(rawValue: text) else { throw WireError("unknown: \(text.quoted)") }
    return word
  }

  /// Returns the whole number, or nil if this is not a number.
  ///
  /// - Throws: an error if the number is not whole or not in the range.
  fileprivate func integer(in range: ClosedRange<Int>) throws(WireError) -> Int? {
    guard let number else { return nil }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw WireError("\(number.words) is not \(FieldKind.integerIn(range).words)")
    }
    return integer
  }
}

extension FieldKind {
  /// One of the words of an enumeration.
  fileprivate static func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> FieldKind {
    .word(type.allCases.map { $0.rawValue })
  }
}
