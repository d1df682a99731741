import Conformance

extension SpecProblem {
  /// What is wrong, and what to do about it.
  var wording: (summary: String, hint: String?) {
    pageWording ?? clauseWording ?? stageWording ?? scenarioWording ?? ledgerWording
  }

  static func meant(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean `\($0)`?" }
  }

  static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  /// The word with its article: `an application`.
  static func one(_ word: String) -> String {
    "\(word.first.map { "aeiou".contains($0) } == true ? "an" : "a") \(word)"
  }

  private var pageWording: (String, String?)? {
    switch self {
    case .notUTF8: ("the page is not UTF-8 text", "save it as UTF-8")
    case .noTitle: ("the page has no title", "begin it with `# Title`")
    case .tangledTables:
      (
        "tables and other blocks follow each other without a blank line too often to be read",
        "put a blank line before and after each table"
      )
    case .brokenTable(.cellCounts(_, let header, let delimiter)):
      (
        "the delimiter row has \(delimiter) cells and the header \(header), so this is no table",
        "give both rows as many cells"
      )
    case .brokenTable(.noDelimiterRow):
      (
        "these lines look like a table but have no delimiter row",
        "write `| --- |`, with as many cells, below the header"
      )
    case .brokenTable(.strayRow):
      (
        "this line looks like a row but belongs to no table",
        "remove what parts it from its table, such as a blank line"
      )
    case .noRows: ("the table has no rows, so it tests nothing", "add a row, or remove the table")
    case .tagInCell:
      ("this cell has an HTML tag, whose words are not read", "write `\\<` or remove the tag")
    case .surplusCell(let columns):
      (
        "this cell has no column: the table has \(columns)",
        "remove it, or write `\\|` for a pipe that belongs to a cell"
      )
    case .almostTable(let word, let meant):
      ("`\(word)` begins no kind of table", "did you mean `\(meant)`?")
    default: nil
    }
  }

  private var clauseWording: (String, String?)? {
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
        "add `Confidence: documented.`, `observed` or `disputed`"
      )
    case .unknownConfidence(let word, let suggestion):
      (
        "`\(word)` is no degree of confidence",
        Self.meant(suggestion) ?? "write `documented`, `observed` or `disputed`"
      )
    case .disputedMust(let clause):
      ("clause \(clause) is disputed and says MUST", "say MAY and allow both readings")
    case .noScenario(let clause):
      (
        "clause \(clause) has no scenario",
        "add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`"
      )
    case .reasonDespiteScenario(let clause):
      ("clause \(clause) has scenarios and says why it has none", "remove `Not tested: …`")
    default: nil
    }
  }

  private static var features: String { list(Feature.allCases.map(\.rawValue)) }
}
