import Foundation

/// Debian's `cmark-gfm`, the reference for pipe tables.
enum CMarkGFM {
  /// Where the program is, or nil where it is not installed.
  static let path = [
    "/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether a comparison must run: always where the machine is CI, which installs the program.
  static let isExpected = path != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  /// What the program makes of a page.
  static func html(of markdown: String) throws -> String {
    guard let path else { throw CocoaError(.fileNoSuchFile) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString).md")
    try Data(markdown.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-e", "table", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
