import Conformance
import Results

/// Checks that the parents of a stage's responders exist, fit and form a tree.
struct StageChecker {
  let rows: [(responder: StagedResponder, row: PipeTable.Row)]
  let columns: [StageColumn: Int]
  private let byName: [String: StagedResponder]

  init(
    rows: [(responder: StagedResponder, row: PipeTable.Row)], columns: [StageColumn: Int]
  ) {
    self.rows = rows
    self.columns = columns
    byName = Dictionary(rows.map { ($0.responder.name, $0.responder) }) { first, _ in first }
  }

  /// Reports every invalid parent, duplicate role and cycle.
  func check(into log: inout DiagnosticLog) {
    for (responder, row) in rows {
      let places: [(StageColumn, String?)] = [
        (.parent, responder.parent), (.controller, responder.controller),
        (.presenter, responder.presenter),
      ]
      for case (let column, let name?) in places {
        if let problem = problem(responder, column, name) {
          log.report(problem, line: row.line, column: place(column, row))
        }
      }
      if responder.parent != nil, responder.presenter != nil {
        log.report(
          .presentedAndPlaced(name: responder.name), line: row.line, column: place(.parent, row))
      }
    }
    checkUniqueRoles(into: &log)
    checkCycles(into: &log)
  }

  private func place(_ column: StageColumn, _ row: PipeTable.Row) -> Int {
    columns[column].map { row.cells[$0].column } ?? 1
  }

  private func problem(_ responder: StagedResponder, _ column: StageColumn, _ name: String)
    -> StageDiagnostic?
  {
    let places = column.places(for: responder.kind)
    if places.isEmpty {
      return .noPlace(name: responder.name, kind: responder.kind.rawValue, column: column.rawValue)
    }
    guard let parent = byName[name] else {
      let names = rows.lazy.map(\.responder.name)
      let suggestion = Spelling.suggestion(for: name, among: names)
      return .unknownParent(name, column: column.rawValue, suggestion: suggestion)
    }
    if places.contains(parent.kind) { return nil }
    return .wrongParent(
      name: responder.name, kind: responder.kind.rawValue, column: column.rawValue, parent: name,
      parentKind: parent.kind.rawValue)
  }

  /// Reports a second delegate of an application, root controller of a window, or view of a
  /// controller.
  private func checkUniqueRoles(into log: inout DiagnosticLog) {
    var firsts: [String: String] = [:]
    for (responder, row) in rows {
      for (key, role) in uniqueRoles(of: responder) {
        if let first = firsts[key] {
          log.report(.duplicateRole(name: responder.name, role: role, first: first), line: row.line)
        } else {
          firsts[key] = responder.name
        }
      }
    }
  }

  private func uniqueRoles(of responder: StagedResponder) -> [(key: String, role: String)] {
    var roles: [(String, String)] = []
    switch (responder.kind, responder.parent) {
    case (.application, _): roles.append(("application", "application"))
    case (.applicationDelegate, let app?), (.object, let app?):
      roles.append(("delegate \(app)", "delegate of `\(app)`"))
    case (.viewController, let window?) where byName[window]?.kind == .window:
      roles.append(("root \(window)", "root view controller of `\(window)`"))
    default: break
    }
    if let controller = responder.controller {
      roles.append(("view \(controller)", "root view of `\(controller)`"))
    }
    return roles
  }

  private func checkCycles(into log: inout DiagnosticLog) {
    var visited: Set<String> = []
    for (responder, row) in rows {
      var path: [String] = []
      var onPath: Set<String> = []
      var name: String? = responder.name
      while let current = name, !visited.contains(current) {
        if !onPath.insert(current).inserted {
          let start = path.firstIndex(of: current) ?? 0
          log.report(.cycle(Array(path[start...])), line: row.line)
          break
        }
        path.append(current)
        name = byName[current].flatMap { $0.parent ?? $0.presenter }
      }
      visited.formUnion(path)
    }
  }
}

/// The mistakes of a stage.
enum StageDiagnostic: SpecDiagnostic, Hashable {
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
  case duplicateRole(name: String, role: String, first: String)
  case cycle([String])
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
        "use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows"
      )
    case .twoParents(let name, let first):
      (
        "`\(name)` stands twice on this stage, first in line \(first)",
        "give each responder one row and one parent"
      )
    case .unknownKind(let word, let suggestion):
      (
        "`\(word)` is not a kind of responder",
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
    case .duplicateRole(let name, let role, let first):
      ("`\(name)` is a second \(role), after `\(first)`", "keep one")
    case .cycle(let names):
      ("\(Self.list(names)) stand in each other", "let one of them stand in something else")
    case .badFrame(let text):
      ("`\(text)` is not a frame", "write four numbers, `x y width height`, none negative in size")
    }
  }

  private static func place(_ kind: String, _ column: String) -> String {
    let kinds = ResponderKind(rawValue: kind).flatMap { kind in
      StageColumn(rawValue: column).map { $0.places(for: kind) }
    }
    return (kinds ?? []).map { Noun.one($0.rawValue) }.joined(separator: " or ")
  }
}
