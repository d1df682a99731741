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
      review.problems.map { ($0.entry, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var rest = Rest(review.file.entries.filter { problems[$0]?.isKept ?? true })
    for line in review.file.lines {
      rest.add(line, problem: line.entry.flatMap { problems[$0] })
    }
    path = review.file.path
    isFresh = review.file.isFresh
    added = review.unexpected.flatMap(\.lines)
    (deleted, narrowed) = (rest.deleted, rest.narrowed)
    let alone = review.unexpected.filter { $0.results.count == 1 }
    let shared = review.unexpected.filter { $0.results.count > 1 }
    text = rest.text(with: alone.flatMap(\.lines), shared.map(\.block))
  }

  /// The lines of the file that are kept.
  private struct Rest {
    private(set) var deleted: [String] = []
    private(set) var narrowed: [String] = []
    private var lines: [String] = []
    /// What stands before the bar of lines that are kept, or that replace others.
    private var written: Set<String>
    private var hasEntries = false

    init(_ kept: [ExpectationEntry]) { written = Set(kept.map(\.head)) }

    mutating func add(_ line: ExpectationFile.Line, problem: ExpectationProblem.Kind?) {
      switch problem {
      case .passed?, .tooWide(_, _, [])?:
        deleted.append(line.text)
      case .tooWide(_, _, let narrower)?:
        narrowed.append(line.text)
        // Patterns may overlap, and no file with two lines on the same can be read.
        lines += narrower.filter { written.insert($0.head).inserted }
        hasEntries = true
      case .unknown?, .onlySkipped?, .undecided?, nil:
        lines.append(line.text)
        if line.entry != nil { hasEntries = true }
      }
    }

    /// Returns the kept lines, then the added ones, and then blocks of added ones, each after a
    /// blank line.
    func text(with added: [String], _ blocks: [[String]]) -> String {
      var lines = lines
      if !added.isEmpty {
        if lines.last?.isEmpty == true { lines.removeLast() }
        if !hasEntries, lines.last?.isEmpty == false { lines.append("") }
        lines += added + [""]
      }
      for block in blocks {
        if lines.last?.isEmpty == true { lines.removeLast() }
        lines += [""] + block + [""]
      }
      return lines.joined(separator: "\n")
    }
  }
}

extension ExpectationProblem.Kind {
  /// Whether the line stays in the file.
  fileprivate var isKept: Bool {
    switch self {
    case .passed, .tooWide: false
    case .unknown, .onlySkipped, .undecided: true
    }
  }
}

extension String {
  /// The part of a line before the first bar, as `ExpectationEntry.head` has it.
  fileprivate var head: String { ExpectationFile.name(prefix { $0 != "|" }) }
}

extension UnexpectedFinding {
  /// The added lines, all with the same placeholder reason.
  fileprivate var lines: [String] {
    let reason = results.count > 1 ? what : results[0].shortReason
    return patterns.map { "\($0) | not yet explained: \(reason.onOneLine)" }
  }

  /// The added lines under a comment that names the finding.
  fileprivate var block: [String] { ["# \(what.onOneLine)"] + lines }
}

extension ScenarioResult {
  /// The first difference or the error.
  fileprivate var shortReason: String {
    switch verdict {
    case .failed(let differences), .departed(let differences):
      differences.first.map { "\($0.phrase), but was \($0.actual)" } ?? "it failed"
    case .errored(let message): "errored: \(message)"
    case .passed, .skipped: "it failed"
    }
  }
}

extension String {
  /// The beginning of the text, without bars and line breaks.
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
  /// Whether it is invisible, such as a control character.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
