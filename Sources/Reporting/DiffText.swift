import Results

/// The difference between two versions of a file, as a patch.
package enum DiffText {
  /// The number of unchanged lines around a change.
  private static let context = 3

  /// A line of a patch: its text behind a blank, `-` or `+`.
  private typealias Line = (sign: Character, text: String)

  /// Returns the changed lines with some around them; empty for the same text.
  package static func text(of file: String, from old: [UInt8], to new: [UInt8]) -> TerminalText {
    let all = lines(from: lines(of: old), to: lines(of: new))
    let changes = all.indices.filter { all[$0].sign != " " }
    guard !changes.isEmpty else { return "" }
    var hunks: [ClosedRange<Int>] = []
    for index in changes {
      let range = max(0, index - context)...min(all.count - 1, index + context)
      if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return "--- \(file, upTo: .max)\n+++ \(file, upTo: .max)\n"
      + hunks.map { hunk($0, of: all) }.joined()
  }

  private static func hunk(_ range: ClosedRange<Int>, of all: [Line]) -> TerminalText {
    let (before, lines) = (all[..<range.lowerBound], all[range])
    let old = (before.count { $0.sign != "+" } + 1, lines.count { $0.sign != "+" })
    let new = (before.count { $0.sign != "-" } + 1, lines.count { $0.sign != "-" })
    return "@@ -\(old.0),\(old.1) +\(new.0),\(new.1) @@\n"
      + lines.map { "\($0.sign)\($0.text, upTo: .max)\n" }.joined()
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    let (removed, added) = Mismatch.changes(from: old, to: new)
    var (minus, plus) = (removed[...], added[...])
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if minus.first == from {
        lines.append(("-", old[minus.removeFirst()]))
        from += 1
      } else if plus.first == to {
        lines.append(("+", new[plus.removeFirst()]))
        to += 1
      } else {
        lines.append((" ", old[from]))
        from += 1
        to += 1
      }
    }
    return lines
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
