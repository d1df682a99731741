import Conformance

/// What can be wrong with a stage.
enum StageProblem: SpecProblem, Hashable {
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

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unknownStageColumn(let word, let suggestion):
      (
        "a stage has no column `\(word)`",
        Self.meant(suggestion) ?? "columns are \(Self.list(StageColumn.allCases.map(\.rawValue)))"
      )
    case .duplicateColumn(let word): ("the column `\(word)` stands twice", "remove one")
    case .noKindColumn: ("the stage has no column `kind`", "say what each responder is")
    case .badName(let name):
      (
        name.isEmpty ? "the responder has no name" : "`\(name)` cannot be a responder's name",
        "use one word, other than `nobody` and `or`, without `,`, `;` and arrows"
      )
    case .twoParents(let name, let first):
      (
        "`\(name)` stands twice on this stage, first in line \(first)",
        "give each responder one row and one parent"
      )
    case .unknownKind(let word, let suggestion):
      (
        "`\(word)` is no kind of responder",
        Self.meant(suggestion)
          ?? "kinds are \(Self.list(ResponderKind.allCases.map(\.rawValue)))"
      )
    case .unknownParent(let name, let column, let suggestion):
      (
        "column `\(column)` names `\(name)`, which is not on this stage",
        Self.meant(suggestion) ?? "add a row for it"
      )
    case .wrongParent(let name, let kind, let column, let parent, let parentKind):
      (
        "`\(name)` is \(Noun.one(kind)) and `\(parent)` \(Noun.one(parentKind)): that is no place for it",
        "in column `\(column)`, name \(Self.place(kind, column))"
      )
    case .noPlace(let name, let kind, let column):
      (
        "`\(name)` is \(Noun.one(kind)), which has no place in column `\(column)`",
        "leave the cell empty"
      )
    case .presentedAndPlaced(let name):
      ("`\(name)` is presented and stands in something too", "leave column `in` empty")
    case .secondOnly(let name, let what, let first):
      ("`\(name)` is a second \(what), after `\(first)`", "keep one")
    case .circle(let names):
      ("\(Self.list(names)) stand in each other", "let one of them stand in something else")
    case .badFrame(let text):
      ("`\(text)` is no frame", "write four numbers, `x y width height`, none negative in size")
    }
  }

  private static func place(_ kind: String, _ column: String) -> String {
    let kinds = ResponderKind(rawValue: kind).flatMap { kind in
      StageColumn(rawValue: column).map { $0.places(for: kind) }
    }
    return (kinds ?? []).map { Noun.one($0.rawValue) }.joined(separator: " or ")
  }
}
