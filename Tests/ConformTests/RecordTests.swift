import Foundation
import Testing

@Suite("The record command of the built program")
struct RecordTests {
  /// A row that is not known yet, below the others of the page with a ledger.
  private static let page = Sandbox.evidencePage(
    level: "MUST", confidence: "documented", evidence: "documented <https://example.org/a>"
  ).replacingOccurrences(
    of: "| inside   | 10 10         | window                    |",
    with: """
      | inside   | 10 10         | window                    |
      | new      | 500 10        | ?                         |
      """)

  private static let local = ["record", "HIT-1/new", "--engine", "local"]

  /// An engine that answers each hit-test with JSON, or not at all.
  private static func engine(_ response: String) -> String {
    Sandbox.engine(perform: "answer '\(response)'")
  }

  private static func answer(_ name: String) -> String {
    #""type":"observed","records":[{},{"answer":{"responder":\#(name)}}]"#
  }

  @Test("A row that is not known yet is a mistake of its page with a remedy")
  func diagnostic() async throws {
    let sandbox = try Sandbox(page: Self.page)
    let mistake = """
      Spec/page.md:19:30: `the hit-test view is ?` is not known yet
        hint: conform record HIT-1/new --engine … --source … writes what an engine does
      1 error in 1 page
      conform: the pages have errors; no scenarios were run

      """
    for command in ["check", "run"] {
      #expect(
        try await sandbox.conform(command) == ProgramResult(status: 2, output: "", errors: mistake))
    }
  }

  @Test("What an engine did is written with a source that the clause cites, and nothing else")
  func cited() async throws {
    let sandbox = try Sandbox(page: Self.page)
    let ending = try await sandbox.conform(Self.local + ["--source", "U1"])
    #expect(
      ending
        == ProgramResult(
          status: 0,
          output: """
            HIT-1/new  Spec/page.md:19
              Reference 0.1.0 (Swift)
                the hit-test view is nobody
            Spec/page.md: written

            """, errors: ""))
    #expect(
      try sandbox.read("Spec/page.md")
        == Self.page.replacingOccurrences(of: "| ?     ", with: "| nobody"))
    #expect(try await sandbox.conform("run").status == 0)
  }

  @Test("Of two rows that are recorded at once, both are kept")
  func twoAtOnce() async throws {
    let page = Self.page.replacingOccurrences(
      of: "| new      | 500 10        | ?                         |",
      with: """
        | new      | 500 10        | ?                         |
        | other    | 10 10         | ?                         |
        """)
    for _ in 1...3 {
      let sandbox = try Sandbox(page: page)
      let script = """
        "$0" record HIT-1/new --engine local --source U1 > new & new=$!
        "$0" record HIT-1/other --engine local --source U1 > other || exit
        wait $new
        """
      #expect(try await sandbox.shell(script).status == 0)
      #expect(
        try sandbox.read("Spec/page.md")
          == page.replacingOccurrences(
            of: "500 10        | ?     ", with: "500 10        | nobody"
          )
          .replacingOccurrences(of: "10 10         | ?     ", with: "10 10         | window"))
    }
  }

  @Test("A new source is added to the clause, and the clause to the ledger")
  func newSources() async throws {
    let sandbox = try Sandbox(page: Self.page)
    let sources = ["--source", "U2", "--source", "https://example.org/log"]
    #expect(try await sandbox.conform(Self.local + sources).status == 0)
    let expected = Self.page
      .replacingOccurrences(of: "| ?     ", with: "| nobody")
      .replacingOccurrences(
        of: "Sources: tests (U1). Feature: hit-testing. Confidence: documented.",
        with: """
          Sources: tests (U1), [Ledger](page.md#ledger) (U2), <https://example.org/log>. Feature: \
          hit-testing.
          Confidence: documented.
          """
      )
      .replacingOccurrences(
        of: "<https://example.org/log> | HIT-2 |",
        with: "<https://example.org/log> | HIT-2, HIT-1 |")
    #expect(try sandbox.read("Spec/page.md") == expected)
    #expect(try await sandbox.conform("run").status == 0)
  }

  @Test("Without a source nothing is written, and what the engine does is printed")
  func noSource() async throws {
    let sandbox = try Sandbox(page: Self.page)
    #expect(
      try await sandbox.conform(Self.local)
        == ProgramResult(
          status: 64,
          output: """
            HIT-1/new  Spec/page.md:19
              Reference 0.1.0 (Swift)
                the hit-test view is nobody

            """,
          errors: """
            conform: nothing was written: an engine's behaviour is not evidence of UIKit's
              Name what shows it: conform record HIT-1/new … --source U12, or an address

            """))
    #expect(try sandbox.read("Spec/page.md") == Self.page)
  }

  @Test(
    "A source that is none is refused",
    arguments: [
      ("a book", 64, "write the id of a statement, such as U12, or a whole address"),
      ("ftp://example.org", 64, "write the id of a statement"),
      ("https://example.org/a b", 64, "write the id of a statement"),
      ("U3", 2, "no ledger has a statement U3; add its row to the ledger first"),
      ("https://example.org/U9", 2, "the page would have an error: "),
    ] as [(String, Int32, String)])
  func badSource(_ source: String, _ status: Int32, _ message: String) async throws {
    let sandbox = try Sandbox(page: Self.page)
    let ending = try await sandbox.conform(Self.local + ["--source", source])
    #expect(ending.status == status)
    #expect(ending.errors.contains(message))
    #expect(try sandbox.read("Spec/page.md") == Self.page)
  }

  @Test("What several engines do is written only where they agree")
  func severalEngines() async throws {
    let sandbox = try Sandbox(page: Self.page)
    try sandbox.write(Self.engine(Self.answer(#""window""#)), to: "window.sh")
    try sandbox.write(Self.engine(Self.answer("null")), to: "nobody.sh")
    let source = ["--source", "U1", "--engine"]
    let ending = try await sandbox.conform(Self.local + source + ["sh window.sh"])
    #expect(
      ending
        == ProgramResult(
          status: 2,
          output: """
            HIT-1/new  Spec/page.md:19
              Reference 0.1.0 (Swift)
                the hit-test view is nobody
              Toy 1 (sh)
                the hit-test view is window

            """, errors: "conform: the engines do not agree, so nothing was written\n"))
    #expect(try sandbox.read("Spec/page.md") == Self.page)
    #expect(try await sandbox.conform(Self.local + source + ["sh nobody.sh"]).status == 0)
    #expect(try sandbox.read("Spec/page.md") != Self.page)
  }

  @Test("An expectation that is there is compared and stays")
  func compared() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.engine(Self.answer("null")), to: "nobody.sh")
    let ending = try await sandbox.conform(
      "record", "HIT-1/inside", "--engine", "local", "--engine", "sh nobody.sh")
    #expect(
      ending
        == ProgramResult(
          status: 1,
          output: """
            HIT-1/inside  Spec/page.md:16
              Reference 0.1.0 (Swift): as the row expects
              Toy 1 (sh): not as the row expects
                the hit-test view is window: expected window, actual nobody
            nothing was written: the row already has its expectations

            """, errors: ""))
    #expect(
      try await sandbox.conform("record", "HIT-1/inside", "--engine", "local", "--source", "U1")
        .status
        == 0)
    #expect(try sandbox.read("Spec/page.md") == Sandbox.page)
  }

  @Test(
    "An engine without a usable answer writes nothing",
    arguments: [
      (#""type":"skipped","reason":"not now""#, "Toy skips the scenario: not now"),
      (#""type":"errored","message":"no | idea""#, "Toy errors: no | idea"),
      (answer(#""a|b\nc""#), #"is not on the stage"#),
      (answer(#""?""#), #"is not on the stage"#),
      (#""type":"observed","records":[]"#, "the engine's trace has 0 records"),
    ])
  func unusable(_ response: String, _ message: String) async throws {
    let sandbox = try Sandbox(page: Self.page)
    try sandbox.write(Self.engine(response), to: "engine.sh")
    let ending = try await sandbox.conform(
      "record", "HIT-1/new", "--source", "U1", "--engine", "sh engine.sh")
    #expect(ending.status == 2)
    #expect(ending.errors.contains(message))
    #expect(try sandbox.read("Spec/page.md") == Self.page)
  }

  @Test(
    "An id that is not one row's is refused",
    arguments: [
      ("HIT-1/nwe", "did you mean 'HIT-1/new'?"),
      ("HIT-1/*", "no clause, scenario or API name matches 'HIT-1/*'"),
      ("HIT-1", "'HIT-1' is a clause, and one row is recorded at a time: name HIT-1/new"),
    ])
  func unknown(_ id: String, _ message: String) async throws {
    let ending = try await Sandbox(page: Self.page).conform(
      "record", id, "--engine", "local", "--source", "U1")
    #expect(ending.status == 2)
    #expect(ending.errors.contains(message))
  }

  @Test("A page that changes while the engine runs is left as it is")
  func page() async throws {
    let sandbox = try Sandbox(page: Self.page)
    try sandbox.write(
      "echo >> Spec/page.md\n" + Self.engine(Self.answer("null")), to: "engine.sh")
    let ending = try await sandbox.conform(
      "record", "HIT-1/new", "--source", "U1", "--engine", "sh engine.sh")
    #expect(ending.status == 2)
    #expect(ending.errors == "conform: Spec/page.md has changed meanwhile; run the command again\n")
    #expect(try sandbox.read("Spec/page.md") == Self.page + "\n\n")
  }

  @Test("Another mistake in the pages is told first")
  func otherMistake() async throws {
    let page = Self.page.replacingOccurrences(of: "| 10 10 ", with: "| 10 te ")
    let sandbox = try Sandbox(page: page)
    let ending = try await sandbox.conform(Self.local + ["--source", "U1"])
    #expect(ending.status == 2)
    #expect(ending.errors.contains("`te` does not fit in `touching 10 te`"))
    #expect(!ending.errors.contains("is not known yet"))
  }
}
