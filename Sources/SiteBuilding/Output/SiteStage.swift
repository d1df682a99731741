import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder in a site's folder with the files that the site is about to get.
///
/// All are written there before the first is moved to its place, so a disk that is full, or a page
/// that cannot be written, leaves the site as it was.
struct SiteStage {
  /// The path of the folder within the site.
  static let path = ".conform-site.new"

  /// A file that a site is about to get.
  struct NewFile {
    /// The file.
    let file: SiteFile
    /// The attributes of the file that it replaces.
    let former: FileAttributes?
  }

  private let site: SiteFolder
  private let folder: Folder
  private let files: [NewFile]
  private var newFolders: [String] = []

  /// Writes the files beside the site, and creates the folders that they need.
  init(_ files: [NewFile], in site: SiteFolder) throws(SiteWritingError) {
    self.site = site
    self.files = files
    try site.makeFolder(Self.path)
    folder = try site.folder(Self.path)
    do throws(SiteWritingError) {
      for (index, new) in files.enumerated() {
        try site.refusing(new.file.path) { () throws(POSIXError) in
          try folder.create("\(index)", with: new.file.bytes, like: new.former)
        }
      }
      for new in files { try makeFolders(of: new.file.path) }
    } catch {
      remove()
      for folder in newFolders.reversed() { try? site.removeFolder(folder) }
      throw error
    }
  }

  /// Moves a file to its place.
  func move(_ index: Int) throws(SiteWritingError) {
    try site.move("\(index)", of: folder, to: files[index].file.path)
  }

  /// Removes the folder, with what has not been moved.
  func remove() {
    for index in files.indices { try? folder.removeFile("\(index)") }
    try? site.removeFolder(Self.path)
  }

  /// Removes the folder that a killed run has left.
  static func removeRemains(in site: SiteFolder) throws(SiteWritingError) {
    guard try site.entry(path) != nil else { return }
    let folder = try site.folder(path)
    // The names come from the path, and are looked up in the open folder only.
    let names = try? FileManager.default.contentsOfDirectory(atPath: site.location(of: path))
    for name in names ?? [] where Int(name) != nil { try? folder.removeFile(name) }
    try site.removeFolder(path)
  }

  private mutating func makeFolders(of path: String) throws(SiteWritingError) {
    for folder in SiteFolder.folders(of: path) where try site.entry(folder) == nil {
      try site.makeFolder(folder)
      newFolders.append(folder)
    }
  }
}
