#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder that is removed after the test.
final class TemporaryFolder {
  /// The path of the folder.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/site-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a text file.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a binary file.
  func write(bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path + "/" + name))
  }

  /// Creates a symbolic link to a file in it, which may be missing.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: path + "/" + target)
  }

  /// Returns the text of a file, or nil where there is none.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Removes a file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// The paths of all files in it, sorted.
  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [])
      .filter { text(of: $0) != nil }.sorted()
  }

  /// The inode number of a file, which changes whenever the file is replaced.
  func identity(of name: String) throws -> UInt64? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return attributes[.systemFileNumber] as? UInt64
  }
}
