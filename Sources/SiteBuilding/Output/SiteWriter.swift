import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the files of a site into a folder: those that changed; removes files of a former run that
/// the site no longer has, and changes nothing else.
package struct SiteWriter: Sendable {
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Writes the site.
  ///
  /// - Throws: before anything is written, where a file would be replaced that no run wrote.
  @discardableResult
  package func write(_ files: [SiteFile]) async throws(SiteWritingError) -> SiteChanges {
    let former = try formerManifest()
    let changed = try changes(files, former)
    let stale = former.paths.subtracting(files.map(\.path)).sorted()
    let manifest = SiteManifest(Set(files.map(\.path)))
    // Written before the files as well, so that an interrupted run leaves no file unlisted.
    if !changed.isEmpty || !stale.isEmpty {
      try save(SiteManifest(manifest.paths.union(former.paths)))
    }
    try await save(changed)
    for path in stale { try remove(path) }
    if former != manifest || !stale.isEmpty { try save(manifest) }
    return SiteChanges(
      written: changed.map(\.path), removed: stale, unchanged: files.count - changed.count)
  }

  /// Returns the files that differ from those in the folder.
  private func changes(
    _ files: [SiteFile], _ former: SiteManifest
  ) throws(SiteWritingError) -> [SiteFile] {
    var changed: [SiteFile] = []
    var strangers: [String] = []
    for file in files {
      precondition(SiteFile.isSafe(file.path), "the builder makes safe paths only")
      let present = try contents(of: file.path)
      let isLink = isLink(file.path)
      if present == Data(file.bytes), !isLink { continue }
      changed.append(file)
      let isOurs = former.paths.contains(file.path) && !isLink
      if present != nil || isLink, !isOurs { strangers.append(file.path) }
    }
    guard strangers.isEmpty else { throw .strangers(folder: folder, paths: strangers) }
    return changed
  }

  /// The number of files that are written concurrently, because each write waits for the system.
  private static let lanes = 4

  /// Writes the files; throws the error of the first that could not be written.
  private func save(_ files: [SiteFile]) async throws(SiteWritingError) {
    let refused = await withTaskGroup(of: (index: Int, error: SiteWritingError)?.self) { group in
      for lane in 0..<Self.lanes {
        group.addTask {
          for index in stride(from: lane, to: files.count, by: Self.lanes) {
            do throws(SiteWritingError) {
              try save(Data(files[index].bytes), at: files[index].path)
            } catch {
              return (index, error)
            }
          }
          return nil
        }
      }
      return await group.reduce(into: []) { refused, lane in lane.map { refused.append($0) } }
    }
    if let first = refused.min(by: { $0.index < $1.index }) { throw first.error }
  }

  private func formerManifest() throws(SiteWritingError) -> SiteManifest {
    let isLink = isLink(SiteManifest.path)
    guard let data = try contents(of: SiteManifest.path) ?? (isLink ? Data() : nil)
    else { return SiteManifest([]) }
    guard !isLink,
      let manifest = String(bytes: data, encoding: .utf8).flatMap(SiteManifest.init(text:))
    else { throw .damagedManifest(path: location(of: SiteManifest.path)) }
    return manifest
  }

  private func save(_ manifest: SiteManifest) throws(SiteWritingError) {
    try save(Data(manifest.text.utf8), at: SiteManifest.path)
  }

  private func location(of path: String) -> String { folder + "/" + path }

  /// Whether there is a symbolic link: to write through it would change a file elsewhere.
  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: location(of: path))) != nil
  }

  private func contents(of path: String) throws(SiteWritingError) -> Data? {
    do {
      return try Data(contentsOf: URL(filePath: location(of: path)))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw .refused(path: location(of: path), reason: SystemErrorMessage(error).text)
    }
  }

  private func save(_ data: Data, at path: String) throws(SiteWritingError) {
    let url = URL(filePath: location(of: path))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    } catch {
      throw .refused(path: location(of: path), reason: SystemErrorMessage(error).text)
    }
  }

  private func remove(_ path: String) throws(SiteWritingError) {
    // Reading fails for a folder, which would otherwise be removed with its contents.
    guard try contents(of: path) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: location(of: path))
    } catch {
      throw .refused(path: location(of: path), reason: SystemErrorMessage(error).text)
    }
  }
}

/// The changes of a site's folder.
package struct SiteChanges: Hashable, Sendable {
  /// The files that are new or differ from before, sorted.
  package var written: [String] = []
  /// The files of a former run that the site no longer has, sorted.
  package var removed: [String] = []
  /// The number of files that were up to date.
  package var unchanged = 0

  package init(written: [String] = [], removed: [String] = [], unchanged: Int = 0) {
    self.written = written
    self.removed = removed
    self.unchanged = unchanged
  }
}

/// Thrown where a site cannot be written.
package enum SiteWritingError: Error, Hashable, CustomStringConvertible {
  /// Files exist that no run wrote.
  case strangers(folder: String, paths: [String])
  /// The manifest of a former run cannot be read.
  case damagedManifest(path: String)
  /// The file system reports an error.
  case refused(path: String, reason: String)

  package var description: String {
    switch self {
    case .strangers(let folder, let paths):
      let list = paths.map { "\n  \($0)" }.joined()
      return """
        “\(folder)” holds files that would be replaced and were not written by conform:\(list)
        Choose another folder with --output, or move them away.
        """
    case .damagedManifest(let path):
      return """
        “\(path)” is not a list that conform wrote, so nothing there can safely be replaced.
        Choose another folder with --output, or delete this site's folder.
        """
    case .refused(let path, let reason):
      return "cannot write “\(path)”: \(reason)"
    }
  }
}

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

  /// The content of the manifest's file.
  var text: String {
    ([Self.firstLine] + paths.sorted()).map { $0 + "\n" }.joined()
  }
}
