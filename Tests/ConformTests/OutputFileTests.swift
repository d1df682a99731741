import Foundation
import Testing

@testable import Commanding

@Suite struct OutputFileTests {
  /// Returns the identity of a file in the sandbox.
  private func identity(_ name: String, in sandbox: borrowing Sandbox) throws
    -> OutputFile.Identity?
  {
    try OutputFile(Path(stringLiteral: sandbox.path(".") + "/" + name)).identity
  }

  @Test("Every path of a file has one identity, whether or not the file exists")
  func identity() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.shell("ln -s Spec link; ln -s Spec/new.md dangling; ln -s dangling twice")
    for name in ["page.md", "new.md"] {
      let one = try #require(try identity("Spec/\(name)", in: sandbox))
      #expect(try identity("./Spec//\(name)", in: sandbox) == one)
      #expect(try identity("Spec/../link/\(name)", in: sandbox) == one)
      #expect(try identity("Spec/other.md", in: sandbox) != one)
      #expect(try identity(name, in: sandbox) != one)
    }
    #expect(try identity("twice", in: sandbox) == identity("Spec/new.md", in: sandbox))
  }

  @Test("A circle of links is an error")
  func circle() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.shell("ln -s a b; ln -s b a")
    let path = Path(stringLiteral: sandbox.path("a"))
    #expect(throws: POSIXError(.ELOOP)) { try OutputFile(path) }
  }

  @Test(
    "Devices, pipes and descriptors have no identity, because two reports can be written to them",
    arguments: ["/dev/null", "/dev/stdout", "/dev/stderr", "/dev/fd/1"] as [Path])
  func devices(path: Path) throws {
    #expect(try OutputFile(path).identity == nil)
  }

  @Test(
    "A folder is no file",
    arguments: ["/", ".", "..", "Sources/..", "/tmp", "/tmp/"] as [Path])
  func folders(path: Path) {
    #expect(throws: POSIXError.self) { try OutputFile(path) }
  }

  @Test("What a link leads to is replaced or created, and the link stays")
  func links() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.shell("mkdir d; echo old > d/old; ln -s d/old old; ln -s d/new new")
    for name in ["old", "new"] {
      try OutputFile(Path(stringLiteral: sandbox.path(name))).write(Array("written".utf8))
      #expect(try sandbox.read("d/\(name)") == "written")
    }
    #expect(sandbox.files == ["Spec", "Spec/page.md", "d", "d/new", "d/old", "new", "old"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("old"))
    #expect(link == "d/old")
  }
}
