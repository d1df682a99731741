import Conformance
import Results

/// A table with a column for each engine and a row for each page, sorted by disagreement.
package struct EngineMatrix {
  private static let gap = 2

  private let paint: Paint
  private let width: Int
  private let columns: [Column]
  /// The names of the pages with the positions of their cells, and then the total.
  private let rows: [(label: TerminalText, cell: Int)]

  /// The results of one engine: a cell for each page, and one for all of them.
  private struct Column {
    let label: TerminalText
    let cells: [MatrixCell]

    var width: Int { cells.map(\.text.count).reduce(label.count, max) }
  }

  /// Lays out the results of several engines.
  ///
  /// - Parameter width: the maximum length of a line; nil for no limit.
  package init(_ report: Report, look: ConsoleReporter.Look, width: Int?) {
    paint = look.paint
    self.width = width ?? .max
    // The pages of all engines, with the scenarios that any engine has results for.
    let results = report.engines.flatMap(\.results)
    let pages = results.map(\.page).unique
    let scenarios = Dictionary(grouping: results, by: \.page).mapValues { Set($0.map(\.id)) }
    let labels = MatrixLabels.engines(report.engines.map(\.profile))
    let columns = zip(labels, report.engines).map { label, engine in
      let results = Dictionary(grouping: engine.results, by: \.page)
      let total = MatrixCell(engine.results, of: engine.tally.total)
      return Column(
        label: label,
        cells: pages.map { MatrixCell(results[$0] ?? [], of: scenarios[$0]?.count ?? 0) } + [total])
    }.sortedByDisagreement { $0.cells[pages.count].disagreement }
    self.columns = columns
    let pageLabels = MatrixLabels.pages(pages)
    rows =
      pages.indices.sortedByDisagreement { page in
        columns.map { $0.cells[page].disagreement }.reduce([0, 0, 0]) { zip($0, $1).map(+) }
      }.map { (pageLabels[$0], $0) } + [("total", pages.count)]
  }

  /// The table with its legend, split into several tables if it is wider than `width`.
  package var text: TerminalText {
    let pieces = pieces().map { piece in
      let header = line("", piece.map { ($0, $0.label, paint.strong($0.label)) })
      let body = rows.map { row in
        line(
          row.label,
          piece.map { ($0, $0.cells[row.cell].text, $0.cells[row.cell].painted(paint)) })
      }
      return ([header] + body).joined()
    }
    return "\(pieces.joined(separator: "\n"))\(legend)"
  }

  private var legend: TerminalText {
    let marks = Set(columns.flatMap(\.cells).map(\.mark))
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

  private func line(
    _ label: TerminalText, _ cells: [(column: Column, text: TerminalText, painted: TerminalText)]
  ) -> TerminalText {
    let rest = cells.map { cell in
      TerminalText.spaces(Self.gap + cell.column.width - cell.text.count) + cell.painted
    }
    return "\(label.cut(to: labelWidth).padded(to: labelWidth))\(rest.joined())\n"
  }

  /// The names of the pages take at most half of a line.
  private var labelWidth: Int {
    min(max(8, width / 2), rows.map(\.label.count).reduce(0, max))
  }
}

extension Collection {
  /// Returns the elements stably sorted by descending disagreement.
  fileprivate func sortedByDisagreement(_ disagreement: (Element) -> [Int]) -> [Element] {
    map { ($0, disagreement($0)) }.enumerated().sorted { left, right in
      left.element.1 == right.element.1
        ? left.offset < right.offset
        : right.element.1.lexicographicallyPrecedes(left.element.1)
    }.map(\.element.0)
  }
}

/// The results of one engine on some scenarios: `118/120 ✗`.
struct MatrixCell {
  /// The mark beside the numbers.
  enum Mark: String, CaseIterable {
    case unexpected = "✗"
    case deviated = "≈"
    case expected = "~"
    case absent = "–"
    case flawless = "✓"

    /// The text in the legend; nil if there is none.
    var meaning: String? {
      switch self {
      case .unexpected: "not as expected"
      case .deviated: "deviates from a SHOULD"
      case .expected: "fails as expected"
      case .absent: "skipped or not run"
      case .flawless: nil
      }
    }

    /// The mark in its colour.
    func painted(_ paint: Paint) -> TerminalText {
      switch self {
      case .unexpected: paint.bad("\(rawValue)")
      case .deviated, .expected, .absent: paint.absent("\(rawValue)")
      case .flawless: paint.good("\(rawValue)")
      }
    }
  }

  /// The numbers of unexpected failures, deviations and expected failures, which weigh in this order.
  let disagreement: [Int]
  private let counts: String
  private let isFlawless: Bool

  /// Counts the results on `all` scenarios, of which some may not have been run.
  init(_ results: [ScenarioResult], of all: Int) {
    let passed = results.count { $0.verdict == .passed }
    counts = "\(passed)/\(all)"
    isFlawless = passed == all
    disagreement = [
      results.count(where: \.isUnexpectedFailure),
      results.count { $0.isUnexpectedlyUnsuccessful && !$0.isFailure },
      results.count { $0.verdict.isUnsuccessful && $0.excuse != nil },
    ]
  }

  /// The mark beside the numbers.
  var mark: Mark {
    zip(disagreement, Mark.allCases).first { $0.0 > 0 }?.1 ?? (isFlawless ? .flawless : .absent)
  }

  /// The cell without colours.
  var text: TerminalText { "\(counts) \(mark.rawValue)" }

  /// The cell with colours.
  func painted(_ paint: Paint) -> TerminalText { "\(counts) \(mark.painted(paint))" }
}

/// Short names in a matrix.
enum MatrixLabels {
  private static let longest = 16
  private static let longestVersion = 8

  /// Returns unique names for engines.
  static func engines(_ profiles: [EngineProfile]) -> [TerminalText] {
    let whole = profiles.map { "\($0.name, upTo: Limits.shownName)" as TerminalText }
    let names = whole.map { $0.cut(to: longest) }
    let versioned = profiles.indices.map { index -> TerminalText in
      guard names.count(where: { $0 == names[index] }) > 1 else { return names[index] }
      let version = "\(profiles[index].version, upTo: Limits.shownVersion)" as TerminalText
      let end = version.cut(to: longestVersion)
      return "\(whole[index].cut(to: longest - end.count - 1)) \(end)"
    }
    return versioned.enumerated().map { index, name in
      guard versioned.count(where: { $0 == name }) > 1 else { return name }
      return "\(name) #\(versioned[...index].count { $0 == name })"
    }
  }

  /// Returns the paths of pages without their common folder and without `.md`.
  static func pages(_ paths: [String]) -> [TerminalText] {
    let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    let shared = parts.dropFirst().reduce(parts.first?.dropLast() ?? []) { shared, parts in
      shared.prefix(zip(shared, parts.dropLast()).prefix { $0 == $1 }.count)
    }
    return parts.map { parts in
      let name = parts.dropFirst(shared.count).joined(separator: "/")
      return "\(name.hasSuffix(".md") ? String(name.dropLast(3)) : name, upTo: Limits.shownName)"
    }
  }
}
