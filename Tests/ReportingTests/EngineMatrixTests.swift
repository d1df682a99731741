import Conformance
import Reporting
import Results
import Testing

@Suite struct EngineMatrixTests {
  /// Returns the results of an engine. The counts of a page are those of passed, failed, expected
  /// failed and skipped scenarios.
  private static func column(
    _ name: String, version: String = "1.0", notRun: Int = 0,
    _ pages: KeyValuePairs<String, (Int, Int, Int, Int)>
  ) -> EngineResults {
    var column = EngineResults(
      profile: EngineProfile(name: name, version: version, language: "C", features: []),
      results: [], tally: Tally())
    for (page, counts) in pages {
      let verdicts =
        Array(repeating: Verdict.passed, count: counts.0)
        + Array(repeating: Verdict.failed([.sample()]), count: counts.1 + counts.2)
        + Array(repeating: Verdict.skipped(reason: "no", url: nil), count: counts.3)
      for (index, verdict) in verdicts.enumerated() {
        let isExpected = index >= counts.0 + counts.1 && index < counts.0 + counts.1 + counts.2
        column.results.append(
          ScenarioResult(
            id: "\(page)/\(index)", page: "Spec/\(page).md", line: 1, verdict: verdict,
            expected: isExpected ? ExpectedFailure(reason: "r") : nil))
      }
    }
    column.tally = Tally(verdictsOf: column.results, notRun: notRun)
    return column
  }

  private static let engines = [
    column(
      "Conform", ["hit-testing": (12, 0, 0, 0), "touches": (8, 0, 0, 0), "input": (3, 0, 0, 0)]),
    column(
      "GNUstep", ["hit-testing": (10, 0, 2, 0), "touches": (8, 0, 0, 0), "input": (3, 0, 0, 0)]),
    column(
      "Qt for everybody",
      ["hit-testing": (11, 1, 0, 0), "touches": (5, 3, 0, 0), "input": (0, 0, 0, 3)]),
  ]

  private func text(
    _ engines: [EngineResults], look: ConsoleReporter.Look = .plain, width: Int? = nil
  ) -> String {
    EngineMatrix(Report(engines: engines), look: look, width: width).text.output
  }

  @Test("Engines are columns, and the engine and page with the most differences come first")
  func sideBySide() {
    #expect(
      text(Self.engines) == """
                     Qt for everybody  GNUstep  Conform
        touches                 5/8 ✗    8/8 ✓    8/8 ✓
        hit-testing           11/12 ✗  10/12 ~  12/12 ✓
        input                   0/3 –    3/3 ✓    3/3 ✓
        total                 16/23 ✗  21/23 ~  23/23 ✓

        ✗ not as expected · ~ fails as expected · – skipped or not run

        """)
  }

  @Test("On a narrow terminal the engines are split into several tables")
  func narrow() {
    #expect(
      text(Self.engines, width: 42) == """
                     Qt for everybody  GNUstep
        touches                 5/8 ✗    8/8 ✓
        hit-testing           11/12 ✗  10/12 ~
        input                   0/3 –    3/3 ✓
        total                 16/23 ✗  21/23 ~

                     Conform
        touches        8/8 ✓
        hit-testing  12/12 ✓
        input          3/3 ✓
        total        23/23 ✓

        ✗ not as expected · ~ fails as expected · – skipped or not run

        """)
  }

  @Test("Every engine is shown on a terminal of any width", arguments: [-1, 0, 1, 10, 20])
  func veryNarrow(width: Int) {
    let text = text(Self.engines, width: width)
    for name in ["Qt for everybody", "GNUstep", "Conform"] { #expect(text.contains(name)) }
    #expect(text.contains("\ninput "))
  }

  @Test("The matrix has no legend if every engine passes everything")
  func flawless() {
    let engines = ["B", "A"].map { Self.column($0, ["input": (2, 0, 0, 0)]) }
    #expect(
      text(engines) == """
                   B      A
        input  2/2 ✓  2/2 ✓
        total  2/2 ✓  2/2 ✓

        """)
  }

  @Test("A scenario that one engine did not run counts as not passed")
  func interrupted() {
    let engines = [
      Self.column("A", ["input": (2, 0, 0, 0), "touches": (3, 0, 0, 0)]),
      Self.column("B", notRun: 4, ["input": (1, 0, 0, 0)]),
    ]
    #expect(
      text(engines) == """
                     A      B
        input    2/2 ✓  1/2 –
        touches  3/3 ✓  0/3 –
        total    5/5 ✓  1/5 –

        – skipped or not run

        """)
  }

  @Test("Only the names and the marks are coloured")
  func colours() {
    let engines = [
      Self.column("A", ["input": (1, 1, 0, 0)]), Self.column("B", ["input": (1, 0, 1, 0)]),
    ]
    #expect(
      text(engines, look: .terminal(colours: true)) == """
                   \u{1B}[1mA\u{1B}[0m      \u{1B}[1mB\u{1B}[0m
        input  1/2 \u{1B}[31m✗\u{1B}[0m  1/2 \u{1B}[33m~\u{1B}[0m
        total  1/2 \u{1B}[31m✗\u{1B}[0m  1/2 \u{1B}[33m~\u{1B}[0m

        \u{1B}[31m✗\u{1B}[0m not as expected · \u{1B}[33m~\u{1B}[0m fails as expected

        """)
  }

  @Test(
    "The labels of engines are short and unique, with control characters escaped",
    arguments: [
      (["Flutter gesture arena 1.0"], ["Flutter gesture…"]),
      (["A quite long name of words"], ["A quite long…"]),
      (["Unbrokenandverylong 1"], ["Unbrokenandvery…"]),
      (["Toy 1.0", "Toy 2.0"], ["Toy 1.0", "Toy 2.0"]),
      (["Toy 1.0", "Toy 1.0"], ["Toy 1.0 #1", "Toy 1.0 #2"]),
      (
        ["Unbrokenandverylong 1.0", "Unbrokenandverylong 1.1"],
        ["Unbrokenand… 1.0", "Unbrokenand… 1.1"]
      ),
      (["A\u{1B}[2J 1"], ["A\\u{1B}[2J"]),
    ])
  func names(profiles: [String], labels: [String]) {
    let engines = profiles.map { profile in
      let version = profile.split(separator: " ").last.map(String.init) ?? ""
      return Self.column(
        String(profile.dropLast(version.count + 1)), version: version, ["input": (1, 0, 0, 0)])
    }
    let header = text(engines).prefix { $0 != "\n" }
    #expect(header.drop { $0 == " " } == labels.joined(separator: "  "))
  }

  @Test("Pages are named without the common part of their paths, and long names are truncated")
  func pages() {
    let engine = Self.column(
      "A", ["touch/a-page-with-a-very-long-name": (1, 0, 0, 0), "other": (1, 0, 0, 0)])
    #expect(
      text([engine], width: 40) == """
                                  A
        touch/a-page-with-a…  1/1 ✓
        other                 1/1 ✓
        total                 2/2 ✓

        """)
  }
}
