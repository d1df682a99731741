/// What Apple calls something, as the prose of a clause writes it: `isHidden`, `UIView.isHidden`
/// or `hitTest(_:with:)`.
package struct SymbolName: Hashable, Sendable, CustomStringConvertible {
  /// The type in front, such as `UIView` or `UITouch.Phase`; empty where there is none.
  package let type: String
  /// The name itself, such as `isHidden`.
  package let base: String
  /// What follows in parentheses, with them; empty where nothing does.
  package let arguments: String

  /// Reads a code span; nil where it is no name, such as a frame, a phrase or an id.
  ///
  /// Of `isHidden = true` the name is read alone.
  package init?(_ text: String) {
    var text = Substring(text)
    if let end = text.start(of: " = ") { text = text[..<end] }
    // Objective-C's spelling, such as `hitTest:withEvent:`, tells no more than the first word.
    if text.last == ":", !text.contains("("), let end = text.firstIndex(of: ":") {
      text = text[..<end]
    }
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    let arguments = text[open...]
    guard let base = path.last, Self.isWord(base), base.utf8.count > 1,
      path.dropLast().enumerated().allSatisfy({ $0 == 0 && $1.isEmpty || Self.isWord($1) }),
      arguments.isEmpty || arguments.last == ")" && !arguments.contains(" ")
    else { return nil }
    self.type = path.dropLast().joined(separator: ".")
    self.base = String(base)
    self.arguments = String(arguments)
  }

  /// The name as it is written.
  package var description: String {
    type.isEmpty ? base + arguments : "\(type).\(base)\(arguments)"
  }

  /// Whether both may mean the same: the name must be alike, letter by letter, and the type and
  /// the arguments where both have them.
  package func matches(_ other: SymbolName) -> Bool {
    base == other.base
      && (arguments.isEmpty || other.arguments.isEmpty || arguments == other.arguments)
      && (type.isEmpty || other.type.isEmpty || type == other.type
        || type.hasSuffix(".\(other.type)") || other.type.hasSuffix(".\(type)"))
  }

  private static func isWord(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !first.isDigit else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}

extension Substring {
  /// Returns the start of the first occurrence of `text`, or nil.
  fileprivate func start(of text: String) -> Index? {
    var rest = utf8[...]
    while let start = rest.firstIndex(where: { $0 == text.utf8.first }) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return start }
      rest.removeFirst()
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
