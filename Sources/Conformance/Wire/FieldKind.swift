/// What type a field of the wire has.
package indirect enum FieldKind: Hashable, Sendable {
  /// `true` or `false`
  case truth
  /// A number.
  case number
  /// A whole number.
  case integer
  /// A whole number in this range.
  case integerIn(ClosedRange<Int>)
  /// A string.
  case text
  /// A string that matches this regular expression.
  case pattern(String)
  /// Always this string or whole number.
  case constant(JSON)
  /// One of these strings.
  case word([String])
  /// `[x, y]`, in points.
  case point
  /// `[x, y, width, height]`, in points.
  case rect
  /// An array of such values.
  case list(FieldKind)
  /// An array of at least one such value.
  case nonemptyList(FieldKind)
  /// An object that the schema defines under that name.
  case object(String)

  /// The type as people say it.
  var words: String {
    switch self {
    case .truth: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .integerIn(let range) where range.upperBound == .max:
      "a whole number from \(range.lowerBound) on"
    case .integerIn(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text, .pattern: "a string"
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
