/// How many mutants of each file the rows kill.
struct Score {
  private let rows: [(file: String, killed: Int, all: Int)]

  init(_ matrix: KillMatrix) {
    rows = Dictionary(grouping: matrix.generated, by: \.file).sorted { $0.key < $1.key }.map {
      ($0.key, $0.value.count { !matrix.survives($0) }, $0.value.count)
    }
  }

  /// Prints a table, and the whole in a line.
  func print(in time: Duration) {
    for row in rows { Swift.print(line(row.file, row.killed, row.all)) }
    Swift.print(line("all", rows.map(\.killed).reduce(0, +), rows.map(\.all).reduce(0, +)))
    Swift.print("in \(time.formatted(.units(width: .narrow)))")
  }

  private func line(_ name: String, _ killed: Int, _ all: Int) -> String {
    let padding = String(repeating: " ", count: max(1, 48 - name.count))
    let percent = all == 0 ? 100 : Double(killed) * 100 / Double(all)
    return "\(name)\(padding)\(killed) of \(all) killed, \((percent * 10).rounded() / 10) %"
  }
}
