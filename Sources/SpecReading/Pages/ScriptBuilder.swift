import Conformance
import Results

/// Builds the script and the expectations of one scenario, cell by cell.
struct ScriptBuilder {
  /// The id of the scenario.
  let id: ScenarioID
  /// The stage of the scenario.
  let setting: StageSetting
  /// The sentences of the last cell.
  private(set) var sentences: [Sentence] = []
  /// The matches of the cells on the stage so far.
  private let known: KnownMatches
  /// The steps so far.
  private(set) var steps: [Script.Step] = []
  /// The expectations so far.
  private(set) var expectations: [Expectation] = []
  /// The expectations so far that are not known yet.
  private(set) var openExpectations: [OpenExpectation] = []
  /// The features that the scenario needs so far.
  private(set) var features: Set<Feature>
  /// The index of the last stimulus.
  private var lastStimulus: Int?
  /// The index of the last step that may cause calls: one that is not a question.
  private var lastCause: Int?
  private var history = ScriptHistory()
  /// Whether the lack of an application was reported, which is done once.
  private var lacksApplication = false
  /// Whether words were not a phrase; precondition failures are then not reported, because they may
  /// follow from that mistake.
  private var hasMistake = false

  /// Creates the builder of a scenario with the features of its clause.
  init(_ id: ScenarioID, setting: StageSetting, features: Set<Feature>, known: KnownMatches) {
    self.id = id
    self.setting = setting
    self.features = features
    self.known = known
  }

  /// Adds the phrases of a cell: `C is hidden; D has alpha 0.5` → two.
  mutating func add(
    _ cell: PipeTable.Cell, line: Int, in column: StepColumn, into log: inout DiagnosticLog
  ) {
    sentences = []
    let text = cell.text
    let isPlain = text == cell.markdown
    if isPlain, text.hasByte(where: { $0 == UInt8(ascii: "`") }),
      case let pieces = text[...].parts(at: "``"), pieces.count > 1
    {
      log.report(
        "these backticks have nothing between them",
        hint: "put a space between them for an empty text: `` ` ` ``", line: line,
        column: cell.column
          + pieces[0].unicodeScalars.count)
    }
    if !isPlain, cell.hasMarks {
      log.report(
        "the marks of emphasis, links and pictures are not read in a step",
        hint: "write what is meant literally in backticks: `a*b*c`", line: line,
        column: cell.column)
    }
    let parts = isPlain ? text[...].parts(at: ";") : cell.phrases.map { $0[...] }
    for (number, part) in parts.enumerated() {
      let end = part.trimmingSpaces()
      if end.isEmpty { continue }
      let place = Place(
        column: column, cell: cell, line: line, part: number, end: end, text: text,
        isPlain: isPlain, start: isPlain ? part.startIndex : text.startIndex)
      let knownMatch = known[end, in: column]
      if known.uses == nil, let knownMatch {
        add(knownMatch, at: place, into: &log)
        continue
      }
      let words = column.prefix + Words.of(part)
      // Of alternatives the phrase of each is kept.
      if let knownMatch, !words.contains("or") {
        keepUse(of: knownMatch.phrase, words, at: place)
        add(knownMatch, at: place, into: &log)
        continue
      }
      if column.keyword == .then, isPlain, words.contains("?"),
        let open = PhraseMatcher(setting: setting).openMatch(words)
      {
        add(open, at: place, into: &log)
        continue
      }
      switch match(words, at: place) {
      case .success(let match):
        known[end, in: column] = match
        recordExample(match, after: column.keyword)
        add(match, at: place, into: &log)
      case .failure(let failure):
        hasMistake = true
        let location = place.location(of: failure, words)
        let wording = failure.wording(place.phrase, after: column.keyword)
        log.report(
          Words.shown(wording.summary), hint: wording.hint, line: location.line,
          column: location.column)
      }
    }
  }

  /// Matches a phrase, or the alternatives of an expectation, joined by `or`:
  /// `left saw began or left saw nothing`.
  ///
  /// An alternative continues the header of the column, or is a whole phrase.
  private func match(
    _ words: [Substring], at place: Place
  ) -> Result<PhraseMatcher.Match, PhraseError> {
    let matcher = PhraseMatcher(setting: setting)
    let column = place.column
    if let match = matcher.match(words, after: column.keyword) {
      keepUse(of: match.phrase, words, at: place)
      return .success(match)
    }
    if column.keyword == .then, let match = alternatives(words, at: place, matcher) { return match }
    return .failure(matcher.error(in: words, after: column.keyword))
  }

  /// Returns what alternatives mean together, or the error of the first that is no phrase; nil if what is
  /// before the first `or` is none either, and if they have no meaning together.
  private func alternatives(
    _ words: [Substring], at place: Place, _ matcher: PhraseMatcher
  ) -> Result<PhraseMatcher.Match, PhraseError>? {
    let parts = words.split(separator: "or", omittingEmptySubsequences: false).map(Array.init)
    guard parts.count > 1, !parts.contains([]) else { return nil }
    var matches: [PhraseMatcher.Match] = []
    var start = 0
    for part in parts {
      let continued = matches.isEmpty ? part : place.column.prefix + part
      if let match = matcher.match(continued, after: .then) {
        keepUse(of: match.phrase, continued, at: place)
        matches.append(match)
      } else if let match = matcher.match(part, after: .then) {
        keepUse(of: match.phrase, part, at: place)
        matches.append(match)
      } else if matches.isEmpty {
        return nil
      } else if case .slot(let error, let word) = matcher.error(in: part, after: .then) {
        return .failure(.slot(error, word: start + word))
      } else {
        return .failure(
          .alternative(part.joined(separator: " "), to: parts[0].joined(separator: " ")))
      }
      start += part.count + 1
    }
    guard let meaning = Meaning(anyOf: matches.map(\.meaning)) else { return nil }
    return .success(
      PhraseMatcher.Match(
        phrase: matches[0].phrase, sentence: .list(matches.map(\.sentence), .or), meaning: meaning,
        features: matches.reduce(into: []) { $0.formUnion($1.features) }))
  }

  private func keepUse(of phrase: Phrase, _ words: [Substring], at place: Place) {
    // Markup shifts the words.
    guard place.isPlain else { return }
    known.uses?.append(PhraseUse(phrase: phrase, words: words, place: place, setting: setting))
  }

  private func recordExample(_ match: PhraseMatcher.Match, after keyword: Keyword) {
    let pattern = match.phrase.pattern
    guard known.examples?[pattern] == nil else { return }
    known.examples?[pattern] = PhraseExample(
      keyword: keyword, sentence: match.sentence, scenario: id)
  }

  private mutating func add(
    _ match: PhraseMatcher.Match, at place: Place, into log: inout DiagnosticLog
  ) {
    sentences.append(match.sentence)
    features.formUnion(match.features)
    switch match.meaning {
    case .step(let step):
      lastCause = steps.count
      if step.kind == .stimulate {
        lastStimulus = steps.count
        report(history.add(step), at: place, into: &log)
      }
      add(step, at: place, into: &log)
    case .answer(let query, let answers):
      report(history.unmetPrecondition(of: query), at: place, into: &log)
      expect(
        Requirement(answers: answers), as: match.sentence, at: steps.count, place,
        list: match.phrase.slot(of: "=")?.form.list)
      steps.append(query)
    case .calls(let requirement):
      guard let step = cause(of: requirement) else {
        return report(.noStimulus, at: place, into: &log)
      }
      expect(requirement, as: match.sentence, at: step, place)
    }
  }

  /// Returns the index of the step that the calls of a requirement belong to; nil if none could have
  /// caused them.
  ///
  /// A row without a stimulus may be about what code does to a scroll view, which its delegate is
  /// told of.
  private func cause(of requirement: Requirement?) -> Int? {
    if requirement?.includesChanges == true, lastStimulus != nil { return lastCause }
    return lastStimulus ?? (requirement?.isOfScrollDelegate == true ? lastCause : nil)
  }

  /// Adds the question of an open expectation, which the author is reminded of.
  private mutating func add(
    _ open: PhraseMatcher.OpenMatch, at place: Place, into log: inout DiagnosticLog
  ) {
    features.formUnion(open.phrase.needs.features(filling: open.arguments, on: setting.stage))
    let location = SourceLocation(file: log.file, line: place.line, column: place.beginning)
    var expectation = OpenExpectation(
      place.phrase, of: open.phrase, asking: setting.vocabulary.vocabulary.form(of: open.phrase),
      filledWith: open.arguments, question: open.question,
      step: steps.count,
      at: (location, place.column.index, place.part, place.column.start))
    if let query = expectation.query {
      report(history.unmetPrecondition(of: query), at: place, into: &log)
      steps.append(query)
    } else {
      // Of which calls the phrase is does not depend on what is written for `?`.
      guard let step = cause(of: expectation.example(on: setting.stage)) else {
        return report(.noStimulus, at: place, into: &log)
      }
      expectation.step = step
    }
    openExpectations.append(expectation)
    log.report(
      "`\(place.phrase)` is not known yet",
      hint: "conform record \(id) --engine … --source … writes what an engine does",
      line: location.line, column: location.column)
  }

  private mutating func expect(
    _ requirement: Requirement, as phrase: Sentence, at step: Int, _ place: Place,
    list: SlotForm.List? = nil
  ) {
    expectations.append(
      Expectation(
        step: step, requirement: requirement, phrase: phrase, line: place.line, list: list))
  }

  private mutating func add(_ step: Script.Step, at place: Place, into log: inout DiagnosticLog) {
    steps.append(step)
    if step.form.traits.contains(.needsApplication), !setting.mayHaveApplication, !lacksApplication
    {
      lacksApplication = true
      log.report(
        "`\(place.phrase)` needs an application, and the stage has none",
        hint: "add a row of the kind `application`", line: place.line, column: place.beginning)
    }
  }

  private func report(
    _ failure: ScriptHistory.PreconditionFailure?, at place: Place, into log: inout DiagnosticLog
  ) {
    guard let failure, !hasMistake else { return }
    log.report(
      failure.summary(place.phrase), hint: Hint(failure.hint), line: place.line,
      column: place.beginning)
  }
}

/// The phrases that cells match on one stage, by header and text: rows and tables have many in common;
/// and what is kept of the matches of a page. A class, because all rows share it; exclusivity checks are off,
/// because no access calls anything else.
final class KnownMatches {
  private struct Key: Hashable {
    let keyword: Keyword
    let start: String
    let text: String
  }

  @exclusivity(unchecked) private var matches: [Key: PhraseMatcher.Match] = [:]
  /// The first use of each pattern of the phrasebook; nil if examples are not collected.
  @exclusivity(unchecked) var examples: [String: PhraseExample]?
  /// The uses of phrases; nil if they are not kept.
  @exclusivity(unchecked) var uses: [PhraseUse]?

  init(collectsExamples: Bool, keepsUses: Bool) {
    examples = collectsExamples ? [:] : nil
    uses = keepsUses ? [] : nil
  }

  /// Forgets the matches, where another stage begins.
  func forgetMatches() { matches.removeAll(keepingCapacity: true) }

  /// The match of a text in a column; nil if the text was not matched yet.
  subscript(text: String, in column: StepColumn) -> PhraseMatcher.Match? {
    get { matches[Key(keyword: column.keyword, start: column.start, text: text)] }
    set { matches[Key(keyword: column.keyword, start: column.start, text: text)] = newValue }
  }
}

extension Requirement {
  /// Whether the calls are those of a scroll view's delegate.
  fileprivate var isOfScrollDelegate: Bool {
    switch self {
    case .history(_, _, let family): family == .scrollCalls
    case .call(let call), .noCall(let call):
      call.message.map(MessageFamily.scrollCalls.contains) == true
    case .anyOf(let alternatives): alternatives.allSatisfy(\.isOfScrollDelegate)
    default: false
    }
  }

  /// Whether the calls that a change causes count too: all calls since the beginning of the scenario,
  /// and requests to resign, which a removal makes.
  fileprivate var includesChanges: Bool {
    switch self {
    case .history, .count: true
    case .call(let call), .noCall(let call): call.message == .resignFirstResponder
    case .anyOf(let alternatives): alternatives.allSatisfy(\.includesChanges)
    default: false
    }
  }
}

extension ScriptBuilder {
  /// Two expectations of which no engine can meet both; nil if there are none.
  var contradiction: (Sentence, Sentence)? {
    for (index, other) in expectations.enumerated() {
      for one in expectations[..<index] where contradict(one, other) {
        return (one.phrase, other.phrase)
      }
    }
    return nil
  }

  private func contradict(_ one: Expectation, _ two: Expectation) -> Bool {
    switch (one.requirement, two.requirement) {
    case (.answer(let answers), .answer(let others)):
      steps[one.step] == steps[two.step] && Set(answers).isDisjoint(with: others)
        && steps[one.step...two.step].allSatisfy { $0.kind == .ask }
    case (.call(let call), .noCall(let other)), (.noCall(let call), .call(let other)):
      call == other && one.step == two.step
    default: false
    }
  }

  /// The position of a phrase, which begins in the header of a column and ends in a cell.
  struct Place: Sendable {
    /// The column of the cell.
    let column: StepColumn
    /// The cell.
    let cell: PipeTable.Cell
    /// The line number of the cell, from 1.
    let line: Int
    /// The number of the phrase in the cell, from 0.
    let part: Int
    /// The part of the phrase that is in the cell.
    let end: String
    /// The text of the whole cell.
    let text: String
    /// Whether the cell has no markup, which shifts the words.
    let isPlain: Bool
    /// The start of the phrase's part of the text, including leading spaces.
    let start: String.Index

    /// The phrase, from header and cell.
    var phrase: String { Words.shown(column.start.isEmpty ? end : "\(column.start) \(end)") }

    /// The column number in the line at which the phrase begins in the cell.
    ///
    /// Markup shifts the words; the column of the cell is then the approximation.
    var beginning: Int {
      guard isPlain else { return cell.column }
      return column(at: start) + text[start...].prefix { $0 == " " }.count
    }

    /// Returns the column number in the line of a place in the text of a cell without markup.
    private func column(at index: String.Index) -> Int {
      cell.column + text.unicodeScalars.distance(from: text.startIndex, to: index)
    }

    /// Returns the position of the words that an error is about, in the header or in the cell.
    func location(of failure: PhraseError, _ words: [Substring]) -> (line: Int, column: Int) {
      guard case .slot(_, let index) = failure, index < words.count else {
        return (line, beginning)
      }
      if index < column.prefix.count { return (column.line, column.column) }
      guard isPlain else { return (line, cell.column) }
      return (line, column(at: words[index].startIndex))
    }
  }
}
