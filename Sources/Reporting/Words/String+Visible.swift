extension String {
  /// The maximum number of characters that are shown of untrusted text.
  static let shownCharacters = 400

  /// Returns the text with control characters escaped, truncated to `limit` characters.
  ///
  /// An escape character becomes the six characters `\u{1B}`, so a terminal does not act on it.
  func visible(upTo limit: Int = shownCharacters) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return Self.spelling(scalars[...]) }
    let rest = scalars.distance(from: end, to: scalars.endIndex)
    return "\(Self.spelling(scalars[..<end]))… (\(rest) more characters)"
  }

  /// The text's lines, each escaped and followed by a newline.
  var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\(String($0).visible(upTo: 1000))\n" }.joined()
  }

  private static func spelling(_ scalars: Substring.UnicodeScalarView) -> String {
    var spelled = ""
    for scalar in scalars {
      switch scalar {
      case "\n": spelled += "\\n"
      case "\r": spelled += "\\r"
      case "\t": spelled += "\\t"
      case _ where scalar.isActedOn:
        spelled += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on it, or it is invisible.
  fileprivate var isActedOn: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}

extension String {
  /// Returns the text padded with spaces on the right.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text aligned right in a column of numbers.
  var inNumberColumn: String {
    String(repeating: " ", count: max(2, 12 - count)) + self
  }
}
