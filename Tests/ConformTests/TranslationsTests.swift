import Testing

@Suite("The translations command of the built program")
struct TranslationsTests {
  private static let korean = "# 쪽\n\n## HIT-1 윈도우를 찾는다\n\n찾아야 한다(MUST).\n"

  @Test("A recorded translation is out of date once its original changes, and a run ignores it")
  func translations() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.korean, to: "Spec/ko/page.md")
    let stamp = ["translations", "--stamp", "page"]
    #expect(
      try await sandbox.conform(stamp)
        == ProgramResult(
          status: 0,
          output: """
            up to date  page#page
            up to date  page#HIT-1
            Spec/ko/originals.txt: 2 sections up to date

            """, errors: ""))
    #expect(
      try await sandbox.conform(stamp).output == "Spec/ko/originals.txt: nothing has changed\n")
    #expect(
      try await sandbox.conform(["check", "--strict"])
        == ProgramResult(
          status: 0, output: "1 page, 1 clause, 2 scenarios: no errors\n", errors: ""))
    let changed = Sandbox.page.replacingOccurrences(of: "MUST be", with: "MUST always be")
    try sandbox.write(changed, to: "Spec/page.md")
    let notes = """
      1 page, 1 clause, 2 scenarios: no errors
      Spec/page.md:8:1: `page#HIT-1` is younger than its translation at Spec/ko/page.md:3
        hint: bring the translation up to date, then conform translations --stamp 'page#HIT-1'
      1 note on translations

      """
    #expect(
      try await sandbox.conform(["check"]) == ProgramResult(status: 0, output: notes, errors: ""))
    #expect(
      try await sandbox.conform(["check", "--strict"])
        == ProgramResult(
          status: 2, output: notes,
          errors: "conform: the translations are not up to date\n"))
    #expect(
      try await sandbox.conform(["translations"])
        == ProgramResult(
          status: 0,
          output: """
            language  page  translated       older     missing
            ko        page           1           1           0
            ko        all            1           1           0

            """, errors: ""))
    try sandbox.write("# 쪽\n\n## HIT-2 x\n", to: "Spec/ko/page.md")
    let mistaken = try await sandbox.conform(["check"])
    #expect(mistaken.status == 2)
    #expect(
      mistaken.errors == """
        Spec/ko/page.md:3:1: the original has no clause HIT-2
          hint: did you mean `HIT-1`?
        1 error in 1 page
        conform: the pages have errors; no scenarios were run

        """)
    #expect(try await sandbox.conform(["run"]).status == 0)
  }

  @Test(
    "A name or language that does not exist is an error",
    arguments: [
      (
        ["--stamp", "pag"], 2,
        "conform: there is no page or section 'pag'; did you mean 'page'?\n"
      ),
      (["--language", "de"], 2, "conform: there is no translation 'de'; there are ko\n"),
    ] as [([String], Int32, String)])
  func stamping(_ words: [String], _ status: Int32, _ errors: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.korean, to: "Spec/ko/page.md")
    #expect(
      try await sandbox.conform(["translations"] + words)
        == ProgramResult(status: status, output: "", errors: errors))
  }

  @Test("One language is recorded at a time, and sections are named only with --stamp")
  func oneLanguage() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.conform(["translations", "--stamp"]).errors
        == "conform: there is no translation; its pages stand in a folder below the pages, "
        + "such as ko\n")
    try sandbox.write(Self.korean, to: "Spec/ko/page.md")
    try sandbox.write(Self.korean, to: "Spec/ja/page.md")
    #expect(
      try await sandbox.conform(["translations", "--stamp"]).errors
        == "conform: name one of several languages with --language: ja, ko\n")
    #expect(try await sandbox.conform(["translations", "--stamp", "--language", "ja"]).status == 0)
    #expect(try await sandbox.conform(["translations", "page"]).status == 64)
  }
}
