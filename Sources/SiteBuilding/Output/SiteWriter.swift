import Files
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the files of a site into a folder: those that changed; removes files of a former run that
/// the site no longer has, and changes nothing else.
///
/// All files are written beside the site before the first is moved to its place. What a killed run
/// leaves half moved is completed by the next one. Pages are not synced to the disk: after a loss
/// of power the next run writes those again that differ.
package struct SiteWriter: Sendable {
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Writes the site.
  ///
  /// - Throws: before anything is changed, where a file would be replaced that no run wrote, or
  ///   where a file cannot be written.
  @discardableResult
  package func write(_ files: [SiteFile]) throws(SiteWritingError) -> SiteChanges {
    let site = try SiteFolder(path: folder)
    let (former, manifestFile) = try manifest(of: site)
    let (changed, stale) = try changes(files, former, in: site)
    try SiteStage.removeRemains(in: site)
    let manifest = SiteManifest(Set(files.map(\.path)))
    // Replaced before the files as well, so that an interrupted run leaves no file unlisted.
    let all = SiteManifest(manifest.paths.union(former.paths))
    var new = changed
    if all != former { new.insert(.init(file: all.file, former: manifestFile), at: 0) }
    if manifest != all { new.append(.init(file: manifest.file, former: manifestFile)) }
    if !new.isEmpty { try replace(with: new, removing: stale, in: site) }
    return SiteChanges(
      written: changed.map(\.file.path), removed: stale, unchanged: files.count - changed.count)
  }

  /// Writes the new files beside the site, then moves them to their places; the last one only after
  /// stale files were removed.
  private func replace(
    with new: [SiteStage.NewFile], removing stale: [String], in site: SiteFolder
  ) throws(SiteWritingError) {
    let stage = try SiteStage(new, in: site)
    defer { stage.remove() }
    var isChanged = false
    do throws(SiteWritingError) {
      for index in new.indices.dropLast() {
        try stage.move(index)
        isChanged = true
      }
      for path in stale {
        try site.removeFile(path)
        isChanged = true
      }
      try stage.move(new.count - 1)
    } catch {
      guard isChanged, case .refused(let path, let reason) = error else { throw error }
      throw .interrupted(path: path, reason: reason)
    }
  }

  /// Returns the files that differ from those in the folder, and the former files that are there
  /// but no longer wanted, sorted.
  private func changes(
    _ files: [SiteFile], _ former: SiteManifest, in site: SiteFolder
  ) throws(SiteWritingError) -> (changed: [SiteStage.NewFile], stale: [String]) {
    var changed: [SiteStage.NewFile] = []
    var strangers: [String] = []
    for file in files {
      precondition(SiteFile.isSafe(file.path), "the builder makes safe paths only")
      switch try site.entry(file.path) {
      case nil:
        changed.append(SiteStage.NewFile(file: file, former: nil))
      case .file(let present):
        if present.size == file.bytes.count, try site.contents(of: file.path) == file.bytes {
          continue
        }
        changed.append(SiteStage.NewFile(file: file, former: present))
        if !former.paths.contains(file.path) { strangers.append(file.path) }
      case .link, .device:
        strangers.append(file.path)
      case .folder:
        throw .folder(path: site.location(of: file.path))
      }
    }
    var stale: [String] = []
    for path in former.paths.subtracting(files.map(\.path)).sorted() {
      switch try site.entry(path) {
      case nil: break
      case .file: stale.append(path)
      case .link, .device: strangers.append(path)
      case .folder: throw .folder(path: site.location(of: path))
      }
    }
    guard strangers.isEmpty else { throw .strangers(folder: folder, paths: strangers) }
    return (changed, stale)
  }

  /// Returns the manifest of the former run, and what its replacement keeps of its file.
  private func manifest(
    of site: SiteFolder
  ) throws(SiteWritingError) -> (manifest: SiteManifest, file: FileAttributes?) {
    guard let entry = try site.entry(SiteManifest.path) else { return (SiteManifest([]), nil) }
    guard case .file(let file) = entry,
      let text = String(validating: try site.contents(of: SiteManifest.path), as: UTF8.self),
      let manifest = SiteManifest(text: text)
    else { throw .damagedManifest(path: site.location(of: SiteManifest.path)) }
    return (manifest, file)
  }
}

/// The changes of a site's folder.
package struct SiteChanges: Hashable, Sendable {
  /// The files that are new or differ from before, in the order of the site.
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
  /// A folder of the site is a symbolic link.
  case linkedFolder(path: String)
  /// The manifest of a former run cannot be read.
  case damagedManifest(path: String)
  /// The file system reports an error; nothing was changed.
  case refused(path: String, reason: String)
  /// The file system reports an error after the first files were moved to their places.
  case interrupted(path: String, reason: String)

  /// There is a folder in the place of a file.
  static func folder(path: String) -> SiteWritingError {
    .refused(path: path, reason: SystemErrorMessage(POSIXError(.EISDIR)).text)
  }

  package var description: String {
    switch self {
    case .strangers(let folder, let paths):
      let list = paths.map { "\n  \($0)" }.joined()
      return """
        “\(folder)” holds files that would be replaced or removed and were not written by \
        conform:\(list)
        Choose another folder with --output, or move them away.
        """
    case .linkedFolder(let path):
      return """
        “\(path)” is a symbolic link, and a site is written only into its own folder.
        Choose another folder with --output, or remove the link.
        """
    case .damagedManifest(let path):
      return """
        “\(path)” is not a list that conform wrote, so nothing there can safely be replaced.
        Choose another folder with --output, or delete this site's folder.
        """
    case .refused(let path, let reason):
      return "cannot write “\(path)”: \(reason)"
    case .interrupted(let path, let reason):
      return """
        cannot write “\(path)”: \(reason)
        Part of the site is new and part of it is old. Make it again.
        """
    }
  }
}
