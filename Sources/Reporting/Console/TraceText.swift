import Conformance
import Results

/// A trace up to the first difference.
enum TraceText {
  /// Returns the lines: each step with its answer, followed by its calls.
  static func lines(
    _ trace: Trace, of script: Script, differences: [Difference]
  ) -> [TerminalText] {
    let last = differences.map(\.step).min() ?? script.steps.count - 1
    let end = min(last + 1, script.steps.count, trace.records.count)
    let start = max(0, end - Limits.shownSteps)
    let beginning: [TerminalText] =
      start > 0 ? ["… \(Noun.counted(start, "step")) before"] : []
    return (start..<end).reduce(into: beginning) { lines, step in
      let record = trace.records[step]
      lines.append("\(step + 1). \(line(script.steps[step], record))")
      lines += callLines(record.calls)
    }
  }

  /// Returns a step in words, with its answer if it is a query.
  static func line(_ step: Script.Step, _ record: Trace.Record) -> TerminalText {
    guard step.kind == .ask else { return "\(step.words)" }
    let answer = record.answer?.sentence(to: step) ?? "no answer"
    return "\(step.words): \(answer)"
  }

  /// Returns the calls of a step, in order; consecutive calls of one message share a line, with their
  /// receivers in order.
  static func callLines(
    _ calls: [Trace.Call], groups: Int = Limits.shownCalls, receivers: Int = Limits.shownCalls
  ) -> [TerminalText] {
    let all = calls[...].groupedByMessage
    var lines: [TerminalText] = all.prefix(groups).map { group in
      "   \(group[group.startIndex].message.rawValue)  \(names(group, atMost: receivers))"
    }
    let hidden = all.dropFirst(groups).reduce(0) { $0 + $1.count }
    if hidden > 0 { lines.append("   … \(Noun.counted(hidden, "more call"))") }
    return lines
  }

  private static func names(_ calls: ArraySlice<Trace.Call>, atMost most: Int) -> TerminalText {
    let names = calls.prefix(most).map { "\($0.receiver, upTo: Limits.shownName)" as TerminalText }
    let hidden = calls.count - names.count
    let end: TerminalText = hidden > 0 ? ", … \(hidden) more" : ""
    return names.joined(separator: ", ") + end
  }
}
