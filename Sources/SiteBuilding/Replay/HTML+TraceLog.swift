import Conformance
import Results

extension HTML {
  /// The maximum number of lines of calls for one step.
  private static let shownGroups = 60
  /// The maximum number of receivers on one line.
  private static let shownReceivers = 60
  /// The maximum number of differences of one step.
  private static let shownDifferences = Limits.shownDifferences

  /// Appends the picture and the trace log of a scenario.
  mutating func append(
    _ log: PageTraceLogs.ScenarioLog, engines: [String], _ strings: LocalizedStrings
  ) {
    if let stage = log.stage, let picture = log.picture { append(picture, on: stage, strings) }
    let words = LogWords(strings)
    block("ol", .class("trace-log"), words.mark) { list in
      list.append(TraceLog(log.scenario, log.recordings), engines: engines, words)
    }
  }

  /// Appends the entries of a trace log as list items.
  private mutating func append(_ log: TraceLog, engines: [String], _ words: LogWords) {
    for entry in log.entries {
      line("li") { item in
        item.element("span") { $0.append(foreign: words.step(entry.words), upTo: 400) }
        // What all engines did needs no names.
        if entry.observations.count == 1 { return item.append(entry.observations[0], words) }
        for observation in entry.observations { item.append(observation, by: engines, words) }
      }
    }
  }

  private mutating func append(
    _ observation: TraceLog.Observation, by engines: [String], _ words: LogWords
  ) {
    block("div", .class("observation")) { part in
      part.element("strong") { names in
        names.append(
          foreign: observation.engines.map { engines[$0] }.joined(separator: ", "), upTo: 400)
      }
      part.append(observation, words)
    }
  }

  private mutating func append(_ observation: TraceLog.Observation, _ words: LogWords) {
    if let answer = observation.answer {
      append(text: ": ")
      element("b") { $0.append(foreign: words.outcome(answer), upTo: 400) }
    }
    for difference in observation.differences.prefix(Self.shownDifferences) {
      element("em") { note in
        note.append(foreign: words.step(difference.phrase), upTo: 400)
        note.append(text: ": \(words.expected) ")
        note.append(foreign: words.outcome(difference.expected), upTo: 400)
        note.append(text: ", \(words.actual) ")
        note.append(foreign: words.outcome(difference.actual), upTo: 400)
      }
    }
    let hidden = observation.differences.count - Self.shownDifferences
    if hidden > 0 { element("em", text: words.more(hidden, "difference")) }
    if !observation.record.calls.isEmpty { appendCalls(of: observation.record, words) }
  }

  /// Appends the calls of one step. Consecutive calls of one message share a line.
  private mutating func appendCalls(of record: Trace.Record, _ words: LogWords) {
    let groups = record.groups
    block("ul") { list in
      for group in groups.prefix(Self.shownGroups) { list.append(group, words) }
      let hidden = groups.dropFirst(Self.shownGroups).reduce(0) { $0 + $1.count }
      if hidden > 0 { list.line("li", text: words.more(hidden, "call")) }
    }
  }

  private mutating func append(_ group: ArraySlice<Trace.Call>, _ words: LogWords) {
    guard let first = group.first else { return }
    line("li") { item in
      item.element("code") { $0.append(foreign: first.message.rawValue, upTo: 120) }
      var separator = " "
      for call in group.prefix(Self.shownReceivers) {
        item.append(text: separator)
        item.append(foreign: call.receiver, upTo: 80)
        separator = " → "
      }
      let hidden = group.count - Self.shownReceivers
      if hidden > 0 { item.append(text: " → \(words.more(hidden))") }
      if let fingers = words.fingers(first.fingers) {
        item.append(text: " ")
        item.element("small", text: "(\(fingers))")
      }
    }
  }

  /// Appends a text that an engine or a page wrote: isolated if it could change the direction of
  /// the text around it, and truncated if it is long.
  private mutating func append(foreign text: String, upTo limit: Int) {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      append(text: text)
    } else {
      element("bdi", text: text.visible(upTo: limit))
    }
  }
}

extension String {
  /// Returns the text with visible control characters, and with `…` where it was truncated.
  func visible(upTo limit: Int) -> String {
    guard utf8.count > limit else { return withVisibleControls }
    // By scalars, because a character can be of any length.
    let beginning = unicodeScalars.prefix(limit)
    guard beginning.endIndex < unicodeScalars.endIndex else { return withVisibleControls }
    return "\(String(beginning).withVisibleControls)…"
  }
}

/// The words of trace logs in the language of a site.
struct LogWords {
  private let strings: LocalizedStrings

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// The `lang` attribute of a log: the original's, where the language has no sentences.
  var mark: HTML.Attribute? { strings.sentences == nil ? strings.markOfOriginal : nil }

  /// Returns a step, a query or an expectation in words.
  func step(_ words: String) -> String { strings.phrase(words).text }

  /// Returns an answer, or an expected or actual outcome, in words.
  func outcome(_ words: String) -> String { strings.outcome(words).text }

  /// The word before what was expected.
  var expected: String { strings.sentences == nil ? "expected" : strings[.expected] }

  /// The word before the actual outcome.
  var actual: String { strings.sentences == nil ? "actual" : strings[.actual] }

  /// Returns the number of receivers, differences or calls that a log leaves out.
  func more(_ count: Int, _ noun: String? = nil) -> String {
    guard strings.sentences == nil else { return "… \(strings.text(.andMore, count: count))" }
    return noun.map { "… \(Noun.counted(count, "more \($0)"))" } ?? "… \(count) more"
  }

  /// Returns the fingers of a call, unless that is the first alone: `fingers 1 and 2`.
  func fingers(_ fingers: [Int]) -> String? {
    guard !fingers.isEmpty, fingers != [1] else { return nil }
    let separator = strings.sentences == nil ? " and " : ", "
    let numbers = fingers.map(String.init).joined(separator: separator)
    return outcome((fingers.count == 1 ? OutcomePhrase.finger : .fingers).filled(numbers))
  }
}
