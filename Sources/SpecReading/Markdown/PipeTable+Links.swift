extension PipeTable {
  /// The links in its cells, in order.
  var links: [FoundLink] {
    ([header] + rows).flatMap { row in row.cells.flatMap { $0.links(line: row.line) } }
  }
}

extension PipeTable.Cell {
  fileprivate func links(line: Int) -> [FoundLink] {
    var rest = markdown.utf8[...]
    return InlineMarkdown(markdown: markdown).urls.map { url in
      rest = rest.firstIndex(ofAddress: url).map { rest[$0...] } ?? rest
      let before = markdown.unicodeScalars[..<rest.startIndex].count
      return FoundLink(url: url, line: line, column: column + before)
    }
  }
}
