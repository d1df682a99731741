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
    byName = Dictionary(firstOf: rows.map { ($0.responder.name, $0.responder) })
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
          log.report(
            problem.summary, hint: problem.hint, line: row.line, column: place(column, row))
        }
      }
      if responder.parent != nil, responder.presenter != nil {
        log.report(
          "`\(responder.name)` is presented and has a container too",
          hint: "leave column `in` empty", line: row.line, column: place(.parent, row))
      }
    }
    for (responder, row) in rows
    where responder.kind.isScrollViewRecognizer && responder.parent == nil {
      log.report(
        "`\(responder.name)` is \(Noun.one(responder.kind.rawValue)) of no scroll view",
        hint: "name a scroll view in column `in`", line: row.line)
    }
    checkUniqueRoles(into: &log)
    checkCycles(into: &log)
  }

  private func place(_ column: StageColumn, _ row: PipeTable.Row) -> Int {
    columns[column].map { row.cells[$0].column } ?? 1
  }

  private func problem(
    _ responder: StagedResponder, _ column: StageColumn, _ name: String
  ) -> (summary: String, hint: Hint)? {
    let column = (name: column.rawValue, kinds: column.places(for: responder.kind))
    let one = Noun.one(responder.kind.rawValue)
    if column.kinds.isEmpty {
      return (
        "`\(responder.name)` is \(one), which has no place in column `\(column.name)`",
        "leave the cell empty"
      )
    }
    guard let parent = byName[name] else {
      let names = rows.lazy.map(\.responder.name)
      return (
        "column `\(column.name)` names `\(name)`, which is not defined in this stage",
        Spelling.hint(for: name, among: names) ?? "add a row for it"
      )
    }
    if column.kinds.contains(parent.kind) { return nil }
    let kinds = column.kinds.map { Noun.one($0.rawValue) }.joined(separator: " or ")
    return (
      "`\(responder.name)` is \(one) and `\(name)` \(Noun.one(parent.kind.rawValue)): that is no "
        + "place for it", "in column `\(column.name)`, name \(kinds)"
    )
  }

  /// Reports a second delegate of an application, root controller of a window, or view of a
  /// controller.
  private func checkUniqueRoles(into log: inout DiagnosticLog) {
    var firsts: [String: String] = [:]
    for (responder, row) in rows {
      for (key, role) in uniqueRoles(of: responder) {
        if let first = firsts[key] {
          log.report(
            "`\(responder.name)` is a second \(role), after `\(first)`", hint: "keep one",
            line: row.line)
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
    case (let kind, let scrollView?) where kind.isScrollViewRecognizer:
      roles.append(("\(kind.rawValue) \(scrollView)", "\(kind.rawValue) of `\(scrollView)`"))
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
          log.report(
            "\(Noun.list(Array(path[start...]))) stand in each other",
            hint: "let one of them stand in something else", line: row.line)
          break
        }
        path.append(current)
        name = byName[current].flatMap { $0.parent ?? $0.presenter }
      }
      visited.formUnion(path)
    }
  }
}
