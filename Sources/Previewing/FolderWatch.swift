import Platform
import SpecReading

/// Finds out which of a site's files exist and when they changed, without reading them.
struct FolderWatch: Sendable {
  /// The state of each file, by path.
  typealias Snapshot = [String: FileStamp]

  private static let endings = [".md", ".txt", ".json", ".html", ".css", ".js", ".wasm", ".svg"]
  /// The depth of folders: translations are in folders of the folder of pages.
  private static let levels = 2

  /// The folders whose files are watched, and those of their folders.
  let folders: [String]
  /// Other files that are watched.
  var files: [String] = []

  /// Returns the current state of the files.
  func snapshot() -> Snapshot {
    var snapshot: Snapshot = [:]
    for folder in folders { add(folder, levels: Self.levels, to: &snapshot) }
    for file in files { snapshot[file] = FileStamp(of: file) }
    return snapshot
  }

  private func add(_ folder: String, levels: Int, to snapshot: inout Snapshot) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.endings.contains(where: name.hasSuffix) {
        snapshot[path] = FileStamp(of: path)
      } else if levels > 1 {
        add(path, levels: levels - 1, to: &snapshot)
      }
    }
  }
}

/// Delays a build until the files have stopped changing: a change is due when two snapshots in a row
/// contain it.
///
/// This keeps half-written pages from being read, and makes one build of many changes in a row.
struct Debounce {
  private var built: FolderWatch.Snapshot
  private var last: FolderWatch.Snapshot

  /// Begins with the files of the last build.
  init(built: FolderWatch.Snapshot) {
    self.built = built
    last = built
  }

  /// Takes the next snapshot, and returns whether to build.
  mutating func isDue(_ snapshot: FolderWatch.Snapshot) -> Bool {
    defer { last = snapshot }
    guard snapshot != built, snapshot == last else { return false }
    built = snapshot
    return true
  }
}
