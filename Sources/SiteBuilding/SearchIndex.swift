import Conformance
import Results
import SpecReading

/// The index of the search in the browser, loaded on the first search.
///
/// It is a script because a page opened from a disk may load nothing else. It contains the words of
/// the pages in order; `search-engine.js` indexes them. Records are lists, to keep it small:
///
///     folder     the name of the folder of the pages, which filters may name before a page
///     levels     names
///     features   names; numbers elsewhere are positions in this list, from 0
///     pages      [name, title, path, clauses, sections], in order
///     clauses    [id, title, level, features, wording, scenarios, names]
///     names      [type, name, arguments], an Apple API name; parts may be empty
///     scenarios  [slug, steps, features that its clause lacks, if any]
///     steps      separated by semicolons: a digit for the keyword, the number of the sentence, and
///                what fills its slots, after a bar each
///     keywords   in the language
///     sentences  with `{1}`, `{2}` for their slots
///     synonyms   [what readers search for, the clauses that answer it]
///     sections   [title, anchor]
///     glossary   the path of the glossary
///     phrases    [pattern, keywords, feature, help, anchor, sentence in the language, if another]
///     phrasebook the path of the page of phrases
struct SearchIndex {
  /// The script; no page loads it at first.
  let asset: Asset

  init(
    _ pages: [Page], reference: [ReferencePage], folder: String, synonyms: Synonyms,
    in strings: LocalizedStrings
  ) {
    var writer = SearchWriter(rows: SearchRows(strings))
    var json = JSONWriter()
    json.object { json in
      json.put("folder", folder)
      json.put("levels", Level.allCases) { $0.value($1.rawValue) }
      json.put("features", Feature.allCases) { $0.value($1.rawValue) }
      json.name("pages")
      json.list { json in
        for page in pages { writer.put(page, into: &json) }
        for page in reference { writer.put(page, into: &json) }
      }
      json.put("glossary", pages.first { $0.name == Glossary.page }?.path)
      let phrasebook = reference.first { $0.name == PhrasebookPage.name }
      json.put("phrasebook", phrasebook?.path)
      json.put("phrases", phrasebook?.places ?? []) { writer.put($1, strings, into: &$0) }
      writer.rows.put(into: &json)
      synonyms.put(into: &json, of: Set(pages.flatMap(\.clauses).map(\.id)))
    }
    let bytes = Array("globalThis.conformIndex = ".utf8) + json.bytes + Array(";\n".utf8)
    asset = Asset(.script, named: Self.name(in: strings.language), bytes: bytes)
  }

  /// The name of the script of a language, without its ending.
  static func name(in language: Language) -> String {
    language.isOriginal ? "search-index" : "search-index.\(language.tag)"
  }
}

/// Writes the parts of the search index.
private struct SearchWriter {
  /// The sentences of the rows that were written.
  var rows: SearchRows
  private let features = Dictionary(uniqueKeysWithValues: zip(Feature.allCases, 0...))
  private let phrases = Dictionary(
    Vocabulary.phrases.map { ($0.pattern, $0) }, uniquingKeysWith: { first, _ in first })

  init(rows: SearchRows) { self.rows = rows }

  /// Writes a page of the book.
  mutating func put(_ page: Page, into json: inout JSONWriter) {
    json.list { json in
      json.value(page.name)
      json.value(page.title)
      json.value(page.path)
      json.list { putClauses(of: page, into: &$0) }
      // On a page with clauses, other headings only group them.
      json.list { if page.clauses.isEmpty { putSections(of: page, into: &$0) } }
    }
  }

  /// Writes a generated page. Phrases are written apart from sections.
  func put(_ page: ReferencePage, into json: inout JSONWriter) {
    json.list { json in
      json.value(page.name)
      json.value(page.title)
      json.value(page.path)
      json.list { _ in }
      json.list { json in
        guard page.name != PhrasebookPage.name else { return }
        for place in page.places { putSection(place.title, place.anchor, into: &json) }
      }
    }
  }

  /// Writes the phrase at a place of the phrasebook.
  func put(
    _ place: ReferencePage.Place, _ strings: LocalizedStrings, into json: inout JSONWriter
  ) {
    guard let phrase = phrases[place.title] else { return }
    json.list { json in
      json.value(phrase.pattern)
      json.value(phrase.keywords.map(\.rawValue).joined(separator: " "))
      put([phrase.feature], into: &json)
      json.value(phrase.help)
      json.value(place.anchor)
      if let sentence = strings.sentences?.pattern(for: phrase.pattern) { json.value(sentence) }
    }
  }

  private mutating func putClauses(of page: Page, into json: inout JSONWriter) {
    var scenarios = page.scenarios[...]
    for section in sections(of: page) {
      put(section.clause, section.tables, &scenarios, into: &json)
    }
  }

  /// Returns the clauses with their tables. Collected before they are written because writing
  /// them while iterating crashes the optimizer of Swift 6.3.
  private func sections(of page: Page) -> [(clause: Clause, tables: [ScenarioTable])] {
    var sections: [(clause: Clause, tables: [ScenarioTable])] = []
    for block in page.blocks {
      switch block {
      case .heading(let heading):
        if let clause = heading.clause { sections.append((clause, [])) }
      case .scenarios(let table) where !sections.isEmpty:
        sections[sections.count - 1].tables.append(table)
      default: break
      }
    }
    return sections
  }

  private mutating func put(
    _ clause: Clause, _ tables: [ScenarioTable], _ scenarios: inout ArraySlice<Scenario>,
    into json: inout JSONWriter
  ) {
    json.list { json in
      json.value(clause.id)
      json.value(clause.title)
      json.value(clause.level.rawValue)
      put(clause.features, into: &json)
      json.value(clause.wording)
      json.list { json in
        for table in tables { put(table, &scenarios, of: clause, into: &json) }
      }
      json.list { json in
        for name in clause.names { put(name, into: &json) }
      }
    }
  }

  private func put(_ name: SymbolName, into json: inout JSONWriter) {
    json.list { json in
      json.value(name.type)
      json.value(name.base)
      json.value(name.arguments)
    }
  }

  private mutating func put(
    _ table: ScenarioTable, _ scenarios: inout ArraySlice<Scenario>, of clause: Clause,
    into json: inout JSONWriter
  ) {
    let heads = table.table.header.cells.enumerated().compactMap { column, cell in
      SearchRows.Head(cell.text).map { (column, $0) }
    }
    for rows in table.scenarioRows {
      guard let scenario = scenarios.popFirst() else { return }
      let cells = rows.flatMap { row in heads.map { (head: $0.1, cell: row.cells[$0.0].text) } }
      let steps = self.rows.steps(in: cells)
      let features = scenario.features.filter { !clause.features.contains($0) }
      json.list { json in
        json.value(scenario.id.slug)
        json.value(steps)
        if !features.isEmpty { put(features, into: &json) }
      }
    }
  }

  private func put(_ features: some Sequence<Feature>, into json: inout JSONWriter) {
    let numbers = features.compactMap { self.features[$0] }.sorted()
    json.list { json in
      for number in numbers { json.value(Double(number)) }
    }
  }

  private func putSections(of page: Page, into json: inout JSONWriter) {
    var anchors = Anchors(reserved: [])
    for case .heading(let heading) in page.blocks where !heading.anchor.isEmpty {
      let anchor = anchors.take(heading.anchor)
      if heading.level > 1 { putSection(heading.text, anchor, into: &json) }
    }
  }

  private func putSection(_ title: String, _ anchor: String, into json: inout JSONWriter) {
    json.list { json in
      json.value(title)
      json.value(anchor)
    }
  }
}

extension ScenarioTable {
  /// The rows of each scenario, in order.
  fileprivate var scenarioRows: [ArraySlice<PipeTable.Row>] {
    switch shape {
    case .rows: table.rows.indices.map { table.rows[$0...$0] }
    case .steps: [table.rows[...]]
    }
  }
}
