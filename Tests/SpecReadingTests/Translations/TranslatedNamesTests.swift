import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Names of scenarios and faults in another language")
struct TranslatedNamesTests {
  private let scenarios = [
    "HIT-1/branch", "HIT-2/branch", "HIT-2/two-fingers", "HIT-2/0-5", "HIT-3/two-fingers",
  ].map {
    let parts = $0.split(separator: "/").map(String.init)
    return ScenarioID(clause: parts[0], slug: parts[1])
  }
  private let faults = ["A tap never ends", "The step add has no effect"].map {
    Fault(name: $0, clauses: ["HIT-1"], rows: [])
  }

  private func names(_ text: String) -> TranslatedNames {
    TranslatedNames(Array(text.utf8), file: "Spec/ko/names.txt", of: scenarios, faults)
  }

  @Test("A slug has one name in every clause, unless a clause has its own")
  func lookup() {
    let names = names(
      """
      # HIT-1
      branch = 가지
      HIT-2/branch = 다른 가지

      A tap never ends = 탭이 끝나지 않는다
      The step {} has no effect = {} 단계가 효과가 없다
      """)
    #expect(names.diagnostics == [])
    #expect(names["HIT-1/branch"] == "가지")
    #expect(names.label(of: "HIT-2/branch") == "HIT-2 · 다른 가지")
    #expect(names["A tap never ends"] == "탭이 끝나지 않는다")
    #expect(names["The step add has no effect"] == "add 단계가 효과가 없다")
    #expect(names["The step has no effect"] == nil)
    #expect(names["HIT-1"] == nil)
    #expect(names.label(of: "HIT-2/two-fingers") == nil)
    #expect(names.count == 4)
    // A number needs no name.
    #expect(names.missing == ["HIT-2/two-fingers", "HIT-3/two-fingers"])
  }

  @Test("Every slug and every fault without a name is noted once")
  func missing() {
    var translation = TestTranslation.read(TestTranslation.korean).translation
    let others = translation.notes.count
    translation.names = names("branch = 가지\nThe step {} has no effect = {} 단계가 효과가 없다\n")
    #expect(
      translation.notes.dropFirst(others).map(\.description) == [
        """
        Spec/ko/names.txt:1:1: `HIT-2/two-fingers` has no name (ko)
          hint: add a line: two-fingers = …
        """,
        """
        Spec/ko/names.txt:1:1: `A tap never ends` has no name (ko)
          hint: add a line: A tap never ends = …
        """,
      ])
  }

  @Test("Every mistake is reported with its line and a remedy")
  func mistakes() {
    let names = names(
      """
      branch = 가지
      two-finger = 두 손가락
      branch = 가지
      two-fingers =
      A spoon = 숟가락
      The fork {} is bent = {} 포크가 휘었다
      """)
    #expect(
      names.diagnostics.map(\.description).joined(separator: "\n") == """
        Spec/ko/names.txt:3:1: “branch” has a text already on line 1
          hint: delete one of the two
        Spec/ko/names.txt:4:1: “two-fingers =” is not a name
          hint: write the slug of a scenario, its id, or the name of a fault, ' = ' and the name
        Spec/ko/names.txt:2:1: there is no scenario and no fault `two-finger`
          hint: did you mean `two-fingers`?
        Spec/ko/names.txt:5:1: there is no scenario and no fault `A spoon`
          hint: remove the line
        Spec/ko/names.txt:6:1: there is no scenario and no fault `The fork {} is bent`
          hint: remove the line
        """)
  }
}
