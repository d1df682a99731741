import Conformance

/// Checks that the rows of a stage can stand together.
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

  /// Reports every row that cannot stand where it says.
  func check(into log: inout ProblemLog) {
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
    checkSeconds(into: &log)
    checkCircles(into: &log)
  }

  private func place(_ column: StageColumn, _ row: PipeTable.Row) -> Int {
    columns[column].map { row.cells[$0].column } ?? 1
  }

  private func problem(_ responder: StagedResponder, _ column: StageColumn, _ name: String)
    -> StageProblem?
  {
    let places = column.places(for: responder.kind)
    if places.isEmpty {
      return .noPlace(name: responder.name, kind: responder.kind.rawValue, column: column.rawValue)
    }
    guard let parent = byName[name] else {
      let names = rows.lazy.map(\.responder.name).prefix(Spelling.shortList)
      let suggestion = Spelling.suggestion(for: name, among: names)
      return .unknownParent(name, column: column.rawValue, suggestion: suggestion)
    }
    if places.contains(parent.kind) { return nil }
    return .wrongParent(
      name: responder.name, kind: responder.kind.rawValue, column: column.rawValue, parent: name,
      parentKind: parent.kind.rawValue)
  }

  /// An application has one delegate, a window one root controller, a controller one view.
  private func checkSeconds(into log: inout ProblemLog) {
    var firsts: [String: String] = [:]
    for (responder, row) in rows {
      for (key, what) in onlyRoles(of: responder) {
        if let first = firsts[key] {
          log.report(.secondOnly(name: responder.name, what: what, first: first), line: row.line)
        } else {
          firsts[key] = responder.name
        }
      }
    }
  }

  private func onlyRoles(of responder: StagedResponder) -> [(key: String, what: String)] {
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

  private func checkCircles(into log: inout ProblemLog) {
    var settled: Set<String> = []
    for (responder, row) in rows {
      var path: [String] = []
      var onPath: Set<String> = []
      var name: String? = responder.name
      while let current = name, !settled.contains(current) {
        if !onPath.insert(current).inserted {
          let start = path.firstIndex(of: current) ?? 0
          log.report(.circle(Array(path[start...])), line: row.line)
          break
        }
        path.append(current)
        name = byName[current].flatMap { $0.parent ?? $0.presenter }
      }
      settled.formUnion(path)
    }
  }
}
