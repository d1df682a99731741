extension SpecReader {
  /// Whether the reader also makes HTML of what it reads.
  package enum Rendering: Sendable {
    /// Only what a run needs.
    case none
    /// The prose as safe HTML too.
    case html
  }
}
