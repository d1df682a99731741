import Conformance
import Results
import Testing

@testable import Running

@Suite struct ExpectedFailuresTests {
  private static let text = """
    engine: Toy
    HIT-* | wide
    HIT-9/* | narrower, but later
    HIT-9/hidden | exact
    TOUCH-1/a [version < 1.2] | old
    TOUCH-1/b [version >= 1.2] | new
    """

  @Test(
    "A line with the exact id precedes patterns, and the first pattern precedes later ones",
    arguments: [
      ("HIT-9/hidden", "exact"), ("HIT-9/other", "wide"), ("HIT-1/a", "wide"), ("CHAIN-1/a", nil),
    ] as [(String, String?)])
  func precedence(id: String, reason: String?) throws {
    let failures = ExpectedFailures(try .sample(Self.text), of: .toy())
    #expect(failures.expected(id)?.reason == reason)
  }

  @Test(
    "A condition depends on the engine's version, and does not hold if that is no number",
    arguments: [
      ("1.1.9", "old", nil), ("1.2", nil, "new"), ("1.10-beta", nil, "new"), ("main", nil, nil),
    ] as [(String, String?, String?)])
  func versions(version: String, first: String?, second: String?) throws {
    let failures = ExpectedFailures(try .sample(Self.text), of: .toy(version))
    #expect(failures.expected("TOUCH-1/a")?.reason == first)
    #expect(failures.expected("TOUCH-1/b")?.reason == second)
  }

  @Test("Results get their present expected failure, except for skipped ones")
  func note() throws {
    var column = EngineResults.sample([
      "HIT-9/hidden": .failed(), "HIT-1/a": .skipped, "HIT-1/b": .passed, "CHAIN-1/a": .failed(),
    ])
    column.results[3].expected = ExpectedFailure(reason: "no longer")
    let noted = ExpectedFailures(try .sample(Self.text), of: .toy()).note(in: column)
    #expect(noted.results.map { $0.expected?.reason } == ["exact", nil, "wide", nil])
    #expect(noted.results.map(\.verdict) == column.results.map(\.verdict))
  }
}
