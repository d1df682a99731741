import Foundation
import Subprocess

/// Validates documents with Python's `jsonschema_rs`.
enum JSONSchema {
  private static let check = """
    import json, sys
    import jsonschema_rs
    schema = json.load(open(sys.argv[1]))
    jsonschema_rs.meta.validate(schema)
    document = json.load(sys.stdin)
    for mistake in jsonschema_rs.validator_for(schema).iter_errors(document): print(mistake.message)
    """

  /// Thrown where validation is expected, and cannot be done.
  struct MissingPackageError: Error, CustomStringConvertible {
    let description = """
      no Python has the package jsonschema_rs: run `make python`, which installs it in .build/python
      """
  }

  /// The first Python with the package, that of `make python` or the path's; nil if none has it.
  private static let interpreter = Task { () -> Executable? in
    let installed = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../.build/python/bin/python").standardized
    for python in [Executable.path(.init(installed.path)), .name("python3")]
    where await output(of: python, "import jsonschema_rs") != nil {
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
    guard let interpreter = await interpreter.value else { throw MissingPackageError() }
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
