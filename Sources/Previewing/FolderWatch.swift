import SpecReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks at the files that a site is made of, without reading them.
package struct FolderWatch: Sendable {
  /// The state of each file, by its path.
  package typealias Sight = [String: FileStamp]

  private static let endings = [".md", ".txt", ".json", ".html", ".css", ".js", ".wasm", ".svg"]
  /// Pages in other languages stand in a folder below, and nothing deeper is read.
  private static let levels = 2

  private let folders: [String]
  private let files: [String]

  /// Watches the files in some folders and right below them, and some files beside.
  package init(folders: [String], files: [String] = []) {
    self.folders = folders
    self.files = files
  }

  /// What there is to see now.
  package func look() -> Sight {
    var sight: Sight = [:]
    for folder in folders { look(into: folder, levels: Self.levels, &sight) }
    for file in files { sight[file] = FileStamp(of: file) }
    return sight
  }

  private func look(into folder: String, levels: Int, _ sight: inout Sight) {
    guard levels > 0, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.endings.contains(where: name.hasSuffix) {
        sight[path] = FileStamp(of: path)
      } else if entry.pointee.d_type != DT_REG {
        // A link may lead to a folder, and some file systems do not say.
        look(into: path, levels: levels - 1, &sight)
      }
    }
  }
}
