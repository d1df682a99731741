import Foundation

/// A folder for one test, with a page of scenarios, in which the built program can be run.
struct Workplace: ~Copyable {
  /// What one call of the program said and how it ended.
  struct Ending: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// A call of the program that goes on.
  struct Call {
    fileprivate let process: Process
    fileprivate let output: URL
    fileprivate let errors: URL

    /// Sends it a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until it ends.
    func end() throws -> Ending {
      process.waitUntilExit()
      return Ending(
        status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  private static let page = """
    # Page

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## HIT-1 A window is found

    It MUST be found.

    Sources: tests. Feature: hit-testing. Confidence: documented.

    | scenario | when touching | then the hit-test view is |
    | -------- | ------------- | ------------------------- |
    | inside   | 10 10         | window                    |
    | outside  | 100 10        | nobody                    |

    """

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("conform-\(UUID().uuidString)")

  /// Makes the folder; it is removed at the end.
  init() throws {
    let spec = folder.appendingPathComponent("Spec")
    try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
    try write(Self.page, to: "Spec/page.md")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where a file of that name is.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Makes this all that stands in a file.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// All that stands in a file.
  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs the program to its end.
  func conform(_ arguments: String...) throws -> Ending { try begin(arguments).end() }

  /// Starts the program.
  func begin(_ arguments: [String]) throws -> Call {
    let process = Process()
    process.executableURL = BuiltProgram.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let streams = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in streams { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    return Call(process: process, output: streams[0], errors: streams[1])
  }
}
