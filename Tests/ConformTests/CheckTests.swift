import Testing

@Suite("The check command of the built program")
struct CheckTests {
  @Test("Every mistake of a page is printed with its place and a hint")
  func mistakenPage() async throws {
    let page = """
      # Page

      | responder | kind        | in  | frame     |
      | --------- | ----------- | --- | --------- |
      | app       | aplication  |     |           |
      | window    | window      | ap  | 0 0 100 x |

      ## HIT-1 A window is found

      Sources: tests. Feature: hit-testing. Confidence: documented.

      | scenario | when touching | then the hit-test view is |
      | -------- | ------------- | ------------------------- |
      | inside   | 10 ten        | window                    |

      """
    let ending = try await Sandbox(page: page).conform("check")
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(
      ending.errors == """
        Spec/page.md:5:15: `aplication` is not a kind of responder
          hint: did you mean `application`?
        Spec/page.md:6:29: column `in` names `ap`, which is not on this stage
          hint: did you mean `app`?
        Spec/page.md:6:35: `0 0 100 x` is not a frame
          hint: write four numbers, `x y width height`, none negative in size
        Spec/page.md:8:1: clause HIT-1 does not say how binding it is
          hint: use MUST, SHOULD or MAY in its prose
        Spec/page.md:14:14: `ten` does not fit in `touching 10 ten`
          hint: write two numbers, `x y`
        5 mistakes in 1 page
        conform: nothing can be judged by pages that have mistakes

        """)
  }

  @Test("Clauses with enough evidence pass the strict check")
  func sound() async throws {
    let sandbox = try Sandbox(page: Sandbox.evidencePage())
    let ending = try await sandbox.conform(["check", "--strict"])
    #expect(ending.status == 0)
    #expect(ending.errors == "")
  }

  @Test(
    "A clause that claims more than its evidence shows is a mistake",
    arguments: [
      (
        Sandbox.evidencePage(level: "MUST"),
        "Spec/page.md:8:1: clause HIT-1 is reported and says MUST\n"
      ),
      (
        Sandbox.evidencePage(confidence: "documented", evidence: "documented"),
        "Spec/page.md:34:8: the evidence of U1 is `documented` and has no address\n"
      ),
      (
        Sandbox.evidencePage(confidence: "documented"),
        "Spec/page.md:8:1: clause HIT-1 says `documented` and cites no statement whose evidence is "
          + "documented with an address\n"
      ),
    ])
  func unfounded(page: String, mistake: String) async throws {
    let sandbox = try Sandbox(page: page)
    let ending = try await sandbox.conform(["check", "--strict"])
    #expect(ending.status == 2)
    #expect(ending.errors.contains(mistake))
  }

  @Test("A redirect that the site cannot have is a mistake")
  func redirects() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("../page -> page\nmatrix -> page\n", to: "Spec/redirects.txt")
    let ending = try await sandbox.conform("check")
    #expect(ending.status == 2)
    #expect(
      ending.errors == """
        Spec/redirects.txt:1:1: the page's name “../page” cannot be the name of a file of the site
          hint: rename the page; letters, digits and hyphens are safe
        Spec/redirects.txt:2:1: the page would replace the site's own “matrix.html”
          hint: give the page another name
        2 mistakes in 1 page
        conform: nothing can be judged by pages that have mistakes

        """)
  }
}
