import Conformance
import Results

/// The words of trace logs in the language of a site.
struct LogWords {
  private let strings: LocalizedStrings

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// The `lang` attribute of a log: the original's, where the language has no sentences.
  var mark: HTML.Attribute? { strings.sentences == nil ? strings.markOfOriginal : nil }

  /// Returns a step, a query or an expectation in words.
  func step(_ words: String) -> String { strings.phrase(words).text }

  /// Returns an answer, or an expected or actual outcome, in words.
  func outcome(_ words: String) -> String { strings.outcome(words).text }

  /// The word before what was expected.
  var expected: String { strings.sentences == nil ? "expected" : strings[.expected] }

  /// The word before the actual outcome.
  var actual: String { strings.sentences == nil ? "actual" : strings[.actual] }

  /// Returns the number of receivers, differences or calls that a log leaves out.
  func more(_ count: Int, _ noun: String? = nil) -> String {
    guard strings.sentences == nil else { return "… \(strings.text(.andMore, count: count))" }
    return noun.map { "… \(Noun.counted(count, "more \($0)"))" } ?? "… \(count) more"
  }

  /// Returns the fingers of a call, unless that is the first alone: `fingers 1 and 2`.
  func fingers(_ fingers: [Int]) -> String? {
    guard !fingers.isEmpty, fingers != [1] else { return nil }
    let separator = strings.sentences == nil ? " and " : ", "
    let numbers = fingers.map(String.init).joined(separator: separator)
    return outcome((fingers.count == 1 ? OutcomePhrase.finger : .fingers).filled(numbers))
  }
}
