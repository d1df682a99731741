import Conformance

/// The command line that runs one scenario again.
package struct RerunCommand: Hashable, Sendable {
  private let beginning: String

  /// Takes the command's words up to the filter, such as `swift run conform --engine local`.
  package init(_ words: [String]) {
    beginning = words.map { Self.isPlain($0) ? $0 : Self.quoted($0) }.joined(separator: " ")
  }

  /// The whole command, safe to paste into a shell.
  func line(for id: ScenarioID) -> String {
    "\(beginning) --filter \(Self.quoted(id.description))"
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }

  /// Between single quotes a shell reads everything as it stands, but for the quote itself.
  private static func quoted(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "'")) else { return "'\(word)'" }
    let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(pieces.joined(separator: "'\\''"))'"
  }
}
