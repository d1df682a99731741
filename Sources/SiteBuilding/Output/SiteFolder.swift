import Files
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output folder of a site, open, and locked against other runs.
///
/// The folder itself may be a symbolic link; none below it is followed.
struct SiteFolder {
  /// The path, as the user wrote it.
  let path: String
  private let folder: Folder

  /// Opens the folder, and creates it where it is missing.
  init(path: String) throws(SiteWritingError) {
    self.path = path
    do {
      folder = try Self.open(path)
    } catch {
      throw .refused(path: path, reason: SystemErrorMessage(error).text)
    }
    folder.lock()
  }

  private static func open(_ path: String) throws -> Folder {
    do throws(POSIXError) {
      return try Folder(path: path)
    } catch {
      guard error.code == .ENOENT else { throw error }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return try Folder(path: path)
    }
  }

  /// Returns the path of a file of the site for a message.
  func location(of place: String) -> String { path + "/" + place }

  /// Returns what a path of the site stands for, or nil where there is nothing.
  func entry(_ place: String) throws(SiteWritingError) -> Folder.Entry? {
    guard let parent = try parent(of: place) else { return nil }
    return try refusing(place) { () throws(POSIXError) in try parent.entry(Self.name(place)) }
  }

  /// Returns the contents of a file.
  func contents(of place: String) throws(SiteWritingError) -> [UInt8] {
    try use(place) { folder, name throws(POSIXError) in try folder.contents(of: name) }
  }

  /// Removes a file.
  func removeFile(_ place: String) throws(SiteWritingError) {
    try use(place) { folder, name throws(POSIXError) in try folder.removeFile(name) }
  }

  /// Moves a file of another folder to a path of the site, in the place of what is there.
  func move(_ name: String, of other: Folder, to place: String) throws(SiteWritingError) {
    try use(place) { folder, newName throws(POSIXError) in
      try other.move(name, to: folder, as: newName)
    }
  }

  /// Opens a folder of the site.
  func folder(_ place: String) throws(SiteWritingError) -> Folder {
    try use(place) { folder, name throws(POSIXError) in try folder.folder(name) }
  }

  /// Creates a folder of the site.
  func makeFolder(_ place: String) throws(SiteWritingError) {
    try use(place) { folder, name throws(POSIXError) in try folder.makeFolder(name) }
  }

  /// Removes an empty folder of the site.
  func removeFolder(_ place: String) throws(SiteWritingError) {
    try use(place) { folder, name throws(POSIXError) in try folder.removeFolder(name) }
  }

  /// Calls `body`; an error of the system becomes that of the path.
  func refusing<Value>(
    _ place: String, _ body: () throws(POSIXError) -> Value
  ) throws(SiteWritingError) -> Value {
    do throws(POSIXError) {
      return try body()
    } catch {
      throw .refused(path: location(of: place), reason: SystemErrorMessage(error).text)
    }
  }

  private func use<Value>(
    _ place: String, _ body: (Folder, String) throws(POSIXError) -> Value
  ) throws(SiteWritingError) -> Value {
    let parent = try parent(of: place)
    return try refusing(place) { () throws(POSIXError) in
      guard let parent else { throw POSIXError(.ENOENT) }
      return try body(parent, Self.name(place))
    }
  }

  /// Opens the folder of a path one name after the other; returns nil where one is missing.
  private func parent(of place: String) throws(SiteWritingError) -> Folder? {
    var parent = folder
    for folder in Self.folders(of: place) {
      let name = Self.name(folder)
      switch try refusing(folder, { () throws(POSIXError) in try parent.entry(name) }) {
      case nil: return nil
      case .link: throw .linkedFolder(path: location(of: folder))
      default:
        parent = try refusing(folder) { () throws(POSIXError) in try parent.folder(name) }
      }
    }
    return parent
  }

  /// Returns the folders of a path from the top: `a` and `a/b` for `a/b/c.html`.
  static func folders(of place: String) -> [String] {
    place.indices.filter { place[$0] == "/" }.map { String(place[..<$0]) }
  }

  private static func name(_ place: String) -> String {
    place.lastIndex(of: "/").map { String(place[place.index(after: $0)...]) } ?? place
  }
}
