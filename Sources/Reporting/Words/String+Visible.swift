extension String {
  /// The most characters that are shown of a text that somebody else wrote.
  static let shownCharacters = 400

  /// The text with everything that a terminal would act on made visible, cut where it is long.
  ///
  /// `"A\u{1B}[2J\n"` becomes `A\u{1B}[2J\n`, spelled out.
  func visible(upTo limit: Int = shownCharacters) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return Self.spelling(scalars[...]) }
    let rest = scalars.distance(from: end, to: scalars.endIndex)
    return "\(Self.spelling(scalars[..<end]))… (\(rest) more characters)"
  }

  /// The text's lines, each made visible and ended.
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
  /// Whether it moves the cursor, turns the reading direction or takes no room at all.
  fileprivate var isActedOn: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
