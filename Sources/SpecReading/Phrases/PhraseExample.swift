import Conformance

/// A phrase as a scenario uses it.
package struct PhraseExample: Hashable, Sendable {
  /// The word it stands after.
  package let keyword: Keyword
  /// The words, such as `C has alpha 0.5`.
  package let words: String
  /// The scenario.
  package let scenario: ScenarioID
}

extension SpecBook {
  /// For each pattern of the phrasebook, the first place where the pages use it, if they do.
  package var phraseExamples: [String: PhraseExample] {
    var finder = ExampleFinder()
    for page in pages { finder.read(page) }
    return finder.examples
  }
}

/// Looks for the first use of each phrase.
private struct ExampleFinder {
  private(set) var examples: [String: PhraseExample] = [:]

  mutating func read(_ page: Page) {
    var scenarios = page.scenarios[...]
    for case .scenarios(let found) in page.blocks {
      let ids = found.ids
      guard let first = scenarios.first, first.id == ids.first else { continue }
      read(found.table, ids: ids, in: StageSetting(first.script.stage))
      scenarios = scenarios.dropFirst(found.count)
    }
  }

  private mutating func read(_ table: PipeTable, ids: [ScenarioID], in setting: StageSetting) {
    for (index, header) in table.header.cells.enumerated() {
      guard let column = StepColumn(index: index, header: header, line: table.header.line),
        column.candidates.contains(where: { examples[$0.pattern] == nil })
      else { continue }
      for (row, id) in zip(table.rows, ids) {
        read(row.cells[index].text, in: column, of: id, setting)
      }
    }
  }

  private mutating func read(
    _ text: String, in column: StepColumn, of id: ScenarioID, _ setting: StageSetting
  ) {
    for part in text.utf8.split(separator: UInt8(ascii: ";")) {
      let words = column.prefix + Words.of(Substring(part))
      let matcher = PhraseMatcher(setting: setting)
      guard let phrase = matcher.phrase(of: words, among: column.candidates),
        examples[phrase.pattern] == nil
      else { continue }
      examples[phrase.pattern] = PhraseExample(
        keyword: column.keyword, words: words.joined(separator: " "), scenario: id)
    }
  }
}

extension ScenarioTable {
  /// How many scenarios it holds.
  fileprivate var count: Int {
    switch shape {
    case .rows(let ids): ids.count
    case .steps: 1
    }
  }

  /// The scenario that each row belongs to.
  fileprivate var ids: [ScenarioID] {
    switch shape {
    case .rows(let ids): ids
    case .steps(let id): table.rows.map { _ in id }
    }
  }
}
