import Conformance
import Engines
import Fuzzing
import Results

@testable import Running

extension FuzzTarget {
  private static let generator = ScriptGenerator(
    seed: 0, claims: CommonClaims([LocalEngine().profile]), for: .mistakes)

  static let script = FuzzTarget(
    "script",
    property: """
      A script ends with the same reply twice, which passes if it is expected, and travels over the \
      wire.
      """,
    maximumLength: 1 << 10,
    seeds: { _ in
      (0..<64).map { seed in
        (0..<400).map { UInt8(truncatingIfNeeded: ($0 + 1) * (seed * 37 + 11)) }
      }
    },
    check: { bytes in
      let script = generator.script(bytes)
      let reply = await LocalEngine().perform(script)
      try require(await LocalEngine().perform(script) == reply, "the second reply differs")
      try requireTravel(.reply(id: 1, reply))
      let snapshots = LocalEngine().snapshots(of: script)
      guard case .observed(let trace) = reply else { return }
      try require(
        trace.records.count == script.steps.count && snapshots.count == script.steps.count + 1,
        "not one record and one snapshot for each step")
      try requireVerdicts(script, trace)
    })

  /// Requires that a reply is the same after the wire; numbers that are not finite become null there.
  private static func requireTravel(_ response: EngineResponse) throws {
    var json = JSONWriter()
    response.writeLine(to: &json)
    let line = json.take()
    guard let read = try? EngineResponse(line.dropLast()) else {
      try require(
        "\(response)".contains("inf") || "\(response)".contains("nan"), "unreadable reply")
      return
    }
    try require(read == response, "the reply differs after the wire")
  }

  /// Requires that the trace passes where it is what is expected, fails where it is not, and errors
  /// where a record is missing.
  private static func requireVerdicts(_ script: Script, _ trace: Trace) throws {
    let expectations = trace.records.indices.map { step in
      Expectation(
        step: step, requirement: requirement(trace.records[step], on: script.stage), phrase: "",
        line: 1)
    }
    let scenario = scenario(script, expectations)
    guard !expectations.isEmpty else { return }
    let result = Judge.judge(scenario, by: .observed(trace))
    let hasNaN = "\(trace)".contains("nan")
    try require(result.verdict == .passed || hasNaN, "the expected trace: \(result.verdict)")
    let short = Judge.judge(scenario, by: .observed(Trace(trace.records.dropLast())))
    guard case .errored = short.verdict else {
      throw PropertyError("a record is missing unnoticed")
    }
    let nobody = Expectation(
      step: 0, requirement: .call(CallPattern("nobody has this name", .hitTest)), phrase: "",
      line: 1)
    let failing = Judge.judge(self.scenario(script, [nobody]), by: .observed(trace))
    guard case .failed = failing.verdict else { throw PropertyError("a difference is unnoticed") }
  }

  private static func requirement(
    _ record: Trace.Record, on stage: Stage
  ) -> Requirement {
    if let answer = record.answer { return .answer(oneOf: [answer]) }
    guard let call = record.calls.first else { return .noCall(CallPattern("", .hitTest)) }
    return .receivers(call.message, record.responders(getting: call.message, on: stage))
  }

  private static func scenario(_ script: Script, _ expectations: [Expectation]) -> Scenario {
    let sample = SampleSite.scenario("HIT-1/inside")
    return Scenario(
      id: sample.id, clause: sample.clause, location: sample.location, features: [],
      script: script, expectations: expectations)
  }
}
