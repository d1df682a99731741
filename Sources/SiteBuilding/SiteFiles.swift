import Conformance

/// The files of a site, each with a way to make it.
///
/// Publishing makes all files at once; a preview makes each file when a browser requests it.
package struct SiteFiles: Sendable {
  /// Files that are made from one intermediate value, such as a page in every language.
  private struct Group: Sendable {
    var paths: [String]
    /// Makes the contents of the files at some positions in `paths`.
    var contents: @Sendable (Range<Int>) -> [[UInt8]]

    func files(_ range: Range<Int>) -> [SiteFile] {
      zip(paths[range], contents(range)).map(SiteFile.init)
    }
  }

  private var groups: [Group] = []
  private var positions: [String: (group: Int, file: Int)] = [:]

  /// The paths of all files, sorted.
  package var paths: [String] { positions.keys.sorted() }

  /// Makes the file at a path, or returns nil where the site has no such file.
  package func file(at path: String) -> SiteFile? {
    guard let position = positions[path] else { return nil }
    return groups[position.group].files(position.file..<position.file + 1)[0]
  }

  /// Makes all files, sorted by path.
  package func all() async -> [SiteFile] {
    let files = await withTaskGroup(of: [SiteFile].self) { tasks in
      for group in groups {
        tasks.addTask { group.files(group.paths.indices) }
      }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Adds a file.
  mutating func add(_ path: String, _ content: @escaping @Sendable () -> [UInt8]) {
    add([path], sharing: {}, contents: { _, _ in content() })
  }

  /// Adds a file that is made already.
  mutating func add(_ file: SiteFile) { add(file.path) { file.bytes } }

  /// Adds files that share a value, which is computed once for all files that are made together.
  ///
  /// - Parameter contents: makes the content of a file from the value and the file's position in
  ///   `paths`.
  mutating func add<Shared>(
    _ paths: [String], sharing value: @escaping @Sendable () -> Shared,
    contents: @escaping @Sendable (Shared, Int) -> [UInt8]
  ) {
    for (file, path) in paths.enumerated() {
      precondition(positions[path] == nil, "Two files of the site have the path \(path).")
      positions[path] = (groups.count, file)
    }
    groups.append(
      Group(paths: paths) { range in
        let value = value()
        return range.map { contents(value, $0) }
      })
  }
}
