/// A link as it stands on a page.
struct FoundLink: Hashable, Sendable {
  /// Where it leads, as the author wrote it.
  let url: String
  /// The line in which that stands, counted from 1.
  let line: Int
  /// The column of its first character, counted from 1.
  let column: Int
  /// What it leads to, where that is a page or a place on one.
  let target: LinkTarget?

  init(url: String, line: Int, column: Int) {
    self.url = url
    self.line = line
    self.column = column
    target = LinkTarget(url)
  }
}
