import Conformance
import Results
import SpecReading

/// The verdicts of every engine as a script, which the pages of results load for comparisons.
///
/// Outcomes are a letter per scenario, as in `Outcome.code`; texts are positions in one list:
///
///     report     the version of reports that the scripts can read
///     features   names
///     engines    name, version, language, key, features,
///                outcomes: a code for each scenario,
///                details: a list for each outcome other than P and n, in order
///     replays    whether the replays of the scenarios have what engines did
///     details    F and D: [phrase, expected, actual, known, link, cause]
///                E: [message, known, link]   s: [reason, link]   -1 for what is absent
///                K: as F, or as E where the scenario errored
///     clauses    [id, path, title of the page, level]
///     scenarios  [position of the clause, slug, features, label in the language, if it has a name]
///     texts      the texts; [text, translation] for a phrase, an outcome or a reason that has one
enum VerdictData {
  /// Returns the data.
  static func json(
    _ pages: [Page], _ results: ResultsIndex, _ vocabulary: Vocabulary, hasReplays: Bool,
    in strings: LocalizedStrings
  ) -> JSON {
    var texts = TextList(strings)
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
            .texts([clause.id, path, page.title, clause.level.rawValue]))
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
    let engines = zip(results.engines, results.keys).enumerated().map {
      number, engine in Self.engine(engine.0, engine.1, number, pages, results, &texts)
    }
    return [
      "report": .integer(Report.currentVersion),
      "replays": .truth(hasReplays),
      "features": .texts(vocabulary.features.map(\.rawValue)),
      "engines": .list(engines),
      "clauses": .list(clauses),
      "scenarios": .list(scenarios),
      "texts": .list(texts.all),
    ]
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

/// Distinct texts with their positions, and with their translations.
private struct TextList {
  let strings: LocalizedStrings
  private(set) var all: [JSON] = []
  private var positions: [String: Int] = [:]

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// Returns the position of a text, which is added where it is new; -1 for nil.
  mutating func position(of text: String?, as translation: String? = nil) -> Int {
    guard let text else { return -1 }
    if let position = positions[text] { return position }
    positions[text] = all.count
    let isTranslated = translation != nil && translation != text
    all.append(isTranslated ? .texts([text, translation ?? ""]) : .text(text))
    return all.count - 1
  }

  /// Returns the position of a phrase or an outcome.
  mutating func position(of sentence: Sentence) -> Int {
    position(of: sentence.description, as: strings.sentences?.text(of: sentence))
  }

  /// Returns the position of a reason for an expected failure.
  mutating func position(ofReason text: String?) -> Int {
    position(of: text, as: text.flatMap { strings.sentences?.reason($0) })
  }

  /// Returns the position of a reason for skipping.
  mutating func position(ofReason sentence: Sentence) -> Int {
    if case .word(let text) = sentence { position(ofReason: text) } else { position(of: sentence) }
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
      return [
        texts.position(of: first?.phrase ?? ""), texts.position(of: first?.expected ?? ""),
        texts.position(of: first?.actual ?? ""),
        texts.position(ofReason: expected?.reason), texts.position(of: expected?.link),
        first?.cause.map { texts.position(of: $0.sentence) } ?? -1,
      ]
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
