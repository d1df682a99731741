/// A JSON value.
///
/// Replaces Foundation's decoder, which takes about eleven microseconds per message.
package enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case truth(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case text(String)
  /// An array.
  case list([JSON])
  /// An object with its members in order.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The type of the value in words, for errors.
  package var kind: String {
    switch self {
    case .null: "null"
    case .truth: "true or false"
    case .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }
}

extension JSON {
  /// Returns the value of a member, or nil if this is not an object or does not have it.
  package func member(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The Boolean, or nil if this is of another type.
  package var truth: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }

  /// The number, or nil if this is of another type.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number of 32 bits, or nil if this is something else: the engine of a page, whose `Int`
  /// has 32 bits, and others read the same numbers.
  package var integer: Int? { number.flatMap { Int32(exactly: $0) }.map(Int.init) }

  /// The string, or nil if this is of another type.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The point `[x,y]`, or nil if this is of another type.
  package var point: Point? {
    guard let numbers, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// The rectangle `[x,y,width,height]`, or nil if this is of another type.
  package var rect: Rect? {
    guard let numbers, numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private var numbers: [Double]? {
    guard case .list(let values) = self else { return nil }
    let numbers = values.compactMap { $0.number }
    return numbers.count == values.count ? numbers : nil
  }
}

extension JSON {
  /// Returns what a text names; nil for other values.
  func word<Word>(_ known: (String) -> Word?) throws(WireError) -> Word? {
    guard case .text(let text) = self else { return nil }
    guard let word = known(text) else { throw WireError("unknown: \(text.quoted)") }
    return word
  }

  /// The value as indented text. An object or array of scalars is one line; all others have one
  /// member or element per line.
  package var indented: String { lines(indent: "") + "\n" }

  private func lines(indent: String) -> String {
    guard isNestedDeeply else { return string }
    let deeper = indent + "  "
    switch self {
    case .object(let members):
      let lines = members.map {
        deeper + JSON.text($0.name).string + ": " + $0.value.lines(indent: deeper)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .list(let values):
      let lines = values.map { deeper + $0.lines(indent: deeper) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    default: return string
    }
  }

  /// Whether the value contains objects or arrays, and so takes several lines.
  private var isNestedDeeply: Bool { elements?.contains { $0.elements != nil } == true }

  /// What an object or array contains; nil for other values.
  private var elements: [JSON]? {
    switch self {
    case .object(let members): members.map { $0.value }
    case .list(let values): values
    case .null, .truth, .number, .text: nil
    }
  }
}

/// JSON written as it looks; a member without a value is left out.
///
///     let data: JSON = ["stage": .text("stage_1"), "engines": .integers([0, 2]), "known": nil]
///     // {"stage":"stage_1","engines":[0,2]}
extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  package init(arrayLiteral elements: JSON...) { self = .list(elements) }

  /// A whole number.
  package static func integer(_ number: Int) -> JSON { .number(Double(number)) }

  /// A list of whole numbers.
  package static func integers(_ numbers: [Int]) -> JSON { .list(numbers.map(JSON.integer)) }

  /// A list of texts.
  package static func texts(_ texts: [String]) -> JSON { .list(texts.map(JSON.text)) }

  /// A list; nil for an empty one.
  package static func nonempty(_ elements: [JSON]) -> JSON? {
    elements.isEmpty ? nil : .list(elements)
  }

  /// The value as text without spaces.
  package var string: String { String(decoding: bytes(), as: UTF8.self) }

  /// Returns the bytes in a layout.
  package func bytes(_ layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var json = JSONWriter(layout)
    json.value(self)
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes any value.
  package mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .truth(let truth): self.value(truth)
    case .number(let number): self.value(number)
    case .text(let text): self.value(text)
    case .list(let values): list { for value in values { $0.value(value) } }
    case .object(let members):
      object { json in
        for member in members {
          json.name(member.name)
          json.value(member.value)
        }
      }
    }
  }
}

/// An error in the syntax of JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  package var kind: Kind
  /// The position in bytes, from 1.
  package var column: Int

  package var description: String { "not JSON at byte \(column): \(kind.words)" }

  /// A kind of error, in words.
  package struct Kind: Hashable, Sendable {
    package let words: String

    package static let unexpected = Kind(words: "unexpected character")
    package static let endsEarly = Kind(words: "it ends too early")
    package static let trailing = Kind(words: "something follows the value")
    package static let tooDeep = Kind(words: "nested too deeply")
    package static let controlCharacter = Kind(words: "a control character must be escaped")
    package static let notUnicode = Kind(words: "the text is not Unicode")
    package static let hugeNumber = Kind(words: "the number is too large")
    /// The task was cancelled before the value was read.
    package static let interrupted = Kind(words: "reading it was interrupted")

    package static func repeatedName(_ name: String) -> Kind {
      Kind(words: "\"\(name)\" occurs twice in an object")
    }
  }
}
