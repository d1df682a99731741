import Results

/// Quotes words for a shell.
package enum ShellCommand {
  /// Returns the words as one line; those with special characters are quoted.
  package static func line(_ words: [String]) -> String {
    words.map { isPlain($0) ? $0 : quoted($0) }.joined(separator: " ")
  }

  /// Returns the word in single quotes, in which only the quote itself is special to a shell.
  package static func quoted(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "'")) else { return "'\(word)'" }
    let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(pieces.joined(separator: "'\\''"))'"
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_./".utf8.contains($0) }
  }
}
