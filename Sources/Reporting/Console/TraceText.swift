import Conformance

/// What an engine did, up to where it first differed from what was expected.
struct TraceText {
  /// The most steps shown: those right before the difference.
  private static let shownSteps = 30
  /// The most lines of calls shown of one step.
  private static let shownGroups = 12
  /// The most receivers shown on one line.
  private static let shownReceivers = 12

  private let script: Script
  private let trace: Trace
  private let last: Int

  init(_ trace: Trace, of script: Script, differences: [Difference]) {
    self.script = script
    self.trace = trace
    last = differences.map(\.step).min() ?? script.steps.count - 1
  }

  /// The lines, each step with the calls it led to and the answer it got.
  var lines: [String] {
    let end = min(last + 1, script.steps.count, trace.records.count)
    let start = max(0, end - Self.shownSteps)
    let beginning = start > 0 ? ["… \(Noun.counted(start, "step")) before"] : []
    return (start..<end).reduce(into: beginning) { lines, step in
      let record = trace.records[step]
      lines.append("\(step + 1). \(Self.line(script.steps[step], record))")
      lines += Self.callLines(record.calls)
    }
  }

  /// A step in words, with its answer where it asks.
  static func line(_ step: Script.Step, _ record: Trace.Record) -> String {
    guard step.kind == .ask else { return step.words.visible() }
    let answer = record.answer?.words(to: step) ?? "no answer"
    return "\(step.words.visible()): \(answer.visible())"
  }

  /// The calls of a step; those of one message that follow each other share a line.
  static func callLines(
    _ calls: [Trace.Call], groups: Int = shownGroups, receivers: Int = shownReceivers
  ) -> [String] {
    var lines: [String] = []
    var rest = calls[...]
    while let first = rest.first {
      guard lines.count < groups else {
        lines.append("   … \(Noun.counted(rest.count, "more call"))")
        break
      }
      let group = rest.prefix { $0.message == first.message }
      lines.append("   \(first.message.rawValue)  \(names(group, atMost: receivers))")
      rest = rest.dropFirst(group.count)
    }
    return lines
  }

  private static func names(_ calls: ArraySlice<Trace.Call>, atMost most: Int) -> String {
    let names = calls.prefix(most).map { $0.receiver.visible(upTo: 80) }
    let hidden = calls.count - names.count
    let end = hidden > 0 ? " → … \(hidden) more" : ""
    return names.joined(separator: " → ") + end
  }
}
