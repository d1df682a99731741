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
  /// - Throws: where the folder cannot be read, where its pages have mistakes (all of which are
  ///   told), and where they hold no scenario.
  public init(spec folder: String) async throws {
    let book = try await SpecReader(folder: folder).read()
    guard book.diagnostics.isEmpty else {
      throw UnusableSpecification(book.diagnostics.map(\.description).joined(separator: "\n"))
    }
    cases = book.scenarios.map(ConformanceCase.init)
    guard !cases.isEmpty else {
      throw UnusableSpecification("\(folder): the pages hold no scenario")
    }
  }

  /// The scenarios that need no feature but those that the engine claims.
  ///
  /// - Throws: where there are none: a test without arguments would pass without judging anything.
  public func cases(for engine: some Engine) throws -> [ConformanceCase] {
    let profile = engine.profile
    let claimed = cases.filter { $0.features.isSubset(of: profile.features) }
    guard !claimed.isEmpty else {
      throw UnusableSpecification(
        "\(profile.name) claims no feature that a scenario can be put to it for")
    }
    return claimed
  }
}
