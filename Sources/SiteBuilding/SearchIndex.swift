import Conformance
import Results
import SpecReading

/// The index of the search in the browser, loaded on the first search.
///
/// It contains the words of the pages in order; `search-engine.js` indexes them. Records are lists, to
/// keep it small:
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
    let phrasebook = reference.first { $0.name == PhrasebookPage.name }
    func path(of name: String) -> JSON {
      pages.first { $0.name == name }.map { .text($0.path) } ?? .null
    }
    let listed = pages.map { writer.data(of: $0) } + reference.map(writer.data)
    let data: JSON = [
      "folder": .text(folder),
      "levels": .texts(Level.allCases.map(\.rawValue)),
      "features": .texts(Feature.allCases.map(\.rawValue)),
      "pages": .list(listed),
      "glossary": path(of: Glossary.page),
      "symptoms": path(of: "symptoms"),
      "phrasebook": phrasebook.map { .text($0.path) } ?? .null,
      "phrases": .list((phrasebook?.places ?? []).compactMap(writer.data)),
      "steps": .texts(writer.steps),
      "synonyms": synonyms.data(of: Set(pages.flatMap(Synonyms.targets))),
    ]
    asset = Asset(
      .script, named: strings.language.variant(of: Self.name),
      bytes: data.script("globalThis.conformIndex = "))
  }

  /// The name of the original's script, without its ending.
  static let name = "search-index"
}

/// Makes the parts of the search index.
private struct SearchWriter {
  /// The steps of the rows so far, each once: most occur in several rows.
  private(set) var steps: [String] = []
  private var positions: [String: Int] = [:]
  private let strings: LocalizedStrings
  private let phrases = Dictionary(firstOf: Vocabulary.phrases.map { ($0.pattern, $0) })

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// Returns a page of the book. On one with clauses, other headings only group them.
  mutating func data(of page: Page) -> JSON {
    let sections = page.clauses.isEmpty ? sections(of: page) : []
    return [
      .text(page.name), .text(page.title), .text(page.path), .list(clauses(of: page)),
      .list(sections),
    ]
  }

  /// Returns a generated page. Phrases are apart from sections.
  func data(of page: ReferencePage) -> JSON {
    let places = page.name == PhrasebookPage.name ? [] : page.places
    return [
      .text(page.name), .text(page.title), .text(page.path), [],
      .list(places.map { .texts([$0.title, $0.anchor]) }),
    ]
  }

  /// Returns the phrase at a place of the phrasebook.
  func data(of place: ReferencePage.Place) -> JSON? {
    guard let phrase = phrases[place.title] else { return nil }
    let sentence = strings.sentences?.pattern(for: phrase.pattern)
    return .list(
      [
        .text(phrase.pattern), .text(phrase.keywords.map(\.rawValue).joined(separator: " ")),
        data(of: [phrase.feature]), .text(phrase.help), .text(place.anchor),
      ] + (sentence.map { [.text($0)] } ?? []))
  }

  private mutating func clauses(of page: Page) -> [JSON] {
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
    return sections.map { clause, tables in
      let rows = tables.flatMap { self.rows(of: $0, &scenarios, of: clause) }
      return [
        .text(clause.id), .text(clause.title), .text(clause.level.rawValue),
        data(of: clause.features), .text(clause.wording), .list(rows),
        .list(clause.names.map { .texts([$0.type, $0.base, $0.arguments]) }),
      ]
    }
  }

  private mutating func rows(
    of table: ScenarioTable, _ scenarios: inout ArraySlice<Scenario>, of clause: Clause
  ) -> [JSON] {
    let heads = table.table.header.cells.map { StepHead($0.text) }
    return table.scenarios.compactMap { _, rows in
      guard let scenario = scenarios.popFirst() else { return nil }
      let features = scenario.features.filter { !clause.features.contains($0) }
      let steps = rows.flatMap { zip(heads, $0.cells) }.flatMap { head, cell in
        head.map { positions(of: cell.text, below: $0) } ?? []
      }
      let name = strings.names?[scenario.id.description].map(JSON.text)
      return .list(
        [.text(scenario.id.slug), .integers(steps)]
          + (features.isEmpty && name == nil ? [] : [data(of: features)])
          + [name].compactMap(\.self))
    }
  }

  /// Returns the positions of the steps in a cell.
  private mutating func positions(of cell: String, below head: StepHead) -> [Int] {
    SentenceTable.phrases(in: cell, after: head.start).map { phrase in
      let words = "\(head.keyword.rawValue) \(phrase)"
      let position = positions[words] ?? steps.count
      if position == steps.count {
        positions[words] = position
        steps.append(strings.sentences?.step(head.keyword, phrase) ?? words)
      }
      return position
    }
  }

  private func data(of features: some Collection<Feature>) -> JSON {
    .integers(Feature.allCases.indices.filter { features.contains(Feature.allCases[$0]) })
  }

  private func sections(of page: Page) -> [JSON] {
    var anchors = Anchors(reserved: [])
    let headings = page.blocks.compactMap(\.heading).filter { !$0.anchor.isEmpty }
    return headings.map { ($0, anchors.take($0.anchor)) }.filter { $0.0.level > 1 }
      .map { heading, anchor in .texts([heading.text, anchor]) }
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
