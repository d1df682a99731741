/// A stage drawn as a tree, with each responder's kind and frame.
package struct StageTree {
  private let stage: Stage

  /// Creates the tree of a stage.
  package init(_ stage: Stage) { self.stage = stage }

  /// A line for each responder, children below their parents:
  ///
  ///     app  application
  ///     └─ window  window  0 0 300 300
  ///        ├─ A  view  0 0 300 100
  ///        └─ B  view  0 100 300 200
  package var lines: [String] {
    let children = Dictionary(grouping: stage.responders.indices, by: stage.parentIndex(ofRow:))
    // Iterative, because stages may be nested deeper than the call stack allows.
    var open = Self.branches(children[nil] ?? [], below: nil)
    var lines: [String] = []
    while let branch = open.popLast() {
      let row = stage.responders[branch.index]
      lines.append(branch.beginning + ([row.name] + row.details).joined(separator: "  "))
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

  /// A row that has not been drawn yet.
  private struct Branch {
    var index: Int
    /// The prefix of its line.
    var beginning: String
    /// The prefix of its descendants' lines.
    var margin: String
  }
}

extension StagedResponder {
  /// What the row says apart from the name and the parent: `view`, `0 0 300 100`, `view of root`.
  fileprivate var details: [String] {
    [
      kind.rawValue, frame?.words, controller.map { "view of \($0)" },
      presenter.map { "presented by \($0)" },
    ].compactMap { $0 }
  }
}

extension Stage: CustomStringConvertible {
  /// The stage as a tree, a line for each responder.
  public var description: String { StageTree(self).lines.joined(separator: "\n") }
}

extension StagedResponder: CustomStringConvertible {
  /// The row in words: `A  view  in window  0 0 300 100`.
  public var description: String {
    ([name, kind.rawValue] + (parent.map { ["in \($0)"] } ?? []) + details.dropFirst())
      .joined(separator: "  ")
  }
}
