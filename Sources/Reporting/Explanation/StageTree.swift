import Conformance

/// A stage drawn as a tree, with each responder's kind and frame.
struct StageTree {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// A line for each responder, children below their parents:
  ///
  ///     app  application
  ///     └─ window  window  0 0 300 300
  ///        ├─ A  view  0 0 300 100
  ///        └─ B  view  0 100 300 200
  var lines: [TerminalText] {
    let children = Dictionary(grouping: stage.responders.indices, by: stage.parentIndex(ofRow:))
    // Iterative, because stages may be nested deeper than the call stack allows.
    var open = Self.branches(children[nil] ?? [], below: nil)
    var lines: [TerminalText] = []
    while let branch = open.popLast() {
      lines.append(branch.beginning + Self.words(stage.responders[branch.index]))
      open += Self.branches(children[branch.index] ?? [], below: branch)
    }
    return lines
  }

  /// Returns the children of a row in reverse order.
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
  private static func words(_ row: StagedResponder) -> TerminalText {
    var words = [row.name, row.kind.rawValue]
    if let frame = row.frame { words.append(frame.words) }
    if let controller = row.controller { words.append("view of \(controller)") }
    if let presenter = row.presenter { words.append("presented by \(presenter)") }
    return words.map { "\($0)" }.joined(separator: "  ")
  }

  /// A row that has not been drawn yet.
  private struct Branch {
    var index: Int
    /// The prefix of its line.
    var beginning: TerminalText
    /// The prefix of its descendants' lines.
    var margin: TerminalText
  }
}
