import Conformance

/// Collects the steps and expectations of one scenario, cell by cell.
struct ScriptBuilder {
  let stage: Stage
  private(set) var steps: [Script.Step] = []
  private(set) var expectations: [Expectation] = []
  private(set) var features: Set<Feature>
  private var lastStimulus: Int?
  /// Whether a phrase was not understood; what depends on it is then not reported too.
  private var hasMistake = false

  init(stage: Stage, features: Set<Feature>) {
    self.stage = stage
    self.features = features
  }

  /// Adds the phrases of a cell: `C is hidden; D has alpha 0.5`.
  mutating func add(
    _ cell: PipeTable.Cell, line: Int, in column: StepColumn, into log: inout ProblemLog
  ) {
    let text = cell.text
    for part in text.utf8.split(separator: UInt8(ascii: ";")) {
      let words = part.split(separator: UInt8(ascii: " ")).map(Substring.init)
      if words.isEmpty { continue }
      let all = column.prefix.isEmpty ? words : column.prefix + words
      let result = PhraseMatcher(stage: stage).match(
        all, after: column.keyword, among: column.candidates)
      switch result {
      case .success(let match): add(match, phrase: all, line: line, cell: cell, into: &log)
      case .failure(let failure):
        hasMistake = true
        let place = Self.place(of: failure, all, column, cell, text, line: line)
        let phrase = all.joined(separator: " ")
        log.report(
          .phrase(phrase, column.keyword, failure), line: place.line, column: place.column)
      }
    }
  }

  private mutating func add(
    _ match: PhraseMatcher.Match, phrase: [Substring], line: Int, cell: PipeTable.Cell,
    into log: inout ProblemLog
  ) {
    features.insert(match.phrase.feature)
    switch match.meaning {
    case .change(let change): steps.append(.change(change))
    case .stimulus(let stimulus):
      lastStimulus = steps.count
      steps.append(.stimulate(stimulus))
    case .answer(let query, let answers):
      if lastStimulus == nil, query == .hitTestView || query == .touchView {
        reportNothingHappened(phrase, line, cell, into: &log)
      }
      expect(.answer(oneOf: answers), at: steps.count, phrase, line)
      steps.append(.ask(query))
    case .calls(let requirement):
      guard let lastStimulus else {
        reportNothingHappened(phrase, line, cell, into: &log)
        return
      }
      expect(requirement, at: lastStimulus, phrase, line)
    }
  }

  private mutating func expect(
    _ requirement: Expectation.Requirement, at step: Int, _ phrase: [Substring], _ line: Int
  ) {
    expectations.append(
      Expectation(
        step: step, requirement: requirement, phrase: phrase.joined(separator: " "), line: line))
  }

  private mutating func reportNothingHappened(
    _ phrase: [Substring], _ line: Int, _ cell: PipeTable.Cell, into log: inout ProblemLog
  ) {
    if hasMistake { return }
    log.report(
      .nothingHappened(phrase: phrase.joined(separator: " ")), line: line, column: cell.column)
  }

  /// Where the words at fault stand: in the header or in the cell.
  private static func place(
    of failure: PhraseMatcher.Failure, _ words: [Substring], _ column: StepColumn,
    _ cell: PipeTable.Cell, _ text: String, line: Int
  ) -> (line: Int, column: Int) {
    guard case .slot(_, let index) = failure, index < words.count else {
      return (line, cell.column)
    }
    if index < column.prefix.count { return (column.line, column.column) }
    // Markup shifts the words; then the cell's beginning is near enough.
    guard text == cell.markdown else { return (line, cell.column) }
    return (line, cell.column + text.distance(from: text.startIndex, to: words[index].startIndex))
  }
}
