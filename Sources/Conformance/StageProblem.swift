/// The columns of a table that describes a stage.
package enum StageColumn: String, CaseIterable, Sendable {
  case responder
  case kind
  case parent = "in"
  case controller = "view of"
  case presenter = "presented by"
  case frame

  /// Returns the kinds of objects that one of the given kind may name in this column.
  package func places(for kind: ResponderKind) -> [ResponderKind] {
    switch self {
    case .parent: kind.containers
    case .controller where kind.isView && kind != .window, .presenter where kind == .viewController:
      [.viewController]
    default: []
    }
  }
}

/// A mistake in the rows of a stage: an engine cannot build it, and no page may have it.
package struct StageProblem: Hashable, Sendable {
  /// The index of the row.
  package let row: Int
  /// The column; nil for the row as a whole.
  package var column: StageColumn?
  /// What is wrong: ``“`A` is a view and `app` an application: that is no place for it”``.
  package let summary: String
  /// What to do: `keep one`.
  package let hint: String
  /// A name that no row has.
  package var unknownName: String?
}

/// Finds what is wrong with the rows of a stage: parents that are missing or do not fit, second objects
/// in a role that only one can have, and rows that are in each other.
struct StageRules {
  let rows: [StagedResponder]
  /// The index of the first row of each name.
  let indices: [String: Int]

  /// The mistakes: of places row by row, then of roles, then of cycles.
  var problems: [StageProblem] {
    var problems: [StageProblem] = []
    for (index, row) in rows.enumerated() { addPlaces(of: row, index, to: &problems) }
    for (index, row) in rows.enumerated()
    where row.kind.isScrollViewRecognizer && row.parent == nil {
      problems.append(
        StageProblem(
          row: index, summary: "`\(row.name)` is \(Noun.one(row.kind.rawValue)) of no scroll view",
          hint: "name a scroll view in column `in`"))
    }
    addRoles(to: &problems)
    addCycles(to: &problems)
    return problems
  }

  private func addPlaces(
    of row: StagedResponder, _ index: Int, to problems: inout [StageProblem]
  ) {
    if row.frame != nil, !row.kind.isView { problems.append(noPlace(row, index, .frame)) }
    for (column, name) in [
      (StageColumn.parent, row.parent), (.controller, row.controller), (.presenter, row.presenter),
    ] {
      guard let name else { continue }
      let kinds = column.places(for: row.kind)
      if kinds.isEmpty {
        problems.append(noPlace(row, index, column))
      } else if let place = indices[name] {
        let kind = rows[place].kind
        if kinds.contains(kind) { continue }
        let names = kinds.map { Noun.one($0.rawValue) }.joined(separator: " or ")
        problems.append(
          StageProblem(
            row: index, column: column,
            summary: "`\(row.name)` is \(Noun.one(row.kind.rawValue)) and `\(name)` "
              + "\(Noun.one(kind.rawValue)): that is no place for it",
            hint: "in column `\(column.rawValue)`, name \(names)"))
      } else {
        problems.append(
          StageProblem(
            row: index, column: column,
            summary: "column `\(column.rawValue)` names `\(name)`, which is not defined in this "
              + "stage",
            hint: "add a row for it", unknownName: name))
      }
    }
    if row.parent != nil, row.presenter != nil {
      problems.append(
        StageProblem(
          row: index, column: .parent,
          summary: "`\(row.name)` is presented and has a container too",
          hint: "leave column `in` empty"))
    }
  }

  private func noPlace(_ row: StagedResponder, _ index: Int, _ column: StageColumn) -> StageProblem
  {
    StageProblem(
      row: index, column: column,
      summary: "`\(row.name)` is \(Noun.one(row.kind.rawValue)), which has no place in column "
        + "`\(column.rawValue)`", hint: "leave the cell empty")
  }

  private func addRoles(to problems: inout [StageProblem]) {
    var firsts: [String: String] = [:]
    for (index, row) in rows.enumerated() {
      for role in roles(of: row) {
        if let first = firsts[role] {
          problems.append(
            StageProblem(
              row: index, summary: "`\(row.name)` is a second \(role), after `\(first)`",
              hint: "keep one"))
        } else {
          firsts[role] = row.name
        }
      }
    }
  }

  /// Returns the roles of a row that no other row can have.
  private func roles(of row: StagedResponder) -> [String] {
    var roles: [String] = []
    switch (row.kind, row.parent) {
    case (.application, _): roles.append("application")
    case (.applicationDelegate, let app?), (.object, let app?):
      roles.append("delegate of `\(app)`")
    case (.viewController, let window?) where indices[window].map { rows[$0].kind } == .window:
      roles.append("root view controller of `\(window)`")
    case (let kind, let scrollView?) where kind.isScrollViewRecognizer:
      roles.append("\(kind.rawValue) of `\(scrollView)`")
    default: break
    }
    if let controller = row.controller { roles.append("root view of `\(controller)`") }
    if let presenter = row.presenter { roles.append("controller presented by `\(presenter)`") }
    return roles
  }

  private func addCycles(to problems: inout [StageProblem]) {
    var isVisited = [Bool](repeating: false, count: rows.count)
    for index in rows.indices {
      var path: [Int] = []
      var next: Int? = index
      while let current = next, !isVisited[current] {
        isVisited[current] = true
        path.append(current)
        next = (rows[current].parent ?? rows[current].presenter).flatMap { indices[$0] }
      }
      guard let next, let start = path.firstIndex(of: next) else { continue }
      let names = path[start...].map { "`\(rows[$0].name)`" }
      problems.append(
        names.count == 1
          ? StageProblem(
            row: index, summary: "\(names[0]) stands in itself",
            hint: "let it stand in something else")
          : StageProblem(
            row: index, summary: "\(names.joined(separator: ", ")) stand in each other",
            hint: "let one of them stand in something else"))
    }
  }
}
