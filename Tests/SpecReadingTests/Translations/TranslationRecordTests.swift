import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Records of translated sections")
struct TranslationRecordTests {
  private static let originals = ["a": "# A\n\nOne.\n\n## B\n\nTwo.\n", "c": "# C\n\nThree.\n"]
  private static let korean = ["a": "# 가\n\n## 나 {#b}\n", "c": "# 다\n"]
  private static let all = """
    # Which originals this translation was made from, section by section.
    # Written by `conform translations --stamp`.
    a#a 2f689a7d2f09bb09
    a#b 3cfd015141c57d6f
    c#c fb5f29c529216d4f

    """

  private func translation(
    _ originals: [String: String] = originals, _ korean: [String: String] = korean,
    record: String = ""
  ) -> Translation {
    TestTranslation.read(korean.mapValues { Array($0.utf8) }, of: originals, record: record)
      .translation
  }

  @Test("All sections are recorded in the order of the pages, once")
  func all() throws {
    let stamp = try translation().stamp([])
    #expect(stamp.file == "Spec/ko/originals.txt")
    #expect(stamp.text == Self.all)
    #expect(stamp.stamped == ["a#a", "a#b", "c#c"])
    let again = try translation(record: stamp.text).stamp([])
    #expect(again.text == Self.all)
    #expect(!again.isChange)
  }

  @Test("Recording a page or a section leaves the others unchanged")
  func some() throws {
    let first = try translation().stamp(["a#b"])
    #expect(first.text.hasSuffix("--stamp`.\na#b 3cfd015141c57d6f\n"))
    let second = try translation(record: first.text).stamp(["a", "c"])
    #expect(second.text == Self.all)
    #expect(second.stamped == ["a#a", "c#c"])
  }

  @Test("Line breaks and tables of scenarios do not change a digest")
  func digest() throws {
    let changed = ["a": "# A\n\n\nOne.\n\n## B  \nTwo.", "c": "#  C\r\n\r\nThree.\r\n"]
    #expect(try translation(changed).stamp([]).text == Self.all)
    let pages = [TestTranslation.original, TestTranslation.original + "\n\(TestPage.stage)\n"]
    let texts = try pages.map { try TestTranslation.stamped(TestTranslation.korean, of: $0) }
    #expect(texts[0] == texts[1])
  }

  @Test("Sections that are gone are removed from the record")
  func removes() throws {
    let record = Self.all + "x#y 0123456789abcdef\n"
    let stamp = try translation(korean: ["a": "# 가\n"], record: record).stamp(["a"])
    #expect(stamp.removed == ["a#b", "c#c", "x#y"])
    #expect(stamp.stamped == [])
    #expect(stamp.text.hasSuffix("--stamp`.\na#a 2f689a7d2f09bb09\n"))
  }

  @Test(
    "A wrong name is an error",
    arguments: [
      ("a#c", "there is no page or section 'a#c'; did you mean 'a#a'?"),
      (
        "hit-testing",
        "there is no page or section 'hit-testing'; name a page, such as 'hit-testing', or a "
          + "section, such as 'hit-testing#HIT-3'"
      ),
      ("c", "'c' is not translated (ko), so there is nothing to be up to date"),
      ("a#b", "'a#b' is not translated (ko), so there is nothing to be up to date"),
    ])
  func names(_ name: String, _ problem: String) throws {
    do throws(SpecError) {
      _ = try translation(korean: ["a": "# 가\n"]).stamp(["a", name])
      Issue.record("recorded")
    } catch {
      #expect(error.description == problem)
    }
  }

  @Test("Of several wrong names each is reported")
  func allNames() {
    let error = #expect(throws: SpecError.self) {
      try translation(korean: ["a": "# 가\n"]).stamp(["a#c", "a", "a#bb", "c"])
    }
    #expect(
      error?.description == """
        there is no page or section 'a#c'; did you mean 'a#a'?
        there is no page or section 'a#bb'; did you mean 'a#b'?
        'c' is not translated (ko), so there is nothing to be up to date
        """)
  }

  @Test("A section that contradicts its original is not recorded")
  func contradiction() throws {
    let record = try TestTranslation.stamped(TestTranslation.korean)
    let original = TestTranslation.original.replacing("It MUST hit,", with: "It SHOULD hit,")
    let translation = TestTranslation.read(TestTranslation.korean, of: original, record: record)
      .translation
    do throws(SpecError) {
      _ = try translation.stamp([])
      Issue.record("recorded")
    } catch {
      #expect(
        error.description == """
          what contradicts its original is not up to date
          Spec/ko/hits.md:11:1: clause HIT-1 says MUST, and the original SHOULD
            hint: use the original's word
          """)
    }
    #expect(try translation.stamp(["hits#words"]).stamped == [])
  }

  @Test("Sections are counted by page and status")
  func tally() throws {
    let record = try translation().stamp(["a#a"]).text
    #expect(
      translation(korean: ["a": Self.korean["a"] ?? ""], record: record).tally
        == TranslationTally(
          language: "ko",
          rows: [.init(page: "a", current: 1, older: 1), .init(page: "c", missing: 1)]))
  }

  private func translation(korean: [String: String], record: String = "") -> Translation {
    translation(Self.originals, korean, record: record)
  }
}
