import SpecReading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("What the system refuses")
struct SystemRefusalTests {
  private struct Oddity: Error, CustomStringConvertible {
    let description = "something odd"
  }

  @Test(
    "is said in its own words",
    arguments: [
      (.EACCES, "Permission denied"), (.EISDIR, "Is a directory"),
      (.ENOSPC, "No space left on device"),
    ] as [(POSIXError.Code, String)])
  func words(_ code: POSIXError.Code, _ expected: String) {
    #expect(SystemRefusal(POSIXError(code)).reason == expected)
    #expect(SystemRefusal(code: code.rawValue).reason == expected)
  }

  @Test("is found in an error of the file system")
  func fileSystem() {
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: "/")) }
    #expect(error.map { SystemRefusal($0).reason } == "Is a directory")
  }

  @Test("is said as its error says it where that is of another kind")
  func others() { #expect(SystemRefusal(Oddity()).reason == "something odd") }
}
