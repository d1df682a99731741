import Foundation

/// Validates documents with Python's `jsonschema`.
enum JSONSchema {
  private static let check = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    document = json.load(open(sys.argv[2]))
    for mistake in Draft202012Validator(schema).iter_errors(document): print(mistake.message)
    """

  /// The first Python with the package: that of the path, or the system's.
  private static let interpreter = ["python3", "/usr/bin/python3"].first {
    (try? run($0, "from jsonschema import Draft202012Validator").status) == 0
  }

  /// Whether validation runs: on CI always, elsewhere if the package is installed.
  static let isExpected =
    ProcessInfo.processInfo.environment["CI"] == "true" || interpreter != nil

  /// Returns a line for each violation of a schema by a document.
  static func mistakes(in document: String, by schema: URL) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString).json")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let interpreter else { throw CocoaError(.fileNoSuchFile) }
    let ending = try run(interpreter, check, schema.path, file.path)
    guard ending.status == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return ending.output
  }

  private static func run(
    _ interpreter: String, _ program: String, _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [interpreter, "-c", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
