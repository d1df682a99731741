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
      guard let column = StepColumn(index: index, header: header, line: table.header.line) else {
        continue
      }
      var missing = column.candidates.filter { examples[$0.pattern] == nil }
      for (row, id) in zip(table.rows, ids) where !missing.isEmpty {
        let text = row.cells[index].text
        for part in text.utf8.split(separator: UInt8(ascii: ";")) {
          let words = column.prefix + Words.of(Substring(part))
          guard let phrase = phrase(of: words, missing, in: column, setting) else { continue }
          examples[phrase.pattern] = PhraseExample(
            keyword: column.keyword, words: words.joined(separator: " "), scenario: id)
          missing.removeAll { $0.pattern == phrase.pattern }
        }
      }
    }
  }

  /// The phrase that the words are, where it is one that is missing. The few that are missing are
  /// tried first: most words are none of them, and need not be held against all.
  private func phrase(
    of words: [Substring], _ missing: [Phrase], in column: StepColumn, _ setting: StageSetting
  ) -> Phrase? {
    let matcher = PhraseMatcher(setting: setting)
    guard matcher.phrase(of: words, among: missing) != nil,
      let phrase = matcher.phrase(of: words, among: column.candidates),
      missing.contains(where: { $0.pattern == phrase.pattern })
    else { return nil }
    return phrase
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
