import Conformance
import Results

/// A place in a theme that shows a text, such as `{{"pages"}}` or `say("foundResults", { count })`.
struct StringUse: Hashable, Sendable {
  /// The text's key in the words files.
  let key: String
  /// The place in the template or script.
  let location: SourceLocation
  /// Whether a script shows the text, so that scripts need it as data.
  var isInScript = false

  /// What the template or script is published with.
  var bundle: Asset.Bundle { Asset.Bundle(of: location.file.split(separator: "/").last ?? "") }

  /// Finds the texts that a script shows: `say("search")`, `say.parts("replayOf", { scenario })`.
  ///
  /// A call is found where its key is a literal.
  static func all(inScript text: String, file: String) -> [StringUse] {
    var line = 1
    var before = Substring(" ")
    var uses: [StringUse] = []
    for part in text[...].parts(at: "say") {
      let arguments =
        ["(", ".parts("].first(where: part.hasPrefix).map { part.dropFirst($0.count) } ?? ""
      let literal = arguments.drop(while: \.isWhitespace)
      if before.last?.isNamePart != true, part.startIndex != text.startIndex,
        literal.first == "\"", let end = literal.dropFirst().firstIndex(of: "\"")
      {
        let start = part[..<literal.startIndex].utf8.count { $0 == UInt8(ascii: "\n") }
        uses.append(
          StringUse(
            key: String(literal[..<end].dropFirst()),
            location: SourceLocation(file: file, line: line + start), isInScript: true))
      }
      line += part.utf8.count { $0 == UInt8(ascii: "\n") }
      before = part
    }
    return uses
  }
}

extension Character {
  /// Whether it is part of a name in a script.
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
