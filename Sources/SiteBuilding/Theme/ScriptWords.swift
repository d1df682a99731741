import Conformance

/// Finds the words that a script says: `say("Copy link")`, `say.parts("Replay of {1}", name)`.
///
/// A text may be joined of several with `+`; what else stands there cannot be translated, and is
/// not found.
struct ScriptWords {
  private var rest: Substring.UTF8View
  private var line = 1

  /// All that a script says, in order.
  static func all(in text: String, file: String) -> [UsedWord] {
    var reader = ScriptWords(rest: text[...].utf8)
    var words: [UsedWord] = []
    var before = UInt8(ascii: " ")
    while let first = reader.rest.first {
      guard first == UInt8(ascii: "s"), !before.isWord, reader.skipCall() else {
        before = reader.take() ?? 0
        continue
      }
      before = UInt8(ascii: "(")
      guard let word = reader.takeText() else { continue }
      words.append(
        UsedWord(
          text: word.text, location: SourceLocation(file: file, line: word.line),
          isSaidByScript: true))
    }
    return words
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

  private mutating func takeText() -> (text: String, line: Int)? {
    skipSpace()
    let start = line
    guard var text = takeLiteral() else { return nil }
    while true {
      skipSpace()
      guard rest.first == UInt8(ascii: "+") else {
        return (String(decoding: text, as: UTF8.self), start)
      }
      _ = take()
      skipSpace()
      guard let more = takeLiteral() else { return nil }
      text += more
    }
  }

  private mutating func takeLiteral() -> [UInt8]? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    _ = take()
    var text: [UInt8] = []
    while let byte = take(), byte != UInt8(ascii: "\"") {
      let isEscape = byte == UInt8(ascii: "\\")
      text.append(isEscape ? take() ?? byte : byte)
    }
    return text
  }
}

extension UInt8 {
  /// Whether it is part of a name in a script.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
