/// Why lines that look like a pipe table are none.
enum TableFault: Hashable, Sendable {
  /// The delimiter row has another number of cells than the header.
  case cellCounts(line: Int, header: Int, delimiter: Int)
  /// There is no delimiter row below the header.
  case noDelimiterRow(line: Int)
  /// A single row, parted from its table, or without one.
  case strayRow(line: Int)

  /// Where to look.
  var line: Int {
    switch self {
    case .cellCounts(let line, _, _), .noDelimiterRow(let line), .strayRow(let line): line
    }
  }
}
