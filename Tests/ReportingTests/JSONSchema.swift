import Foundation

/// Python's `jsonschema`, which knows what a schema means.
enum JSONSchema {
  private static let check = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    document = json.load(open(sys.argv[2]))
    for mistake in Draft202012Validator(schema).iter_errors(document): print(mistake.message)
    """

  /// Whether documents can be checked: always where the machine is CI, which installs the package.
  static let isExpected =
    ProcessInfo.processInfo.environment["CI"] == "true"
    || (try? python("from jsonschema import Draft202012Validator").status) == 0

  /// What is wrong with a document by a schema, a line each.
  static func mistakes(in document: String, by schema: URL) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString).json")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ending = try python(check, schema.path, file.path)
    guard ending.status == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return ending.output
  }

  private static func python(
    _ program: String, _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
