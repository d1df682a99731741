/// Makes folders, and removes them again where what was meant for them cannot be written.
package struct MadeFolders {
  private var paths: [String] = []

  package init() {}

  /// Makes a folder and those around it.
  package mutating func make(_ path: String) throws {
    var missing: [String] = []
    var rest = path[...]
    while !rest.isEmpty, !FileManager.default.fileExists(atPath: String(rest)) {
      missing.append(String(rest))
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    paths += missing.reversed()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Removes the folders that were made and contain nothing.
  package func removeEmpty() { for path in paths.reversed() { rmdir(path) } }
}
