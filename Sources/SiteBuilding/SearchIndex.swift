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
///     scenarios  [slug, steps, features that its clause lacks, name in the language]; without the last
///                where they are none
///     steps      keyword and sentence in the language; positions in this list elsewhere
///     synonyms   [what readers search for, the clauses, pages and sections that answer it]
///     sections   [title, anchor]
///     glossary   the path of the glossary
///     symptoms   the path of the page of symptoms
///     phrases    [pattern, keywords, feature, help, anchor, sentence in the language, if another]
///     phrasebook the path of the page of phrases
struct SearchIndex {
  /// The script; no page loads it at first.
  let asset: Asset

  init(
    _ pages: [Page], reference: [ReferencePage], folder: String, synonyms: Synonyms,
    in strings: LocalizedStrings
  ) {
    var writer = SearchWriter(strings)
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
      json.put("symptoms", pages.first { $0.name == "symptoms" }?.path)
      let phrasebook = reference.first { $0.name == PhrasebookPage.name }
      json.put("phrasebook", phrasebook?.path)
      json.put("phrases", phrasebook?.places ?? []) { writer.put($1, into: &$0) }
      json.put("steps", writer.steps) { $0.value($1) }
      synonyms.put(into: &json, of: Set(pages.flatMap(Synonyms.targets)))
    }
    let bytes = Array("globalThis.conformIndex = ".utf8) + json.bytes + Array(";\n".utf8)
    asset = Asset(.script, named: strings.language.variant(of: Self.name), bytes: bytes)
  }

  /// The name of the original's script, without its ending.
  static let name = "search-index"
}

/// Writes the parts of the search index.
private struct SearchWriter {
  /// The steps of the rows that were written, each once: most occur in several rows.
  private(set) var steps: [String] = []
  private var positions: [String: Int] = [:]
  private let strings: LocalizedStrings
  private let features = Dictionary(uniqueKeysWithValues: zip(Feature.allCases, 0...))
  private let phrases = Dictionary(
    Vocabulary.phrases.map { ($0.pattern, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// Writes a page of the book.
  mutating func put(_ page: Page, into json: inout JSONWriter) {
    json.list { json in
      for text in [page.name, page.title, page.path] { json.value(text) }
      json.list { putClauses(of: page, into: &$0) }
      // On a page with clauses, other headings only group them.
      json.list { if page.clauses.isEmpty { putSections(of: page, into: &$0) } }
    }
  }

  /// Writes a generated page. Phrases are written apart from sections.
  func put(_ page: ReferencePage, into json: inout JSONWriter) {
    json.list { json in
      for text in [page.name, page.title, page.path] { json.value(text) }
      json.list { _ in }
      json.list { json in
        guard page.name != PhrasebookPage.name else { return }
        for place in page.places { json.put(texts: [place.title, place.anchor]) }
      }
    }
  }

  /// Writes the phrase at a place of the phrasebook.
  func put(_ place: ReferencePage.Place, into json: inout JSONWriter) {
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
    // Collected first, because writing them while iterating crashes the optimizer of Swift 6.3.
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
    var scenarios = page.scenarios[...]
    for (clause, tables) in sections {
      json.list { json in
        for text in [clause.id, clause.title, clause.level.rawValue] { json.value(text) }
        put(clause.features, into: &json)
        json.value(clause.wording)
        json.list { json in
          for table in tables { put(table, &scenarios, of: clause, into: &json) }
        }
        json.list { json in
          for name in clause.names { json.put(texts: [name.type, name.base, name.arguments]) }
        }
      }
    }
  }

  private mutating func put(
    _ table: ScenarioTable, _ scenarios: inout ArraySlice<Scenario>, of clause: Clause,
    into json: inout JSONWriter
  ) {
    let heads = table.table.header.cells.map { StepHead($0.text) }
    for rows in table.scenarioRows {
      guard let scenario = scenarios.popFirst() else { return }
      let features = scenario.features.filter { !clause.features.contains($0) }
      json.list { json in
        json.value(scenario.id.slug)
        json.list { json in
          for cells in rows.map(\.cells) {
            for case (let head?, let cell) in zip(heads, cells) {
              put(cell.text, of: head, into: &json)
            }
          }
        }
        let name = strings.names?[scenario.id.description]
        if !features.isEmpty || name != nil { put(features, into: &json) }
        if let name { json.value(name) }
      }
    }
  }

  /// Writes the positions of the steps in a cell.
  private mutating func put(_ cell: String, of head: StepHead, into json: inout JSONWriter) {
    for phrase in SentenceTable.phrases(in: cell, after: head.start) {
      let words = "\(head.keyword.rawValue) \(phrase)"
      let position = positions[words] ?? steps.count
      if position == steps.count {
        positions[words] = position
        steps.append(strings.sentences?.step(head.keyword, phrase) ?? words)
      }
      json.value(Double(position))
    }
  }

  private func put(_ features: some Sequence<Feature>, into json: inout JSONWriter) {
    json.put(numbers: features.compactMap { self.features[$0] }.sorted())
  }

  private func putSections(of page: Page, into json: inout JSONWriter) {
    var anchors = Anchors(reserved: [])
    for case .heading(let heading) in page.blocks where !heading.anchor.isEmpty {
      let anchor = anchors.take(heading.anchor)
      if heading.level > 1 { json.put(texts: [heading.text, anchor]) }
    }
  }
}

/// The head of a column of steps: its keyword, and the start of the phrases.
private struct StepHead {
  let keyword: Keyword
  let start: String?

  /// Reads a header; nil for a column without steps.
  init?(_ header: String) {
    let words = header.split(separator: " ", maxSplits: 1).map(String.init)
    guard let keyword = words.first.flatMap(Keyword.init) else { return nil }
    self.keyword = keyword
    start = words.dropFirst().first
  }
}

extension Sentences {
  /// Returns a step with its keyword.
  fileprivate func step(_ keyword: Keyword, _ phrase: String) -> String {
    "\(column(keyword.rawValue) ?? keyword.rawValue) \(sentence(for: phrase) ?? phrase)"
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
