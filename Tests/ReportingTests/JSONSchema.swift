import Foundation
import Subprocess

/// Validates documents with Python's `jsonschema`.
enum JSONSchema {
  private static let check = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    document = json.load(sys.stdin)
    for mistake in Draft202012Validator(schema).iter_errors(document): print(mistake.message)
    """

  /// The first Python with the package, that of the path or the system's; nil if none has it.
  private static let interpreter = Task { () -> Executable? in
    for python in [Executable.name("python3"), .path("/usr/bin/python3")]
    where await output(of: python, "from jsonschema import Draft202012Validator") != nil {
      return python
    }
    return nil
  }

  /// Returns whether validation runs: on CI always, elsewhere if the package is installed.
  static func isExpected() async -> Bool {
    if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
    return await interpreter.value != nil
  }

  /// Returns a line for each violation of a schema by a document.
  static func mistakes(in document: String, by schema: URL) async throws -> String {
    guard let interpreter = await interpreter.value else { throw CocoaError(.fileNoSuchFile) }
    guard let mistakes = await output(of: interpreter, check, schema.path, reading: document) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return mistakes
  }

  /// Returns what a program in Python prints; nil if it fails.
  private static func output(
    of interpreter: Executable, _ program: String, _ arguments: String...,
    reading input: String = ""
  ) async -> String? {
    let result = try? await run(
      interpreter, arguments: Arguments(["-c", program] + arguments),
      input: .string(input), output: .string(limit: 1_000_000), error: .discarded)
    guard let result, result.terminationStatus.isSuccess else { return nil }
    return result.standardOutput
  }
}
