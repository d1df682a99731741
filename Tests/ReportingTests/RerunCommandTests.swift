import Conformance
import Testing

@testable import Reporting

@Suite struct RerunCommandTests {
  @Test(
    "A command can be pasted into a shell as it is",
    arguments: [
      (["conform"], "hidden", "conform --filter 'HIT-4/hidden'"),
      (
        ["swift", "run", "conform", "--spec", "My Spec"], "a",
        "swift run conform --spec 'My Spec' --filter 'HIT-4/a'"
      ),
      (["conform", "--spec", ""], "a", "conform --spec '' --filter 'HIT-4/a'"),
      (["conform", "--spec", "$(id)`id`"], "a", "conform --spec '$(id)`id`' --filter 'HIT-4/a'"),
      (
        ["conform", "--spec", "it's"], "it's;",
        "conform --spec 'it'\\''s' --filter 'HIT-4/it'\\''s;'"
      ),
    ])
  func line(words: [String], slug: String, line: String) {
    let id = ScenarioID(clause: "HIT-4", slug: slug)
    #expect(RerunCommand(words).line(for: id) == line)
  }
}
