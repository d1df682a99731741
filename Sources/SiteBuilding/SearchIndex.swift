import Conformance
import Results
import SpecReading

/// The index of the search in the browser, three scripts that are loaded on the first search: the places
/// that answer, the symptoms, and the rows of the clauses.
///
/// It contains the words of the pages in order; `search-engine.js` indexes them. Records are lists, to
/// keep it small. The index:
///
///     folder     the name of the folder of the pages, which filters may name before a page
///     levels     names
///     features   names; numbers elsewhere are positions in this list, from 0
///     pages      [name, title, path, clauses, sections], in order
///     clauses    [id, title, level, features, wording, names]
///     names      [type, name, arguments], an Apple API name; parts may be empty
///     sections   [title, anchor, paragraphs and items], of headings that begin no clause; none of the
///                page of symptoms
///     synonyms   words that mean the same, or the id of a clause and questions that it answers
///     former     the present ids of clauses and rows by their former ones, in small letters
///     glossary   the path of the glossary
///     symptoms   the path of the page of symptoms
///     phrases    [pattern, keywords, feature, help, anchor]; in another language the help is empty,
///                and the sentence in that language follows
///     phrasebook the path of the page of phrases
///
/// The symptoms: a list of [title, anchor, paragraphs and items, path of the symptom's own page].
///
/// The rows:
///
///     clauses    the scenarios of each clause
///     scenarios  [slug, steps, features that its clause lacks, name in the language]; without the last
///                where they are none
///     steps      keyword and sentence in the language; positions in this list elsewhere
enum SearchIndex {
  /// Returns the index.
  static func index(
    _ pages: [Page], _ vocabulary: Vocabulary, reference: [ReferencePage],
    folder: String, synonyms: Synonyms, former: JSON, in strings: LocalizedStrings
  ) -> JSON {
    let writer = SearchWriter(pages, vocabulary, in: strings)
    let phrases = Dictionary(firstOf: vocabulary.phrases.map { ($0.pattern, $0) })
    let phrasebook = reference.first { $0.name == PhrasebookPage.name }
    func path(of name: String) -> JSON {
      pages.first { $0.name == name }.map { .text($0.path) } ?? .null
    }
    return [
      "folder": .text(folder),
      "levels": .texts(Level.allCases.map(\.rawValue)),
      "features": .texts(vocabulary.features.map(\.rawValue)),
      "pages": .list(pages.map(writer.data) + reference.map(writer.data)),
      "glossary": path(of: Glossary.page),
      "symptoms": path(of: Page.symptoms),
      "phrasebook": phrasebook.map { .text($0.path) } ?? .null,
      "phrases": .list(
        (phrasebook?.places ?? []).compactMap { place in
          phrases[place.title].map { writer.data(of: $0, at: place.anchor) }
        }),
      "synonyms": .list(synonyms.classes.map(JSON.texts)),
      "former": former,
    ]
  }

  /// Returns the symptoms.
  static func symptoms(
    _ pages: [Page], _ vocabulary: Vocabulary, in strings: LocalizedStrings
  ) -> JSON {
    let writer = SearchWriter(pages, vocabulary, in: strings)
    return .list(pages.filter { $0.name == Page.symptoms }.flatMap(writer.sections))
  }

  /// Returns the rows.
  static func rows(
    _ pages: [Page], _ vocabulary: Vocabulary, in strings: LocalizedStrings
  ) -> JSON {
    var writer = SearchWriter([], vocabulary, in: strings)
    let clauses = pages.flatMap { writer.rows(of: $0) }
    return ["clauses": .list(clauses), "steps": .texts(writer.steps)]
  }
}

/// Makes the parts of the search index.
private struct SearchWriter {
  /// The steps of the rows so far, each once: most occur in several rows.
  var steps: [String] = []
  var positions: [Keyword: [Sentence: Int]] = [:]
  let strings: LocalizedStrings
  let vocabulary: Vocabulary
  /// The names of Apple's that clauses have, as which code is indexed.
  let names: Set<String>

  /// - Parameter pages: those whose code and prose are indexed.
  init(_ pages: [Page], _ vocabulary: Vocabulary, in strings: LocalizedStrings) {
    self.vocabulary = vocabulary
    self.strings = strings
    names = Set(pages.flatMap(\.clauses).flatMap(\.names).map(\.base))
  }

  /// Returns a page of the book.
  func data(of page: Page) -> JSON {
    [
      .text(page.name), .text(page.title), .text(page.path), .list(page.clauses.map(data)),
      .list(page.name == Page.symptoms ? [] : sections(of: page)),
    ]
  }

  private func data(of clause: Clause) -> JSON {
    [
      .text(clause.id), .text(clause.title), .text(clause.level.rawValue),
      data(of: clause.features), .text(clause.wording),
      .list(clause.names.map { .texts([$0.type, $0.base, $0.arguments]) }),
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

  /// Returns a phrase and its anchor in the phrasebook; in another language without its help, which is not
  /// translated.
  func data(of phrase: Phrase, at anchor: String) -> JSON {
    let sentence = strings.sentences?.pattern(for: phrase.pattern)
    return .list(
      [
        .text(phrase.pattern), .text(phrase.keywords.map(\.rawValue).joined(separator: " ")),
        data(of: [phrase.feature]), .text(sentence == nil ? phrase.help : ""), .text(anchor),
      ] + (sentence.map { [.text($0)] } ?? []))
  }

  /// Returns the rows of each clause of a page.
  mutating func rows(of page: Page) -> [JSON] {
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
      .list(tables.flatMap { self.rows(of: $0, &scenarios, of: clause) })
    }
  }

  private mutating func rows(
    of table: ScenarioTable, _ scenarios: inout ArraySlice<Scenario>, of clause: Clause
  ) -> [JSON] {
    let keywords = table.table.header.cells.map { cell in
      Keyword(rawValue: String(cell.text[...].parts(at: " ")[0]))
    }
    return table.scenarios.compactMap { _, rows in
      guard let scenario = scenarios.popFirst() else { return nil }
      let features = scenario.features.filter { !clause.features.contains($0) }
      let steps = rows.flatMap { zip(keywords, $0.cells) }.flatMap { keyword, cell in
        keyword.map { positions(of: cell.sentences, after: $0) } ?? []
      }
      let name = strings.names?[scenario.id.description].map(JSON.text)
      return .list(
        [.text(scenario.id.slug), .integers(steps)]
          + (features.isEmpty && name == nil ? [] : [data(of: features)])
          + [name].compactMap(\.self))
    }
  }

  /// Returns the positions of the steps in a cell.
  private mutating func positions(of sentences: [Sentence], after keyword: Keyword) -> [Int] {
    sentences.map { sentence in
      let position = positions[keyword]?[sentence] ?? steps.count
      if position == steps.count {
        positions[keyword, default: [:]][sentence] = position
        let column = strings.sentences?.column(keyword.rawValue) ?? keyword.rawValue
        steps.append("\(column) \(strings.sentences?.text(of: sentence) ?? "\(sentence)")")
      }
      return position
    }
  }

  private func data(of features: some Collection<Feature>) -> JSON {
    .integers(vocabulary.features.indices.filter { features.contains(vocabulary.features[$0]) })
  }

  /// Returns the headings that begin no clause, with the prose below each. On pages without clauses, only
  /// symptoms and terms are searched for by their prose; on others, stages are left out. Of code the names
  /// are kept that clauses have.
  func sections(of page: Page) -> [JSON] {
    let isSearched = !page.clauses.isEmpty || [Glossary.page, Page.symptoms].contains(page.name)
    var anchors = Anchors(reserved: [])
    var sections: [(heading: Page.Heading, anchor: String, texts: [String], path: String?)] = []
    var symptoms = page.symptoms[...]
    var isListed = false
    for block in page.blocks {
      switch block {
      case .heading(let heading) where !heading.anchor.isEmpty:
        let symptom = heading.level == 2 ? symptoms.popFirst() : nil
        let anchor = anchors.take(heading.anchor)
        isListed =
          heading.level > 1 && heading.clause == nil
          && (page.clauses.isEmpty || !anchor.hasPrefix("stage-"))
        if isListed { sections.append((heading, anchor, [], symptom?.path)) }
      case .prose(let html) where isSearched && isListed:
        sections[sections.count - 1].texts +=
          html.hasPrefix("<pre>") ? [html.texts.joined().names(among: names)] : html.texts
      default: break
      }
    }
    let kept = sections.filter { page.clauses.isEmpty || !$0.texts.isEmpty }
    return kept.map { heading, anchor, texts, path in
      .list(
        [.text(heading.text), .text(anchor)]
          + (texts.isEmpty && path == nil ? [] : [.texts(texts)])
          + [path].compactMap { $0.map(JSON.text) })
    }
  }
}

extension String {
  /// The names of a list that occur in code, each once.
  fileprivate func names(among names: Set<String>) -> String {
    let words = Array(utf8).split { !$0.isASCIILetter && !$0.isASCIIDigit && $0 < 0x80 }
    return words.map { String(decoding: $0, as: UTF8.self) }.filter(names.contains).unique
      .joined(separator: " ")
  }
}
