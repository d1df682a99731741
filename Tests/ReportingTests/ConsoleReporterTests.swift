import Conformance
import Reporting
import Results
import Testing

@Suite struct ConsoleReporterTests {
  static let mixed: [Ended] = [
    ended(.sample("first", .hidden, line: 50), .passed),
    ended(.sample("second", .hidden, line: 51), .passed),
    ended(
      .sample("hidden", .visits, line: 60),
      .failed([
        .sample(line: 60),
        .sample(
          step: 1, line: 61, phrase: "the touch visits A → window", expected: "A → window",
          actual: "window"),
      ]), trace: .sample()),
    ended(.sample("it's", .visits, line: 62), .errored(message: "out of range")),
    ended(.sample("fine", .visits, line: 63), .passed),
    ended(
      .sample("layers", .visits, line: 64),
      .skipped(reason: "the engine does not claim layers", url: nil)),
  ]

  @Test("A run is written by page, then the details of a few failures")
  func mixedRun() throws {
    #expect(
      consoleText(run(Self.mixed)) == (try fixture("console.txt")))
  }

  @Test("Expected failures are only counted, and their page is marked good")
  func expected() {
    let reason = ExpectedFailure(reason: "it is young")
    var results = Self.mixed
    results[2].result.expected = reason
    results[3].result.expected = reason
    results[4].result.expected = reason
    #expect(
      consoleText(run(results)) == """
        ✓ Spec/hit-testing.md  2 passed
        ✓ Spec/touches.md  1 passed, 1 failed as expected, 1 errored as expected, 1 skipped

        skipped
          1  the engine does not claim layers

        6 scenarios: 3 passed, 1 failed as expected, 1 errored as expected, 1 skipped \
        · Responders 1.0 (Swift)

        """)
  }

  @Test("A deviation from a SHOULD has its details, and its page is marked good")
  func deviations() {
    let deviated = ended(.sample("hidden", .visits, line: 60), .deviated([.sample(line: 60)]))
    var expected = deviated
    expected.result.expected = ExpectedFailure(reason: "it is young")
    #expect(
      consoleText(run([deviated, expected])) == """
        ✓ Spec/touches.md  1 deviated, 1 deviated as expected

          ≈ TOUCH-1/hidden
            TOUCH-1 SHOULD A touch visits the chain
            Spec/touches.md:60: the hit-test view is A
              expected  A
              actual    window
            rerun  swift run conform --engine local --filter 'TOUCH-1/hidden'

        2 scenarios: 0 passed, 1 deviated, 1 deviated as expected · Responders 1.0 (Swift)

        """)
  }

  @Test("A stopped run reports how many scenarios were not run")
  func stopped() {
    #expect(
      consoleText(run([Self.mixed[0]], planned: 9)) == """
        ✓ Spec/hit-testing.md  1 passed

        9 scenarios: 1 passed, 8 not run · Responders 1.0 (Swift)

        """)
  }

  @Test("A page with only skipped scenarios has a mark of its own; reasons are counted")
  func allSkipped() {
    let reasons =
      ["no touches", "no layers", "no touches"] + Array(repeating: "no scenes", count: 10)
    let results = reasons.map {
      ended(
        .sample("x", .hidden),
        .skipped(reason: .word($0), url: $0 == "no layers" ? "https://example.org/7" : nil))
    }
    #expect(
      consoleText(run(results)) == """
        – Spec/hit-testing.md  13 skipped

        skipped
          10  no scenes
           2  no touches
           1  no layers (https://example.org/7)

        13 scenarios: 0 passed, 13 skipped · Responders 1.0 (Swift)

        """)
  }

  @Test("Reasons beyond the limit are counted, and many of the engine's own lead to `lacks`")
  func manyReasons() {
    let results = (1...22).map {
      ended(.sample("x", .hidden), .skipped(reason: .word("reason \($0)"), url: nil))
    }
    let text = consoleText(run(results))
    #expect(
      text.contains(
        """
          1  reason 20
          … and 2 more reasons
          an engine may name what its framework has nothing like in `lacks`, such as `set cornerRadius`,
          `senders` of actions, or `unfocusedWindows`

        22 scenarios
        """))
  }

  @Test("Skipped scenarios are grouped by what they lack, and by the reason that the engine gave")
  func missingClaims() {
    let results = [
      ended(.sample("a", .hidden), .skipped(reason: "two", url: nil)),
      ended(.sample("b", .hidden), .skipped(reason: "one", url: nil)),
      ended(.sample("c", .hidden), .skipped(reason: "one", url: nil)),
      ended(.sample("d", .hidden), .skipped(reason: "no glass", url: nil)),
    ]
    let missing: [String: Set<Claim>] = [
      "HIT-4/a": [.feature(.gestures), .feature(.scrolling), .kind(.slider)],
      "HIT-4/b": [.feature(.gestures)], "HIT-4/c": [.kind(.slider)],
    ]
    #expect(
      consoleText(run(results), missing: missing).contains(
        """
        skipped
          2  the engine does not claim gestures
          1  the engine does not claim scrolling
          1  the engine does not claim the kind slider
          1  no glass
          a scenario that lacks several is counted for each

        """))
  }

  @Test("An engine that claims one feature or none is told which one to claim next")
  func firstFeature() {
    let missing: [String: Set<Claim>] = [
      "HIT-4/a": [.feature(.gestures), .feature(.hitTesting)],
      "HIT-4/b": [.feature(.hitTesting), .kind(.slider)], "HIT-4/c": [.feature(.hitTesting)],
      "HIT-4/d": [.feature(.gestures)], "HIT-4/e": [.kind(.slider)],
    ]
    let results = missing.keys.sorted().map { id in
      ended(.sample(String(id.dropFirst(6)), .hidden), .skipped(reason: "no", url: nil))
    }
    func text(claiming features: Set<Feature>) -> String {
      var profile = EngineProfile.sample
      profile.features = features
      let events = [RunEvent.started(profile, scenarios: results.count)] + run(results).dropFirst()
      return consoleText(events, missing: missing)
    }
    #expect(
      text(claiming: [.responderChain]).contains(
        """
        skipped
          4  the engine claims responder-chain alone
          1  the engine does not claim the kind slider
          next  carry out the rest of what it claims, then claim hit-testing: 2 scenarios need no other
                '--audit' says what each feature would add

        5 scenarios
        """))
    #expect(text(claiming: []).contains("\n  4  the engine claims no feature\n"))
  }

  @Test("With reruns to come, pages from the first unexpected result on have the final counts")
  func reruns() {
    var events = run(Self.mixed)
    guard case .finished(var column) = events.removeLast() else { return }
    column.results[2].otherVerdict = .passed
    var writes: [String] = []
    var reporter = ConsoleReporter(
      look: .plain, rerun: RerunCommand(["conform"]), hasReruns: true,
      write: { writes.append($0.output) })
    for event in events { reporter.handle(event) }
    #expect(writes.isEmpty)
    reporter.handle(.finished(column))
    let text = writes.joined()
    #expect(
      text.hasPrefix(
        """
        ✓ Spec/hit-testing.md  2 passed
        ✗ Spec/touches.md  1 errored, 1 flaky, 1 passed, 1 skipped

        """))
    #expect(text.contains("\n6 scenarios: 3 passed, 1 errored, 1 flaky, 1 skipped · "))
  }

  @Test("On a terminal the progress line is written in place and erased before other text")
  func terminal() {
    #expect(
      consoleWrites(run(Array(Self.mixed.prefix(2))), look: .terminal(colours: false)) == [
        "\r\u{1B}[2K1 of 2",
        "\r\u{1B}[2K2 of 2",
        "\r\u{1B}[2K✓ Spec/hit-testing.md  2 passed\n\n2 scenarios: 2 passed · Responders 1.0 (Swift)\n",
      ])
  }

  @Test("On a terminal with colours, good is green, bad red, absent yellow")
  func colours() {
    let results = [Self.mixed[0], Self.mixed[3], Self.mixed[5]]
    let writes = consoleWrites(run(results), look: .terminal(colours: true))
    #expect(
      writes.filter { !$0.contains(" of 3") } == [
        "\r\u{1B}[2K\u{1B}[32m✓\u{1B}[0m Spec/hit-testing.md  1 passed\n",
        """
        \r\u{1B}[2K\u{1B}[31m✗\u{1B}[0m Spec/touches.md  1 errored, 1 skipped

        \u{1B}[33mskipped\u{1B}[0m
          1  the engine does not claim layers

          \u{1B}[31m✗\u{1B}[0m \u{1B}[1mTOUCH-1/it's\u{1B}[0m
            TOUCH-1 SHOULD A touch visits the chain
            Spec/touches.md:62: errored: \u{1B}[31mout of range\u{1B}[0m
            rerun  \u{1B}[2mswift run conform --engine local --filter 'TOUCH-1/it'\\''s'\u{1B}[0m

        \u{1B}[31m3 scenarios: 1 passed, 1 errored, 1 skipped\u{1B}[0m · Responders 1.0 (Swift)

        """,
      ])
  }

  @Test("A long run is written in few pieces: a hundred updates and one for each page")
  func fewWrites() {
    let results = (0..<10_000).map {
      ended(.sample("\($0)", $0 < 5000 ? .hidden : .visits), .passed)
    }
    #expect(consoleWrites(run(results)).count == 2)
    #expect(consoleWrites(run(results), look: .terminal(colours: true)).count == 102)
  }

  @Test("Several runs follow each other, each with its own reasons")
  func severalRuns() {
    let text = consoleText(run([Self.mixed[5]]) + run([Self.mixed[0]]))
    #expect(
      text == """
        – Spec/touches.md  1 skipped

        skipped
          1  the engine does not claim layers

        1 scenario: 0 passed, 1 skipped · Responders 1.0 (Swift)
        ✓ Spec/hit-testing.md  1 passed

        1 scenario: 1 passed · Responders 1.0 (Swift)

        """)
  }
}
