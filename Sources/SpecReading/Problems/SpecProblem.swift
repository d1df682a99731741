/// A mistake of an author; each kind carries its details and words them in one place.
protocol SpecProblem {
  /// What is wrong, and what to do about it.
  var wording: (summary: String, hint: String?) { get }
}

extension SpecProblem {
  /// A hint from a word that was probably meant.
  static func meant(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean `\($0)`?" }
  }

  /// Words between backticks, joined by commas.
  static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
