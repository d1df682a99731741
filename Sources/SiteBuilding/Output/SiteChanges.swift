/// What writing a site did to its folder.
package struct SiteChanges: Hashable, Sendable {
  /// The files that are new or differ from before, sorted.
  package var written: [String] = []
  /// The files of a former run that the site no longer has, sorted.
  package var removed: [String] = []
  /// How many files were as they should be.
  package var unchanged = 0

  package init(written: [String] = [], removed: [String] = [], unchanged: Int = 0) {
    self.written = written
    self.removed = removed
    self.unchanged = unchanged
  }
}
