import Conformance
import Results

/// A file of expected failures, rewritten to agree with the results of its engine.
package struct ExpectationUpdate: Sendable {
  /// The file, as the user named it.
  package let path: String
  /// The new contents of the file.
  package let text: String
  /// The lines that were added.
  package let added: [String]
  /// The lines that were deleted because their scenarios pass.
  package let deleted: [String]
  /// The lines that were replaced by narrower ones.
  package let narrowed: [String]

  /// Whether the file does not exist yet.
  package let isFresh: Bool

  /// Whether nothing changes.
  package var isEmpty: Bool { added.isEmpty && deleted.isEmpty && narrowed.isEmpty }

  /// Rewrites the file of a review.
  ///
  /// Keeps comments, order and reasons, and lines that match no scenario, because their scenarios may
  /// have been renamed. A finding of several scenarios becomes a block: a comment that names it, and
  /// its lines.
  package init(_ review: ExpectationReview) {
    let problems = Dictionary(
      review.problems.map { ($0.entry, $0) }, uniquingKeysWith: { first, _ in first })
    let replacements = review.file.lines.map { line in
      line.entry.flatMap { problems[$0] }?.replacement
    }
    let kept = zip(review.file.lines, replacements).compactMap { $1 == nil ? $0.entry?.head : nil }
    // Patterns may overlap, and no file with two lines on the same can be read.
    var written = Set(kept)
    var (lines, deleted, narrowed): ([String], [String], [String]) = ([], [], [])
    var hasEntries = false
    for (line, replacement) in zip(review.file.lines, replacements) {
      if replacement == nil {
        lines.append(line.text)
      } else if replacement == [] {
        deleted.append(line.text)
      } else {
        narrowed.append(line.text)
        lines += (replacement ?? []).filter { written.insert($0.head).inserted }
      }
      if line.entry != nil, replacement != [] { hasEntries = true }
    }
    let alone = review.unexpected.filter { $0.results.count == 1 }.flatMap(\.lines)
    if !alone.isEmpty {
      if lines.last?.isEmpty == true { lines.removeLast() }
      if !hasEntries, lines.last?.isEmpty == false { lines.append("") }
      lines += alone + [""]
    }
    for finding in review.unexpected where finding.results.count > 1 {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += ["", "# \(finding.what.onOneLine)"] + finding.lines + [""]
    }
    path = review.file.path
    isFresh = review.file.isFresh
    text = lines.joined(separator: "\n")
    added = review.unexpected.flatMap(\.lines)
    (self.deleted, self.narrowed) = (deleted, narrowed)
  }
}

extension UnexpectedFinding {
  /// The added lines, all with the same placeholder reason.
  fileprivate var lines: [String] {
    let reason = results.count > 1 ? what : results[0].shortReason
    return patterns.map { "\($0) | not yet explained: \(reason.onOneLine)" }
  }
}

extension ScenarioResult {
  /// The first difference or the error.
  fileprivate var shortReason: String {
    if case .errored(let message) = verdict { return "errored: \(message)" }
    return verdict.differences.first.map { "\($0.phrase), but was \($0.actual)" } ?? "it failed"
  }
}

extension String {
  /// The part of a line before the first bar, as `ExpectationEntry.head` has it.
  fileprivate var head: String { ExpectationFile.name(prefix { $0 != "|" }) }

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
