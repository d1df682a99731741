import Testing

@Suite("The check command of the built program")
struct CheckTests {
  @Test("Every mistake of a page is printed with its place and a hint")
  func mistakenPage() async throws {
    let page = Sandbox.page.replacingOccurrences(of: "0 0 100 100", with: "0 0 100 ten")
      .replacingOccurrences(of: "100 10 ", with: "100 ten")
    #expect(
      try await Sandbox(page: page).conform("check")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            Spec/page.md:6:35: `0 0 100 ten` is not a frame
              hint: write four numbers, `x y width height`, none negative in size
            Spec/page.md:17:14: `ten` does not fit in `touching 100 ten`
              hint: write two numbers, `x y`
            2 errors in 1 page
            conform: the pages have errors; no scenarios were run

            """))
  }

  @Test("A redirect that the site cannot have is a mistake")
  func redirects() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("../page -> page\nmatrix -> page\n", to: "Spec/redirects.txt")
    let ending = try await sandbox.conform("check")
    #expect(ending.status == 2)
    #expect(ending.errors.hasPrefix("Spec/redirects.txt:1:1: the page's name “../page” cannot be "))
    #expect(ending.errors.contains("\n2 errors in 1 page\n"))
  }
}
