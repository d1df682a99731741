extension Stage: CustomStringConvertible {
  /// The stage as a tree, a line for each responder.
  public var description: String { treeLines.joined(separator: "\n") }

  /// A line for each responder, with its kind and frame, children below their parents:
  ///
  ///     app  application
  ///     └─ window  window  0 0 300 300
  ///        ├─ A  view  0 0 300 100
  ///        └─ B  view  0 100 300 200
  package var treeLines: [String] {
    let children = Dictionary(grouping: responders.indices, by: parentIndex(ofRow:))
    // Iterative, because stages may be nested deeper than the call stack allows.
    var open = Self.branches(children[nil] ?? [], below: nil)
    var lines: [String] = []
    while let branch = open.popLast() {
      let row = responders[branch.index]
      lines.append(branch.beginning + ([row.name] + row.details).joined(separator: "  "))
      open += Self.branches(children[branch.index] ?? [], below: branch)
    }
    return lines
  }

  /// A row that has not been drawn yet, with the prefix of its line, and that of its descendants' lines.
  private typealias Branch = (index: Int, beginning: String, margin: String)

  /// Returns the children of a row in reverse order.
  private static func branches(_ rows: [Int], below parent: Branch?) -> [Branch] {
    rows.reversed().map { row in
      guard let parent else { return (row, "", "") }
      let isLast = row == rows.last
      return (
        row, parent.margin + (isLast ? "└─ " : "├─ "), parent.margin + (isLast ? "   " : "│  ")
      )
    }
  }
}

extension StagedResponder: CustomStringConvertible {
  /// The row in words: `A  view  in window  0 0 300 100`.
  public var description: String {
    ([name, kind.rawValue] + (parent.map { ["in \($0)"] } ?? []) + details.dropFirst())
      .joined(separator: "  ")
  }

  /// What the row says apart from the name and the parent: `view`, `0 0 300 100`, `view of root`.
  fileprivate var details: [String] {
    [
      kind.rawValue, frame?.words, controller.map { "view of \($0)" },
      presenter.map { "presented by \($0)" },
    ].compactMap { $0 }
  }
}
