import Foundation
import Testing

@Suite("The export command of the built program")
struct ExportTests {
  @Test("A line about the suite and a line for each scenario are written")
  func lines() async throws {
    #expect(
      try await Sandbox().conform("export")
        == ProgramResult(status: 0, output: try Sandbox.fixture("suite.jsonl"), errors: ""))
  }

  @Test("The sources of a clause are those of the ledger, and a file gets what is selected")
  func sources() async throws {
    let sandbox = try Sandbox(page: Sandbox.evidencePage())
    #expect(
      try await sandbox.conform("export", "--filter", "HIT-2", "--output", "suite.jsonl")
        == ProgramResult(status: 0, output: "", errors: ""))
    let lines = try sandbox.read("suite.jsonl").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#","scenarios":1,"#))
    #expect(
      lines[1] == """
        {"type":"scenario","id":"HIT-2/hidden","clause":"HIT-2","title":"A hidden window is not",\
        "level":"MUST","confidence":"observed","page":"Spec/page.md","line":28,\
        "features":["hit-testing"],"stage":[{"name":"app","kind":"application"},\
        {"name":"window","kind":"window","in":"app","frame":[0,0,100,100]}],\
        "steps":[{"set":"hidden","of":"window","to":true},{"do":"touchBegins","at":[10,10]},\
        {"ask":"hitTestView"}],"expectations":[{"step":2,"phrase":"the hit-test view is nobody",\
        "requirement":{"requires":"answer","answers":[{"responder":null}]}}],\
        "sources":[{"statement":"U2","document":"Ledger","evidence":"observed",\
        "places":["https://example.org/log"]}]}
        """)
  }

  @Test("Nothing is written if nothing is selected, or if the file cannot be")
  func failures() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.conform("export", "--filter", "HIT-7", "--output", "suite.jsonl")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: the filter 'HIT-7' selects none of the 2 scenarios; did you mean 'HIT-1'?

            """))
    #expect(!sandbox.exists("suite.jsonl"))
    #expect(
      try await sandbox.conform("export", "--output", "missing/suite.jsonl")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: missing/suite.jsonl: the file cannot be written: No such file or directory

            """))
  }
}
