import Conformance
import SpecReading

/// Writes the parts of the search index.
struct SearchWriter {
  private let features = Dictionary(uniqueKeysWithValues: zip(Feature.allCases, 0...))
  private let phrases = Dictionary(
    Vocabulary.phrases.map { ($0.pattern, $0) }, uniquingKeysWith: { first, _ in first })

  /// Writes a page that was read.
  func put(_ page: Page, into json: inout JSONWriter) {
    json.list { json in
      json.value(page.name)
      json.value(page.title)
      json.value(page.path)
      json.list { putClauses(of: page, into: &$0) }
      // Between clauses, headings only part them.
      json.list { if page.clauses.isEmpty { putSections(of: page, into: &$0) } }
    }
  }

  /// Writes a page that was made; phrases are no sections.
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

  /// Writes the phrase that stands at a place of the phrasebook.
  func put(_ place: ReferencePage.Place, into json: inout JSONWriter) {
    guard let phrase = phrases[place.title] else { return }
    json.list { json in
      json.value(phrase.pattern)
      json.value(phrase.keywords.map(\.rawValue).joined(separator: " "))
      put([phrase.feature], into: &json)
      json.value(phrase.help)
      json.value(place.anchor)
    }
  }

  private func putClauses(of page: Page, into json: inout JSONWriter) {
    var scenarios = page.scenarios[...]
    for section in sections(of: page) {
      put(section.clause, section.tables, &scenarios, into: &json)
    }
  }

  /// The clauses with their tables, collected before they are written: written as they are found,
  /// they make the optimizer of Swift 6.3 fail.
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

  private func put(
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

  private func put(
    _ table: ScenarioTable, _ scenarios: inout ArraySlice<Scenario>, of clause: Clause,
    into json: inout JSONWriter
  ) {
    let columns = table.stepColumns
    json.list { json in
      json.list { json in
        for column in columns { json.value(table.table.header.cells[column].text) }
      }
      for rows in table.scenarioRows {
        guard let scenario = scenarios.popFirst() else { return }
        json.list { json in
          json.value(scenario.id.slug)
          put(scenario.features.filter { !clause.features.contains($0) }, into: &json)
          for row in rows {
            json.list { json in
              for column in columns { json.value(row.cells[column].text) }
            }
          }
        }
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
