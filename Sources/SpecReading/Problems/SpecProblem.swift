import Conformance

/// Everything that can be wrong with a page; the words for it are in `SpecProblem+Wording`.
enum SpecProblem: Hashable, Sendable {
  // The page
  case notUTF8
  case noTitle
  case tangledTables
  case brokenTable(TableFault)
  case surplusCell(columns: Int)
  case noRows
  case tagInCell
  case almostTable(word: String, meant: String)

  // Clauses
  case duplicateClause(id: String, first: SourceLocation)
  case almostClause(id: String)
  case secondLabel(String, clause: String)
  case noLevel(clause: String)
  case noSources(clause: String)
  case noFeature(clause: String)
  case unknownFeature(String, suggestion: String?)
  case noConfidence(clause: String)
  case unknownConfidence(String, suggestion: String?)
  case disputedMust(clause: String)
  case noScenario(clause: String)
  case reasonDespiteScenario(clause: String)

  // Stages
  case unknownStageColumn(String, suggestion: String?)
  case duplicateColumn(String)
  case noKindColumn
  case badName(String)
  case twoParents(name: String, first: Int)
  case unknownKind(String, suggestion: String?)
  case unknownParent(String, column: String, suggestion: String?)
  case wrongParent(name: String, kind: String, column: String, parent: String, parentKind: String)
  case noPlace(name: String, kind: String, column: String)
  case presentedAndPlaced(name: String)
  case secondOnly(name: String, what: String, first: String)
  case circle([String])
  case badFrame(String)

  // Scenarios
  case noClause
  case noStage
  case noScenarioColumn
  case unknownHeader(String, suggestion: String?)
  case badSlug(String)
  case duplicateScenario(id: String, first: SourceLocation)
  case unnamedSteps
  case noExpectation(id: String)
  case nothingHappened(phrase: String)
  case phrase(String, Keyword, PhraseMatcher.Failure)

  // The ledger
  case noHomeColumn
  case badStatement(String)
  case duplicateStatement(id: String, first: SourceLocation)
  case gap(before: String, missing: String)
  case noHome(id: String)
  case unknownHome(String, suggestion: String?)
  case notCited(id: String, clause: String)
  case unknownStatement(String)
  case notHome(id: String, clause: String)
}
