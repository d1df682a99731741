import Conformance

/// Tells people what happens in a run, while it happens.
///
/// Text is gathered page by page and handed on in few pieces.
package struct ConsoleReporter {
  private let paint: Paint
  private let hasProgress: Bool
  private let rerun: RerunCommand
  private let write: (String) -> Void

  private var profile: EngineProfile?
  private var progress: ProgressLine?
  private var section: PageSection?
  private var skipped = SkippedReasons()
  private var counts = ResultCounts()

  /// Prepares to report one run after another.
  package init(look: Look, rerun: RerunCommand, write: @escaping (String) -> Void) {
    paint = look.paint
    hasProgress = look.hasProgress
    self.rerun = rerun
    self.write = write
  }

  /// Takes the next event of a run.
  package mutating func handle(_ event: RunEvent) {
    switch event {
    case .started(let profile, let count):
      self.profile = profile
      progress = hasProgress ? ProgressLine(total: count) : nil
      skipped = SkippedReasons()
      counts = ResultCounts()
    case .ended(let scenario, let result):
      add(result, of: scenario)
    case .finished(let tally):
      finish(tally)
    }
  }

  private mutating func add(_ result: ScenarioResult, of scenario: Scenario) {
    let page = result.page
    if section?.page != page {
      emit(takeSection())
      section = PageSection(page)
    }
    if case .skipped(let reason, let url) = result.verdict { skipped.add(reason, url: url) }
    let details = details(of: result, scenario)
    section?.add(result.verdict, expected: result.expected, details: details)
    counts.add(result.verdict, expected: result.expected)
    if let update = progress?.advance() { write(update) }
  }

  private func details(of result: ScenarioResult, _ scenario: Scenario) -> String? {
    // What somebody has found out already is only counted.
    guard result.expected == nil else { return nil }
    let text = ResultText(scenario, paint: paint, rerun: rerun)
    switch result.verdict {
    case .passed, .skipped: return nil
    case .failed, .departed: return text.differing(result.verdict, trace: result.trace)
    case .errored(let message): return text.errored(message)
    }
  }

  private mutating func finish(_ tally: Tally) {
    counts.replace(by: tally)
    let words = counts.summaryWords
    let summary = counts.isClean ? paint.good(words) : paint.bad(words)
    let engine = profile.map { " · \($0.words)" } ?? ""
    let section = takeSection()
    let gap = section.hasSuffix("\n\n") ? "" : "\n"
    emit("\(section)\(gap)\(skipped.text(paint))\(summary)\(engine)\n")
  }

  private mutating func takeSection() -> String {
    defer { section = nil }
    return section?.text(paint) ?? ""
  }

  private mutating func emit(_ text: String) {
    guard !text.isEmpty else { return }
    write((progress?.erase() ?? "") + text)
  }
}
