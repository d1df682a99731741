/// The list of files that a run left in the site's folder; only these may be replaced or removed.
struct SiteManifest: Hashable {
  /// Where it stands in the site's folder.
  static let path = ".conform-site"
  private static let firstLine = "conform site 1"

  /// The paths.
  var paths: Set<String>

  init(_ paths: Set<String>) {
    self.paths = paths
  }

  /// Reads what `text` wrote, or nil where that is no list of ours.
  init?(text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.firstLine else { return nil }
    let paths = lines.dropFirst().map(String.init)
    guard paths.allSatisfy(SiteFile.isSafe) else { return nil }
    self.paths = Set(paths)
  }

  /// The list as it stands in its file.
  var text: String {
    ([Self.firstLine] + paths.sorted()).map { $0 + "\n" }.joined()
  }
}
