import Conformance

/// A table with a column for each engine and a row for each page, and who disagrees first.
package struct EngineMatrix {
  private let paint: Paint
  private let width: Int
  private let columns: [Column]
  private let pages: [Row]

  /// Lays out the results of several engines.
  ///
  /// - Parameter width: how many letters a line may have; nil where nobody cuts it.
  package init(_ report: Report, look: ConsoleReporter.Look, width: Int?) {
    paint = look.paint
    self.width = width ?? .max
    let labels = EngineLabels(report.engines.map(\.profile)).texts
    let pages = Self.pages(of: report)
    let columns = zip(labels, report.engines).map { Column(label: $0, of: $1, pages: pages) }
    self.columns = columns.inDisagreement { $0.total.disagreement }
    self.pages = pages.enumerated().map { index, page in
      Row(
        label: page.label, index: index,
        disagreement: columns.map { $0.cells[index].disagreement }.reduce(.none, +))
    }.inDisagreement(\.disagreement)
  }

  /// The table, in as many pieces one below the other as the width takes, and what its marks mean.
  package var text: String {
    let pieces = pieces().map { piece in
      let header = line("", piece.map { ($0.label, $0.width, paint.strong) })
      let body = pages.map { row in
        line(row.label, piece.map { cell($0.cells[row.index], in: $0) })
      }
      let total = line("total", piece.map { cell($0.total, in: $0) })
      return ([header] + body + [total]).joined()
    }
    return "\(pieces.joined(separator: "\n"))\(legend)"
  }

  private var legend: String {
    let marks = Set(columns.flatMap { $0.cells + [$0.total] }.map(\.mark))
    let meanings = MatrixCell.Mark.allCases.filter(marks.contains).compactMap { mark in
      mark.meaning.map { "\(mark.painted(paint)) \($0)" }
    }
    return meanings.isEmpty ? "" : "\n\(meanings.joined(separator: " · "))\n"
  }

  private func pieces() -> [[Column]] {
    var pieces: [[Column]] = [[]]
    var used = labelWidth
    for column in columns {
      let room = Self.gap + column.width
      if used + room > width, pieces.last?.isEmpty == false {
        pieces.append([])
        used = labelWidth
      }
      pieces[pieces.count - 1].append(column)
      used += room
    }
    return pieces
  }

  private typealias Painted = (text: String, width: Int, paint: (String) -> String)

  private func cell(_ cell: MatrixCell, in column: Column) -> Painted {
    (cell.text, column.width, { _ in cell.painted(paint) })
  }

  private func line(_ label: String, _ cells: [Painted]) -> String {
    let label = label.cut(to: labelWidth)
    let padding = String(repeating: " ", count: labelWidth - label.count)
    let rest = cells.map { cell in
      String(repeating: " ", count: Self.gap + cell.width - cell.text.count) + cell.paint(cell.text)
    }
    return "\(label)\(padding)\(rest.joined())\n"
  }

  private static let gap = 2

  /// At most half of a line is for the names of the pages.
  private var labelWidth: Int {
    min(max(8, width / 2), pages.map(\.label.count).reduce("total".count, max))
  }
}

extension EngineMatrix {
  /// What one engine did.
  private struct Column {
    let label: String
    let cells: [MatrixCell]
    let total: MatrixCell

    init(label: String, of column: Report.Column, pages: [Page]) {
      let entries = Dictionary(grouping: column.results, by: \.page)
      self.label = label
      cells = pages.map { MatrixCell(entries[$0.path] ?? [], of: $0.scenarios) }
      total = MatrixCell(column.results, of: column.tally.total)
    }

    var width: Int { cells.map(\.text.count).reduce(max(label.count, total.text.count), max) }
  }

  /// A page, in the order in which it is shown.
  private struct Row {
    let label: String
    let index: Int
    let disagreement: MatrixCell.Disagreement
  }

  /// A page, in the order of the pages.
  private struct Page {
    let path: String
    let label: String
    let scenarios: Int
  }

  /// The pages of all engines; how many scenarios each has, all of them know together.
  private static func pages(of report: Report) -> [Page] {
    var order: [String] = []
    var scenarios: [String: Set<String>] = [:]
    for entry in report.engines.lazy.flatMap(\.results) {
      if scenarios[entry.page] == nil { order.append(entry.page) }
      scenarios[entry.page, default: []].insert(entry.id)
    }
    return zip(order, PageLabels(order).texts).map {
      Page(path: $0, label: $1, scenarios: scenarios[$0]?.count ?? 0)
    }
  }
}

extension Array {
  /// The same elements, those first that disagree most; else they keep their order.
  fileprivate func inDisagreement(
    _ disagreement: (Element) -> MatrixCell.Disagreement
  ) -> [Element] {
    enumerated().sorted { left, right in
      let (first, second) = (disagreement(left.element), disagreement(right.element))
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}
