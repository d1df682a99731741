import Foundation
import Testing

@testable import Commands

@Suite struct FileTests {
  @Test(
    "An error of reading names the file and the reason",
    arguments: [
      ("no/such/file", "no/such/file: the file cannot be read: No such file or directory"),
      ("/", "/: the file cannot be read: Is a directory"),
      ("/dev/null/x", "/dev/null/x: the file cannot be read: Not a directory"),
    ] as [(Path, String)])
  func unreadable(path: Path, message: String) {
    let error = #expect(throws: FileError.self) { try path.read() }
    #expect(error?.description == message)
  }

  @Test(
    "An error of writing names the file and the reason",
    arguments: [
      (
        "no/such/folder/file",
        "no/such/folder/file: the file cannot be written: No such file or directory"
      ),
      ("/", "/: the file cannot be written: Is a directory"),
      ("/dev/fd/9999", "/dev/fd/9999: the file cannot be written: Bad file descriptor"),
    ] as [(Path, String)])
  func unwritable(path: Path, message: String) {
    let error = #expect(throws: FileError.self) { try path.write([1]) }
    #expect(error?.description == message)
  }

  @Test("What a link leads to is replaced or created, and the link stays")
  func links() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.shell("mkdir d; echo old > d/old; ln -s d/old old; ln -s d/new new")
    for name in ["old", "new"] {
      try Path(stringLiteral: sandbox.path(name)).write(Array("written".utf8))
      #expect(try sandbox.read("d/\(name)") == "written")
    }
    #expect(sandbox.files == ["Spec", "Spec/page.md", "d", "d/new", "d/old", "new", "old"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("old"))
    #expect(link == "d/old")
  }

  @Test("A file that is replaced keeps its mode")
  func mode() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.shell("echo old > file; chmod 640 file")
    try Path(stringLiteral: sandbox.path("file")).write(Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.path("file"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try sandbox.read("file") == "new")
  }

  @Test("All files are tried after one that failed, and every error is told")
  func several() {
    let paths: [Path] = ["no/a", "/dev/null", "no/b"]
    var tried: [Path] = []
    let errors = #expect(throws: FileErrors.self) {
      try FileErrors.trying(paths) { path throws(FileError) in
        tried.append(path)
        try path.write([1])
      }
    }
    #expect(tried == paths)
    #expect(
      errors?.description == """
        no/a: the file cannot be written: No such file or directory
        no/b: the file cannot be written: No such file or directory
        """)
  }
}
