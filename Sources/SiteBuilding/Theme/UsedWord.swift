import Conformance

/// A word or sentence that the theme says, and where it says it.
struct UsedWord: Hashable, Sendable {
  /// What it says in the original's language.
  let text: String
  /// Where it says it.
  let location: SourceLocation
  /// Whether a script says it.
  var isSaidByScript = false
}
