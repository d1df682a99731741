import Foundation
import Testing

@testable import SpecReading

@Suite("Reading files")
struct FileReaderTests {
  @Test("A file's contents are returned, or the reason why it cannot be read")
  func contents() async throws {
    try await TestPage.withFolder(["file": "words"]) { folder in
      let bytes = try FileReader.bytes(of: "\(folder)/file")
      #expect(bytes == Array("words".utf8))
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
    try await TestPage.withFolder(["a.md": "# A\n"]) { folder in
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
