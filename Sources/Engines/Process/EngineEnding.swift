/// How a process of an engine ended, with the last that it wrote on standard error.
package struct EngineEnding: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  package var failure: EngineFailure
  /// The end of what it wrote on standard error; empty where it wrote nothing.
  package var lastWords: String

  init(_ failure: EngineFailure, lastWords: String) {
    self.failure = failure
    self.lastWords = lastWords
  }

  /// What happened, with the process as the subject.
  var words: String {
    lastWords.isEmpty
      ? failure.words : "\(failure.words); its standard error ends with: \(lastWords)"
  }

  package var description: String { "the engine \(words)" }
}
