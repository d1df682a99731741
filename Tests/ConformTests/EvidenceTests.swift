import Testing

@Suite("The evidence command of the built program")
struct EvidenceTests {
  /// Writes a report of the reference engine under a name that says who plays UIKit, and adds it.
  private func add(
    _ sandbox: Sandbox, name: String = "UIKit, played by the reference engine",
    version: String = "Toy 1.0 (0)", _ arguments: String...
  ) async throws -> ProgramResult {
    _ = try await sandbox.conform(["--report", "own.json", "--traces"] + arguments)
    let report = try sandbox.read("own.json")
      .replacing(#""name":"Reference""#, with: "\"name\":\"\(name)\"")
      .replacing(#""version":"0.1.0""#, with: "\"version\":\"\(version)\"")
    try sandbox.write(report, to: "uikit.json")
    return try await sandbox.conform("evidence", "add", "uikit.json")
  }

  private static let ledger = """

    | statement | evidence | home |
    | --------- | -------- | ---- |
    | U1 | documented <https://example.org/a> | HIT-1 |

    """
  private static let file = "Spec/evidence/toy-1-0-0.json"

  @Test("A run in two parts is kept in one file, and tells what held and what was not asked")
  func parts() async throws {
    let page =
      Sandbox.page.replacing("Sources: tests.", with: "Sources: tests (U1).") + Self.ledger
    let sandbox = try Sandbox(page: page)
    let before = try await sandbox.conform("coverage", "--evidence")
    #expect(before.output.contains("UIKit has not been run yet"))
    let first = try await add(sandbox, "--filter", "HIT-1/outside")
    #expect(
      first
        == ProgramResult(
          status: 0,
          output: """
            \(Self.file): 1 scenario of Toy 1.0 (0), 0 of them not as the pages say; \
            1 in the file now

            """, errors: ""))
    let partly = try await sandbox.conform("coverage", "--evidence")
    #expect(partly.output.contains("Toy 1.0 (0): 1 held, 1 not run\n"))
    let clause = try await sandbox.conform("explain", "HIT-1")
    #expect(clause.output.contains(" · held on Toy 1.0 (0), 1 of 2 scenarios\n"))
    _ = try await add(sandbox, "--filter", "HIT-1/inside")
    let lines = try sandbox.read(Self.file).split(separator: "\n")
    // A head, a line for each scenario in the order of the page, and the end.
    #expect(
      lines.map { $0.prefix(19) }.dropFirst() == [
        #"{"id":"HIT-1/inside"#, #"{"id":"HIT-1/outsid"#, "]}",
      ])
    #expect(lines[1].contains(#""answer":{"responder":"window"}"#))
    let whole = try await sandbox.conform("coverage", "--evidence")
    #expect(whole.output.contains("Toy 1.0 (0): 2 held\n"))
  }

  @Test("A MUST that UIKit does not do is a mistake of the page, until the row is changed")
  func refuted() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    #expect(try await add(sandbox).output.contains("1 of them not as the pages say; 2 in"))
    let refuted = try await sandbox.conform("check")
    #expect(refuted.status == 2)
    #expect(
      refuted.errors.hasPrefix(
        "Spec/page.md:8:1: clause HIT-1 says MUST, and UIKit does otherwise on Toy 1.0 (0): "
          + "HIT-1/outside"))
    let clause = try await sandbox.conform("explain", "HIT-1")
    #expect(clause.output.contains(" · UIKit differs on Toy 1.0 (0): HIT-1/outside\n"))
    // A run is not hindered, and the changed row was not asked yet.
    #expect(try await sandbox.conform([]).status == 1)
    try sandbox.write(Sandbox.page, to: "Spec/page.md")
    #expect(try await sandbox.conform("check").status == 0)
    let changed = try await sandbox.conform("explain", "HIT-1")
    #expect(changed.output.contains(" · held on Toy 1.0 (0), 1 of 2 scenarios\n"))
  }

  /// Writes a report with a column for each name and version, of which each has other scenarios.
  private func add(
    _ sandbox: Sandbox, columns: [(name: String, version: String, scenario: String)]
  ) async throws -> ProgramResult {
    var engines: [String] = []
    for column in columns {
      _ = try await sandbox.conform(
        "--report", "own.json", "--traces", "--filter", column.scenario)
      let report = try sandbox.read("own.json")
        .replacing(#""name":"Reference""#, with: "\"name\":\"\(column.name)\"")
        .replacing(#""version":"0.1.0""#, with: "\"version\":\"\(column.version)\"")
      try sandbox.write(report, to: "part-\(engines.count).json")
      engines.append("part-\(engines.count).json")
    }
    let merged = try await sandbox.conform(["merge"] + engines + ["--report", "uikit.json"])
    #expect(merged.errors.isEmpty, "\(merged)")
    return try await sandbox.conform("evidence", "add", "uikit.json")
  }

  @Test("Two systems with one slug have a file each, also when one of them is added again")
  func slugs() async throws {
    let sandbox = try Sandbox()
    for version in ["Toy 1.0 (0)", "Toy 1-0 0", "Toy 1.0 (0)"] {
      #expect(try await add(sandbox, version: version).status == 0)
    }
    #expect(
      sandbox.files.filter { $0.hasPrefix("Spec/evidence/") } == [
        "Spec/evidence/toy-1-0-0-2.json", Self.file,
      ])
    #expect(try sandbox.read(Self.file).contains("Toy 1.0 (0)"))
    #expect(try sandbox.read("Spec/evidence/toy-1-0-0-2.json").contains("Toy 1-0 0"))
    #expect(try await sandbox.conform("check").status == 0)
  }

  @Test("Of several columns of one system every scenario is kept")
  func columns() async throws {
    let sandbox = try Sandbox()
    let ending = try await add(
      sandbox,
      columns: [
        ("UIKit", "Toy 1.0 (0)", "HIT-1/outside"),
        ("UIKit, on a device", "Toy 1.0 (0)", "HIT-1/inside"),
      ])
    #expect(ending.status == 0, "\(ending)")
    #expect(ending.output.hasSuffix("; 2 in the file now\n"))
    let kept = try sandbox.read(Self.file)
    #expect(kept.contains("HIT-1/inside") && kept.contains("HIT-1/outside"))
  }

  @Test(
    "A version that names no system is refused, and so is an engine whose name only begins as UIKit's",
    arguments: [
      (
        "UIKit", "!!!",
        "conform: the version \"!!!\" names no system; have the engine say one, such as "
          + "\"iOS 26.1 (23B86)\"\n"
      ),
      (
        "UIKitten", "1",
        "conform: uikit.json is not of UIKit but of \"UIKitten\": only UIKit is evidence\n"
      ),
    ])
  func unnamed(_ name: String, _ version: String, _ message: String) async throws {
    let sandbox = try Sandbox()
    let ending = try await add(sandbox, name: name, version: version)
    #expect(ending == ProgramResult(status: 2, output: "", errors: message))
    #expect(!sandbox.files.contains { $0.hasPrefix("Spec/evidence/") })
  }

  /// A list that leaves one of the two scenarios out.
  private static let list = "engine: UIKit\n\nHIT-1/in* | Not checked yet.\n"
  private static let leftOut =
    "1 scenario left out by Spec/evidence/left-out.txt: '--all' keeps them\n"

  @Test("What the list names is left out, and kept with '--all'")
  func leftOut() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.list, to: "Spec/evidence/left-out.txt")
    let added = try await add(sandbox)
    #expect(
      added
        == ProgramResult(
          status: 0,
          output: "\(Self.file): 1 scenario of Toy 1.0 (0), 0 of them not as the pages say; "
            + "1 in the file now\n\(Self.leftOut)", errors: ""))
    #expect(try !sandbox.read(Self.file).contains("HIT-1/inside"))
    let all = try await sandbox.conform("evidence", "add", "uikit.json", "--all")
    #expect(all.output.hasSuffix("; 2 in the file now\n"))
    #expect(try sandbox.read(Self.file).contains("HIT-1/inside"))
  }

  @Test("A report of nothing but what the list names is refused, and so is a damaged list")
  func nothingLeft() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.list, to: "Spec/evidence/left-out.txt")
    let none = try await add(sandbox, "--filter", "HIT-1/inside")
    #expect(
      none
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: uikit.json has only scenarios that Spec/evidence/left-out.txt leaves "
            + "out, 1 scenario: '--all' keeps them\n"))
    try sandbox.write("HIT-1/inside\n", to: "Spec/evidence/left-out.txt")
    let damaged = try await sandbox.conform("evidence", "add", "uikit.json")
    #expect(damaged.status == 2)
    #expect(damaged.errors.hasPrefix("Spec/evidence/left-out.txt:1:"))
    let isWritten = sandbox.exists(Self.file)
    #expect(!isWritten)
  }

  @Test("Other engines, other pages and damaged files are refused, and nothing is written")
  func refused() async throws {
    let sandbox = try Sandbox()
    let other = try await add(sandbox, name: "Qt")
    #expect(
      other
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: uikit.json is not of UIKit but of \"Qt\": only UIKit is evidence\n"))
    _ = try await sandbox.conform(["--report", "uikit.json"])
    try sandbox.write(Sandbox.failingPage, to: "Spec/page.md")
    let report = try sandbox.read("uikit.json").replacing("\"Reference\"", with: "\"UIKit\"")
    try sandbox.write(report, to: "uikit.json")
    let late = try await sandbox.conform("evidence", "add", "uikit.json")
    #expect(late.status == 2)
    #expect(late.errors.contains("uikit.json is not of these pages as they are now"))
    let isWritten = sandbox.exists("Spec/evidence")
    #expect(!isWritten)
    try sandbox.write(#"{"format":"conform-evidence","version":2}"#, to: Self.file)
    let damaged = try await sandbox.conform("check")
    #expect(damaged.status == 2)
    #expect(damaged.errors.hasPrefix("\(Self.file):1:1: this is not a run of UIKit: version: "))
  }
}
