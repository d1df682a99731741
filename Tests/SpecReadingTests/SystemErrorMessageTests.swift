import SpecReading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Error messages of the operating system")
struct SystemErrorMessageTests {
  private struct OtherError: Error, CustomStringConvertible {
    let description = "something odd"
  }

  @Test(
    "A POSIX error has the message of its code",
    arguments: [
      (.EACCES, "Permission denied"), (.EISDIR, "Is a directory"),
      (.ENOSPC, "No space left on device"),
    ] as [(POSIXError.Code, String)])
  func words(_ code: POSIXError.Code, _ expected: String) {
    #expect(SystemErrorMessage(POSIXError(code)).text == expected)
  }

  @Test("A file system error has the message of the POSIX error behind it")
  func fileSystem() {
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: "/")) }
    #expect(error.map { SystemErrorMessage($0).text } == "Is a directory")
  }

  @Test("Any other error describes itself")
  func others() { #expect(SystemErrorMessage(OtherError()).text == "something odd") }
}
