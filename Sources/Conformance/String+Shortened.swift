extension String {
  /// Returns the text, or its beginning and `…` if it has more than `limit` code points.
  package func shortened(to limit: Int) -> String {
    // No text has more code points than bytes, which are counted already.
    guard utf8.count > limit,
      let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return "\(self[..<end])…"
  }

  /// The text in quotation marks, shortened for an error.
  package var quoted: String { "\"\(shortened(to: Limits.shownWord))\"" }

  /// Whether the text has a character other than spaces, control and format characters.
  package var isVisible: Bool {
    unicodeScalars.contains { scalar in
      if scalar.isASCII { return (0x21..<0x7F).contains(scalar.value) }
      let properties = scalar.properties
      return switch properties.generalCategory {
      case .control, .format: false
      // The pattern of Braille without a dot is a symbol, and blank.
      default:
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
      }
    }
  }
}
