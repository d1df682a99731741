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
    guard let divergence = explanation.firstDivergence else {
      let isSame = observed.allSatisfy { $0.1 == observed[0].1 }
      let exception: TerminalText = isSame ? "" : ", but for what engines may report or leave out"
      return ["", "they do the same at every step\(exception)"]
    }
    let step = divergence.step
    let records = observed.compactMap { name, trace in
      trace.records.indices.contains(step)
        ? (name, Self.compared(trace.records[step], divergence.aspect)) : nil
    }
    let shared = Self.shared(records.map(\.1.calls))
    let asked = explanation.scenario.script.steps[step]
    let query = asked.kind == .ask ? asked : nil
    return ["", "they part at step \(step + 1)"]
      + records.map { "  \($0): \(Self.words($1, after: shared, divergence.aspect, to: query))" }
  }

  /// Returns the record with the calls alone that a difference is about.
  private static func compared(
    _ record: Trace.Record, _ aspect: TraceDifference.Aspect
  ) -> Trace.Record {
    guard case .message(let group) = aspect else { return Trace.Record(answer: record.answer) }
    return Trace.Record(
      calls: record.calls.filter { [$0.message.group, $0.message.rawValue].contains(group) })
  }

  /// Returns the length of the calls' common prefix: of the same messages to the same receivers, or where
  /// all are the same, with the same fingers, sender and event.
  private static func shared(_ calls: [[Trace.Call]]) -> Int {
    guard let first = calls.first else { return 0 }
    func shared(_ isSame: (Trace.Call, Trace.Call) -> Bool) -> Int {
      first.indices.first { index in
        calls.contains { !$0.indices.contains(index) || !isSame($0[index], first[index]) }
      } ?? first.count
    }
    let length = shared { $0.receiver == $1.receiver && $0.message == $1.message }
    return calls.allSatisfy { $0.count == length } ? shared(==) : length
  }

  private static func words(
    _ record: Trace.Record, after shared: Int, _ aspect: TraceDifference.Aspect,
    to query: Script.Step?
  ) -> TerminalText {
    guard case .message(let group) = aspect else {
      return record.answer.map { "\($0.sentence(to: query))" } ?? "no answer"
    }
    guard record.calls.indices.contains(shared) else {
      return "no \(record.calls.isEmpty ? "" : "further ")\(group)"
    }
    let call = record.calls[shared]
    let fingers = call.fingers.map { "\($0)" }.joined(separator: ", ")
    let end: TerminalText = fingers.isEmpty ? "" : " with fingers \(fingers)"
    return "\(call.receiver) gets \(call.message.rawValue)\(end)\(call.argumentWords)"
  }
}
