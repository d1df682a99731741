import Conformance
import Foundation
import Testing

@testable import SpecReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Reading files")
struct FileReaderTests {
  /// Calls `body` with a folder in which each of these cannot be read as a file.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/conform-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/folder.md", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try #require(mkfifo("\(folder)/pipe.md", 0o600) == 0)
    for (link, target) in [
      ("nowhere", "no-such-file"), ("loop", "loop.md"), ("device", "/dev/zero"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link).md", withDestinationPath: target)
    }
    // A file with a hole takes no room on the disk.
    try #require(FileManager.default.createFile(atPath: "\(folder)/large.md", contents: nil))
    try #require(truncate("\(folder)/large.md", 64 << 20 + 1) == 0)
    try await body(folder)
  }

  private static let reasons = [
    ("device", "it is a device", "put a file in its place, or remove it"),
    ("folder", "it is a folder", "put a file in its place, or remove it"),
    ("large", "it has more than 64 MB", "make several of it"),
    ("loop", "Too many levels of symbolic links", "make it readable, or remove it"),
    ("nowhere", "No such file or directory", "make it readable, or remove it"),
    ("pipe", "it is a pipe", "put a file in its place, or remove it"),
  ]

  private static func diagnostics(in folder: String, as name: (String) -> String) -> [String] {
    reasons.map { file, reason, remedy in
      """
      \(folder)/\(name(file)):1:1: this cannot be read: \(reason)
        hint: \(remedy)
      """
    }
  }

  @Test("A file's contents are returned, through links too, and those of a file of unknown size")
  func contents() async throws {
    try await withFolder { folder in
      try Data("words".utf8).write(to: URL(filePath: "\(folder)/file"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "file")
      #expect(try FileReader.bytes(of: "\(folder)/file") == Array("words".utf8))
      #expect(try FileReader.bytes(of: "\(folder)/link") == Array("words".utf8))
      #if os(Linux)
        #expect(try !FileReader.bytes(of: "/proc/self/status").isEmpty)
      #endif
    }
  }

  @Test("The reason why a file cannot be read is told")
  func reasons() async throws {
    try await withFolder { folder in
      for (file, reason, remedy) in Self.reasons {
        let error = #expect(throws: FileReadingError.self) {
          try FileReader.bytes(of: "\(folder)/\(file).md")
        }
        #expect(error?.reason == reason)
        #expect(error?.remedy == remedy)
      }
    }
  }

  @Test("A socket is no file")
  func socket() throws {
    // The path of a socket is short.
    let path = "/tmp/conform-\(UUID().uuidString.prefix(8))"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    #if canImport(Glibc)
      let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer {
      close(socket)
      unlink(path)
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
    try #require(result == 0)
    #expect(throws: FileReadingError.notRegular(.socket)) { try FileReader.bytes(of: path) }
  }

  @Test("Each page that cannot be read is one diagnostic, and nothing else is reported")
  func pages() async throws {
    try await withFolder { folder in
      try Data("# A\n\n[b](pipe.md#b) [c](no.md)".utf8).write(to: URL(filePath: "\(folder)/a.md"))
      let book = try await SpecReader(folder: folder, rendering: .html, languages: .all).read()
      #expect(
        book.diagnostics.map(\.description) == Self.diagnostics(in: folder) { "\($0).md" })
    }
  }

  @Test("Each translated page that cannot be read is one diagnostic")
  func translations() async throws {
    try await withFolder { folder in
      let spec = "\(folder)/spec"
      try FileManager.default.createDirectory(
        atPath: spec, withIntermediateDirectories: true)
      for (page, _, _) in Self.reasons {
        try Data("# \(page)".utf8).write(to: URL(filePath: "\(spec)/\(page).md"))
      }
      try FileManager.default.createSymbolicLink(
        atPath: "\(spec)/ko", withDestinationPath: "..")
      let book = try await SpecReader(folder: spec, languages: .all).read()
      #expect(
        book.diagnostics.map(\.description) == Self.diagnostics(in: spec) { "ko/\($0).md" })
    }
  }

  @Test(
    "A list of redirects or a record of translations that cannot be read is one diagnostic",
    arguments: ["pipe.md", "nowhere.md", "folder.md"])
  func lists(_ file: String) async throws {
    try await withFolder { folder in
      let spec = "\(folder)/spec"
      try FileManager.default.createDirectory(
        atPath: "\(spec)/ko", withIntermediateDirectories: true)
      try Data("# A".utf8).write(to: URL(filePath: "\(spec)/a.md"))
      for list in ["redirects.txt", "ko/originals.txt"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(spec)/\(list)", withDestinationPath: "\(folder)/\(file)")
      }
      let book = try await SpecReader(folder: spec, languages: .all).read()
      #expect(
        book.diagnostics.map(\.location.file) == [
          "\(spec)/ko/originals.txt", "\(spec)/redirects.txt",
        ]
      )
    }
  }

  @Test("A folder of translations that leads back to the pages is one diagnostic")
  func loop() async throws {
    try await withFolder { folder in
      let spec = "\(folder)/spec"
      try FileManager.default.createDirectory(atPath: spec, withIntermediateDirectories: true)
      try Data("# A".utf8).write(to: URL(filePath: "\(spec)/a.md"))
      for name in ["ko", "other"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(spec)/\(name)", withDestinationPath: ".")
      }
      let book = try await SpecReader(folder: spec, languages: .all).read()
      #expect(
        book.diagnostics.map(\.description) == [
          """
          \(spec)/ko:1:1: `ko` leads back to the folder of the pages itself
            hint: remove the link, or make a folder of translations
          """
        ])
    }
  }
}
