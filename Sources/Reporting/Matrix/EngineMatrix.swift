import Conformance
import Results

/// A table with a column for each engine and a row for each page, sorted by disagreement.
package struct EngineMatrix {
  private let paint: Paint
  private let width: Int
  private let columns: [Column]
  private let pages: [Row]

  /// Lays out the results of several engines.
  ///
  /// - Parameter width: the maximum length of a line; nil for no limit.
  package init(_ report: Report, look: ConsoleReporter.Look, width: Int?) {
    paint = look.paint
    self.width = width ?? .max
    let labels = MatrixEngineLabels(report.engines.map(\.profile)).texts
    let pages = Self.pages(of: report)
    let columns = zip(labels, report.engines).map { Column(label: $0, of: $1, pages: pages) }
    self.columns = columns.inDisagreement { $0.total.disagreement }
    self.pages = pages.enumerated().map { index, page in
      Row(
        label: page.label, index: index,
        disagreement: columns.map { $0.cells[index].disagreement }.reduce(.none, +))
    }.inDisagreement(\.disagreement)
  }

  /// The table with its legend, split into several tables if it is wider than `width`.
  package var text: TerminalText {
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

  private var legend: TerminalText {
    let marks = Set(columns.flatMap { $0.cells + [$0.total] }.map(\.mark))
    let meanings = MatrixCell.Mark.allCases.filter(marks.contains).compactMap { mark in
      mark.meaning.map { "\(mark.painted(paint)) \($0)" as TerminalText }
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

  private typealias Painted = (
    text: TerminalText, width: Int, paint: (TerminalText) -> TerminalText
  )

  private func cell(_ cell: MatrixCell, in column: Column) -> Painted {
    (cell.text, column.width, { _ in cell.painted(paint) })
  }

  private func line(_ label: TerminalText, _ cells: [Painted]) -> TerminalText {
    let rest = cells.map { cell in
      TerminalText.spaces(Self.gap + cell.width - cell.text.count) + cell.paint(cell.text)
    }
    return "\(label.cut(to: labelWidth).padded(to: labelWidth))\(rest.joined())\n"
  }

  private static let gap = 2

  /// The names of the pages take at most half of a line.
  private var labelWidth: Int {
    min(max(8, width / 2), pages.map(\.label.count).reduce("total".count, max))
  }
}

extension EngineMatrix {
  /// The results of one engine.
  private struct Column {
    let label: TerminalText
    let cells: [MatrixCell]
    let total: MatrixCell

    init(label: TerminalText, of column: EngineResults, pages: [Page]) {
      let results = Dictionary(grouping: column.results, by: \.page)
      self.label = label
      cells = pages.map { MatrixCell(results[$0.path] ?? [], of: $0.scenarios) }
      total = MatrixCell(column.results, of: column.tally.total)
    }

    var width: Int { cells.map(\.text.count).reduce(max(label.count, total.text.count), max) }
  }

  /// A page in display order.
  private struct Row {
    let label: TerminalText
    let index: Int
    let disagreement: MatrixCell.Disagreement
  }

  /// A page in the order of the specification.
  private struct Page {
    let path: String
    let label: TerminalText
    let scenarios: Int
  }

  /// Returns the pages of all engines, with the number of scenarios that any engine has results for.
  private static func pages(of report: Report) -> [Page] {
    var order: [String] = []
    var scenarios: [String: Set<String>] = [:]
    for result in report.engines.lazy.flatMap(\.results) {
      if scenarios[result.page] == nil { order.append(result.page) }
      scenarios[result.page, default: []].insert(result.id)
    }
    return zip(order, PageLabels(order).texts).map {
      Page(path: $0, label: $1, scenarios: scenarios[$0]?.count ?? 0)
    }
  }
}

extension Array {
  /// Returns the elements stably sorted by descending disagreement.
  fileprivate func inDisagreement(
    _ disagreement: (Element) -> MatrixCell.Disagreement
  ) -> [Element] {
    enumerated().sorted { left, right in
      let (first, second) = (disagreement(left.element), disagreement(right.element))
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}

/// The results of one engine on some scenarios: `118/120 ✗`.
struct MatrixCell {
  /// The mark beside the numbers.
  enum Mark: String, CaseIterable {
    case unexpected = "✗"
    case departed = "≈"
    case expected = "~"
    case absent = "–"
    case flawless = "✓"

    /// The text in the legend; nil if there is none.
    var meaning: String? {
      switch self {
      case .unexpected: "not as expected"
      case .departed: "departs from a SHOULD"
      case .expected: "fails as expected"
      case .absent: "skipped or not run"
      case .flawless: nil
      }
    }

    /// The mark in its colour.
    func painted(_ paint: Paint) -> TerminalText {
      switch self {
      case .unexpected: paint.bad("\(rawValue)")
      case .departed, .expected, .absent: paint.absent("\(rawValue)")
      case .flawless: paint.good("\(rawValue)")
      }
    }
  }

  /// The amount of disagreement between an engine and the pages; unexpected failures weigh most.
  struct Disagreement: Equatable, Comparable {
    /// No disagreement.
    static let none = Disagreement(unexpected: 0, departures: 0, expected: 0)

    fileprivate var unexpected: Int
    fileprivate var departures: Int
    fileprivate var expected: Int

    static func + (left: Self, right: Self) -> Self {
      Disagreement(
        unexpected: left.unexpected + right.unexpected,
        departures: left.departures + right.departures, expected: left.expected + right.expected)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.unexpected, left.departures, left.expected)
        < (right.unexpected, right.departures, right.expected)
    }
  }

  /// The amount of disagreement.
  let disagreement: Disagreement
  private let passed: Int
  private let all: Int

  /// Counts the results on `all` scenarios, of which some may not have been run.
  init(_ results: [ScenarioResult], of all: Int) {
    passed = results.count { $0.verdict == .passed }
    self.all = all
    disagreement = Disagreement(
      unexpected: results.count(where: \.isUnexpectedFailure),
      departures: results.count { $0.verdict.isDeviation && !$0.isFailure && $0.expected == nil },
      expected: results.count(where: \.isExpectedFailure))
  }

  /// The mark beside the numbers.
  var mark: Mark {
    if disagreement.unexpected > 0 { return .unexpected }
    if disagreement.departures > 0 { return .departed }
    if disagreement.expected > 0 { return .expected }
    return passed == all ? .flawless : .absent
  }

  /// The cell without colours.
  var text: TerminalText { "\(counts) \(mark.rawValue)" }

  /// The cell with colours.
  func painted(_ paint: Paint) -> TerminalText { "\(counts) \(mark.painted(paint))" }

  private var counts: String { "\(passed)/\(all)" }
}
