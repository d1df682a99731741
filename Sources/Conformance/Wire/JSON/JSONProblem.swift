/// Why bytes are no JSON.
package struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package var kind: Kind
  /// Where, in bytes from 1.
  package var column: Int

  init(_ kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }

  package var description: String { "not JSON at byte \(column): \(kind.words)" }

  /// What can be wrong.
  package enum Kind: Hashable, Sendable {
    /// Something else should stand here.
    case unexpected
    /// There should be more.
    case endsEarly
    /// There is more than one value.
    case trailing
    /// Arrays and objects are nested too deeply.
    case tooDeep
    /// A name stands twice in an object.
    case repeatedName(String)
    /// A control character stands in a string as it is.
    case controlCharacter
    /// Text is not whole Unicode.
    case notUnicode
    /// A number is too large.
    case hugeNumber

    fileprivate var words: String {
      switch self {
      case .unexpected: "unexpected character"
      case .endsEarly: "it ends too early"
      case .trailing: "something follows the value"
      case .tooDeep: "nested too deeply"
      case .repeatedName(let name): "\"\(name)\" stands twice in an object"
      case .controlCharacter: "a control character must be escaped"
      case .notUnicode: "the text is not Unicode"
      case .hugeNumber: "the number is too large"
      }
    }
  }
}
