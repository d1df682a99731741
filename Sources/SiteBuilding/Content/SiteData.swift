import Conformance
import Results
import Scenes
import SpecReading

/// The data that the pages of all languages share.
struct SiteData: Sendable {
  /// The verdicts of every engine.
  let results: ResultsIndex
  /// What the rows of the pages can say.
  let vocabulary: Vocabulary
  /// The traces of every engine.
  let recordings: Recordings
  /// Whether any engine's traces are there, so that scenarios have replays.
  let hasTraces: Bool
  /// The path of the page that contains each clause.
  let paths: [String: String]
  /// The redirects from former addresses.
  let redirects: Redirects
  /// How and where the site is published.
  let publishing: Publishing
  /// The files for machines.
  let downloads: DownloadFiles
  /// The data of the lab, where the site has one.
  let lab: LabData?
  /// How much of the sources the pages cover.
  let coverage: Coverage
  /// The ids of the clauses that the page of evidence lists.
  let unsettled: Set<String>
  /// What UIKit did in the scenarios of each clause, by the clause's id; empty where no run is kept.
  let standings: [String: [UIKitSummary]]
  /// The evidence of each statement of the traceability matrix that has any, by its id.
  let evidence: [String: StatementEvidence]
  /// The original pages by name, where there are translations.
  let originals: [String: Page]
  /// The examples of the phrases.
  let phraseExamples: [String: PhraseExample]
  /// What the reference engine does in the scenarios that prose names as examples, by id.
  let stories: [String: StageStory]
  /// The first of these on the pages, for the front page.
  let opening: StageStory?
  /// The faults that may explain what did not pass.
  let faults: [Fault]
  /// What readers search for in other words than the pages'.
  let synonyms: Synonyms
  /// The name of the folder of the pages, such as `Spec`.
  let folder: String

  init(
    _ book: SpecBook, reports: [Report], _ publishing: Publishing,
    _ snapshots: SceneSnapshot.Source, _ lab: LabEngine?
  ) async {
    let vocabulary = book.vocabulary.vocabulary
    self.vocabulary = vocabulary
    let replayed = vocabulary.isUIKit ? reports : []
    async let recordings = Recordings(replayed)
    let results = ResultsIndex(book.pages, reports: reports)
    hasTraces = replayed.contains(where: \.hasTraces)
    self.publishing = publishing
    self.results = results
    paths = book.pages.reduce(into: [String: String]()) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    redirects = Redirects(book.redirects, present: book.scenarios.map(\.id.description))
    downloads = DownloadFiles(publishing.downloads, results)
    self.lab = vocabulary.isUIKit ? lab.map { LabData(book, engine: $0) } : nil
    coverage =
      book.traceabilityMatrix.statements.isEmpty
      ? Coverage(sections: [], clauses: []) : book.coverage
    unsettled = Set(coverage.unsettled.map(\.clause.id))
    standings = book.standings()
    evidence = book.traceabilityMatrix.evidence
    let originals = book.translations.isEmpty ? [] : book.pages
    self.originals = Dictionary(firstOf: originals.map { ($0.name, $0) })
    phraseExamples = book.phraseExamples
    folder = book.folder
    synonyms = book.synonyms
    faults = book.faults
    let examples = book.examples
    stories = examples.reduce(into: [:]) { $0[$1.id.description] = StageStory($1, snapshots) }
    opening = examples.lazy.compactMap { [stories] in stories[$0.id.description] }.first
    self.recordings = await recordings
  }

  /// Returns the path of the page with a clause or a scenario.
  func path(of id: String) -> String? { paths[String(id.prefix { $0 != "/" })] }
}

extension SpecBook {
  /// The scenarios that prose names as examples, in order.
  fileprivate var examples: [Scenario] {
    let ids = pages.flatMap(\.examples)
    guard !ids.isEmpty else { return [] }
    let scenarios = Dictionary(firstOf: scenarios.map { ($0.id.description, $0) })
    return ids.compactMap { scenarios[$0] }
  }

  /// The last component of the folder of the pages; empty for the current folder.
  fileprivate var folder: String {
    guard let page = pages.first else { return "" }
    let path = page.file.dropLast("\(page.name).md".count)
    return path.split(separator: "/").last.map(String.init) ?? ""
  }
}
