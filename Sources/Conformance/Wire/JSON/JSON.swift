/// A value of JSON, as it crosses the wire.
///
/// Our own, because Foundation's takes some eleven microseconds a message each way and this
/// module imports nothing.
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
  /// An object; its members in the order in which they stand.
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

  /// What kind of value this is, as people say it.
  var kind: String {
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
