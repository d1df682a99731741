import Conformance

/// Collects the steps and expectations of one scenario, cell by cell.
struct ScriptBuilder {
  let id: ScenarioID
  let setting: StageSetting
  /// The first use of each pattern so far; nil where nobody wants to know.
  private(set) var examples: [String: PhraseExample]?
  private(set) var steps: [Script.Step] = []
  private(set) var expectations: [Expectation] = []
  private(set) var features: Set<Feature>
  private var lastStimulus: Int?
  /// The last step that may have led to calls: a stimulus or a change.
  private var lastCause: Int?
  private var history = ScriptHistory()
  /// Whether it was reported that there is no application: once is enough.
  private var lacksApplication = false
  /// Whether a phrase was not understood; what depends on it is then not reported too.
  private var hasMistake = false

  init(
    _ id: ScenarioID, setting: StageSetting, features: Set<Feature>,
    examples: [String: PhraseExample]?
  ) {
    self.id = id
    self.setting = setting
    self.examples = examples
    self.features = features
    // Most scenarios are one stimulus and one question.
    steps.reserveCapacity(2)
    expectations.reserveCapacity(1)
  }

  /// Adds the phrases of a cell: `C is hidden; D has alpha 0.5`.
  mutating func add(
    _ cell: PipeTable.Cell, line: Int, in column: StepColumn, into log: inout DiagnosticLog
  ) {
    let text = cell.text
    var start = (index: text.startIndex, column: cell.column)
    for part in text.utf8.split(separator: UInt8(ascii: ";")) {
      start.column += text.unicodeScalars.distance(from: start.index, to: part.startIndex)
      start.index = part.startIndex
      let end = Substring(part).trimmingSpaces()
      if end.isEmpty { continue }
      let words = column.prefix + Words.of(Substring(part))
      let place = Place(
        column: column, cell: cell, line: line, end: end, text: text, start: start)
      switch match(words, in: column) {
      case .success(let match):
        keep(words, as: match.phrase, after: column.keyword)
        add(match, at: place, into: &log)
      case .failure(let failure):
        hasMistake = true
        let location = place.location(of: failure, words)
        log.report(
          .phrase(place.phrase, column.keyword, failure), line: location.line,
          column: location.column)
      }
    }
  }

  /// Matches a phrase, or phrases joined by `or` where several outcomes are right.
  ///
  /// An alternative is a whole phrase, or continues the column's header:
  /// `left saw began or left saw nothing`.
  private func match(
    _ words: [Substring], in column: StepColumn
  ) -> Result<PhraseMatcher.Match, PhraseMatcher.Failure> {
    let matcher = PhraseMatcher(setting: setting)
    let whole = matcher.match(words, after: column.keyword, among: column.candidates)
    let parts = words.split(separator: "or").map(Array.init)
    guard case .failure = whole, column.keyword == .then, parts.count > 1 else { return whole }
    let phrases = Vocabulary.phrases.filter { $0.keywords.contains(.then) }
    var matches: [PhraseMatcher.Match] = []
    for part in parts {
      let continued = matches.isEmpty ? part : column.prefix + part
      guard
        case .success(let match) = matcher.match(continued, after: .then, among: phrases)
          .flatMapError({ _ in matcher.match(part, after: .then, among: phrases) })
      else { return whole }
      matches.append(match)
    }
    guard let meaning = Meaning(anyOf: matches.map(\.meaning)) else { return whole }
    return .success(PhraseMatcher.Match(phrase: matches[0].phrase, meaning: meaning))
  }

  private mutating func keep(_ words: [Substring], as phrase: Phrase, after keyword: Keyword) {
    guard let examples, examples[phrase.pattern] == nil else { return }
    self.examples?[phrase.pattern] = PhraseExample(
      keyword: keyword, words: words.joined(separator: " "), scenario: id)
  }

  private mutating func add(
    _ match: PhraseMatcher.Match, at place: Place, into log: inout DiagnosticLog
  ) {
    features.insert(match.phrase.feature)
    switch match.meaning {
    case .step(let step):
      lastCause = steps.count
      if step.kind == .stimulate {
        lastStimulus = steps.count
        report(history.add(step), at: place, into: &log)
      }
      add(step, at: place, into: &log)
    case .answer(let query, let answers):
      report(history.obstacle(to: query), at: place, into: &log)
      expect(.answer(oneOf: answers), at: steps.count, place)
      steps.append(query)
    case .calls(let requirement):
      guard let lastStimulus else { return report(.noStimulus, at: place, into: &log) }
      expect(requirement, at: requirement.isOfAll ? lastCause ?? lastStimulus : lastStimulus, place)
    }
  }

  private mutating func expect(
    _ requirement: Expectation.Requirement, at step: Int, _ place: Place
  ) {
    expectations.append(
      Expectation(
        step: step, requirement: requirement, phrase: place.end, after: place.column.start,
        line: place.line))
  }

  private mutating func add(_ step: Script.Step, at place: Place, into log: inout DiagnosticLog) {
    steps.append(step)
    if step.form.traits.contains(.needsApplication), !setting.mayHaveApplication, !lacksApplication
    {
      lacksApplication = true
      log.report(
        .noApplication(phrase: place.phrase), line: place.line, column: place.beginning)
    }
  }

  private func report(
    _ obstacle: ScriptHistory.Obstacle?, at place: Place, into log: inout DiagnosticLog
  ) {
    guard let obstacle, !hasMistake else { return }
    log.report(
      .obstacle(phrase: place.phrase, obstacle), line: place.line, column: place.beginning)
  }
}

extension Expectation.Requirement {
  /// Whether it is of all calls since the scenario began, and so of those, too, that changes led to.
  fileprivate var isOfAll: Bool {
    switch self {
    case .history: true
    case .anyOf(let alternatives): alternatives.allSatisfy(\.isOfAll)
    default: false
    }
  }
}

extension ScriptBuilder {
  /// Where a phrase stands: it begins in a column's header and ends in a cell.
  struct Place {
    let column: StepColumn
    let cell: PipeTable.Cell
    let line: Int
    /// The phrase's words in the cell.
    let end: String
    /// The words of the whole cell.
    let text: String
    /// Where those of the phrase begin, with the spaces before them.
    let start: (index: String.Index, column: Int)

    /// The whole phrase.
    var phrase: String { column.start.isEmpty ? end : "\(column.start) \(end)" }

    /// The column in which its words in the cell begin.
    ///
    /// Markup shifts the words; then the cell's beginning is near enough.
    var beginning: Int {
      guard text == cell.markdown else { return cell.column }
      return start.column + text[start.index...].prefix { $0 == " " }.count
    }

    /// Where the words at fault stand: in the header or in the cell.
    func location(
      of failure: PhraseMatcher.Failure, _ words: [Substring]
    ) -> (line: Int, column: Int) {
      guard case .slot(_, let index) = failure, index < words.count else {
        return (line, beginning)
      }
      if index < column.prefix.count { return (column.line, column.column) }
      guard text == cell.markdown else { return (line, cell.column) }
      let offset = text.unicodeScalars.distance(from: start.index, to: words[index].startIndex)
      return (line, start.column + offset)
    }
  }
}
