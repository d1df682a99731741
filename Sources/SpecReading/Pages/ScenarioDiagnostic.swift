import Conformance
import Results

/// The mistakes in scenarios that authors are shown.
enum ScenarioDiagnostic: SpecDiagnostic, Hashable {
  /// No clause precedes the table.
  case noClause
  /// No stage precedes the table.
  case noStage
  /// The first column of the table is neither `scenario` nor `step`.
  case noScenarioColumn
  /// A header begins with no keyword.
  case unknownHeader(String, suggestion: String?)
  /// A header is too long to begin a phrase.
  case longHeader
  /// The name of a scenario contains nothing that an id can contain.
  case badSlug(String)
  /// Another scenario has the same id.
  case duplicateScenario(id: String, first: SourceLocation)
  /// A table of steps has no scenario name.
  case unnamedSteps
  /// A scenario has no expectation.
  case noExpectation(id: String)
  /// An expectation is not known yet.
  case openExpectation(phrase: String, id: String)
  /// A step cannot follow the previous steps.
  case unmetPrecondition(phrase: String, ScriptHistory.PreconditionFailure)
  /// A step needs an application, and the stage has none.
  case noApplication(phrase: String)
  /// The words after a keyword are not a phrase.
  case phrase(String, Keyword, PhraseError)

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
    case .longHeader:
      (
        "this header has more than \(StepColumn.longestHeader) bytes, which no phrase begins with",
        "put what differs between the rows into their cells"
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
    case .openExpectation(let phrase, let id):
      (
        "`\(phrase)` is not known yet",
        "conform record \(id) --engine … --source … writes what an engine does"
      )
    case .unmetPrecondition(let phrase, let failure): Self.wording(phrase, failure)
    case .noApplication(let phrase):
      (
        "`\(phrase)` needs an application, and the stage has none",
        "add a row of the kind `application`"
      )
    case .phrase(let words, let keyword, let failure): Self.wording(words, keyword, failure)
    }
  }

  private static func wording(
    _ phrase: String, _ failure: ScriptHistory.PreconditionFailure
  ) -> (String, String?) {
    switch failure {
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
    _ words: String, _ keyword: Keyword, _ failure: PhraseError
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
    case .slot(.misplacedEllipsis(let word), _):
      (
        "`…` is not the end of a path in `\(word)`",
        "write at least one name, and `…` only after the last arrow: `A → B → …`"
      )
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
