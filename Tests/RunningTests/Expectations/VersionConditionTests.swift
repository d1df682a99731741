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
    "Other text is not a condition",
    arguments: [
      "", "version", "version 1.2", "version <", "version < x", "version ! 1", "versions < 1",
      "name < 1", "version << 1", "version < 1.2 or so", "< 1.2",
    ])
  func none(text: String) { #expect(VersionCondition(text) == nil) }
}

@Suite struct DottedVersionTests {
  @Test(
    "Versions are compared number by number",
    arguments: [
      ("1.2", "1.10"), ("1.9.9", "2"), ("1", "1.0.1"), ("0", "0.1"), ("2.0", "10"),
      ("6.8.2", "6.9"),
    ])
  func order(lower: String, higher: String) throws {
    let (lower, higher) = (try #require(DottedVersion(lower)), try #require(DottedVersion(higher)))
    #expect(lower < higher)
    #expect(!(higher < lower))
    #expect(lower != higher)
  }

  @Test("Leading zeros of a number and trailing zeros of a version are ignored")
  func zeros() {
    #expect(DottedVersion("1.2") == DottedVersion("1.2.0.0"))
    #expect(DottedVersion("1.02") == DottedVersion("1.2"))
    #expect(DottedVersion("0") == DottedVersion("0.0"))
  }

  @Test(
    "Text that is not numbers separated by dots is not a version",
    arguments: [
      "", ".", "1.", ".1", "1..2", "a", "1.a", "-1", "+1", "1 2", "١.٢", "99999999999999999999",
    ])
  func none(text: String) { #expect(DottedVersion(text) == nil) }

  @Test(
    "A version is read from the numbers at the beginning of a text",
    arguments: [
      ("1.2-beta.3", "1.2"), ("1.2.", "1.2"), ("5.15.2 (GCC)", "5.15.2"), ("3", "3"),
      ("10rc1", "10"),
    ])
  func beginning(text: String, version: String) {
    #expect(DottedVersion(beginningOf: text) == DottedVersion(version))
  }

  @Test("A text that begins with no number has no version", arguments: ["", "main", "v1.2", "-1"])
  func noBeginning(text: String) { #expect(DottedVersion(beginningOf: text) == nil) }
}
