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
        == ProgramResult(status: 0, output: "1 page: every table is formatted\n", errors: ""))
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
