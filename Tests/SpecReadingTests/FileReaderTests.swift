import Foundation
import Testing

@testable import SpecReading

@Suite("Reading files")
struct FileReaderTests {
  /// Calls `body` with an empty folder.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/conform-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  @Test("A file's contents are returned, or the reason why it cannot be read")
  func contents() async throws {
    try await withFolder { folder in
      try Data("words".utf8).write(to: URL(filePath: "\(folder)/file"))
      #expect(try FileReader.bytes(of: "\(folder)/file") == Array("words".utf8))
      #expect(throws: FileReadingError(reason: "Is a directory")) {
        try FileReader.bytes(of: folder)
      }
      #expect(throws: FileReadingError(reason: "No such file or directory")) {
        try FileReader.bytes(of: "\(folder)/nothing")
      }
    }
  }

  @Test(
    "A page, translation, list or record that cannot be read is one diagnostic",
    arguments: ["b.md", "ko/a.md", "ko/originals.txt", "redirects.txt", "fingerprints.json"])
  func unreadable(_ file: String) async throws {
    try await withFolder { folder in
      try Data("# A\n".utf8).write(to: URL(filePath: "\(folder)/a.md"))
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(file)", withIntermediateDirectories: true)
      let book = try await SpecReader(folder: folder, rendering: .html, languages: .all).read()
      #expect(
        book.diagnostics.map(\.description) == [
          """
          \(folder)/\(file):1:1: this cannot be read: Is a directory
            hint: make it readable, or remove it
          """
        ])
    }
  }
}
