import Conformance

/// What can be wrong with a clause.
enum ClauseProblem: SpecProblem, Hashable {
  case duplicateClause(id: String, first: SourceLocation)
  case almostClause(id: String)
  case secondLabel(String, clause: String)
  case noLevel(clause: String)
  case noSources(clause: String)
  case noFeature(clause: String)
  case unknownFeature(String, suggestion: String?)
  case noConfidence(clause: String)
  case unknownConfidence(String, suggestion: String?)
  case noScenario(clause: String)
  case reasonDespiteScenario(clause: String)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .duplicateClause(let id, let first):
      ("clause \(id) stands already at \(first.file):\(first.line)", "give one of them a new id")
    case .almostClause(let id):
      ("the heading nearly begins clause \(id)", "put a space right behind the id")
    case .secondLabel(let label, let clause):
      ("clause \(clause) has a second paragraph `\(label): …`", "make the two one")
    case .noLevel(let clause):
      ("clause \(clause) does not say how binding it is", "use MUST, SHOULD or MAY in its prose")
    case .noSources(let clause):
      (
        "clause \(clause) names no sources",
        "add a paragraph `Sources: … Feature: … Confidence: ….`"
      )
    case .noFeature(let clause):
      (
        "the sources of clause \(clause) name no feature",
        "add `Feature: hit-testing.` or another of \(Self.features)"
      )
    case .unknownFeature(let word, let suggestion):
      ("`\(word)` is no feature", Self.meant(suggestion) ?? "features are \(Self.features)")
    case .noConfidence(let clause):
      (
        "the sources of clause \(clause) do not say how sure they are",
        "add `Confidence: documented.`, `observed`, `reported` or `disputed`"
      )
    case .unknownConfidence(let word, let suggestion):
      (
        "`\(word)` is no degree of confidence",
        Self.meant(suggestion) ?? "write `documented`, `observed`, `reported` or `disputed`"
      )
    case .noScenario(let clause):
      (
        "clause \(clause) has no scenario",
        "add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`"
      )
    case .reasonDespiteScenario(let clause):
      ("clause \(clause) has scenarios and says why it has none", "remove `Not tested: …`")
    }
  }

  private static var features: String { list(Feature.allCases.map(\.rawValue)) }
}
