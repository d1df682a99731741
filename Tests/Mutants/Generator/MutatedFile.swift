import SwiftOperators
import SwiftParser
import SwiftSyntax

/// One source file with the mutants of all its bodies, and with a switch that chooses one.
struct MutatedFile {
  /// The text of the file with all mutants that are not dropped.
  private(set) var text = ""
  /// The mutants, with their numbers.
  private(set) var mutants: [(number: Int, mutant: Mutant)] = []
  /// The lines of `text`, from 1, on which each mutant stands, by number.
  private(set) var lines: [(number: Int, lines: ClosedRange<Int>)] = []

  /// The bodies that each number alters, by the number of the first mutant in the body.
  private(set) var bodies: [Int: [Int]] = [:]
  /// What is wrong with the changes that were to be made by hand.
  private(set) var problems: [String] = []

  private let source: [UInt8]
  private let file: String
  private let dropped: Set<Int>
  /// The changes made by hand that are not written yet, with the numbers of their faults.
  private var changes: [(number: Int, edit: Edit)] = []
  private var ids: [String: Int] = [:]
  private var line = 1

  /// Makes the mutants of a file.
  ///
  /// - Parameters:
  ///   - number: The number of the first mutant; it is left at the number after the last.
  ///   - dropped: The numbers of the mutants that do not compile.
  ///   - changes: The changes that are made by hand, with the numbers of their faults.
  init(
    _ source: String, file: String, number: inout Int, dropping dropped: Set<Int>,
    changes: [(number: Int, change: FaultPage.Change)]
  ) throws {
    self.source = Array(source.utf8)
    self.file = file
    self.dropped = dropped
    for (number, change) in changes { locate(change, number, in: source) }
    let parsed = Parser.parse(source: source)
    let folded = try OperatorTable.standardOperators.foldAll(parsed)
    var position = 0
    for body in BodyFinder.bodies(in: folded).sorted(by: {
      $0.range.lowerBound < $1.range.lowerBound
    }) {
      // A default value stands before the body of its function, never in it.
      guard body.range.lowerBound >= position else { continue }
      guard !body.edits.isEmpty || hasChanges(in: body.range) else { continue }
      write(position..<body.range.lowerBound)
      switch body.form {
      case .statements: writeStatements(body, &number)
      case .expression: writeExpression(body, &number)
      }
      position = body.range.upperBound
    }
    write(position..<self.source.count)
    for (number, edit) in self.changes {
      problems.append(
        "\(file): the change of fault \(number) is not within one body: \(text(edit.range))")
    }
  }

  /// Finds the text that a change replaces, which occurs once.
  private mutating func locate(_ change: FaultPage.Change, _ number: Int, in source: String) {
    let original = change.original.trimmed
    let ranges = original.isEmpty ? [] : source.ranges(of: original)
    guard ranges.count == 1, let range = ranges.first else {
      problems.append(
        "\(change.page):\(change.line): the text to replace occurs \(ranges.count) times in \(file)"
      )
      return
    }
    let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    let end = source.utf8.distance(from: source.startIndex, to: range.upperBound)
    changes.append(
      (number, Edit(rule: .body, range: start..<end, replacement: change.replacement.trimmed)))
  }

  /// Returns whether a fault changes a body.
  private func hasChanges(in range: Range<Int>) -> Bool {
    changes.contains { range.contains($0.edit.range.lowerBound) }
  }

  /// Takes the changes within a body; two of one fault in one body are made together.
  private mutating func takeChanges(in range: Range<Int>) -> [(number: Int, edits: [Edit])] {
    let inside = changes.filter {
      range.contains($0.edit.range.lowerBound) && $0.edit.range.upperBound <= range.upperBound
    }
    changes.removeAll { change in
      inside.contains { $0.edit.range == change.edit.range && $0.number == change.number }
    }
    return Dictionary(grouping: inside, by: \.number).map { ($0.key, $0.value.map(\.edit)) }
      .sorted { $0.0 < $1.0 }
  }

  private mutating func writeStatements(_ body: MutableBody, _ number: inout Int) {
    let bodyNumber = number
    // The body has a number of its own, also without mutants.
    if body.edits.isEmpty { number += 1 }
    write("switch activeMutant(in: \(bodyNumber)) {\n")
    for edit in body.edits {
      defer { number += 1 }
      record(edit, of: body, number)
      bodies[number] = [bodyNumber]
      guard !dropped.contains(number) else { continue }
      let first = line
      let prefix = edit.rule == .body ? "" : body.prefix
      write("case \(number):\n\(prefix)\(altered(body.range, by: edit))\n")
      lines.append((number, first...line))
    }
    for (number, edits) in takeChanges(in: body.range) {
      bodies[number, default: []].append(bodyNumber)
      write("case \(number):\n\(altered(body.range, by: edits, prefix: body.prefix))\n")
    }
    write("default:\n\(body.prefix)")
    write(body.range)
    write("\n}\(body.suffix)")
  }

  private mutating func writeExpression(_ body: MutableBody, _ number: inout Int) {
    let bodyNumber = number
    for edit in body.edits {
      defer { number += 1 }
      record(edit, of: body, number)
      bodies[number] = [bodyNumber]
      guard !dropped.contains(number) else { continue }
      let first = line
      write("activeMutant(in: \(bodyNumber)) == \(number) ? \(altered(body.range, by: edit)) :\n")
      lines.append((number, first...line))
    }
    for (number, edits) in takeChanges(in: body.range) {
      bodies[number, default: []].append(bodyNumber)
      write("activeMutant(in: \(bodyNumber)) == \(number) ? \(altered(body.range, by: edits)) :\n")
    }
    write(body.range)
  }

  private mutating func record(_ edit: Edit, of body: MutableBody, _ number: Int) {
    let original = text(edit.range)
    let isWhole = edit.range == body.range && edit.rule == .body
    let key = "\(body.name)/\(edit.rule)-\(hash(original + "→" + edit.replacement))"
    ids[key, default: 0] += 1
    let id = ids[key] == 1 ? key : "\(key)-\(ids[key, default: 1])"
    let lineNumber = source[..<edit.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    mutants.append(
      (
        number,
        Mutant(
          id: id, rule: edit.rule, file: file, line: lineNumber,
          original: isWhole ? "{ … }" : original, replacement: edit.replacement,
          clauses: body.clauses)
      ))
  }

  /// Four hexadecimal digits of the FNV-1a hash, which is the same in every run.
  private func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String((value ^ (value >> 32)) & 0xffff, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private func altered(_ range: Range<Int>, by edit: Edit) -> String {
    altered(range, by: [edit])
  }

  private func altered(_ range: Range<Int>, by edits: [Edit], prefix: String = "") -> String {
    var (result, position) = ("", range.lowerBound)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text(position..<edit.range.lowerBound) + edit.replacement
      position = edit.range.upperBound
    }
    result += text(position..<range.upperBound)
    // A change made by hand may give a single expression statements.
    return prefix.isEmpty
      || edits.contains {
        $0.range.lowerBound == range.lowerBound && $0.replacement.contains("return ")
      } ? result : prefix + result
  }

  private mutating func write(_ range: Range<Int>) { write(text(range)) }

  private mutating func write(_ more: String) {
    text += more
    line += more.utf8.count { $0 == UInt8(ascii: "\n") }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
