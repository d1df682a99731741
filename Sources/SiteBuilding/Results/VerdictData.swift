import Conformance
import Results
import SpecReading

/// The verdicts of every engine as a script, which the pages of results load for comparisons.
///
/// It is a script because a page opened from a disk may load nothing else. Outcomes are a letter per
/// scenario, as in `Outcome.code`; texts are positions in one list:
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
///     texts      the texts
struct VerdictData {
  /// The version of this format, which the scripts of the theme check.
  static let version = 5
  /// The name of the original's script, without its ending.
  static let name = "verdicts"

  /// The script.
  let asset: Asset

  init(
    _ pages: [Page], _ results: ResultsIndex, hasReplays: Bool, in strings: LocalizedStrings
  ) {
    let keys = EngineKey.keys(of: results.engines)
    var texts = TextList()
    var clauses = ClauseList()
    for page in pages {
      for scenario in page.scenarios { clauses.add(scenario, of: page, &texts, strings) }
    }
    var json = JSONWriter()
    json.object { json in
      json.put("version", Self.version)
      json.put("report", Report.currentVersion)
      json.put("replays", hasReplays)
      json.put("outcomes", Outcome.worstFirst) { $0.put(texts: [String($1.code), $1.rawValue]) }
      json.put("features", Feature.allCases) { $0.value($1.rawValue) }
      json.name("engines")
      json.list { list in
        for number in results.engines.indices {
          list.put(number, keys[number], pages, results, &texts)
        }
      }
      json.put("clauses", clauses.clauses) { $0.put(clause: $1) }
      json.put("scenarios", clauses.scenarios) { $0.put(numbers: $1) }
      json.put("texts", texts.all) { $0.value($1) }
    }
    let script = Array("globalThis.conformVerdicts=".utf8) + json.bytes + Array(";\n".utf8)
    asset = Asset(.script, named: strings.language.variant(of: Self.name), bytes: script)
  }
}

/// Distinct texts with their positions.
private struct TextList {
  private(set) var all: [String] = []
  private var positions: [String: Int] = [:]

  /// Returns the position of a text, which is added where it is new.
  mutating func position(of text: String) -> Int {
    if let position = positions[text] { return position }
    positions[text] = all.count
    all.append(text)
    return all.count - 1
  }

  /// Returns the position of a text, or -1 for nil.
  mutating func position(of text: String?) -> Int {
    text.map { position(of: $0) } ?? -1
  }
}

/// The clauses with scenarios, and the scenarios as numbers.
private struct ClauseList {
  struct Row {
    let clause: Clause
    let page: Page
  }

  private(set) var clauses: [Row] = []
  private(set) var scenarios: [[Int]] = []
  private var positions: [String: Int] = [:]

  mutating func add(
    _ scenario: Scenario, of page: Page, _ texts: inout TextList, _ strings: LocalizedStrings
  ) {
    let clause = scenario.clause
    let position = positions[clause.id] ?? clauses.count
    if position == clauses.count {
      positions[clause.id] = position
      clauses.append(Row(clause: clause, page: page))
    }
    var row = [
      position, texts.position(of: scenario.id.slug), texts.position(of: scenario.features.inOrder),
    ]
    if let label = strings.names?.label(of: scenario.id.description) {
      row.append(texts.position(of: label))
    }
    scenarios.append(row)
  }
}

extension JSONWriter {
  fileprivate mutating func put(clause row: ClauseList.Row) {
    let path = Address.file(row.page.path, root: "").text
    put(texts: [row.clause.id, row.clause.title, path, row.page.title, row.clause.level.rawValue])
  }

  /// Writes an engine with its verdicts, in the order of the scenarios.
  fileprivate mutating func put(
    _ number: Int, _ key: EngineKey, _ pages: [Page], _ results: ResultsIndex,
    _ texts: inout TextList
  ) {
    let engine = results.engines[number]
    var outcomes = ""
    var details: [[Int]] = []
    for scenario in pages.lazy.flatMap(\.scenarios) {
      let result = results.result(of: number, on: scenario.id)
      outcomes.append(Outcome(result).code)
      if let detail = result?.verdict.detail(result?.expected, &texts) { details.append(detail) }
    }
    object { object in
      object.put("name", engine.name)
      object.put("version", engine.version)
      object.put("language", engine.language)
      object.put("key", key.slug)
      object.put("features", Feature.allCases.filter(engine.features.contains)) {
        $0.value($1.rawValue)
      }
      object.put("outcomes", outcomes)
      object.put("details", details) { $0.put(numbers: $1) }
    }
  }
}

extension Verdict {
  /// Returns the texts of the verdict as numbers; nil for passed.
  fileprivate func detail(_ expected: ExpectedFailure?, _ texts: inout TextList) -> [Int]? {
    switch self {
    case .passed:
      return nil
    case .failed(let differences), .departed(let differences):
      let first = differences.first
      return [first?.phrase, first?.expected, first?.actual].map { texts.position(of: $0 ?? "") }
        + [differences.count, texts.position(of: expected?.reason)]
        + [texts.position(of: expected?.link), texts.position(of: first?.cause?.words)]
    case .errored(let message):
      return [message, expected?.reason, expected?.link].map { texts.position(of: $0) }
    case .skipped(let reason, let url):
      return [reason, url].map { texts.position(of: $0) }
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
