public import Conformance
import SpecReading

/// The scenarios of a specification as the arguments of a parametrised test, so that a package can
/// run them inside its own `swift test`.
///
/// ```swift
/// import ConformanceTesting
/// import Testing
///
/// @Test("conforms", arguments: try await ConformanceSuite(spec: "Spec").cases(for: MyEngine()))
/// func conforms(_ scenario: ConformanceCase) async throws {
///   try await scenario.check(MyEngine())
/// }
/// ```
public struct ConformanceSuite: Sendable {
  private let cases: [ConformanceCase]

  /// Reads the pages of a folder.
  ///
  /// - Throws: if the folder cannot be read, if its pages have mistakes (all of which are listed), or
  ///   if they contain no scenario.
  public init(spec folder: String) async throws {
    let book = try await SpecReader(folder: folder).read()
    guard book.diagnostics.isEmpty else {
      throw SpecificationError(book.diagnostics.map(\.description).joined(separator: "\n"))
    }
    cases = book.scenarios.map(ConformanceCase.init)
    guard !cases.isEmpty else {
      throw SpecificationError("\(folder): the pages hold no scenario")
    }
  }

  /// Returns the scenarios that need only features and kinds that the engine claims.
  ///
  /// - Throws: if there are none, because a test without arguments would pass without judging
  ///   anything.
  public func cases(for engine: some Engine) throws -> [ConformanceCase] {
    let profile = engine.profile
    let claimed = cases.filter { $0.isAsked(of: profile) }
    guard !claimed.isEmpty else {
      throw SpecificationError(
        "\(profile.name) claims too little: no scenario can be run")
    }
    return claimed
  }
}

/// Says why a specification cannot be used.
public struct SpecificationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes, each on one or more lines.
  public let description: String

  init(_ description: String) { self.description = description }
}
