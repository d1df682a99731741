/// The list of the files that a run wrote; only these may be replaced or removed.
struct SiteManifest: Hashable {
  /// Its path in the site's folder.
  static let path = ".conform-site"
  private static let firstLine = "conform site 1"

  /// The paths.
  var paths: Set<String>

  init(_ paths: Set<String>) {
    self.paths = paths
  }

  /// Parses the text of a manifest, or returns nil where it is malformed.
  init?(text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.firstLine else { return nil }
    let paths = lines.dropFirst().map(String.init)
    guard paths.allSatisfy(SiteFile.isSafe) else { return nil }
    self.paths = Set(paths)
  }

  /// The manifest's file.
  var file: SiteFile { SiteFile(path: Self.path, bytes: Array(text.utf8)) }

  /// The content of the manifest's file.
  var text: String {
    ([Self.firstLine] + paths.sorted()).map { $0 + "\n" }.joined()
  }
}
