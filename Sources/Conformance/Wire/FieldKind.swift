/// What type a field of the wire has.
package indirect enum FieldKind: Hashable, Sendable {
  /// `true` or `false`
  case truth
  /// A number.
  case number
  /// A whole number.
  case integer
  /// A string.
  case text
  /// One of these strings.
  case word([String])
  /// `[x, y]`, in points.
  case point
  /// `[x, y, width, height]`, in points.
  case rect
  /// An array of such values.
  case list(FieldKind)
  /// An object that the schema defines under that name.
  case object(String)

  /// The type as people say it.
  var words: String {
    switch self {
    case .truth: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .text: "a string"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .point: "an array of two numbers"
    case .rect: "an array of four numbers"
    case .list: "an array"
    case .object: "an object"
    }
  }
}
