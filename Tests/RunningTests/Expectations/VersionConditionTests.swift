import Testing

@testable import Running

@Suite struct VersionConditionTests {
  @Test(
    "A condition holds for the versions that it names",
    arguments: [
      ("version < 1.10", ["1.2", "1.9.9"], ["1.10", "1.10.1", "2"]),
      ("version <= 1.10", ["1.2", "1.10", "1.10.0"], ["1.10.1", "2"]),
      ("version = 1.10", ["1.10", "1.10.0"], ["1.1", "1.10.1"]),
      ("version >= 1.10", ["1.10", "1.11"], ["1.9"]),
      ("version > 1.10", ["1.10.1", "2"], ["1.10", "1.9"]),
      ("  version<2 ", ["1"], ["2"]),
    ])
  func holds(text: String, inside: [String], outside: [String]) throws {
    let condition = try #require(VersionCondition(text))
    for version in inside {
      #expect(condition.holds(for: try #require(DottedVersion(version))), "\(version)")
    }
    for version in outside {
      #expect(!condition.holds(for: try #require(DottedVersion(version))), "\(version)")
    }
  }

  @Test(
    "Anything else is no condition",
    arguments: [
      "", "version", "version 1.2", "version <", "version < x", "version ! 1", "versions < 1",
      "name < 1", "version << 1", "version < 1.2 or so", "< 1.2",
    ])
  func none(text: String) { #expect(VersionCondition(text) == nil) }
}
