import Conformance
import Engines
import Results
import Running
import Testing

@testable import Fuzzing

@Suite struct FuzzerTests {
  private func run(
    _ one: any Engine, _ other: any Engine, seed: UInt64 = 1, count: Int = 2_000, width: Int = 2
  ) async throws -> FuzzReport {
    try await Fuzzer(one, other, seed: seed, effort: .scripts(count), width: width).run()
  }

  @Test("The reference engine agrees with itself")
  func agrees() async throws {
    let report = try await run(LocalEngine(), LocalEngine())
    #expect(report.scripts == 2_000)
    #expect(report.notCompared < 100)
    #expect(report.counterexamples.isEmpty)
  }

  @Test("The same seed and count print the same, whatever the number of scripts in flight")
  func deterministic() async throws {
    let clauses = ClauseFinder([])
    let one = try await run(LocalEngine(), FaultyEngine.ignoresHidden, width: 1)
    let other = try await run(LocalEngine(), FaultyEngine.ignoresHidden, width: 7)
    #expect(!one.counterexamples.isEmpty)
    #expect(
      FuzzPage(one, clauses: clauses).markdown == FuzzPage(other, clauses: clauses).markdown)
  }

  @Test("A planted fault is found, and shrunk to few rows and steps")
  func shrinks() async throws {
    let report = try await run(LocalEngine(), FaultyEngine.ignoresHidden, count: 500)
    #expect(!report.counterexamples.isEmpty)
    for finding in report.counterexamples {
      #expect(finding.script.stage.responders.count <= 5, "\(finding.script)")
      #expect(finding.script.steps.count <= 3, "\(finding.script)")
      #expect(finding.script.steps.contains { $0.name == "hidden" })
    }
  }

  @Test("What scenarios show is kept apart, with those that are expected not to pass")
  func known() async throws {
    let hidden = try await FuzzPageTests.spec.scenarios.filter { scenario in
      scenario.script.steps.contains { $0.name == "hidden" }
    }
    let all = try await run(LocalEngine(), FaultyEngine.ignoresHidden, count: 700)
    let faults = try await FuzzPageTests.spec.faults
    for isExpected in [false, true] {
      let scenarios = KnownScenarios(
        hidden, faults: faults, judge: { Judge.judge($0, by: $1) }, isExpected: { _ in isExpected })
      let report = try await Fuzzer(
        LocalEngine(), FaultyEngine.ignoresHidden, seed: 1, effort: .scripts(700), width: 2,
        known: scenarios
      ).run()
      #expect(!report.known.isEmpty)
      #expect(
        report.known.count + report.counterexamples.count == all.counterexamples.count)
      #expect(report.known.allSatisfy { $0.isExpected == isExpected })
      let page = FuzzPage(report, clauses: ClauseFinder([])).markdown
      #expect(page.contains("Scenarios show these causes besides:") == !isExpected)
      #expect(
        page.contains("\n- The property isHidden is ignored, the likely cause in ") == !isExpected)
      #expect(page.contains(" of expected failures left out") == isExpected)
    }
  }

  @Test("Differences with views of other kinds, or by other fingers, have one cause")
  func causes() {
    let stage = { (kind: ResponderKind) in
      Stage([
        StagedResponder(name: "window", kind: .window),
        StagedResponder(name: "A", kind: kind, parent: "window"),
      ])
    }
    let cause = { (kind: ResponderKind, steps: [Script.Step], expected: String) in
      let script = Script(stage: stage(kind), steps: steps + [.ask("hitTestView")])
      let mismatch = Mismatch.other(
        of: "the hit-test view", expected: .word(expected), actual: .word(kind.rawValue))
      let reply = Reply.observed(Trace())
      return DifferenceGroup(
        Trial.Observation(
          script: script, replies: (reply, reply),
          difference: TraceDifference(
            step: steps.count, aspect: .answer("hitTestView"), mismatch: mismatch)))
    }
    let point = StepValue.point(Point(x: 1, y: 1))
    let touch = Script.Step.stimulate("touchBegins", ["at": point])
    let call = Script.Step.stimulate("hitTest", of: "window", ["at": point])
    #expect(cause(.label, [touch], "window") == cause(.imageView, [call], "nobody"))
    #expect(cause(.label, [touch], "window") != cause(.view, [touch], "window"))
    let clear = Script.Step.set("alpha", of: "A", to: 0.0)
    #expect(cause(.view, [clear, touch], "window") != cause(.view, [touch], "window"))
  }

  @Test("What clauses leave open, and what need not be reported, is no difference")
  func freedom() async throws {
    let report = try await run(LocalEngine(), FaultyEngine.usesFreedom)
    #expect(report.counterexamples.isEmpty)
  }

  @Test("An engine that crashes is a finding, shown once and shrunk")
  func crashes() async throws {
    let report = try await run(LocalEngine(), FaultyEngine.crashes, count: 500)
    #expect(report.counterexamples.count == 1)
    let script = try #require(report.counterexamples.first?.script)
    #expect(script.stage.responders.count <= 4, "\(script)")
    #expect(script.steps.count <= 2, "\(script)")
  }

  @Test("An engine that does other things each time is told so, once, and not shrunk")
  func unstable() async throws {
    let report = try await run(LocalEngine(), FaultyEngine.random(), count: 500)
    #expect(report.unstable == [FaultyEngine.random().profile.name])
    #expect(report.counterexamples.isEmpty)
    let page = FuzzPage(report, clauses: ClauseFinder([])).markdown
    #expect(page.contains("does not do the same each time: look for a clock"))
  }

  @Test("Engines that claim too little are told what to add")
  func nothingInCommon() async {
    var engine = FaultyEngine()
    engine.profile.kinds = [.application]
    await #expect {
      _ = try await run(LocalEngine(), engine)
    } throws: { error in
      "\(error)".contains("compare each with 'local'")
    }
  }

  @Test("An engine that carries nothing out cannot be compared")
  func skipsAll() async {
    let engine = FaultyEngine(reply: { _, _ in .skipped(reason: "no", url: nil) })
    await #expect(throws: FuzzerError.nothingCompared(100)) {
      _ = try await run(LocalEngine(), engine, count: 100)
    }
  }
}
