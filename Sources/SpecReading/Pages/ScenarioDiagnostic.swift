import Conformance

/// What can be wrong with scenarios.
enum ScenarioDiagnostic: SpecDiagnostic, Hashable {
  case noClause
  case noStage
  case noScenarioColumn
  case unknownHeader(String, suggestion: String?)
  case badSlug(String)
  case duplicateScenario(id: String, first: SourceLocation)
  case unnamedSteps
  case noExpectation(id: String)
  case obstacle(phrase: String, ScriptHistory.Obstacle)
  case noApplication(phrase: String)
  case phrase(String, Keyword, PhraseMatcher.Failure)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .noClause:
      (
        "the scenarios belong to no clause",
        "put them below a heading that begins with an id, such as `## HIT-4 Title`"
      )
    case .noStage:
      ("no stage stands above these scenarios", "add a table with a `responder` column before")
    case .noScenarioColumn:
      (
        "the table has steps but no scenarios",
        "begin it with a column `scenario` (a row each) or `step` (a scenario in all)"
      )
    case .unknownHeader(let word, let suggestion):
      (
        "the header `\(word)` begins with no keyword",
        Self.meant(suggestion) ?? "begin it with `given`, `when` or `then`"
      )
    case .badSlug(let name):
      (
        name.isEmpty ? "the scenario has no name" : "`\(name)` makes no name for a scenario",
        "use letters and digits; the name becomes part of its permanent id"
      )
    case .duplicateScenario(let id, let first):
      ("scenario \(id) stands already at \(first.file):\(first.line)", "give one a new name")
    case .unnamedSteps:
      (
        "the steps have no name",
        "write a paragraph `Scenario: name` before the table, or a heading below the clause's"
      )
    case .noExpectation(let id):
      ("scenario \(id) expects nothing, so it cannot fail", "fill in a `then` column")
    case .obstacle(let phrase, let obstacle): Self.wording(phrase, obstacle)
    case .noApplication(let phrase):
      (
        "`\(phrase)` needs an application, and the stage has none",
        "add a row of the kind `application`"
      )
    case .phrase(let words, let keyword, let failure): Self.wording(words, keyword, failure)
    }
  }

  private static func wording(
    _ phrase: String, _ obstacle: ScriptHistory.Obstacle
  ) -> (String, String?) {
    switch obstacle {
    case .noStimulus, .noHitTest:
      (
        "`\(phrase)` asks about something that has not happened",
        "stimulate first, for example with `when touching 10 10`"
      )
    case .noResult:
      (
        "`\(phrase)` asks about something that has not happened",
        "make a call first that returns a result, such as `when A becomes first responder`"
      )
    case .fingerUp(let finger):
      (
        "`\(phrase)` needs finger \(finger) to be down", "put it down first: \(putting(finger))"
      )
    case .unknownFinger(let finger):
      (
        "`\(phrase)` asks about finger \(finger), which was never down",
        "put it down first: \(putting(finger))"
      )
    case .fingerTwice(let finger):
      (
        "in `\(phrase)` finger \(finger) does two things in one event",
        "name two fingers, or write two phrases"
      )
    case .keyUp(let key):
      (
        "`\(phrase)` needs the key `\(key)` to be down",
        "press it first: `when press \(key) began`"
      )
    }
  }

  private static func putting(_ finger: Int) -> String {
    finger == 1 ? "`when touching 10 10`" : "`when finger \(finger) touches 10 10`"
  }

  private static func wording(
    _ words: String, _ keyword: Keyword, _ failure: PhraseMatcher.Failure
  ) -> (String, String?) {
    switch failure {
    case .unknown(let suggestion):
      (
        "no phrase after `\(keyword.rawValue)` reads `\(words)`",
        meant(suggestion) ?? "`conform phrases` lists all phrases"
      )
    case .misplaced(let pattern, let keywords):
      (
        "`\(pattern)` cannot stand after `\(keyword.rawValue)`",
        "it stands after \(keywords.map { "`\($0.rawValue)`" }.joined(separator: " or "))"
      )
    case .slot(.missing(let slot), _):
      ("`\(words)` lacks a part", "what is missing is \(slot.description)")
    case .slot(.malformed(let slot, let word), _):
      ("`\(word)` does not fit in `\(words)`", "write \(slot.description)")
    case .slot(.unknownResponder(let name, let suggestion), _):
      (
        "`\(name)` is not on this stage",
        meant(suggestion) ?? "a stage's names are in its column `responder`"
      )
    case .slot(.wrongKind(let name, let kind, let slot), _):
      ("`\(name)` is \(Noun.one(kind))", "here belongs \(slot.nameDescription)")
    }
  }
}
