import SpecReading
import Testing

@Suite("Profiles, in the built program")
struct ProfileTests {
  @Test("A profile selects scenarios in the order of the pages, and filters select among them")
  func selection() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "\u{FEFF}# a few\r\n\r\n  HIT-1/outside # why\r\n\tHIT-1/inside\r\n",
      to: "Spec/profiles/all.txt")
    try sandbox.write("HIT-1/outside\n", to: "Spec/profiles/smoke.txt")
    let both = "HIT-1/inside  A window is found\nHIT-1/outside  A window is found\n"
    #expect(
      try await sandbox.conform("--list", "--profile", "all")
        == ProgramResult(status: 0, output: both, errors: ""))
    #expect(
      try await sandbox.conform("--list", "--profile", "smoke").output
        == "HIT-1/outside  A window is found\n")
    #expect(
      try await sandbox.conform("--profile", "all", "--filter", "HIT-1 !*/inside", "--list").output
        == "HIT-1/outside  A window is found\n")
    let run = try await sandbox.conform("run", "--profile", "smoke")
    #expect(run.output.contains("1 scenario: 1 passed"))
    #expect(
      try await sandbox.conform("--profile", "smoke", "--filter", "*/inside")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: the filter '*/inside' selects none of the 1 scenario of the profile 'smoke'; \
            '--list' prints every id

            """))
    #expect(try await sandbox.conform("check").status == 0)
  }

  @Test("An unknown profile is an error that names its file and those that exist")
  func unknown() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.conform("--profile", "smoke")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: there is no profile 'smoke': Spec/profiles/smoke.txt is not there, and no other \
            profile is; a profile is a file with an id on each line

            """))
    try sandbox.write("HIT-1/inside\n", to: "Spec/profiles/quick.txt")
    try sandbox.write("x", to: "Spec/profiles/.hidden.txt")
    try sandbox.write("x", to: "Spec/profiles/page.md")
    for name in ["../page", "quick.txt", "QUICK", ""] {
      let ending = try await sandbox.conform("--profile", name)
      #expect(ending.status == 2)
      #expect(
        ending.errors
          == "conform: there is no profile '\(name)': Spec/profiles/\(name).txt is not there; "
          + "there is quick\n")
    }
  }

  @Test("Every mistake of a profile is told, by check too, and harms no run without it")
  func mistakes() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("OLD-1/inside -> HIT-1/inside\n", to: "Spec/redirects.txt")
    try sandbox.write(
      """
      HIT-1/insdie
      HIT-1/inside
      HIT-1/inside
      HIT-1
      OLD-1/inside
      HIT-1/inside HIT-1/outside
      HIT-*

      """, to: "Spec/profiles/smoke.txt")
    let mistakes = """
      Spec/profiles/smoke.txt:1:1: no page has a scenario `HIT-1/insdie`
        hint: did you mean `HIT-1/inside`?
      Spec/profiles/smoke.txt:3:1: `HIT-1/inside` is already on line 2
        hint: delete one of the two lines
      Spec/profiles/smoke.txt:4:1: `HIT-1` is a clause
        hint: name its scenarios, such as `HIT-1/inside`
      Spec/profiles/smoke.txt:5:1: `OLD-1/inside` was renamed
        hint: write `HIT-1/inside`
      Spec/profiles/smoke.txt:6:1: `HIT-1/inside HIT-1/outside` is not an id
        hint: write one id on each line; what follows `#` is a comment
      Spec/profiles/smoke.txt:7:1: no page has a scenario `HIT-*`
        hint: delete the line; `conform --list` prints every id
      6 errors in 1 page
      conform: the profiles have errors; no scenarios were run

      """
    #expect(
      try await sandbox.conform("--profile", "smoke")
        == ProgramResult(status: 2, output: "", errors: mistakes))
    #expect(
      try await sandbox.conform("check") == ProgramResult(status: 2, output: "", errors: mistakes))
    #expect(try await sandbox.conform("run").status == 0)
    try sandbox.write("# nothing\n", to: "Spec/profiles/smoke.txt")
    #expect(
      try await sandbox.conform("check").errors.hasPrefix(
        """
        Spec/profiles/smoke.txt:1:1: the profile names no scenario
          hint: write the id of one, or remove the file

        """))
  }

  @Test("The profile of the repository has scenarios of every page that has some")
  func repository() async throws {
    let book = try await RepositoryPages.book
    let (smoke, mistakes) = try ProfileFolder(of: RepositoryPages.reader, for: book).read("smoke")
    #expect(mistakes == [])
    let selected = smoke.selection(of: book.scenarios)
    #expect(Set(selected.map(\.clause.page)) == Set(book.scenarios.map(\.clause.page)))
    #expect(selected.count < book.scenarios.count / 2)
  }
}
