import Conformance

extension String {
  /// Returns the text with control characters escaped, truncated to `limit` characters.
  ///
  /// An escape character becomes the six characters `\u{1B}`, so a terminal does not act on it. Text
  /// for a terminal is escaped by `TerminalText`; this is for formats of other programs.
  func visible(upTo limit: Int = Limits.shownText) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return Self.spelling(scalars[...]) }
    let rest = scalars.distance(from: end, to: scalars.endIndex)
    return "\(Self.spelling(scalars[..<end]))… (\(rest) more characters)"
  }

  /// The text without `##[`, `##vso[` and the like, which begin commands of continuous integration
  /// systems anywhere in a line; their brackets are escaped.
  var withoutBracketCommands: String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    var hashes = 0
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "[", hashes >= 2 {
        text += scalar.spelling
      } else {
        text.unicodeScalars.append(scalar)
      }
      if scalar == "#" {
        hashes += 1
      } else if hashes < 2 || !scalar.properties.isAlphabetic {
        hashes = 0
      }
    }
  }

  /// Returns the text with some scalars replaced.
  func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacements[scalar] {
        text += replacement
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func spelling(_ scalars: Substring.UnicodeScalarView) -> String {
    scalars.reduce(into: "") { spelled, scalar in
      switch scalar {
      case "\n": spelled += "\\n"
      case "\r": spelled += "\\r"
      case "\t": spelled += "\\t"
      case _ where scalar.isActedOn: spelled += scalar.spelling
      default: spelled.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as Swift spells it in a literal: `\u{1B}`.
  var spelling: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether a terminal acts on it, or it is invisible.
  var isActedOn: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
