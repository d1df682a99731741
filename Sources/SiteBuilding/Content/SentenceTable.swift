import Conformance
import Results
import SpecReading

/// A table of steps with whole sentences in its cells, in a language other than the original's.
///
/// In the original a header has the start of a phrase and the cell its end. In other languages the
/// cell has all of it, unless the sentence also ends with what the cell names:
///
///     when touching | then the hit-test view is       동작         | 결과: 히트 테스트 뷰는
///     200 200       | E                               200 200 터치 | E
struct SentenceTable {
  /// A head or a cell.
  enum Cell {
    /// The cell of the page.
    case original
    /// The cell of the page, a value that is the same in both languages.
    case value
    /// A sentence, and the words of the page that it translates.
    case sentence(String, of: String)
  }

  /// The heads of the columns.
  let heads: [Cell]
  /// The cells of the rows.
  let rows: [[Cell]]

  /// Translates a table; nil in the original's language.
  ///
  /// - Parameter words: Returns the systems on which a row holds, in words.
  init?(
    _ table: PipeTable, _ sentences: Sentences?,
    systems words: (SystemRange) -> String = \.description
  ) {
    guard let sentences else { return nil }
    let columns = table.header.cells.indices.map { column in
      Column(table, column: column, sentences, words)
    }
    heads = columns.map(\.head)
    rows = table.rows.indices.map { row in columns.map { $0.cells[row] } }
  }

  private struct Column {
    var head = Cell.original
    var cells: [Cell]

    init(
      _ table: PipeTable, column: Int, _ sentences: Sentences, _ systems: (SystemRange) -> String
    ) {
      let header = table.header.cells[column].text
      let words = header.split(separator: " ", maxSplits: 1)
      cells = table.rows.map { _ in .original }
      if StageColumn(rawValue: header) != nil {
        head = sentences.column(header).map { .sentence($0, of: header) } ?? .original
        cells = table.rows.map { row in
          let text = row.cells[column].text
          guard header == StageColumn.kind.rawValue else { return .value }
          return sentences.kind(text).map { .sentence($0, of: text) } ?? .original
        }
        return
      }
      guard let keyword = words.first.flatMap({ sentences.column(String($0)) }) else { return }
      guard Keyword(rawValue: String(words[0])) != nil || header == "solution" else {
        head = .sentence(keyword, of: header)
        if header == ScenarioTable.systemsHeader {
          cells = table.rows.map { row in
            let text = row.cells[column].text
            return SystemRange(text).map { .sentence(systems($0), of: text) } ?? .original
          }
        }
        return
      }
      let found = table.rows.map { $0.cells[column] }
      if words.count > 1, let (first, ends) = Self.endings(of: found, sentences) {
        head = .sentence("\(keyword): \(first)", of: header)
        cells = zip(ends, found).map { $0 == $1.text ? .value : .sentence($0, of: $1.text) }
      } else {
        head = .sentence(keyword, of: header)
        let start = words.count > 1 ? "\(words[1]) " : ""
        cells = found.map { cell in
          guard !cell.text.isEmpty else { return .original }
          guard !cell.sentences.isEmpty,
            let text = sentences.text(of: .joined(cell.sentences, .semicolon))
          else {
            // With the header's words, which the translated head does not have.
            return start.isEmpty ? .original : .sentence(start + cell.text, of: start + cell.text)
          }
          return .sentence(text, of: Sentence.joined(cell.sentences, .semicolon).description)
        }
      }
    }

    /// Returns the ends of sentences that all begin alike, with that beginning.
    private static func endings(
      of cells: [PipeTable.Cell], _ sentences: Sentences
    ) -> (start: String, ends: [String])? {
      var endings: [(start: String, end: String)] = []
      for cell in cells {
        guard cell.sentences.count == 1, let ending = sentences.ending(of: cell.sentences[0]),
          ending.start == endings.first?.start ?? ending.start
        else { return nil }
        endings.append(ending)
      }
      return endings.first.map { ($0.start, endings.map(\.end)) }
    }
  }
}

extension SentenceTable.Cell? {
  /// Returns the attributes of the cell: the page's words as a tooltip, or the page's language.
  func attribute(_ language: Language) -> HTML.Attribute? {
    switch self {
    case nil, .value?: nil
    case .original: language.markOfOriginal
    case .sentence(let sentence, let words):
      sentence == words ? language.markOfOriginal : .title(words)
    }
  }
}

extension HTML {
  /// Appends the content of a cell of a page's table, or its translation.
  mutating func append(_ cell: PipeTable.Cell, as translation: SentenceTable.Cell?) {
    if case .sentence(let sentence, _)? = translation {
      append(text: sentence)
    } else {
      append(rendered: cell.html)
    }
  }
}
