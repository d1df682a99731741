import Conformance
import Results

/// The first step at which engines differ, and what each of them does there.
struct FirstDivergenceText {
  let explanation: Explanation

  /// The lines, beginning with an empty one; none with fewer than two traces.
  var lines: [TerminalText] {
    let observed = explanation.runs.compactMap { run in
      run.trace.map { (run.profile.words, $0) }
    }
    guard observed.count > 1 else { return [] }
    guard let step = explanation.firstDivergence else {
      return ["", "they do the same at every step"]
    }
    let records = observed.compactMap { name, trace in
      trace.records.indices.contains(step) ? (name, trace.records[step]) : nil
    }
    let shared = Self.shared(records.map(\.1.calls))
    let asked = explanation.scenario.script.steps[step]
    let query = asked.kind == .ask ? asked : nil
    return ["", "they part at step \(step + 1)"]
      + records.map { "  \($0): \(Self.words($1, after: shared, to: query))" }
  }

  /// Returns the length of the calls' common prefix.
  private static func shared(_ calls: [[Trace.Call]]) -> Int {
    guard let first = calls.first else { return 0 }
    return first.indices.first { index in
      calls.contains { !$0.indices.contains(index) || $0[index] != first[index] }
    } ?? first.count
  }

  private static func words(
    _ record: Trace.Record, after shared: Int, to query: Script.Step?
  ) -> TerminalText {
    if record.calls.indices.contains(shared) {
      let call = record.calls[shared]
      let fingers = call.fingers.map { "\($0)" }.joined(separator: ", ")
      let end: TerminalText = fingers.isEmpty ? "" : " with fingers \(fingers)"
      return "\(call.receiver) gets \(call.message.rawValue)\(end)\(call.argumentWords)"
    }
    return record.answer.map { "\($0.words(to: query))" } ?? "no further calls"
  }
}
