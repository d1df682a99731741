import Conformance

/// Finds the links within a site that lead nowhere, and the places that cannot be told apart.
package struct SiteChecker {
  /// What a check found.
  package struct Finding: Hashable, Sendable {
    /// How many links within the site there are.
    package var links = 0
    /// The mistakes, in the order of the files.
    package var diagnostics: [Diagnostic] = []
  }

  private let pages: [(path: String, tags: [Tag])]
  private let paths: Set<String>
  private let anchors: [String: Set<String>]
  private let base: BaseURL?

  /// Prepares to check the files of a site.
  ///
  /// - Parameter base: where the site will be, whose whole addresses count as links within it.
  package init(_ files: [SiteFile], base: BaseURL? = nil) {
    pages = files.filter { $0.path.hasSuffix(".html") }.sorted { $0.path < $1.path }
      .map { file in
        var reader = TagReader(file.bytes)
        var tags: [Tag] = []
        while let tag = reader.next() { tags.append(tag) }
        return (file.path, tags)
      }
    paths = Set(files.map(\.path))
    anchors = Dictionary(
      pages.map { ($0.path, Set($0.tags.compactMap(\.id))) }, uniquingKeysWith: { $0.union($1) })
    self.base = base
  }

  /// Follows every link; the closure says which other files stand in the site's folder.
  package func check(isThere: (String) -> Bool = { _ in false }) -> Finding {
    var finding = Finding()
    for page in pages {
      var places: [String: Tag] = [:]
      for tag in page.tags {
        let location = SourceLocation(file: page.path, line: tag.line, column: tag.column)
        if let id = tag.id, let first = places.updateValue(tag, forKey: id) {
          finding.diagnostics.append(.repeatedPlace(id, at: location, first: first.line))
        }
        guard let link = tag.target, let target = Target(link, on: page.path, base: base) else {
          continue
        }
        finding.links += 1
        if let mistake = mistake(in: link, to: target, at: location, isThere) {
          finding.diagnostics.append(mistake)
        }
      }
    }
    return finding
  }

  private func mistake(
    in link: String, to target: Target, at location: SourceLocation, _ isThere: (String) -> Bool
  ) -> Diagnostic? {
    guard let path = target.path else { return .linkOut(link, at: location) }
    guard paths.contains(path) || SiteFile.isSafe(path) && isThere(path) else {
      let near = Spelling.suggestion(for: path, among: paths.sorted())
      return .noFile(path, link: link, at: location, suggestion: near)
    }
    // The top of a page needs no name, and only pages have places.
    guard let anchor = target.anchor, anchor != "", anchor != "top", let known = anchors[path],
      !known.contains(anchor)
    else { return nil }
    let near = Spelling.suggestion(for: anchor, among: known.sorted())
    return .noPlace(anchor, on: path, link: link, at: location, suggestion: near)
  }
}
