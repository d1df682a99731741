import Testing

@Suite("The explain command of the built program")
struct ExplainTests {
  @Test("A scenario is explained on an engine, or its requests are printed")
  func explain() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    let ending = try await sandbox.conform(["explain", "HIT-1/outside"])
    #expect(
      ending
        == ProgramResult(
          status: 0,
          output: """
            HIT-1 MUST A window is found
            Spec/page.md:8 · documented · hit-testing

              It MUST be found.

            HIT-1/outside  Spec/page.md:17

              stage
                app  application
                └─ window  window  0 0 100 100

              steps
                1. touching 10 10
                2. the hit-test view?
                   then the hit-test view is nobody  line 17

              Reference 0.1.0 (Swift): failed
                the hit-test view is window, not nobody
                1. touching 10 10
                   point(inside:with:)  window
                   sendEvent(_:)  app, window
                   touchesBegan(_:with:)  window, app
                2. the hit-test view: window
                   ✗ the hit-test view is nobody
                     expected  nobody
                     actual    window


            """, errors: ""))
    let lines = try await sandbox.conform(["explain", "HIT-1", "--transcript"])
    #expect(
      lines.output == """
        {"type":"hello","protocol":1}
        {"type":"stage","id":1,"responders":[{"name":"app","kind":"application"},\
        {"name":"window","kind":"window","in":"app","frame":[0,0,100,100]}]}
        {"type":"perform","id":1,"stage":1,"steps":[{"do":"touchBegins","at":[10,10]},\
        {"ask":"hitTestView"}]}
        {"type":"perform","id":2,"stage":1,"steps":[{"do":"touchBegins","at":[10,10]},\
        {"ask":"hitTestView"}]}
        {"type":"bye"}

        """)
    let unknown = try await sandbox.conform(["explain", "HIT-1/outsdie"])
    #expect(
      unknown
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: no clause, scenario or API name matches 'HIT-1/outsdie'; did you mean \
            'HIT-1/outside'?

            """))
  }

  @Test("A clause has a few lines for each scenario, and with --verbose its steps and calls")
  func overview() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    let brief = try await sandbox.conform(["explain", "HIT-1"])
    #expect(
      brief
        == ProgramResult(
          status: 0,
          output: """
            HIT-1 MUST A window is found
            Spec/page.md:8 · documented · hit-testing

              It MUST be found.

              stage
                app  application
                └─ window  window  0 0 100 100

            HIT-1/inside  Spec/page.md:16
              touching 10 10; then the hit-test view is window
              Reference: passed
            HIT-1/outside  Spec/page.md:17
              touching 10 10; then the hit-test view is nobody
              Reference: failed
                the hit-test view is window, not nobody
                the hit-test view is nobody: actual window

            Steps and calls: conform explain HIT-1/inside, or --verbose for all

            """, errors: ""))
    let verbose = try await sandbox.conform(["explain", "HIT-1", "--verbose"])
    #expect(verbose.output.contains("\n  Reference 0.1.0 (Swift): failed\n"))
    #expect(verbose.output.split(separator: "\n").count(where: { $0 == "  steps" }) == 2)
  }

  @Test("An engine that lacks a kind is explained, and sent, a stage without it")
  func leftOut() async throws {
    let sandbox = try Sandbox(
      page: Sandbox.page.replacingOccurrences(
        of: "| window    | window      | app | 0 0 100 100 |",
        with: """
          | window    | window      | app | 0 0 100 100 |
          | note      | text field  | window | 50 50 10 10 |
          """))
    let kinds = #","kinds":["application","window"]"#
    try sandbox.write(
      Sandbox.engine(kinds: kinds, perform: Sandbox.hitTestView(#""window""#)), to: "engine.sh")
    let words = ["explain", "HIT-1/inside", "--engine", "sh engine.sh"]
    #expect(
      try await sandbox.begin(words).end().output.contains(
        """
          Toy 1 (sh): passed
            run without note, which it does not need: kinds or parts that are not claimed
        """))
    let whole = try await sandbox.conform(["explain", "HIT-1/inside", "--transcript"]).output
    let sent = try await sandbox.begin(words + ["--transcript"]).end().output
    #expect(whole.contains(#"{"name":"note","kind":"text field""#))
    #expect(sent.contains(#"{"name":"window","kind":"window""#))
    #expect(!sent.contains("note"))
  }

  @Test("An API name explains its clause, or lists its clauses with the one that defines it first")
  func names() async throws {
    let sandbox = try Sandbox(page: Sandbox.evidencePage())
    #expect(
      try await sandbox.conform(["explain", "isHidden"])
        == ProgramResult(
          status: 0,
          output: """
            HIT-2  MUST    A hidden window is not
            HIT-1  SHOULD  A window is found

            Next: conform explain HIT-2

            """, errors: ""))
    let one = try await sandbox.conform(["explain", "UIView.hitTest"])
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("HIT-1 SHOULD A window is found\n"))
    #expect(one.output.contains("\n  UIKit: it is, on every version.\n"))
    #expect(
      try await sandbox.conform(["explain", "isHiden"])
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: no clause, scenario or API name matches 'isHiden'; did you mean "
            + "'isHidden'?\n"))
    #expect(
      try await sandbox.conform(["explain", "isHidden", "--transcript"])
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: 2 clauses mention 'isHidden': name one by its id to replay it\n"))
  }
}
