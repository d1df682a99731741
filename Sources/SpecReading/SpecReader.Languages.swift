extension SpecReader {
  /// Which languages are read.
  package enum Languages: Sendable {
    /// The one in which the pages are written; a run needs no other.
    case original
    /// That and every translation in the folder.
    case all
  }
}
