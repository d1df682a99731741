import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts the files of a site into a folder: writes what changed, removes what a former run left
/// and the site no longer has, and touches nothing else.
package struct SiteWriter: Sendable {
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Writes the site.
  ///
  /// - Throws: before anything is written where a file of somebody else stands in the way.
  @discardableResult
  package func write(_ files: [SiteFile]) async throws(SiteWritingError) -> SiteChanges {
    let former = try formerManifest()
    let changed = try changes(files, former)
    let stale = former.paths.subtracting(files.map(\.path)).sorted()
    let manifest = SiteManifest(Set(files.map(\.path)))
    // Written first as well, so that a run that is broken off leaves no file unlisted.
    if !changed.isEmpty || !stale.isEmpty {
      try save(SiteManifest(manifest.paths.union(former.paths)))
    }
    try await save(changed)
    for path in stale { try remove(path) }
    if former != manifest || !stale.isEmpty { try save(manifest) }
    return SiteChanges(
      written: changed.map(\.path), removed: stale, unchanged: files.count - changed.count)
  }

  /// The files that are not yet as they should be.
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

  /// How many files are written at a time: the system makes each wait.
  private static let lanes = 4

  /// Writes the files; where some are refused, throws the first of them.
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

  /// Whether a link stands there: we make none, and to write would change a file elsewhere.
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
    // Reading first refuses a folder, which would be removed with all that is in it.
    guard try contents(of: path) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: location(of: path))
    } catch {
      throw .refused(path: location(of: path), reason: SystemErrorMessage(error).text)
    }
  }
}
