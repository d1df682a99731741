import Conformance

/// What can be wrong with a page as a whole, or with its tables.
enum PageProblem: SpecProblem, Hashable {
  case notUTF8
  case noTitle
  case tangledTables
  case brokenTable(TableFault)
  case surplusCell(columns: Int)
  case noRows
  case tagInCell
  case almostTable(word: String, meant: String)
  case footnote

  var wording: (summary: String, hint: String?) {
    switch self {
    case .notUTF8: ("the page is not UTF-8 text", "save it as UTF-8")
    case .noTitle: ("the page has no title", "begin it with `# Title`")
    case .tangledTables:
      (
        "tables and other blocks follow each other without a blank line too often to be read",
        "put a blank line before and after each table"
      )
    case .brokenTable(.cellCounts(_, let header, let delimiter)):
      (
        "the delimiter row has \(delimiter) cells and the header \(header), so this is no table",
        "give both rows as many cells"
      )
    case .brokenTable(.noDelimiterRow):
      (
        "these lines look like a table but have no delimiter row",
        "write `| --- |`, with as many cells, below the header"
      )
    case .brokenTable(.strayRow):
      (
        "this line looks like a row but belongs to no table",
        "remove what parts it from its table, such as a blank line"
      )
    case .noRows: ("the table has no rows, so it tests nothing", "add a row, or remove the table")
    case .tagInCell:
      ("this cell has an HTML tag, whose words are not read", "write `\\<` or remove the tag")
    case .surplusCell(let columns):
      (
        "this cell has no column: the table has \(columns)",
        "remove it, or write `\\|` for a pipe that belongs to a cell"
      )
    case .almostTable(let word, let meant):
      ("`\(word)` begins no kind of table", "did you mean `\(meant)`?")
    case .footnote:
      (
        "footnotes are not supported",
        "write the note in the text, or `\\[^` where no footnote is meant"
      )
    }
  }
}
