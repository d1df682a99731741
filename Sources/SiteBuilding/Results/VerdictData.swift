import Conformance
import SpecReading

/// Every engine's verdicts as a script that the pages of results load when somebody compares.
///
/// It is a script because pages that are opened from a disk may load nothing else. Each text stands
/// once, in a list; everything else names it by its place there.
struct VerdictData {
  /// The version of this shape, which the scripts of the theme must know.
  static let version = 2

  /// The script, as an asset that no page loads by itself.
  let asset: Asset

  init(_ pages: [Page], _ scoreboard: Scoreboard) {
    let keys = EngineKey.keys(of: scoreboard.engines)
    var texts = TextList()
    var clauses = ClauseList()
    for page in pages {
      for scenario in page.scenarios { clauses.add(scenario, of: page, &texts) }
    }
    var json = JSONWriter()
    json.object { json in
      json.put("version", Self.version)
      json.put("report", Report.currentVersion)
      json.put("features", Feature.allCases) { $0.value($1.rawValue) }
      json.name("engines")
      json.list { list in
        for number in scoreboard.engines.indices {
          list.put(number, keys[number], pages, scoreboard, &texts)
        }
      }
      json.put("clauses", clauses.clauses) { $0.put(clause: $1) }
      json.put("scenarios", clauses.scenarios) { $0.put(numbers: $1) }
      json.put("texts", texts.all) { $0.value($1) }
    }
    let script = Array("globalThis.conformVerdicts=".utf8) + json.bytes + Array(";\n".utf8)
    asset = Asset(.script, named: "verdicts", bytes: script)
  }
}

/// Texts, each kept once.
private struct TextList {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// The place of a text, which is added where it is new.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}

/// The clauses that have scenarios, and the scenarios as numbers.
private struct ClauseList {
  struct Row {
    let clause: Clause
    let page: Page
  }

  private(set) var clauses: [Row] = []
  /// For each scenario: its clause, its slug's text, its features' text.
  private(set) var scenarios: [[Int]] = []
  private var places: [String: Int] = [:]

  mutating func add(_ scenario: Scenario, of page: Page, _ texts: inout TextList) {
    let clause = scenario.clause
    let place = places[clause.id] ?? clauses.count
    if place == clauses.count {
      places[clause.id] = place
      clauses.append(Row(clause: clause, page: page))
    }
    scenarios.append([
      place, texts.place(of: scenario.id.slug), texts.place(of: scenario.features.inOrder),
    ])
  }
}

extension JSONWriter {
  fileprivate mutating func put(clause row: ClauseList.Row) {
    list { list in
      list.value(row.clause.id)
      list.value(row.clause.title)
      list.value(Address.file(row.page.path, root: "").text)
      list.value(row.page.title)
      list.value(row.clause.level.rawValue)
    }
  }

  fileprivate mutating func put(numbers: [Int]) {
    list { list in for number in numbers { list.value(Double(number)) } }
  }

  /// Writes an engine with its verdicts, in the order of the scenarios.
  fileprivate mutating func put(
    _ number: Int, _ key: EngineKey, _ pages: [Page], _ scoreboard: Scoreboard,
    _ texts: inout TextList
  ) {
    let engine = scoreboard.engines[number]
    object { object in
      object.put("name", engine.name)
      object.put("version", engine.version)
      object.put("language", engine.language)
      object.put("key", key.slug)
      object.put("short", key.short)
      object.put("features", Feature.allCases.filter(engine.features.contains)) {
        $0.value($1.rawValue)
      }
      object.name("verdicts")
      object.list { list in
        for page in pages {
          for scenario in page.scenarios {
            list.put(
              scoreboard.verdict(of: number, on: scenario.id),
              scoreboard.expectedFailure(of: number, in: scenario.id), &texts)
          }
        }
      }
    }
  }

  /// Writes a verdict: 0 for none, 1 for passed; else a list that begins with 2 for failed, 3 for
  /// errored, 4 for skipped, 5 for departed, and goes on with the places of its texts. What is
  /// absent is -1.
  private mutating func put(
    _ verdict: Verdict?, _ expected: ExpectedFailure?, _ texts: inout TextList
  ) {
    let known = [
      expected.map { texts.place(of: $0.reason) } ?? -1,
      expected?.link.map { texts.place(of: $0) } ?? -1,
    ]
    switch verdict {
    case nil: value(0)
    case .passed: value(1)
    case .failed(let differences), .departed(let differences):
      let first = differences.first
      let parts = [first?.phrase, first?.expected, first?.actual]
      let word = verdict?.isFailure == true ? 2 : 5
      put(numbers: [word] + parts.map { texts.place(of: $0 ?? "") } + [differences.count] + known)
    case .errored(let message):
      put(numbers: [3, texts.place(of: message)] + known)
    case .skipped(let reason, let url):
      put(numbers: [4, texts.place(of: reason), url.map { texts.place(of: $0) } ?? -1])
    }
  }
}
