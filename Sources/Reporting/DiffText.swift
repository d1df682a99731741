/// The difference between two versions of a file, as a patch.
package enum DiffText {
  /// The number of unchanged lines around a change.
  private static let context = 3

  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)

    var isKept: Bool { if case .kept = self { true } else { false } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
    var isAdded: Bool { if case .added = self { true } else { false } }

    var text: TerminalText {
      switch self {
      case .kept(let text): " \(text, upTo: .max)\n"
      case .removed(let text): "-\(text, upTo: .max)\n"
      case .added(let text): "+\(text, upTo: .max)\n"
      }
    }
  }

  /// Returns the changed lines with some around them; empty for the same text.
  package static func text(of file: String, from old: [UInt8], to new: [UInt8]) -> TerminalText {
    let all = lines(from: lines(of: old), to: lines(of: new))
    let changes = all.indices.filter { !all[$0].isKept }
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
    let old = (before.count { !$0.isAdded } + 1, lines.count { !$0.isAdded })
    let new = (before.count { !$0.isRemoved } + 1, lines.count { !$0.isRemoved })
    return "@@ -\(old.0),\(old.1) +\(new.0),\(new.1) @@\n" + lines.map(\.text).joined()
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if from < old.count, removed.contains(from) {
        lines.append(.removed(old[from]))
        from += 1
      } else if to < new.count, added.contains(to) {
        lines.append(.added(new[to]))
        to += 1
      } else {
        lines.append(.kept(old[from]))
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
