@testable import SpecReading

extension MarkdownDocument {
  /// The whole page in the words of `cmark-gfm -e table`.
  static func html(of markdown: String) -> String {
    let document = MarkdownDocument(SourceLines(Array(markdown.utf8)), rendering: .html)
    return document.blocks.map { block in
      if case .table(let table) = block.content { html(of: table) } else { block.html }
    }.joined()
  }

  private static func html(of table: PipeTable) -> String {
    let head = "<thead>\n\(html(of: table.header, in: table, element: "th"))</thead>\n"
    let rows = table.rows.map { html(of: $0, in: table, element: "td") }.joined()
    let body = table.rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n"
    return "<table>\n\(head)\(body)</table>\n"
  }

  private static func html(of row: PipeTable.Row, in table: PipeTable, element: String) -> String {
    let cells = zip(row.cells, table.alignments).map { cell, alignment in
      let attribute = alignment == .none ? "" : " align=\"\(alignment)\""
      return "<\(element)\(attribute)>\(cell.html)</\(element)>\n"
    }
    return "<tr>\n\(cells.joined())</tr>\n"
  }
}
