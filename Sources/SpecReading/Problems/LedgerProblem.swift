import Conformance

/// What can be wrong with the ledger, or between it and the clauses.
enum LedgerProblem: SpecProblem, Hashable {
  case noHomeColumn
  case badStatement(String)
  case duplicateStatement(id: String, first: SourceLocation)
  case gap(before: String, missing: String)
  case noHome(id: String)
  case unknownHome(String, suggestion: String?)
  case notCited(id: String, clause: String)
  case unknownStatement(String)
  case notHome(id: String, clause: String)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .noHomeColumn:
      ("the ledger's table has no column `home`", "say where each statement went")
    case .badStatement(let word):
      ("`\(word)` is no statement's id", "write a capital letter and a number, such as `S32`")
    case .duplicateStatement(let id, let first):
      ("statement \(id) stands already at \(first.file):\(first.line)", "give it one row")
    case .gap(let before, let missing):
      ("\(missing) is missing before \(before)", "add its row; write `open` where it has no home")
    case .noHome(let id):
      (
        "statement \(id) has no home",
        "name the clauses that carry it, or write `open`, or `untestable: reason`"
      )
    case .unknownHome(let word, let suggestion):
      ("there is no clause `\(word)`", Self.meant(suggestion) ?? "name a clause by its id")
    case .notCited(let id, let clause):
      ("clause \(clause) is the home of \(id) but does not cite it", "add \(id) to its sources")
    case .unknownStatement(let id):
      ("no ledger has a statement \(id)", "add its row to the ledger")
    case .notHome(let id, let clause):
      (
        "clause \(clause) cites \(id), whose home is elsewhere",
        "add \(clause) to the homes of \(id)"
      )
    }
  }
}
