extension VocabularyTables {
  /// One of the page's tables, in the order in which they are read.
  package enum Table: String, Sendable, CaseIterable {
    case kind, family, message, feature, step, phrase

    /// The columns besides those of languages.
    package var columns: [String] {
      switch self {
      case .kind: ["kind", "is", "in", "meaning"]
      case .family: ["family", "slot", "fills"]
      case .message: ["message", "family", "word", "receiver", "meaning"]
      case .feature: ["feature", "meaning"]
      case .step: ["step", "traits", "meaning", "UIKit", "random scripts"]
      case .phrase: ["phrase", "says", "feature", "needs", "help"]
      }
    }

    /// The columns that a page may leave out, and whose cells may be empty.
    package var optionalColumns: Set<String> {
      switch self {
      case .kind: ["is", "in"]
      case .family: ["slot", "fills"]
      case .message: ["family", "word", "receiver", "meaning"]
      case .feature: []
      case .step: ["traits", "UIKit", "random scripts"]
      case .phrase: ["needs"]
      }
    }
  }
}
