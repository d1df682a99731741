import Conformance
import Results
import Testing

@Suite struct SystemVersionTests {
  @Test(
    "A version has one number or two",
    arguments: [
      ("iOS 14", SystemVersion(major: 14)), ("iOS 14.2", SystemVersion(major: 14, minor: 2)),
      ("iOS 14.0", SystemVersion(major: 14)), ("iOS", nil), ("iOS ", nil), ("14", nil),
      ("iPadOS 14", nil), ("iOS 14.", nil), ("iOS 14.2.1", nil), ("iOS -1", nil), ("iOS 1e3", nil),
      ("iOS 99999999999999999999", nil), ("iOS ١٤", nil),
    ])
  func versions(text: String, version: SystemVersion?) {
    #expect(SystemVersion(text) == version)
  }

  @Test("Versions are ordered by their numbers")
  func order() {
    let versions = ["iOS 9.3", "iOS 14", "iOS 14.2", "iOS 14.10", "iOS 15"].compactMap(
      SystemVersion.init)
    #expect(versions.count == 5 && versions == versions.shuffled().sorted())
    #expect(versions.map(\.description).last == "iOS 15" && versions[2].description == "iOS 14.2")
  }
}

@Suite struct SystemRangeTests {
  @Test(
    "A range says from which version on it holds, and before which",
    arguments: [
      ("iOS 15 and later", [false, true, true]), ("before iOS 15", [true, false, false]),
      ("iOS 14.5 and later, before iOS 26", [false, true, false]),
    ])
  func ranges(text: String, holds: [Bool]) throws {
    let range = try #require(SystemRange(text))
    let versions = [14, 15].map { SystemVersion(major: $0) }
    #expect(versions.map(range.contains) + [range.contains(nil)] == holds)
    #expect(range.description == text)
  }

  @Test(
    "What is no range is not read",
    arguments: [
      "", "iOS 15", "since iOS 15", "iOS 15 and later, before iOS 15",
      "before iOS 15, iOS 8 and later",
      "before", "iOS and later", "iOS 15 and later, iOS 16 and later",
    ])
  func mistakes(text: String) { #expect(SystemRange(text) == nil) }

  @Test(
    "The newest version of a range is the one before its end",
    arguments: [
      ("before iOS 15", "iOS 14"), ("before iOS 14.2", "iOS 14.1"), ("iOS 8 and later", nil),
    ])
  func newest(text: String, version: String?) throws {
    #expect(try #require(SystemRange(text)).newest?.description == version)
  }
}
