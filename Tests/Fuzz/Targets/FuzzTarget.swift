/// A function of the modules that takes bytes, and a property that holds for every input.
package struct FuzzTarget: Sendable {
  /// The targets.
  package static let all: [FuzzTarget] = [
    .json, .request, .response, .session, .report, .results, .filter, .head, .expectations, .script,
    .strings, .page, .translation, .format, .editor,
  ]

  /// The name, as in `run NAME SECONDS` and `Findings/NAME`.
  package let name: String
  /// The property, in one sentence.
  package let property: String
  /// The maximum length of an input, in bytes; shorter for targets that take long.
  package let maximumLength: Int
  /// Makes the inputs to begin with.
  package let seeds: @Sendable (SeedSource) async throws -> [[UInt8]]
  /// Reads an input.
  ///
  /// - Throws: an error if the property does not hold; inputs that are refused, as they should be,
  ///   are none.
  package let check: @Sendable ([UInt8]) async throws -> Void

  init(
    _ name: String, property: String, maximumLength: Int = 1 << 14,
    seeds: @escaping @Sendable (SeedSource) async throws -> [[UInt8]],
    check: @escaping @Sendable ([UInt8]) async throws -> Void
  ) {
    self.name = name
    self.property = property
    self.maximumLength = maximumLength
    self.seeds = seeds
    self.check = check
  }
}

/// A property that does not hold for an input.
struct PropertyError: Error, CustomStringConvertible {
  /// What does not hold.
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws a `PropertyError` with the description unless the condition holds.
func require(_ condition: Bool, _ description: @autoclosure () -> String) throws {
  if !condition { throw PropertyError(description()) }
}
