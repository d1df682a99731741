import Conformance
import Results

/// Writes a run's events to the console as they come.
///
/// Text is buffered by page and written in few pieces. What did not pass follows the pages. With
/// reruns to come, the pages from the first unexpected result on are kept until the run has
/// finished, so that their counts are those of the summary.
package struct ConsoleReporter {
  private let paint: Paint
  private let hasProgress: Bool
  private let rerun: RerunCommand
  private let detail: Detail
  private let hasReruns: Bool
  private let missingClaims: (Scenario, EngineProfile) -> Set<Claim>
  private let write: (TerminalText) -> Void

  private var profile: EngineProfile?
  private var progress: ProgressLine?
  private var section: ConsolePageSection?
  private var findings: ConsoleFindings
  private var skipped: SkippedText
  /// The results since the first unexpected one that a rerun may change.
  private var kept: [(scenario: Scenario, result: ScenarioResult)] = []

  /// Creates a reporter for one or more consecutive runs.
  ///
  /// - Parameters:
  ///   - hasReruns: whether unexpected results are run again before the run has finished.
  ///   - missingClaims: returns what a skipped scenario needs and the engine does not claim.
  package init(
    look: Look, rerun: RerunCommand, detail: Detail = .findings, hasReruns: Bool = false,
    missingClaims: @escaping (Scenario, EngineProfile) -> Set<Claim> = { _, _ in [] },
    write: @escaping (TerminalText) -> Void
  ) {
    paint = look.paint
    hasProgress = look.hasProgress
    self.rerun = rerun
    self.detail = detail
    self.hasReruns = hasReruns
    self.missingClaims = missingClaims
    self.write = write
    findings = ConsoleFindings(paint: look.paint, rerun: rerun, detail: detail)
    skipped = SkippedText(paint: look.paint, claimed: [])
  }

  /// Handles the next event of a run.
  package mutating func handle(_ event: RunEvent) {
    switch event {
    case .started(let profile, let count):
      self.profile = profile
      progress = hasProgress ? ProgressLine(total: count) : nil
      findings = ConsoleFindings(paint: paint, rerun: rerun, detail: detail)
      skipped = SkippedText(paint: paint, claimed: profile.features)
      kept = []
    case .ended(let scenario, let result):
      let isUnexpected = result.isUnexpectedlyUnsuccessful || result.isUnexpectedPass
      if hasReruns, !kept.isEmpty || isUnexpected {
        kept.append((scenario, result))
      } else {
        add(result, of: scenario)
      }
      if let update = progress?.advance() { write(update) }
    case .finished(let results):
      addKept(results)
      finish(results)
    }
  }

  /// Adds the results that were kept; those that turned out to be flaky as the run has them.
  private mutating func addKept(_ results: EngineResults) {
    let flaky = Dictionary(
      firstOf: results.results.lazy.filter { $0.otherVerdict != nil }.map { ($0.id, $0) })
    for (scenario, result) in kept { add(flaky[result.id] ?? result, of: scenario) }
    kept = []
  }

  private mutating func add(_ result: ScenarioResult, of scenario: Scenario) {
    let page = result.page
    if section?.page != page {
      emit(takeSection())
      section = ConsolePageSection(page)
    }
    let details = details(of: result, scenario)
    section?.add(result, details: details)
    if case .skipped(let reason, let url) = result.verdict {
      skipped.add(
        reason: reason.description, url: url,
        missing: profile.map { missingClaims(scenario, $0) } ?? [])
    }
  }

  /// Returns the details that are printed with the page; the others are kept for the end.
  private mutating func details(of result: ScenarioResult, _ scenario: Scenario) -> TerminalText? {
    // Expected failures are only counted.
    guard result.isUnexpectedlyUnsuccessful else { return nil }
    findings.add(result, of: scenario)
    guard detail == .scenarios else { return nil }
    return ResultText(scenario: scenario, paint: paint, rerun: rerun).text(of: result)
  }

  private mutating func finish(_ results: EngineResults) {
    let counts = ResultCounts(results)
    let words: TerminalText = "\(counts.summaryWords)"
    let summary = counts.isClean ? paint.good(words) : paint.bad(words)
    let engine = profile.map { " · \($0.words)" as TerminalText } ?? ""
    let section = takeSection()
    let gap: TerminalText = section.description.hasSuffix("\n\n") ? "" : "\n"
    let findings = findings.text(of: results.findings, by: results.diagnosis)
    let details: TerminalText = "\(skipped.text)\(findings)\(flaky(in: results.results))"
    emit("\(section)\(gap)\(details)\(summary)\(engine)\n")
  }

  /// Returns a line for each flaky scenario, and an empty one after them; empty if there is none.
  private func flaky(in results: [ScenarioResult]) -> TerminalText {
    let flaky = results.filter { $0.otherVerdict != nil }
    guard !flaky.isEmpty else { return "" }
    let head = paint.strong("\(Noun.counted(flaky.count, "flaky scenario"))")
    var text: TerminalText = "\(head) (results differed when rerun), not counted\n"
    for result in flaky.prefix(Limits.shownReasons) {
      let other = result.otherVerdict?.rawValue ?? ""
      text += "  \(paint.absent("?")) \(result.id)  \(result.verdict.name.rawValue) and \(other)\n"
    }
    let rest = flaky.count - Limits.shownReasons
    return text + (rest > 0 ? "  … and \(Noun.counted(rest, "more scenario"))\n\n" : "\n")
  }

  private mutating func takeSection() -> TerminalText {
    defer { section = nil }
    return section?.text(paint) ?? ""
  }

  private mutating func emit(_ text: TerminalText) {
    guard !text.isEmpty else { return }
    write((progress?.erase() ?? "") + text)
  }

  /// What is printed of the scenarios that did not pass.
  package enum Detail: Hashable, Sendable {
    /// The largest findings, after the pages; each scenario if there are few.
    case findings
    /// All findings.
    case allFindings
    /// Each scenario, under its page, and all findings.
    case scenarios
  }

  /// How output is formatted.
  package enum Look: Hashable, Sendable {
    /// For a file, a log or another program.
    case plain
    /// For a terminal, with a progress line, and with colours or without.
    case terminal(colours: Bool)

    /// Chooses the look of a stream: plain if it is no terminal or a dumb one, and without colours if
    /// `NO_COLOR` is set.
    package init(isTerminal: Bool, environment: (String) -> String?) {
      guard isTerminal, environment("TERM") != "dumb" else {
        self = .plain
        return
      }
      self = .terminal(colours: (environment("NO_COLOR") ?? "").isEmpty)
    }

    var paint: Paint { Paint(isOn: self == .terminal(colours: true)) }

    var hasProgress: Bool { self != .plain }
  }
}

/// The output for one page: a line of counts, then the scenarios that did not pass.
struct ConsolePageSection {
  /// The page's path.
  let page: String
  private var counts = ResultCounts()
  private var details: TerminalText = ""

  init(_ page: String) { self.page = page }

  /// Counts a result, and adds its details.
  mutating func add(_ result: ScenarioResult, details text: TerminalText?) {
    counts.add(result)
    if let text { details += text }
  }

  /// Returns the section.
  func text(_ paint: Paint) -> TerminalText {
    let line: TerminalText = "\(mark(paint)) \(page)  \(counts.pageWords)\n"
    return details.isEmpty ? line : "\(line)\n\(details)"
  }

  private func mark(_ paint: Paint) -> TerminalText {
    guard counts.isClean else { return paint.bad("✗") }
    return counts.isJudged ? paint.good("✓") : paint.absent("–")
  }
}

/// The progress line of a run on a terminal, rewritten in place.
struct ProgressLine {
  /// The number of updates of a run.
  private static let updates = 100
  private static let erasure: TerminalText = "\r\u{1B}[2K"

  /// The number of scenarios.
  let total: Int
  private(set) var done = 0
  private(set) var isShown = false

  /// Counts one scenario; returns the update to write if one is due.
  mutating func advance() -> TerminalText? {
    done += 1
    guard done.isMultiple(of: max(1, total / Self.updates)) else { return nil }
    isShown = true
    return "\(Self.erasure)\(done) of \(total)"
  }

  /// Returns what erases the line, to be written before other text.
  mutating func erase() -> TerminalText {
    defer { isShown = false }
    return isShown ? Self.erasure : ""
  }
}

/// Colours for a terminal, or none.
struct Paint: Sendable {
  /// Whether colours are used at all.
  let isOn: Bool

  /// Text in green, for passes.
  func good(_ text: TerminalText) -> TerminalText { painted(text, 32) }
  /// Text in red, for failures.
  func bad(_ text: TerminalText) -> TerminalText { painted(text, 31) }
  /// Text in yellow, for skipped scenarios.
  func absent(_ text: TerminalText) -> TerminalText { painted(text, 33) }
  /// Faint text.
  func faint(_ text: TerminalText) -> TerminalText { painted(text, 2) }
  /// Bold text.
  func strong(_ text: TerminalText) -> TerminalText { painted(text, 1) }

  private func painted(_ text: TerminalText, _ code: Int) -> TerminalText {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
