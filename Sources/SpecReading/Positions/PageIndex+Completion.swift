import Conformance
import Results

/// A text that can be written at a place of a page.
package struct Completion: Hashable, Sendable {
  /// What the text is.
  package enum Kind: Hashable, Sendable {
    case phrase, value, name, keyword, id
  }

  /// The text, with slots in braces.
  package var label: String
  /// What the text is.
  package var kind: Kind
  /// A line of help.
  package var detail: String
  /// The words and slots of a phrase; empty for other texts.
  package var pieces: [Phrase.Piece] = []

  package static func == (left: Completion, right: Completion) -> Bool {
    left.label == right.label && left.kind == right.kind
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

extension PageIndex {
  /// Returns the column at which the word at a place begins, and the texts that can replace the
  /// word.
  package func completions(
    at line: Int, _ column: Int, in book: SpecBook?
  ) -> (column: Int, texts: [Completion]) {
    guard 1...max(source.count, 1) ~= line, source.count > 0 else { return (column, []) }
    let before = Substring(source.text(of: line).unicodeScalars.prefix(max(0, column - 1)))
    let word = before.unicodeScalars.reversed().prefix { !" |;,([`#\t".unicodeScalars.contains($0) }
    let texts = completions(
      after: before, line, word: String(word.reversed().map(Character.init)), book)
    return (column - word.count, texts.unique)
  }

  private func completions(
    after before: Substring, _ line: Int, word: String, _ book: SpecBook?
  ) -> [Completion] {
    if case .table(let table)? = block(at: line)?.content,
      before.contains("|") || line != table.header.line,
      line <= (table.rows.last?.line ?? table.header.line + 1)
    {
      return completions(in: table, line, before, book)
    }
    guard let block = block(at: line) else { return ids(book, word) }
    if block.label == .sources {
      let rest = before.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      if rest.contains("Feature") {
        return vocabulary.vocabulary.features.map { .value($0.rawValue, "feature") }
      }
      if rest.contains("Confidence") {
        return Confidence.allCases.map { .value($0.rawValue, "confidence") }
      }
      if rest.contains("Systems") {
        return ["iOS 15 and later", "before iOS 15"].map { .value($0, "systems") }
      }
      let links = sources(book).map { link in
        var link = link
        if before.hasSuffix("[\(word)") { link.label.removeFirst() }
        return link
      }
      return statements(book) + links
    }
    return ids(book, word)
  }

  private func completions(
    in table: PipeTable, _ line: Int, _ before: Substring, _ book: SpecBook?
  ) -> [Completion] {
    let cells = Self.cells(before)
    let (index, cell) = (cells.count - 1, cells.last ?? "")
    guard index >= 0 else { return [] }
    let header = index < table.header.cells.count ? table.header.cells[index] : nil
    let isHeader = line == table.header.line
    switch TableRole(of: table) {
    case .stage:
      if isHeader {
        return StageColumn.headers(in: vocabulary.vocabulary).map { .keyword($0) }
      }
      guard
        let column = header.flatMap({
          StageColumn($0.text, in: vocabulary.vocabulary)
        })
      else { return [] }
      return completions(in: column, table, line)
    case .traceabilityMatrix:
      return header?.text == "home" && !isHeader ? ids(book, "") : []
    case .prose where !isHeader: return []
    default:
      if isHeader { return keywords(cell) }
      guard let header, let column = StepColumn(index: index, header: header, line: line) else {
        return []
      }
      let part = cell.split(separator: ";", omittingEmptySubsequences: false).last ?? ""
      return phrases(column.prefix + Self.wholeWords(part), after: column.keyword, at: line)
    }
  }

  /// Returns the keywords, or after one what can follow it, for a column's header.
  private func keywords(_ cell: Substring) -> [Completion] {
    let words = Self.wholeWords(cell)
    guard let first = words.first else {
      return (["scenario", "step"] + Keyword.allCases.map(\.rawValue)).map { .keyword($0) }
    }
    guard let keyword = Keyword(rawValue: String(first)) else { return [] }
    return phrases(Array(words.dropFirst()), after: keyword, at: .max)
  }

  private func phrases(_ words: [Substring], after keyword: Keyword, at line: Int) -> [Completion] {
    let matcher = PhraseMatcher(setting: setting(at: line))
    // Alternatives of an expectation are joined by `or`.
    let last = words.split(separator: "or", omittingEmptySubsequences: false).last.map(Array.init)
    let found =
      matcher.continuations(of: words, after: keyword)
      + (last != words ? matcher.continuations(of: last ?? [], after: keyword) : [])
    let values = found.flatMap { next in
      next.values.map { Completion(label: $0, kind: .name, detail: next.phrase.pattern) }
    }
    return values
      + found.filter { !$0.pieces.isEmpty }.map { next in
        Completion(
          label: Phrase.pattern(of: next.pieces), kind: .phrase, detail: next.phrase.help,
          pieces: next.pieces)
      }
  }

  private func completions(
    in column: StageColumn, _ table: PipeTable, _ line: Int
  ) -> [Completion] {
    if column == .kind {
      return vocabulary.vocabulary.kinds.map { .value($0.rawValue, "kind") }
    }
    let stage = setting(at: table.header.line + 1).stage
    let kinds = table.index(ofColumn: StageColumn.kind.rawValue)
      .flatMap { kind in table.rows.first { $0.line == line }?.cells[kind].text }
      .flatMap { word in vocabulary.vocabulary.kinds.first { $0.rawValue == word } }.map(
        column.places)
    return stage.responders.filter { kinds?.contains($0.kind) ?? true }.map {
      Completion(label: $0.name, kind: .name, detail: $0.kind.rawValue)
    }
  }

  private func ids(_ book: SpecBook?, _ word: String) -> [Completion] {
    guard let book else { return [] }
    let scenarios = word.contains("/") ? book.scenarios : []
    return book.clauses.map { Completion(label: $0.id, kind: .id, detail: $0.title) }
      + scenarios.map { Completion(label: "\($0.id)", kind: .id, detail: $0.clause.title) }
      + book.pages.map { Completion(label: "\($0.name).md", kind: .id, detail: $0.title) }
  }

  private func statements(_ book: SpecBook?) -> [Completion] {
    (book?.traceabilityMatrix.statements ?? []).map {
      Completion(label: $0.id, kind: .id, detail: $0.section)
    }
  }

  /// Returns links to the sections with statements: `[Apple 2019](sources.md#apple-2019)`.
  private func sources(_ book: SpecBook?) -> [Completion] {
    let sections = Set(
      (book?.traceabilityMatrix.statements ?? []).map { [$0.location.file, $0.section] })
    return (book?.pages ?? []).flatMap { page in
      page.blocks.compactMap(\.heading).filter { sections.contains([page.file, $0.text]) }.map {
        Completion(
          label: "[\($0.text)](\(page.name).md#\($0.anchor))", kind: .id, detail: page.title)
      }
    }
  }

  /// Returns the cells that a line has up to a place; the last is the one at the place.
  private static func cells(_ before: Substring) -> [Substring] {
    let source = SourceLines(Array((before + "\u{1}").utf8))
    return TableReader(source: source).cells(inLine: 1).map { range in
      Substring(String(decoding: source.bytes[range].filter { $0 != 1 }, as: UTF8.self))
    }
  }

  /// Returns the words that a space follows.
  private static func wholeWords(_ text: Substring) -> [Substring] {
    let words = Words.of(text)
    return text.isEmpty || text.last == " " ? words : words.dropLast()
  }
}

extension Completion {
  fileprivate static func keyword(_ word: String) -> Completion {
    Completion(label: word, kind: .keyword, detail: "column")
  }

  fileprivate static func value(_ word: String, _ detail: String) -> Completion {
    Completion(label: word, kind: .value, detail: detail)
  }
}
