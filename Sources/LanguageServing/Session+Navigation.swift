import Conformance
import Results
import SpecReading

extension Session {
  /// Returns the place where something is introduced; of a phrase of a vocabulary without a page that of its
  /// first use.
  mutating func definition(of symbol: Occurrence.Symbol, _ path: String) -> SourceLocation? {
    let book = checked.book
    switch symbol {
    case .clause(let id): return book?.clauses.first { $0.id == id }?.location
    case .scenario(let id):
      return book?.scenarios.first { $0.id.description == id }?.location
    case .statement(let id):
      return book?.traceabilityMatrix.statements.first { $0.id == id }?.location
    case .page(let name):
      return book?.pages.first { $0.name == name }.map { SourceLocation(file: $0.file, line: 1) }
    case .responder, .phrase, .feature:
      let found = occurrences(of: symbol, path)
      return (found.first(where: \.isDefinition) ?? found.first)?.location
    }
  }

  /// Returns every place where something is named: a responder on its page, ids in all pages and their
  /// translations, all else in all pages.
  mutating func occurrences(of symbol: Occurrence.Symbol, _ path: String) -> [Occurrence] {
    if case .responder = symbol {
      return index(of: path)?.occurrences.filter { $0.symbol == symbol } ?? []
    }
    let files = (try? configuration.reader.files) ?? []
    return files.flatMap { occurrences(in: $0) }.filter { $0.symbol == symbol }
  }

  /// Returns what a page names, or the ids that another file does.
  mutating func occurrences(in file: String) -> [Occurrence] {
    if let index = index(of: file) { return index.occurrences }
    return text(of: file).map { IDFinder.occurrences(in: $0.source, file: file) } ?? []
  }

  /// Returns a text about what is named; nil if there is none.
  mutating func hover(over found: Occurrence, _ path: String, _ text: TextDocument) -> JSON? {
    guard let words = description(of: found.symbol, path) else { return nil }
    let contents: JSON = ["kind": .text("markdown"), "value": .text(words)]
    return ["contents": contents, "range": text.range(of: found)]
  }

  private mutating func description(of symbol: Occurrence.Symbol, _ path: String) -> String? {
    let book = checked.book
    switch symbol {
    case .clause(let id):
      guard let clause = book?.clauses.first(where: { $0.id == id }) else { return nil }
      let features = clause.features.map(\.rawValue).joined(separator: ", ")
      return "**\(clause.id)** \(clause.title)\n\n\(clause.level.rawValue) · "
        + (["\(clause.confidence.rawValue) · \(features)"]
        + counts(of: scenarios(path) { $0.clause == id })).joined(separator: "\n\n")
    case .scenario(let id):
      guard let scenario = scenarios(path, where: { $0.description == id }).first else {
        return nil
      }
      let verdict = verdict(of: scenario).map { "\n\n\(Self.words(for: $0))" } ?? ""
      return "**\(id)** \(scenario.clause.title)\(verdict)"
    case .statement(let id), .feature(let id):
      guard let place = definition(of: symbol, path),
        let found = index(of: place.file)?.row(at: place.line)
      else { return nil }
      let cells = zip(found.table.header.cells, found.row.cells).map { header, cell in
        "\(header.markdown): \(cell.markdown)"
      }
      return "**\(id)**\n\n" + cells.joined(separator: "\n\n")
    case .responder(let name, let stage):
      guard let row = index(of: path)?.responder(name, stage: stage) else { return nil }
      let places = [
        row.parent.map { "in `\($0)`" }, row.controller.map { "view of `\($0)`" },
        row.presenter.map { "presented by `\($0)`" }, row.frame.map { "frame \($0.words)" },
      ]
      return "**\(name)** \(row.kind.rawValue)"
        + places.compactMap { $0 }.map { ", \($0)" }.joined()
    case .phrase(let pattern):
      guard let phrase = vocabulary.vocabulary.phrases.first(where: { $0.pattern == pattern })
      else {
        return nil
      }
      let keywords = phrase.keywords.map { "`\($0.rawValue)`" }.joined(separator: " or ")
      return "`\(pattern)`\n\n\(phrase.help)\n\n\(keywords) · \(phrase.needs.description)"
    case .page(let name): return book?.pages.first { $0.name == name }?.title
    }
  }

  /// Returns the clauses and scenarios whose ids or titles contain the words.
  func symbols(matching query: String) -> JSON {
    let words = query.lowercased()
    guard let book = checked.book else { return [] }
    let clauses = book.clauses.map { ("\($0.id) \($0.title)", 5, $0.location) }
    let scenarios = book.scenarios.map { ($0.id.description, 6, $0.location) }
    return .list(
      (clauses + scenarios).lazy.filter { words.isEmpty || $0.0.lowercased().contains(words) }
        .prefix(Self.maximumSymbols).map { name, kind, place in
          ["name": .text(name), "kind": .integer(kind), "location": location(place, length: 0)]
        })
  }

  /// The number of symbols that a search returns.
  private static let maximumSymbols = 200

  /// Returns the headings of a page as a tree, with the scenarios of each clause.
  mutating func outline(of path: String, _ text: TextDocument) -> JSON {
    guard let index = index(of: path) else { return [] }
    var rest = index.sections[...]
    return .list(Self.outline(&rest, in: index, text, below: 0))
  }

  private static func outline(
    _ rest: inout ArraySlice<(heading: Page.Heading, lines: ClosedRange<Int>)>,
    in index: PageIndex, _ text: TextDocument, below level: Int
  ) -> [JSON] {
    var symbols: [JSON] = []
    while let section = rest.first, section.heading.level > level {
      rest = rest.dropFirst()
      let clause = section.heading.clause
      let scenarios = index.page.scenarios.filter { $0.clause.id == clause?.id }.map { scenario in
        symbol(
          scenario.id.slug, kind: 6, scenario.location.line...scenario.location.line, text, [])
      }
      let name = clause.map { "\($0.id) \($0.title)" } ?? section.heading.text
      let children = scenarios + outline(&rest, in: index, text, below: section.heading.level)
      symbols.append(symbol(name, kind: clause == nil ? 3 : 5, section.lines, text, children))
    }
    return symbols
  }

  private static func symbol(
    _ name: String, kind: Int, _ lines: ClosedRange<Int>, _ text: TextDocument, _ children: [JSON]
  ) -> JSON {
    [
      "name": .text(name.isEmpty ? "?" : name), "kind": .integer(kind),
      "range": text.range(of: lines),
      "selectionRange": text.range(of: lines.lowerBound...lines.lowerBound),
      "children": .nonempty(children),
    ]
  }
}

extension Session {
  /// Returns a lens for each clause and row of a page, with the verdict of its last run.
  mutating func lenses(of path: String, _ text: TextDocument) -> JSON {
    guard let index = index(of: path) else { return [] }
    let scenarios = Dictionary(grouping: index.page.scenarios, by: \.clause.id)
    let clauses = index.page.clauses.compactMap { clause -> JSON? in
      guard let own = scenarios[clause.id] else { return nil }
      let title = (["Run \(Noun.counted(own.count, "scenario"))"] + counts(of: own))
        .joined(separator: " · ")
      return Self.lens(
        title, clause.id, text.range(of: clause.location.line...clause.location.line))
    }
    let rows = index.page.scenarios.map { scenario in
      let words = verdict(of: scenario).map { " · \(Self.words(for: $0))" } ?? ""
      let line = scenario.location.line
      return Self.lens("Run\(words)", scenario.id.description, text.range(of: line...line))
    }
    return .list(clauses + rows)
  }

  private static func lens(_ title: String, _ id: String, _ range: JSON) -> JSON {
    [
      "range": range,
      "command": [
        "title": .text(title), "command": .text(runCommand), "arguments": .texts([id]),
      ],
    ]
  }

  /// Returns the verdicts of the last runs of scenarios, counted: `2 passed`.
  private func counts(of scenarios: [Scenario]) -> [String] {
    let verdicts = scenarios.compactMap { verdict(of: $0)?.name.rawValue }
    return Verdict.Name.allCases.compactMap { name in
      let count = verdicts.count { $0 == name.rawValue }
      return count == 0 ? nil : "\(count) \(name.rawValue)"
    }
  }

  /// Returns the scenarios with such ids: those of the page as it is now, else those of the last check.
  private mutating func scenarios(
    _ path: String, where isWanted: (ScenarioID) -> Bool
  ) -> [Scenario] {
    let own = (index(of: path)?.page.scenarios ?? []).filter { isWanted($0.id) }
    return own.isEmpty ? (checked.book?.scenarios ?? []).filter { isWanted($0.id) } : own
  }

  /// Returns the verdict of the last run of a scenario; nil if there is none, or if the row has changed
  /// since.
  private func verdict(of scenario: Scenario) -> Verdict? {
    guard let (old, result) = results[scenario.id.description], old.script == scenario.script,
      old.expectations.map(\.requirement) == scenario.expectations.map(\.requirement),
      old.clause.level == scenario.clause.level
    else { return nil }
    return result.verdict
  }

  /// Returns a verdict with what differs.
  static func words(for verdict: Verdict) -> String {
    switch verdict {
    case .passed: return "passed"
    case .failed(let differences), .deviated(let differences):
      let words = differences.map {
        "\($0.phrase): expected \($0.expected), actual \($0.actual)"
      }
      return "\(verdict.name.rawValue): \(words.joined(separator: "; "))"
    case .skipped(let reason, _): return "skipped: \(reason)"
    case .errored(let message): return "errored: \(message)"
    }
  }

  /// Returns the scenarios that a command runs: of open pages as they are now.
  mutating func scenarios(of params: JSON) throws(ResponseError) -> [Scenario] {
    guard params.member("command")?.text == Self.runCommand else {
      throw .invalid("there is no such command; there is \(Self.runCommand)")
    }
    guard case .list(let arguments)? = params.member("arguments") else {
      throw .invalid("name clauses or scenarios by their ids")
    }
    let ids = Set(arguments.compactMap(\.text))
    let open = documents.keys.sorted().compactMap { index(of: $0) }
    let files = Set(open.map(\.page.file))
    let others = (checked.book?.pages ?? []).filter { !files.contains($0.file) }
    let pages: [(page: Page, mistake: Diagnostic?)] =
      open.map { ($0.page, $0.diagnostics.first) }
      + others.map { page in (page, checked.mistakes.first { $0.location.file == page.file }) }
    let found = pages.flatMap { page, mistake in
      page.scenarios.filter { ids.contains($0.id.description) || ids.contains($0.id.clause) }
        .map { (scenario: $0, mistake: mistake) }
    }
    guard !found.isEmpty else { throw .failed("there is no scenario \(ids.sorted())") }
    if let mistake = found.lazy.compactMap(\.mistake).first {
      throw .failed("the page has an error: \(mistake)")
    }
    return found.map(\.scenario)
  }
}
