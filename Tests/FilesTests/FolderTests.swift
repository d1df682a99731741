import Testing

@testable import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct FolderTests {
  @Test("A file is created, read, moved and removed by its name")
  func files() throws {
    let place = try TemporaryFolder()
    let folder = try Folder(path: place.path)
    try folder.makeFolder("sub")
    try folder.create("a", with: Array("one".utf8))
    try folder.move("a", to: try folder.folder("sub"), as: "b")
    #expect(try folder.entry("a") == nil)
    #expect(try folder.entry("sub") == .folder)
    #expect(try folder.folder("sub").contents(of: "b") == Array("one".utf8))
    try folder.folder("sub").removeFile("b")
    try folder.removeFolder("sub")
    #expect(place.names == [])
  }

  @Test("A file of any size is read whole", arguments: [0, 1, 4095, 4096, 1_000_003])
  func sizes(_ size: Int) throws {
    let place = try TemporaryFolder()
    let folder = try Folder(path: place.path)
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try folder.create("a", with: bytes)
    #expect(try folder.contents(of: "a") == bytes)
  }

  @Test("A file that exists is not created again")
  func taken() throws {
    let place = try TemporaryFolder()
    let folder = try Folder(path: place.path)
    try folder.create("a", with: [1])
    #expect(throws: POSIXError(.EEXIST)) { try folder.create("a", with: [2]) }
    #expect(try folder.contents(of: "a") == [1])
  }

  @Test("No link is followed in a folder")
  func links() throws {
    let place = try TemporaryFolder()
    try place.write("mine", to: "mine")
    try place.link("file", to: "mine")
    try place.link("folder", to: ".")
    let folder = try Folder(path: place.path)
    #expect(try folder.entry("file") == .link)
    #expect(try folder.entry("folder") == .link)
    #expect(throws: POSIXError.self) { try folder.contents(of: "file") }
    #expect(throws: POSIXError.self) { try folder.folder("folder") }
    #expect(throws: POSIXError.self) { try folder.create("file", with: []) }
    try folder.removeFile("file")
    #expect(try folder.contents(of: "mine") == Array("mine".utf8))
  }

  @Test("A folder stays the same after its path became a link to another one")
  func swapped() throws {
    let place = try TemporaryFolder()
    try place.write("a", to: "old/a")
    try place.write("b", to: "new/a")
    let folder = try Folder(path: place.path + "/old")
    try FileManager.default.moveItem(atPath: place.path + "/old", toPath: place.path + "/moved")
    try place.link("old", to: "new")
    try folder.replace("a", with: Array("c".utf8))
    #expect(place.text(of: "new/a") == "b")
    #expect(place.text(of: "moved/a") == "c")
  }

  @Test("A replaced file is another file with the same permissions, and nothing remains beside it")
  func replacement() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: place.path + "/a")
    try FileManager.default.linkItem(atPath: place.path + "/a", toPath: place.path + "/b")
    let folder = try Folder(path: place.path)
    try folder.replace("a", with: Array("new".utf8))
    #expect(place.text(of: "a") == "new")
    #expect(place.text(of: "b") == "old")
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path + "/a")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(place.names == ["a", "b"])
  }

  @Test("A replacement that fails leaves nothing beside the file")
  func failedReplacement() throws {
    let place = try TemporaryFolder()
    try place.write("mine", to: "a/b")
    let folder = try Folder(path: place.path)
    #expect(throws: POSIXError(.EISDIR)) { try folder.replace("a", with: [1]) }
    #expect(place.names == ["a", "a/b"])
  }

  @Test("A file that is missing, and a folder that is there, can be written")
  func writable() throws {
    let place = try TemporaryFolder()
    try Folder(path: place.path).checkWritable("a")
    #expect(throws: POSIXError(.ENOENT)) { try Folder(path: place.path + "/none") }
    #expect(throws: POSIXError(.ENOTDIR)) { try Folder(path: "/dev/null") }
  }

  @Test("A folder has one identity by every path")
  func identity() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "a/file")
    try place.write("", to: "b/file")
    try place.link("c", to: "a")
    let identities = try ["a", "b", "c"].map { try Folder(path: "\(place.path)/\($0)").identity }
    #expect(identities[0] == identities[2])
    #expect(identities[0] != identities[1])
  }
}

/// A folder that is removed after the test.
private final class TemporaryFolder {
  /// The path of the folder.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all that is in the folder, sorted.
  var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Writes a text file, and creates its folder.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Creates a symbolic link with a relative target.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Returns the text of a file, or nil where there is none.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
