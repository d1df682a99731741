extension Substring {
  /// The text without white space at its ends.
  package var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  /// Returns the text without spaces at its ends.
  ///
  /// Compares bytes, because a space is one byte in UTF-8, and characters take ten times as long.
  package func trimmingSpaces() -> String {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return String(Substring(rest))
  }
}
