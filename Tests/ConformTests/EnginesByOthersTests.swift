import Foundation
import Testing

@Suite("An engine in another language")
struct EnginesByOthersTests {
  /// An engine that needs no build, and what its runtime is called.
  struct Guest: Sendable, CustomTestStringConvertible {
    let runtime: String
    let path: String

    var testDescription: String { path }

    /// Whether it must run: always where the machine is CI, which installs the runtime.
    var isExpected: Bool {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return ProcessInfo.processInfo.environment["CI"] == "true"
        || folders.contains {
          FileManager.default.isExecutableFile(atPath: "\($0)/\(runtime)")
        }
    }
  }

  private static let guests = [
    Guest(runtime: "python3", path: "Spec/engines/python/engine.py"),
    Guest(runtime: "node", path: "Tests/Engines/JavaScript/engine.mjs"),
  ]

  @Test(
    "that was written from the protocol's page gets verdicts, and does all that it claims",
    arguments: guests.filter(\.isExpected))
  func conforms(_ guest: Guest) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let report = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: report) }
    let process = Process()
    process.executableURL = BuiltProgram.url
    process.arguments = [
      "--engine", "\(guest.runtime) \(guest.path)", "--report", report.path,
      "--spec", "Spec", "--timeout", "120",
    ]
    process.currentDirectoryURL = root
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    struct Contents: Decodable {
      struct Column: Decodable { var tally: [String: Int] }
      var engines: [Column]
    }
    let contents = try JSONDecoder().decode(Contents.self, from: try Data(contentsOf: report))
    let tally = try #require(contents.engines.first).tally
    #expect(tally["passed", default: 0] > 200)
    #expect(tally["failed"] == 0 && tally["errored"] == 0 && tally["notRun"] == 0)
  }
}
