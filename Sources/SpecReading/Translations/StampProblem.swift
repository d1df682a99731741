import Conformance

/// Why a translation cannot be recorded as up to date.
package enum StampProblem: Error, Hashable, CustomStringConvertible {
  /// There is no page or section of that name.
  case unknown(String, suggestion: String?)
  /// There is nothing of it in the language.
  case notTranslated(String, language: String)
  /// What was translated says something else than its original.
  case contradicting([Diagnostic])

  package var description: String {
    switch self {
    case .unknown(let name, let suggestion):
      "there is no page or section '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" }
          ?? "; name a page, such as 'hit-testing', or a section, such as 'hit-testing#HIT-3'")
    case .notTranslated(let name, let language):
      "'\(name)' is not translated (\(language)), so there is nothing to be up to date"
    case .contradicting(let mistakes):
      "what contradicts its original is not up to date\n"
        + mistakes.map(\.description).joined(separator: "\n")
    }
  }
}
