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
      lines += Self.callLines(record)
    }
  }

  private static func line(_ step: Script.Step, _ record: Trace.Record) -> String {
    guard case .ask(let query) = step else { return step.words.visible() }
    let answer = record.answer?.words(to: query) ?? "no answer"
    return "\(step.words.visible()): \(answer.visible())"
  }

  /// Calls of one message with the same fingers that follow each other share a line.
  private static func callLines(_ record: Trace.Record) -> [String] {
    let groups = record.groups
    var lines = groups.prefix(shownGroups).map { group in
      "   \(group.first?.message.rawValue ?? "")  \(receivers(group))"
    }
    let hidden = groups.dropFirst(shownGroups).reduce(0) { $0 + $1.count }
    if hidden > 0 { lines.append("   … \(Noun.counted(hidden, "more call"))") }
    return lines
  }

  private static func receivers(_ calls: ArraySlice<Trace.Call>) -> String {
    let names = calls.prefix(shownReceivers).map { $0.receiver.visible(upTo: 80) }
    let hidden = calls.count - names.count
    let end = hidden > 0 ? " → … \(hidden) more" : ""
    return names.joined(separator: " → ") + end
  }
}
