/// Decides when to build again: once something is other than it was, and has stopped changing.
///
/// Waiting for a second look that sees the same keeps a page that is half written from being read,
/// and makes one build of many changes in a row.
struct Settling {
  private var built: FolderWatch.Sight
  private var last: FolderWatch.Sight

  /// Begins with what a first build was made of.
  init(built: FolderWatch.Sight) {
    self.built = built
    last = built
  }

  /// Takes a look, and says whether it is time.
  mutating func isDue(_ sight: FolderWatch.Sight) -> Bool {
    defer { last = sight }
    guard sight != built, sight == last else { return false }
    built = sight
    return true
  }
}
