import Conformance
import Results

/// A place in a theme that shows a text, such as `{{"pages"}}` or `say("foundResults", { count })`.
struct StringUse: Hashable, Sendable {
  /// The text's key in the words files.
  let key: String
  /// The place in the template or script.
  let location: SourceLocation
  /// The placeholders that are filled there; nil where the script computes them.
  var placeholders: Set<String>? = []
  /// Whether a script shows the text, so that scripts need it as data.
  var isInScript = false

  /// Whether only the page of the lab shows the text.
  var isForLab: Bool { Asset.isForLab(location.file.split(separator: "/").last ?? "") }
}

/// Finds the texts that a script shows: `say("search")`, `say.parts("replayOf", { scenario })`.
///
/// A call is found where its key is a literal; the placeholders are known where they are an object
/// literal.
struct ScriptStrings {
  private var rest: Substring.UTF8View
  private var line = 1

  /// Returns all texts of a script, in order.
  static func all(in text: String, file: String) -> [StringUse] {
    var reader = ScriptStrings(rest: text[...].utf8)
    var uses: [StringUse] = []
    var before = UInt8(ascii: " ")
    while let first = reader.rest.first {
      guard first == UInt8(ascii: "s"), !before.isNamePart, reader.skipCall() else {
        before = reader.take() ?? 0
        continue
      }
      before = UInt8(ascii: "(")
      reader.skipSpace()
      let location = SourceLocation(file: file, line: reader.line)
      guard let key = reader.takeLiteral() else { continue }
      // The values may show texts as well, so that they are read again.
      var values = reader
      uses.append(
        StringUse(
          key: key, location: location, placeholders: values.takePlaceholders(), isInScript: true))
    }
    return uses
  }

  private mutating func take() -> UInt8? {
    guard let first = rest.popFirst() else { return nil }
    if first == UInt8(ascii: "\n") { line += 1 }
    return first
  }

  private mutating func skipCall() -> Bool {
    let calls: [StaticString] = ["say(", "say.parts("]
    for call in calls where call.withUTF8Buffer({ rest.starts(with: $0) }) {
      rest = rest.dropFirst(call.utf8CodeUnitCount)
      return true
    }
    return false
  }

  private mutating func skipSpace() {
    while let first = rest.first, first == 0x20 || (0x09...0x0D).contains(first) { _ = take() }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard let byte = character.asciiValue, rest.first == byte else { return false }
    _ = take()
    return true
  }

  private mutating func takeLiteral() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = take(), byte != UInt8(ascii: "\"") { text.append(byte) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes `, { count, place: link.hash })`; nil where the second argument is something else.
  private mutating func takePlaceholders() -> Set<String>? {
    if skip(")") { return [] }
    guard skip(","), skip("{") else { return nil }
    var names: Set<String> = []
    while !skip("}") {
      skipSpace()
      var name: [UInt8] = []
      while let byte = rest.first, byte.isNamePart {
        name.append(byte)
        _ = take()
      }
      guard !name.isEmpty else { return nil }
      names.insert(String(decoding: name, as: UTF8.self))
      if skip(":") { skipValue() }
      _ = skip(",")
    }
    return names
  }

  /// Skips an expression up to the comma or the brace behind it.
  private mutating func skipValue() {
    var depth = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        _ = take()
        while let next = take(), next != byte { if next == UInt8(ascii: "\\") { _ = take() } }
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard depth > 0 else { return }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return }
      default: break
      }
      _ = take()
    }
  }
}

extension UInt8 {
  /// Whether it is part of a name in a script.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
