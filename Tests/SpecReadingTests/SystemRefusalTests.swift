import Testing

@testable import SiteBuilding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("FileRefusal")
struct FileRefusalTests {
  @Test(
    "What the system says is said in words",
    arguments: [
      (.EACCES, "permission denied"), (.EISDIR, "it is a folder"), (.ENOSPC, "no space is left"),
      (.EIO, "system error 5"),
    ] as [(POSIXError.Code, String)])
  func words(_ code: POSIXError.Code, _ expected: String) {
    #expect(FileRefusal(POSIXError(code)).reason == expected)
  }

  @Test("A folder in the place of a file is refused in words")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.html/x")
    let error = try await #require(throws: SiteWritingError.self) {
      try await SiteWriter(folder: folder.path).write([SiteFile(path: "a.html", bytes: [])])
    }
    #expect(error == .refused(path: folder.path + "/a.html", reason: "it is a folder"))
  }

  @Test("A file in the place of a folder is refused in words")
  func file() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out")
    let error = try await #require(throws: SiteWritingError.self) {
      try await SiteWriter(folder: folder.path + "/out").write([SiteFile(path: "a.html", bytes: [])]
      )
    }
    #expect(
      error
        == .refused(
          path: folder.path + "/out/.conform-site",
          reason: "a part of the path is a file, not a folder"))
  }
}
