import Platform
import SpecReading

/// Writes the files of a site into a folder: those that changed; removes files of a former run that
/// the site no longer has, and changes nothing else.
///
/// Nothing old is touched until all that is new has been written, into a folder in the output folder:
/// one beside it can be on another file system, from which no file can be moved.
package struct SiteWriter: Sendable {
  private static let stage = ".conform-site.new"

  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Writes the site.
  ///
  /// - Throws: before anything is changed, where a file would be replaced that no run wrote, or
  ///   where a file cannot be written.
  @discardableResult
  package func write(_ files: [SiteFile]) throws(SiteWritingError) -> SiteChanges {
    let former = try formerManifest()
    let changed = try changedFiles(among: files, former)
    let manifest = SiteManifest(Set(files.map(\.path)))
    let stale = former.paths.subtracting(manifest.paths).filter(exists).sorted()
    if !changed.isEmpty || manifest != former {
      try replace(with: changed, removing: stale, former, by: manifest)
    }
    return SiteChanges(
      written: changed.map(\.path), removed: stale, unchanged: files.count - changed.count)
  }

  private func replace(
    with files: [SiteFile], removing stale: [String], _ former: SiteManifest,
    by manifest: SiteManifest
  ) throws(SiteWritingError) {
    let stage = path(Self.stage)
    try? FileManager.default.removeItem(atPath: stage)
    var made = MadeFolders()
    defer {
      try? FileManager.default.removeItem(atPath: stage)
      made.removeEmpty()
    }
    var folders: Set<Substring> = []
    for file in files {
      try refusing(file.path) {
        let folder = file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)]
        if folders.insert(folder).inserted {
          for place in ["\(Self.stage)/\(folder)", "\(folder)"] { try made.make(path(place)) }
        }
        try create("\(Self.stage)/\(file.path)", with: file.bytes)
      }
    }
    // The list of all files first, so that an interrupted run leaves none unlisted.
    try write(SiteManifest(manifest.paths.union(former.paths)))
    do throws(SiteWritingError) {
      for file in files {
        try refusing(file.path) {
          try Self.check(rename("\(stage)/\(file.path)", path(file.path)))
        }
      }
      for place in stale { try refusing(place) { try Self.check(unlink(path(place))) } }
      try write(manifest)
    } catch {
      guard case .refused(let path, let reason) = error else { throw error }
      throw .interrupted(path: path, reason: reason)
    }
  }

  /// Returns the files that differ from those in the folder.
  private func changedFiles(
    among files: [SiteFile], _ former: SiteManifest
  ) throws(SiteWritingError) -> [SiteFile] {
    let changed = files.filter { file in
      precondition(SiteFile.isSafe(file.path), "the builder makes safe paths only")
      return FileManager.default.contents(atPath: path(file.path)) != Data(file.bytes)
    }
    let strangers = changed.map(\.path).filter { exists($0) && !former.paths.contains($0) }
    guard strangers.isEmpty else { throw .strangers(folder: folder, paths: strangers) }
    return changed
  }

  private func formerManifest() throws(SiteWritingError) -> SiteManifest {
    guard exists(SiteManifest.path) else { return SiteManifest([]) }
    let data = FileManager.default.contents(atPath: path(SiteManifest.path)) ?? Data()
    guard let manifest = SiteManifest(text: String(decoding: data, as: UTF8.self))
    else { throw .damagedManifest(path: path(SiteManifest.path)) }
    return manifest
  }

  private func write(_ manifest: SiteManifest) throws(SiteWritingError) {
    try refusing(SiteManifest.path) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(manifest.text.utf8).write(
        to: URL(filePath: path(SiteManifest.path)), options: .atomic)
    }
  }

  /// Writes a new file, without waiting until it is on the disk: that takes half of the time of a
  /// site of 1,000 pages.
  private func create(_ place: String, with bytes: [UInt8]) throws {
    guard let file = fopen(path(place), "w") else { return try Self.check(-1) }
    let count = fwrite(bytes, 1, bytes.count, file)
    try Self.check(fclose(file) == 0 && count == bytes.count ? 0 : -1)
  }

  private func exists(_ place: String) -> Bool {
    FileManager.default.fileExists(atPath: path(place))
  }

  /// Returns the path of a file of the site.
  private func path(_ place: String) -> String { "\(folder)/\(place)" }

  /// Throws the error of a call of the system that failed.
  private static func check(_ result: Int32) throws {
    guard result == 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
  }

  /// Calls `body`; an error of the system becomes that of the path.
  private func refusing(_ place: String, _ body: () throws -> Void) throws(SiteWritingError) {
    do {
      try body()
    } catch {
      throw .refused(path: path(place), reason: SystemErrorMessage(error).text)
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

  init(_ paths: Set<String>) { self.paths = paths }

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

/// The changes of a site's folder.
package struct SiteChanges: Hashable, Sendable {
  /// The files that are new or differ from before, in the order of the site.
  package var written: [String] = []
  /// The files of a former run that the site no longer has, sorted.
  package var removed: [String] = []
  /// The number of files that were up to date.
  package var unchanged = 0
}

/// Thrown where a site cannot be written.
package enum SiteWritingError: Error, Hashable, CustomStringConvertible {
  /// Files exist that no run wrote.
  case strangers(folder: String, paths: [String])
  /// The manifest of a former run cannot be read.
  case damagedManifest(path: String)
  /// The file system reports an error; nothing was changed.
  case refused(path: String, reason: String)
  /// The file system reports an error after the first files were moved to their places.
  case interrupted(path: String, reason: String)

  package var description: String {
    switch self {
    case .strangers(let folder, let paths):
      let list = paths.map { "\n  \($0)" }.joined()
      return """
        “\(folder)” holds files that would be replaced or removed and were not written by \
        conform:\(list)
        Choose another folder with --output, or move them away.
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
