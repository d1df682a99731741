import Conformance
import Results

/// The contents of a folder of pages.
package struct SpecBook: Sendable {
  /// The pages, in reading order.
  package var pages: [Page]
  /// The statements of the source documents with the clauses that cover them.
  package var traceabilityMatrix: TraceabilityMatrix
  /// What the rows of the pages can say.
  package var vocabulary = VocabularyIndex.uikit
  /// The redirects from old addresses to new ones.
  package var redirects: [Redirect] = []
  /// The translations, by language tag; empty unless they were requested.
  package var translations: [Translation] = []
  /// The fingerprints of faults, if the folder has any.
  package var fingerprints: FingerprintFile?
  /// What readers search for in other words than the pages'; empty unless all languages were read.
  package var synonyms = Synonyms()
  /// Whether rows were left out of the scenarios, because the reader did not select them.
  package var isPartial = false
  /// Whether no page was read, because the vocabulary of the folder has mistakes.
  package var lacksVocabulary = false
  /// What UIKit did, one run for each system on which it was asked.
  package var uikitRuns: [UIKitRun] = []
  /// All mistakes in the order of the pages; a book with mistakes must not be run.
  package var diagnostics: [Diagnostic]

  /// All clauses, in the order of the pages.
  package var clauses: [Clause] { pages.flatMap(\.clauses) }

  /// All scenarios, in the order of the pages.
  package var scenarios: [Scenario] { pages.flatMap(\.scenarios) }

  /// The present ids of what the redirects lead from.
  package var formerIDs: FormerIDs {
    FormerIDs(
      redirects.lazy.compactMap { redirect in
        guard let old = redirect.old.anchor, ClauseHeading.isID(old.prefix { $0 != "/" }) else {
          return nil
        }
        return redirect.new.anchor.map { (old, $0) }
      })
  }

  /// The faults whose fingerprints the folder has; without rows that no page has.
  package var faults: [Fault] { fingerprints?.reader.read(among: pages).faults ?? [] }

  /// Fingerprints that name scenarios that no page has any more; a run ignores these.
  package var outdatedFingerprints: [Diagnostic] {
    fingerprints?.reader.read(among: pages).outdated ?? []
  }

  /// The share of the sources' statements that clauses and scenarios cover.
  package var coverage: Coverage {
    let standings = standings()
    let scenarios = Dictionary(grouping: self.scenarios, by: \.clause.id)
    var sections: [Coverage.Section] = []
    for statement in traceabilityMatrix.statements {
      if sections.last?.title != statement.section {
        sections.append(Coverage.Section(title: statement.section))
      }
      sections[sections.count - 1].add(statement) { scenarios[$0] != nil }
    }
    let evidence = traceabilityMatrix.evidence
    let rows = clauses.map { clause in
      Coverage.Row(
        clause, isRecorded: !clause.recordedSystems(in: evidence).isEmpty,
        scenarios: (scenarios[clause.id] ?? []).map(\.id.description),
        standings: standings[clause.id] ?? [])
    }
    return Coverage(sections: sections, clauses: rows)
  }
}

extension Coverage.Section {
  fileprivate mutating func add(
    _ statement: TraceabilityMatrix.Statement, hasScenarios: (String) -> Bool
  ) {
    switch statement.status {
    case .covered(by: let clauses) where clauses.contains(where: hasScenarios): run += 1
    case .covered: stated += 1
    case .untestable: untestable += 1
    case .open: open.append(statement.id)
    }
  }
}
