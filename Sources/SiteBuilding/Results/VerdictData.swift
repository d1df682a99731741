import Conformance
import Results
import SpecReading

/// The verdicts of every engine as a script, which the pages of results load for comparisons.
///
/// Outcomes are a letter per scenario, as in `Outcome.code`; texts are positions in one list:
///
///     version    of this format
///     report     the version of reports that the scripts can read
///     outcomes   [code, name], worst first
///     features   names
///     engines    name, version, language, key, features,
///                outcomes: a code for each scenario,
///                details: a list for each outcome other than P and n, in order
///     replays    whether the replays of the scenarios have what engines did
///     details    F and D: [phrase, expected, actual, number of differences, known, link, cause]
///                E: [message, known, link]   s: [reason, link]   -1 for what is absent
///                K: as F, or as E where the scenario errored
///     clauses    [id, title, path, title of the page, level]
///     scenarios  [position of the clause, slug, features, label in the language, if it has a name]
///     texts      the texts; [text, translation] for a phrase, an outcome or a reason that has one
struct VerdictData {
  /// The version of this format, which the scripts of the theme check.
  static let version = 5
  /// The name of the original's script, without its ending.
  static let name = "verdicts"

  /// The script.
  let asset: Asset

  init(
    _ pages: [Page], _ results: ResultsIndex, _ vocabulary: Vocabulary, hasReplays: Bool,
    in strings: LocalizedStrings
  ) {
    var texts = TextList()
    var (clauses, scenarios): ([JSON], [JSON]) = ([], [])
    var positions: [String: Int] = [:]
    for page in pages {
      let path = Address.file(page.path, root: "").text
      for scenario in page.scenarios {
        let clause = scenario.clause
        let position = positions[clause.id] ?? clauses.count
        if position == clauses.count {
          positions[clause.id] = position
          clauses.append(
            .texts([clause.id, clause.title, path, page.title, clause.level.rawValue]))
        }
        var row = [
          position, texts.position(of: scenario.id.slug),
          texts.position(of: scenario.features.wordsInOrder),
        ]
        if let label = strings.names?.label(of: scenario.id.description) {
          row.append(texts.position(of: label))
        }
        scenarios.append(.integers(row))
      }
    }
    let engines = zip(results.engines, EngineKey.keys(of: results.engines)).enumerated().map {
      number, engine in Self.engine(engine.0, engine.1, number, pages, results, &texts)
    }
    let data: JSON = [
      "version": .integer(Self.version),
      "report": .integer(Report.currentVersion),
      "replays": .truth(hasReplays),
      "outcomes": .list(Outcome.worstFirst.map { .texts([String($0.code), $0.rawValue]) }),
      "features": .texts(vocabulary.features.map(\.rawValue)),
      "engines": .list(engines),
      "clauses": .list(clauses),
      "scenarios": .list(scenarios),
      "texts": .list(texts.all(in: strings)),
    ]
    asset = Asset(
      .script, named: strings.language.variant(of: Self.name),
      bytes: data.script("globalThis.conformVerdicts="))
  }

  /// Returns an engine with its verdicts, in the order of the scenarios.
  private static func engine(
    _ profile: EngineProfile, _ key: EngineKey, _ number: Int, _ pages: [Page],
    _ results: ResultsIndex, _ texts: inout TextList
  ) -> JSON {
    let results = pages.flatMap(\.scenarios).map { results.result(of: number, on: $0.id) }
    let details = results.compactMap { $0?.verdict.detail($0?.expected, &texts) }
    return [
      "name": .text(profile.name), "version": .text(profile.version),
      "language": .text(profile.language), "key": .text(key.slug),
      "features": .texts(profile.features.inOrder.map(\.rawValue)),
      "outcomes": .text(String(results.map { Outcome($0).code })),
      "details": .list(details.map(JSON.integers)),
    ]
  }
}

/// Distinct texts with their positions.
private struct TextList {
  private var all: [String] = []
  private var positions: [String: Int] = [:]
  /// The positions of phrases and outcomes.
  private var outcomes: Set<Int> = []
  /// The positions of reasons for expected failures and for skipping.
  private var reasons: Set<Int> = []

  /// Returns the position of a text, which is added where it is new; -1 for nil.
  mutating func position(of text: String?) -> Int {
    guard let text else { return -1 }
    if let position = positions[text] { return position }
    positions[text] = all.count
    all.append(text)
    return all.count - 1
  }

  /// Returns the position of a phrase or an outcome.
  mutating func position(ofOutcome text: String?) -> Int {
    let position = position(of: text)
    outcomes.insert(position)
    return position
  }

  /// Returns the position of a reason.
  mutating func position(ofReason text: String?) -> Int {
    let position = position(of: text)
    reasons.insert(position)
    return position
  }

  /// Returns the texts with their translations.
  func all(in strings: LocalizedStrings) -> [JSON] {
    all.enumerated().map { position, text in
      let translation =
        outcomes.contains(position)
        ? strings.sentences?.outcome(text)
        : reasons.contains(position) ? strings.sentences?.reason(text) : nil
      guard let translation, translation != text else { return .text(text) }
      return .texts([text, translation])
    }
  }
}

extension Verdict {
  /// Returns the texts of the verdict as numbers; nil for passed.
  fileprivate func detail(_ expected: ExpectedFailure?, _ texts: inout TextList) -> [Int]? {
    switch self {
    case .passed:
      return nil
    case .failed(let differences), .deviated(let differences):
      let first = differences.first
      return [first?.phrase, first?.expected, first?.actual]
        .map { texts.position(ofOutcome: $0 ?? "") }
        + [differences.count, texts.position(ofReason: expected?.reason)]
        + [texts.position(of: expected?.link), texts.position(ofOutcome: first?.cause?.words)]
    case .errored(let message):
      return [
        texts.position(of: message), texts.position(ofReason: expected?.reason),
        texts.position(of: expected?.link),
      ]
    case .skipped(let reason, let url):
      return [texts.position(ofReason: reason), texts.position(of: url)]
    }
  }
}

extension HTML {
  /// Adds the element that tells the scripts of a page where the verdicts are.
  mutating func appendVerdictSource(
    view: StaticString, root: String = "", _ site: LocalizedSite
  ) {
    let source = Address.file(site.verdicts.path, root: root + site.language.top)
    line(
      "div", .class("verdict-source"), .constant("data-view", view),
      .data("data-source", source.text), .data("data-root", root), text: "")
  }
}
