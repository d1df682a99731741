import Conformance
import Results

/// A file of expected failures, rewritten to agree with the results of its engine.
package struct ExpectationUpdate: Sendable {
  /// The file, as the user named it.
  package let path: String
  /// The new contents of the file.
  package let text: String
  /// The statements that were added, each with the lines that it goes on in.
  package let added: [String]
  /// The lines and patterns that were deleted because their scenarios pass.
  package let deleted: [String]
  /// The lines and patterns that were replaced, by narrower ones or by present ids.
  package let replaced: [String]
  /// The number of lines that were joined to the one before, which has the same reason.
  package let joined: Int

  /// Whether the file does not exist yet.
  package let isFresh: Bool

  /// The number of lines that were added.
  package var addedLines: Int {
    added.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
  }

  /// Whether nothing changes.
  package var isEmpty: Bool {
    added.isEmpty && deleted.isEmpty && replaced.isEmpty && joined == 0
  }

  /// Rewrites the file of a review.
  ///
  /// Keeps comments, order and reasons, and patterns that match no scenario, because their scenarios
  /// may have been renamed. Consecutive lines with one reason become one. A finding of several
  /// scenarios becomes a block.
  package init(_ review: ExpectationReview) {
    var rewriting = ExpectationRewriting(review)
    for line in review.file.lines { rewriting.add(line) }
    let alone = rewriting.add(alone: review.unexpected.filter { $0.results.count == 1 })
    var lines = rewriting.lines.map(\.text)
    let blocks =
      review.unexpected.filter { $0.results.count > 1 }.map(\.line)
      + [rewriting.flaky].compactMap(\.self)
    for block in blocks {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += ["", block, ""]
    }
    path = review.file.path
    isFresh = review.file.isFresh
    text = lines.joined(separator: "\n")
    added = alone + blocks + rewriting.marked
    (deleted, replaced, joined) = (rewriting.deleted, rewriting.replaced, rewriting.joined)
  }
}

/// The lines of a file as they are rewritten one after the other.
private struct ExpectationRewriting {
  /// The lines so far.
  private(set) var lines: [ExpectationFile.Line] = []
  /// The patterns that were deleted, those that were replaced, and the statements for
  /// what turned out to be flaky.
  private(set) var (deleted, replaced, marked): ([String], [String], [String]) = ([], [], [])
  /// The number of lines that were joined to the one before.
  private(set) var joined = 0
  /// Whether a line was about scenarios.
  private(set) var hasEntries = false

  private let review: ExpectationReview
  private let problems: [ExpectationEntry: ExpectationProblem]
  /// The heads of the patterns that the file contains: no file with two lines on the same can be read.
  private var written: Set<String>
  private var notYetMarked: [String]

  init(_ review: ExpectationReview) {
    self.review = review
    problems = Dictionary(firstOf: review.problems.map { ($0.entry, $0) })
    written = Set(
      review.file.entries.lazy.filter { [problems] in problems[$0]?.replacement == nil }
        .map(\.head))
    notYetMarked = review.flaky
  }

  /// The statement for the flaky scenarios that had no line of their own; nil if there is none.
  var flaky: String? {
    guard !notYetMarked.isEmpty else { return nil }
    let failure = ExpectedFailure(
      reason: "not yet explained: it passes at one time and not at another", isFlaky: true)
    return ExpectationEntry(
      location: review.file.engineLocation, text: "", pattern: "", condition: nil,
      failure: failure
    ).statement(of: notYetMarked)
  }

  /// Adds a line, rewritten.
  mutating func add(_ line: ExpectationFile.Line) {
    guard let first = line.entries.first else { return lines.append(line) }
    let moved = line.entries.filter {
      notYetMarked.contains($0.pattern) && review.active.contains($0)
    }
    notYetMarked.removeAll { id in moved.contains { $0.pattern == id } }
    var patterns: [String] = []
    for entry in line.entries where !moved.contains(entry) {
      let replacement = problems[entry]?.replacement
      if replacement?.isEmpty == true { deleted.append(entry.text) } else { hasEntries = true }
      if replacement?.isEmpty == false { replaced.append(entry.text) }
      patterns += (replacement ?? [entry.pattern]).filter {
        replacement == nil || written.insert(entry.head(for: $0)).inserted
      }
    }
    append(first, patterns, as: patterns == line.entries.map(\.written) ? line : nil)
    guard !moved.isEmpty else { return }
    var entry = first
    entry.failure.isFlaky = true
    hasEntries = true
    marked.append(entry.statement(of: moved.map(\.pattern)))
    append(entry, moved.map(\.pattern), as: nil)
  }

  /// Adds findings of one scenario each, those with one reason together, and returns what it added.
  mutating func add(alone findings: [UnexpectedFinding]) -> [String] {
    guard !findings.isEmpty else { return [] }
    let blank = ExpectationFile.Line(text: "")
    if lines.last == blank { lines.removeLast() }
    if !hasEntries, lines.last?.text.isEmpty == false { lines.append(blank) }
    var reasons: [String] = []
    let groups = Dictionary(grouping: findings) { $0.entry.failure.reason }
    for finding in findings where !reasons.contains(finding.entry.failure.reason) {
      reasons.append(finding.entry.failure.reason)
    }
    let count = joined
    let added = reasons.compactMap { reason -> String? in
      guard let group = groups[reason], let first = group.first else { return nil }
      append(first.entry, group.flatMap(\.patterns), as: nil)
      return first.entry.statement(of: group.flatMap(\.patterns))
    }
    joined = count
    lines.append(blank)
    return added
  }

  /// Adds a statement, to the one before if that has the same reason.
  private mutating func append(
    _ entry: ExpectationEntry, _ patterns: [String], as line: ExpectationFile.Line?
  ) {
    guard !patterns.isEmpty else { return }
    let last = lines.last?.entries.first
    if let last, let both = last.joined(with: entry) {
      let all = lines[lines.count - 1].entries.map(\.pattern) + patterns
      let compact = review.matching.compacted(all)
      let isNew = compact.allSatisfy { form in
        all.contains(form) || written.insert(both.head(for: form)).inserted
      }
      lines[lines.count - 1] = both.line(of: isNew ? compact : all)
      joined += 1
    } else {
      lines.append(line ?? entry.line(of: patterns))
    }
  }
}

extension ExpectationEntry {
  /// Returns an entry that says what both say, or nil if their reasons differ; one link is enough.
  fileprivate func joined(with other: ExpectationEntry) -> ExpectationEntry? {
    guard failure.reason == other.failure.reason, conditionText == other.conditionText,
      failure.isFlaky == other.failure.isFlaky,
      failure.link == nil || other.failure.link == nil || failure.link == other.failure.link
    else { return nil }
    var both = self
    both.failure.link = failure.link ?? other.failure.link
    // Its text has one link at most, which need not be this one.
    both.isAlone = false
    return both
  }

  /// Returns a line that says the same of other patterns.
  fileprivate func line(of patterns: [String]) -> ExpectationFile.Line {
    let entries = patterns.map { pattern in
      var entry = self
      entry.pattern = pattern
      return entry
    }
    let text =
      isAlone && patterns.count == 1 ? self.line(for: patterns[0]) : statement(of: patterns)
    return ExpectationFile.Line(text: text, entries: entries)
  }
}

extension UnexpectedFinding {
  /// The added statement, with a placeholder for the reason.
  fileprivate var line: String { entry.statement(of: patterns) }

  /// What the added statement says.
  fileprivate var entry: ExpectationEntry {
    let reason = results.count > 1 ? what : results[0].shortReason
    return ExpectationEntry(
      location: SourceLocation(file: "", line: 1), text: "", pattern: "", isAlone: false,
      condition: nil,
      failure: ExpectedFailure(reason: "not yet explained: \(reason.onOneLine)"))
  }
}

extension ScenarioResult {
  /// The error, the cause, or else the first difference.
  fileprivate var shortReason: String {
    if case .errored(let message) = verdict { return "errored: \(message)" }
    if let cause = verdict.cause { return "\(cause.sentence)" }
    return verdict.differences.first.map { "\($0.phrase), but was \($0.actual)" } ?? "it failed"
  }
}

extension String {
  /// The beginning of the text, without bars, line breaks and what is invisible.
  fileprivate var onOneLine: String {
    let longest = Limits.shownLine
    let words = prefix(longest * 2).split {
      $0.isWhitespace || $0 == "|" || $0.unicodeScalars.allSatisfy(\.isUnseen)
    }
    let line = words.joined(separator: " ")
    return line.count > longest ? "\(line.prefix(longest - 1))…" : line
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
