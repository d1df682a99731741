import Testing

@Suite("The format command of the built program")
struct FormatTests {
  private static let untidy = Sandbox.page.replacingOccurrences(
    of: "| window    | window      | app | 0 0 100 100 |", with: "|window|window|app|0 0 100 100|")

  @Test("Without files every page and translation is formatted")
  func pages() async throws {
    let sandbox = try Sandbox(page: Self.untidy)
    try sandbox.write("# 페이지\n\n|뷰|\n|-|\n", to: "Spec/ko/page.md")
    #expect(
      try await sandbox.conform("format")
        == ProgramResult(
          status: 0,
          output: """
            Spec/ko/page.md: 1 table formatted
            Spec/page.md: 1 table formatted
            2 pages: 2 changed

            """, errors: ""))
    #expect(try sandbox.read("Spec/page.md") == Sandbox.page)
    #expect(try sandbox.read("Spec/ko/page.md") == "# 페이지\n\n| 뷰  |\n| --- |\n")
    #expect(
      try await sandbox.conform("format")
        == ProgramResult(status: 0, output: "2 pages: 0 changed\n", errors: ""))
  }

  @Test("--check lists the tables that are not formatted, and writes nothing")
  func check() async throws {
    let sandbox = try Sandbox(page: Self.untidy)
    #expect(
      try await sandbox.conform("format", "--check", "Spec/page.md")
        == ProgramResult(
          status: 1,
          output: """
            Spec/page.md:3:1: the table is not formatted
              hint: conform format Spec/page.md
            1 page: 1 table not formatted

            """, errors: ""))
    #expect(try sandbox.read("Spec/page.md") == Self.untidy)
    #expect(
      try await Sandbox().conform("format", "--check")
        == ProgramResult(
          status: 0, output: "1 page: every table and link is formatted\n", errors: ""))
  }

  @Test(
    "Of addresses that are the same, those of links alone are corrected",
    arguments: [
      (
        "[y](<page.md#HIT-1>) `[x](page.md#HIT-1)`[q][r]",
        "[y](<page.md#hit-1-a-window-is-found>) `[x](page.md#HIT-1)`[q][r]"
      ),
      (
        "[q][r] [x](page.md#HIT-1) \\](page.md#HIT-1)",
        "[q][r] [x](page.md#hit-1-a-window-is-found) \\](page.md#HIT-1)"
      ),
      (
        "``[x](page.md#HIT-1)` [x](page.md#HIT-1)",
        "``[x](page.md#hit-1-a-window-is-found)` [x](page.md#hit-1-a-window-is-found)"
      ),
    ])
  func sameAddresses(before: String, after: String) async throws {
    let sandbox = try Sandbox(
      page: Sandbox.page + "\n\n## Notes\n\n\(before)\n\n[r]: page.md#HIT-1\n")
    _ = try await sandbox.conform("format")
    #expect(try sandbox.read("Spec/page.md").contains("\n\(after)\n"))
  }

  @Test("Links to clauses lead to the headings of their language, and to scenarios on the site")
  func links() async throws {
    let sandbox = try Sandbox(
      page: Sandbox.page.replacingOccurrences(
        of: "It MUST be found.",
        with: """
          It MUST be found: [HIT-1](#HIT-1), [here](page.md#HIT-1), [HIT-1/inside](#HIT-1/inside),
          [the row](#HIT-1/inside) and [HIT-1](page.md#hit-1-an-old-title).
          """))
    try sandbox.write(
      "# 페이지\n\n## HIT-1 창을 찾는다\n\n찾아야 한다(MUST): [HIT-1](page.md#HIT-1).\n",
      to: "Spec/ko/page.md")
    #expect(
      try await sandbox.conform("check").errors.contains(
        """
        Spec/page.md:11:38: the link leads to `hit-1-an-old-title`, and the heading is \
        `hit-1-a-window-is-found`
          hint: conform format Spec/page.md

        """))
    #expect(
      try await sandbox.conform("format", "--check").output.hasSuffix(
        """
        Spec/page.md:11:1: the link does not lead to the heading of its clause
          hint: conform format Spec/page.md
        2 pages: 5 links not formatted

        """))
    #expect(
      try await sandbox.conform("format").output == """
        Spec/ko/page.md: 1 link formatted
        Spec/page.md: 4 links formatted
        2 pages: 2 changed

        """)
    let page = try sandbox.read("Spec/page.md")
    #expect(
      page.contains(
        """
        It MUST be found: [HIT-1](#hit-1-a-window-is-found), [here](page.md#hit-1-a-window-is-found), \
        [HIT-1/inside](#hit-1-a-window-is-found),
        [the row](#HIT-1/inside) and [HIT-1](page.md#hit-1-a-window-is-found).

        """))
    #expect(try sandbox.read("Spec/ko/page.md").contains("[HIT-1](page.md#hit-1-창을-찾는다)"))
    #expect(try await sandbox.conform("format", "--check").status == 0)
    let made = try await sandbox.conform(
      "site", "--theme", Sandbox.theme, "--output", "site", "--check")
    #expect(made.status == 0, "\(made.errors)")
    let html = try sandbox.read("site/page.html")
    #expect(html.contains(##"<a href="#HIT-1">HIT-1</a>"##))
    #expect(html.contains(##"<a href="page.html#HIT-1">here</a>"##))
    #expect(html.contains(##"<a href="#HIT-1/inside">HIT-1/inside</a>"##))
  }

  @Test("A file that cannot be read does not keep the others from being formatted")
  func missingFile() async throws {
    let sandbox = try Sandbox(page: Self.untidy)
    let ending = try await sandbox.conform("format", "none.md", "Spec/page.md")
    #expect(ending.status == 2)
    #expect(ending.errors.contains("none.md: the file cannot be read: No such file or directory"))
    #expect(try sandbox.read("Spec/page.md") == Sandbox.page)
  }
}
