import Conformance

/// Finds the words that a script says: `say("Copy link")`, `say.parts("Replay of {1}", name)`.
///
/// A text may be joined of several with `+`; what else stands there cannot be translated, and is
/// not found.
struct ScriptWords {
  private var rest: Substring
  private var line = 1

  /// All that a script says, in order.
  static func all(in text: String, file: String) -> [UsedWord] {
    var reader = ScriptWords(rest: text[...])
    var words: [UsedWord] = []
    var before: Character = " "
    while let first = reader.rest.first {
      let isCall = first == "s" && !before.isWord && reader.skipCall()
      if isCall, let word = reader.takeText() {
        words.append(
          UsedWord(
            text: word.text, location: SourceLocation(file: file, line: word.line),
            isSaidByScript: true))
      }
      if isCall { before = "(" } else { before = reader.take() ?? " " }
    }
    return words
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func take() -> Character? {
    guard let first = rest.popFirst() else { return nil }
    if first.isNewline { line += 1 }
    return first
  }

  private mutating func skipCall() -> Bool {
    guard let call = ["say(", "say.parts("].first(where: rest.hasPrefix) else { return false }
    rest = rest.dropFirst(call.count)
    return true
  }

  private mutating func skipSpace() {
    while rest.first?.isWhitespace == true { _ = take() }
  }

  private mutating func takeText() -> (text: String, line: Int)? {
    skipSpace()
    let start = line
    guard var text = takeLiteral() else { return nil }
    while true {
      skipSpace()
      guard rest.first == "+" else { return (text, start) }
      _ = take()
      skipSpace()
      guard let more = takeLiteral() else { return nil }
      text += more
    }
  }

  private mutating func takeLiteral() -> String? {
    guard rest.first == "\"" else { return nil }
    _ = take()
    var text = ""
    while let character = take(), character != "\"" {
      if character == "\\", let escaped = take() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
