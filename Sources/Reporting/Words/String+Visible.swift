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
    return unicodeScalars.text { scalar in
      defer {
        if scalar == "#" {
          hashes += 1
        } else if hashes < 2 || !scalar.properties.isAlphabetic {
          hashes = 0
        }
      }
      return scalar == "[" && hashes >= 2 ? scalar.spelling : nil
    }
  }

  /// Returns the text with some scalars replaced.
  func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.text { replacements[$0] }
  }

  private static func spelling(_ scalars: Substring.UnicodeScalarView) -> String {
    scalars.text { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.isActedOn ? scalar.spelling : nil
      }
    }
  }
}

extension Sequence<Unicode.Scalar> {
  /// Returns the scalars as text, in which those are replaced for which the closure returns a text.
  func text(replacing replacement: (Unicode.Scalar) -> String?) -> String {
    reduce(into: "") { text, scalar in
      if let replacement = replacement(scalar) {
        text += replacement
      } else {
        text.unicodeScalars.append(scalar)
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
