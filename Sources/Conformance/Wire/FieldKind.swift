/// The type of a field of the wire.
package indirect enum FieldKind: Hashable, Sendable {
  /// `true` or `false`
  case truth
  /// A number.
  case number
  /// A whole number of 32 bits.
  case integer
  /// A whole number in a range.
  case integerIn(ClosedRange<Int>)
  /// A string.
  case text
  /// A string with a visible character, such as a reason.
  case visibleText
  /// A string with a visible character and at most `maximumNameLength` code points.
  case name
  /// A string that matches a regular expression.
  case pattern(String)
  /// A fixed string or whole number.
  case constant(JSON)
  /// One of several strings.
  case word([String])
  /// `[x, y]`, in points.
  case point
  /// `[x, y, width, height]`, in points.
  case rect
  /// An array of values of a type.
  case list(FieldKind)
  /// An array of at least one value of a type.
  case nonemptyList(FieldKind)
  /// An object whose schema has that name.
  case object(String)

  /// The maximum length of a name, in code points: reports and sites repeat it in every row.
  package static let maximumNameLength = Limits.profileText

  /// The type in words, for errors: `a whole number`.
  package var words: String {
    switch self {
    case .truth: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .integerIn(let range):
      "a whole number from \(range.lowerBound) to \(Self.maximum(of: range))"
    case .text: "a string"
    case .pattern(let pattern): "a string that matches \(pattern)"
    case .visibleText: "a string that shows something"
    case .name: "a string that shows something, of at most \(Self.maximumNameLength) characters,"
    case .constant(.text(let text)): "\"\(text)\""
    case .constant(let value): value.integer.map { "\($0)" } ?? value.kind
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .point: "an array of two numbers"
    case .rect: "an array of four numbers"
    case .list: "an array"
    case .nonemptyList: "an array of at least one value"
    case .object: "an object"
    }
  }
}

/// The description of one field of an object of the wire.
package struct FieldDescription: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The type.
  package var kind: FieldKind
  /// Whether the field may be null or absent.
  package var isOptional: Bool
  /// A sentence for the schema; empty if the name is sufficient.
  package var meaning: String

  package init(name: String, kind: FieldKind, isOptional: Bool, meaning: String = "") {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.meaning = meaning
  }
}

/// The description of an object of the wire, recorded from its reader.
package struct ObjectDescription: Sendable {
  /// A value of the field of variants, the fields that it has, and whether there may be more.
  package typealias Variant = (word: String, fields: [FieldDescription], isOpen: Bool)

  /// A sentence for the schema; empty if the name is sufficient.
  package var meaning = ""
  /// The fields, in the order in which they are read.
  package var fields: [FieldDescription] = []
  /// The field whose value determines the other fields, with the fields for each value.
  package var variants: (field: String, words: [Variant])?
  /// Whether there may be fields that are not declared.
  package var isOpen = false
  /// Whether the object has exactly one of the fields.
  package var hasOneField = false
  /// The nested objects, by the names that `FieldKind.object` contains.
  package var definitions: [(name: String, object: ObjectDescription)] = []

  /// Returns the names of the fields that an object must have, and of those that it must not have, if
  /// its field of variants has a value with these fields.
  package func requirements(
    of variant: [FieldDescription]
  ) -> (required: [String], absent: [String]) {
    let others = variants?.words.flatMap { $0.fields }.map { $0.name } ?? []
    let absent = fields.map { $0.name }.filter { name in
      others.contains(name) && !variant.contains { $0.name == name }
    }
    return (variant.filter { !$0.isOptional }.map { $0.name }, absent)
  }

  /// Adds a nested object and the objects nested in it, unless they are already defined.
  package mutating func define(_ name: String, _ object: ObjectDescription) {
    guard !definitions.contains(where: { $0.name == name }) else { return }
    var object = object
    let inner = object.definitions
    object.definitions = []
    definitions.append((name, object))
    for (name, object) in inner { define(name, object) }
  }
}

extension FieldKind {
  /// Checks a value, also what its type in Swift does not say: ranges, and texts that show something.
  func check(_ json: JSON) throws(WireError) {
    switch (self, json) {
    case (.integerIn(let range), .number(let number)):
      guard let integer = json.integer, range.contains(integer) else {
        throw refusal(of: number)
      }
    case (.visibleText, .text(let text)) where text.isVisible,
      (.name, .text(let text))
    where text.isVisible && text.shortened(to: Self.maximumNameLength) == text:
      break
    case (.visibleText, .text(let text)), (.name, .text(let text)): throw refusal(of: text)
    case (.pattern, .text), (.word, .text): break
    case (.nonemptyList, .list(let values)) where values.isEmpty:
      throw WireError("\(words) should stand here, not an empty array")
    case (.list(let kind), .list(let values)), (.nonemptyList(let kind), .list(let values)):
      for (index, value) in values.enumerated() {
        do throws(WireError) { try kind.check(value) } catch { throw error.inside("[\(index)]") }
      }
    case (.object, _): break
    case (.constant(let value), _) where value == json: break
    default: throw refusal(of: json)
    }
  }

  /// Returns an error for a value that is not of the type.
  package func refusal(of json: JSON) -> WireError {
    if self == .integer, let number = json.number, number == number.rounded() {
      return FieldKind.integerIn(Self.int32).refusal(of: number)
    }
    return WireError("\(words) should stand here, not \(json.kind)")
  }

  /// Returns an error for a number that is out of range.
  private func refusal(of number: Double) -> WireError {
    WireError("\(number.words) is not \(words)")
  }

  /// Returns an error for a text that is not of the type.
  package func refusal(of text: String) -> WireError {
    WireError("\(words) should stand here, not \(text.quoted)")
  }

  /// The whole numbers of 32 bits.
  private static let int32 = Int(Int32.min)...Int(Int32.max)

  /// Returns the greatest number that is read of a range.
  private static func maximum(of range: ClosedRange<Int>) -> Int {
    min(range.upperBound, int32.upperBound)
  }

  /// A count from 0 to 2³¹ − 1, so that sums of counts do not overflow.
  package static let count = FieldKind.integerIn(0...int32.upperBound)

  /// The JSON Schema of this type.
  package var schema: JSON {
    switch self {
    case .truth: Self.type("boolean")
    case .number: Self.type("number")
    case .integer: Self.integer(Self.int32)
    case .integerIn(let range): Self.integer(range)
    case .text: Self.type("string")
    // Patterns of all languages agree on spaces, and not on invisible characters.
    case .visibleText: FieldKind.pattern(#"\S"#).schema
    case .name:
      [
        "type": .text("string"), "pattern": .text(#"\S"#),
        "maxLength": .integer(Self.maximumNameLength),
      ]
    case .pattern(let pattern): ["type": .text("string"), "pattern": .text(pattern)]
    case .constant(let value): ["const": value]
    case .word(let words): ["enum": .texts(words)]
    case .point: Self.list(of: .number, count: 2)
    case .rect: Self.list(of: .number, count: 4)
    case .list(let kind): Self.list(of: kind)
    case .nonemptyList(let kind): Self.list(of: kind, atLeast: 1)
    case .object(let name): ["$ref": .text("#/$defs/\(name)")]
    }
  }

  private static func type(_ name: String) -> JSON { ["type": .text(name)] }

  private static func integer(_ range: ClosedRange<Int>) -> JSON {
    [
      "type": .text("integer"), "minimum": .integer(range.lowerBound),
      "maximum": .integer(maximum(of: range)),
    ]
  }

  private static func list(
    of kind: FieldKind, count: Int? = nil, atLeast least: Int? = nil
  ) -> JSON {
    [
      "type": .text("array"), "items": kind.schema, "minItems": (least ?? count).map(JSON.integer),
      "maxItems": count.map(JSON.integer),
    ]
  }
}
