import SpecReading

extension HTML {
  /// Adds a box that scrolls sideways by itself, by keyboard too, so that the page never does.
  mutating func scrollBox(label: String, content: (inout HTML) -> Void) {
    block(
      "div", .class("scroll"), .constant("role", "group"), .label(label),
      .constant("tabindex", "0"), content: content)
  }

  /// Adds a table as it stands on the page; the closure may write a cell in its own way.
  mutating func append(
    _ table: PipeTable, styleClass: String, label: String, language: Attribute? = nil,
    cell: (PipeTable.Cell, Int, inout HTML) -> Void = { cell, _, html in
      html.append(rendered: cell.html)
    }
  ) {
    scrollBox(label: label) { box in
      box.block("table", .class(styleClass), language) { html in
        html.block("thead") { $0.block("tr") { $0.appendHeadCells(of: table) } }
        html.block("tbody") { body in
          for row in table.rows {
            body.block("tr") { line in
              for (column, content) in row.cells.enumerated() {
                line.line("td", .alignment(of: column, in: table)) { cell(content, column, &$0) }
              }
            }
          }
        }
      }
    }
  }

  /// Adds the first line of a table of ours.
  mutating func appendHead(_ columns: [String]) {
    block("thead") { head in head.block("tr") { $0.appendHeads(columns) } }
  }

  /// Adds some of the cells of a first line.
  mutating func appendHeads(_ columns: [String]) {
    for column in columns { line("th", .constant("scope", "col"), text: column) }
  }

  /// Adds the cells of the first line of a table that a page has.
  mutating func appendHeadCells(of table: PipeTable) {
    for (column, cell) in table.header.cells.enumerated() {
      line("th", .constant("scope", "col"), .alignment(of: column, in: table)) {
        $0.append(rendered: cell.html)
      }
    }
  }
}

extension HTML.Attribute? {
  /// How a column's cells are set, where its author said so.
  static func alignment(of column: Int, in table: PipeTable) -> HTML.Attribute? {
    guard table.alignments.indices.contains(column) else { return nil }
    switch table.alignments[column] {
    case .none: return nil
    case .left: return .class("left")
    case .center: return .class("center")
    case .right: return .class("right")
    }
  }
}
