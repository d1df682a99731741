/// The name of an API as a clause's prose writes it: `isHidden`, `UIView.isHidden` or
/// `hitTest(_:with:)`.
package struct SymbolName: Hashable, Sendable, CustomStringConvertible {
  /// The type, such as `UIView` or `UITouch.Phase`; empty if there is none.
  package let type: String
  /// The name itself, such as `isHidden`.
  package let base: String
  /// The argument labels with their parentheses; empty if there are none.
  package let arguments: String

  /// Parses a code span; nil if it is no name, such as a frame, a phrase or an id.
  ///
  /// `isHidden = true` is the name `isHidden`.
  package init?(_ text: String) {
    var text = Substring(text)
    if let end = text.start(of: " = ") { text = text[..<end] }
    // Of an Objective-C selector, such as `hitTest:withEvent:`, only the first word is used.
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

  /// Returns whether both may mean the same: the base names are equal, and so are types and arguments
  /// if both names have them.
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
