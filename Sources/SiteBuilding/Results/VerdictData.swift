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
    var texts = TextList(strings: strings)
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
    let engines = results.engines.indices.map { engine($0, pages, results, &texts) }
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
    _ number: Int, _ pages: [Page], _ index: ResultsIndex, _ texts: inout TextList
  ) -> JSON {
    let profile = index.engines[number]
    let results = pages.flatMap(\.scenarios).map { index.result(of: number, on: $0.id) }
    let details = results.compactMap { $0?.verdict.detail($0?.expected, &texts) }
    return [
      "name": .text(profile.name), "version": .text(profile.version),
      "language": .text(profile.language), "key": .text(index.keys[number].slug),
      "features": .texts(profile.features.inOrder.map(\.rawValue)),
      "outcomes": .text(String(results.map { Outcome($0).code })),
      "details": .list(details.map(JSON.integers)),
    ]
  }
}

/// Distinct texts with their positions, and with their translations.
private struct TextList {
  let strings: LocalizedStrings
  fileprivate(set) var all: [JSON] = []
  fileprivate var positions: [String: Int] = [:]

  /// Returns the position of a text, which is added where it is new; -1 for nil.
  mutating func position(of text: String?, as translation: String? = nil) -> Int {
    guard let text else { return -1 }
    if let position = positions[text] { return position }
    positions[text] = all.count
    let isTranslated = translation != nil && translation != text
    all.append(isTranslated ? .texts([text, translation ?? ""]) : .text(text))
    return all.count - 1
  }

  /// Returns the position of a text that may have a translation.
  mutating func position(of wording: Wording?) -> Int {
    position(of: wording?.original, as: wording?.translation)
  }
}

extension Verdict {
  /// Returns the texts of the verdict as numbers; nil for passed.
  fileprivate func detail(_ expected: ExpectedFailure?, _ texts: inout TextList) -> [Int]? {
    let strings = texts.strings
    let known = expected.map { strings.reason($0.reason) }
    switch self {
    case .passed:
      return nil
    case .failed(let differences), .deviated(let differences):
      let first = differences.first
      let sentences: [Sentence] = [
        first?.phrase ?? "", first?.expected ?? "", first?.actual ?? "",
      ]
      return sentences.map { texts.position(of: strings.text(of: $0)) } + [
        texts.position(of: known), texts.position(of: expected?.link),
        texts.position(of: first?.cause.map { strings.text(of: $0.sentence) }),
      ]
    case .errored(let message):
      return [
        texts.position(of: message), texts.position(of: known), texts.position(of: expected?.link),
      ]
    case .skipped(let reason, let url):
      return [texts.position(of: strings.reason(reason)), texts.position(of: url)]
    }
  }
}

extension HTML {
  /// Adds the element that tells the scripts of a page where the verdicts are.
  mutating func appendVerdictSource(view: StaticString, root: String = "", _ site: LocalizedSite) {
    let source = Address.file(site.verdicts.path, root: root + site.language.top)
    line(
      "div", .class("verdict-source"), .constant("data-view", view),
      .data("data-source", source.text), .data("data-root", root), text: "")
  }
}
