import Conformance

/// A stage drawn as a tree: who stands in whom, of which kind, and where.
struct StageTree {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// A line for each responder, those in others below them:
  ///
  ///     app  application
  ///     └─ window  window  0 0 300 300
  ///        ├─ A  view  0 0 300 100
  ///        └─ B  view  0 100 300 200
  var lines: [String] {
    let children = Dictionary(grouping: stage.responders.indices, by: stage.parentIndex(ofRow:))
    // A stack and no recursion: what stands in what may go deeper than calls can.
    var open = Self.branches(children[nil] ?? [], below: nil)
    var lines: [String] = []
    while let branch = open.popLast() {
      lines.append(branch.beginning + Self.words(stage.responders[branch.index]))
      open += Self.branches(children[branch.index] ?? [], below: branch)
    }
    return lines
  }

  /// The rows that stand in one, the first of them last.
  private static func branches(_ rows: [Int], below parent: Branch?) -> [Branch] {
    rows.reversed().map { row in
      guard let parent else { return Branch(index: row, beginning: "", margin: "") }
      let isLast = row == rows.last
      return Branch(
        index: row, beginning: parent.margin + (isLast ? "└─ " : "├─ "),
        margin: parent.margin + (isLast ? "   " : "│  "))
    }
  }

  /// `A  view  0 0 300 100  view of root`
  private static func words(_ row: StagedResponder) -> String {
    var words = [row.name, row.kind.rawValue]
    if let frame = row.frame { words.append(frame.words) }
    if let controller = row.controller { words.append("view of \(controller)") }
    if let presenter = row.presenter { words.append("presented by \(presenter)") }
    return words.map { $0.visible() }.joined(separator: "  ")
  }

  /// A row that is still to be drawn.
  private struct Branch {
    var index: Int
    /// What stands before it on its own line.
    var beginning: String
    /// What stands before those below it.
    var margin: String
  }
}
