import Testing

@Suite("Expected failures decide how a run ends")
struct ExpectationRunTests {
  /// A workplace in which `HIT-1/outside` expects what no engine does.
  private func workplace(_ expectations: String? = nil) throws -> Workplace {
    let workplace = try Workplace()
    let page = try workplace.read("Spec/page.md")
    try workplace.write(
      page.split(separator: "| nobody", omittingEmptySubsequences: false).joined(
        separator: "| window"),
      to: "Spec/page.md")
    if let expectations { try workplace.write(expectations, to: "toy.txt") }
    return workplace
  }

  @Test("0 where what fails is expected to, quietly")
  func expected() throws {
    let workplace = try workplace("engine: Conform\nHIT-1/outside | it is too wide\n")
    #expect(
      try workplace.conform("--expectations", "toy.txt", "--report", "report.json")
        == Workplace.Ending(
          status: 0,
          output: """
            ✓ Spec/page.md  1 passed, 1 failed as expected

            2 scenarios: 1 passed, 1 failed as expected · Conform 0.1.0 (Swift)

            """, errors: ""))
    #expect(try workplace.read("report.json").contains("\"reason\" : \"it is too wide\""))
  }

  @Test("1 where what is expected to fail passes, with the line to delete")
  func passes() throws {
    let workplace = try workplace("engine: Conform\nHIT-1/inside | r\nHIT-1/outside | s\n")
    let ending = try workplace.conform("--expectations", "toy.txt")
    #expect(ending.status == 1)
    #expect(
      ending.output == """
        ✓ Spec/page.md  1 passed, 1 failed as expected

        2 scenarios: 1 passed, 1 failed as expected · Conform 0.1.0 (Swift)

        toy.txt:2:1: `HIT-1/inside` passes, though it is expected not to
          hint: delete the line `HIT-1/inside | r`

        """)
    #expect(ending.errors == "")
  }

  @Test("1 where a line is wider than what fails, with the lines to write")
  func wide() throws {
    let ending = try workplace("engine: Conform\nHIT-* | r\n").conform("--expectations", "toy.txt")
    #expect(ending.status == 1)
    #expect(
      ending.output.hasSuffix(
        """
        toy.txt:2:1: `HIT-*` is too wide: of the 2 scenarios that it matches HIT-1/inside passes
          hint: write instead
            HIT-1/outside | r

        """))
  }

  @Test("2 where a line is about nothing, but not where a filter leaves its scenario out")
  func stale() throws {
    let workplace = try workplace("engine: Conform\nHIT-1/outsid | r\nHIT-1/outside | s\n")
    let ending = try workplace.conform("--expectations", "toy.txt")
    #expect(ending.status == 2)
    #expect(
      ending.errors == """
        toy.txt:2:1: `HIT-1/outsid` matches no scenario of the specification
          hint: did you mean `HIT-1/outside`? Else delete the line `HIT-1/outsid | r`
        conform: 1 expected failure is about nothing that was judged

        """)
    try workplace.write("engine: Conform\nHIT-1/outside | s\n", to: "toy.txt")
    let filtered = try workplace.conform(
      "--expectations", "toy.txt", "--filter", "HIT-1/inside")
    #expect(filtered.status == 0)
    #expect(filtered.errors == "")
  }

  @Test("2 where a file has mistakes, is for no engine, or is not there")
  func mistakes() throws {
    let workplace = try workplace("engine: Toy\nHIT-1/outside\n")
    #expect(
      try workplace.conform("--expectations", "toy.txt")
        == Workplace.Ending(
          status: 2, output: "",
          errors: """
            toy.txt:2:14: the line gives no reason
              hint: write `ID | REASON`
            conform: nothing can be judged by files of expected failures that have mistakes

            """))
    try workplace.write("engine: Toy\n", to: "toy.txt")
    let stray = try workplace.conform("--expectations", "toy.txt", "--report", "report.json")
    #expect(stray.status == 2)
    #expect(
      stray.errors == """
        toy.txt:1:1: no engine of this run has the name `Toy`
          hint: this run asked `Conform`
        conform: nothing can be judged by files of expected failures that have mistakes

        """)
    #expect(try workplace.read("report.json").contains("\"complete\" : true"))
    #expect(
      try workplace.conform("--expectations", "none.txt")
        == Workplace.Ending(
          status: 2, output: "",
          errors: "conform: none.txt: the file cannot be read: No such file or directory\n"))
  }

  @Test("An update makes the file, a second one changes nothing, and then all is as expected")
  func update() throws {
    let workplace = try workplace()
    let words = ["--expectations", "toy.txt", "--update-expectations"]
    let first = try workplace.begin(words).end()
    #expect(first.status == 0)
    #expect(first.output.hasSuffix("toy.txt: 1 line added\n"))
    #expect(
      try workplace.read("toy.txt") == """
        engine: Conform

        HIT-1/outside | not yet explained: the hit-test view is window, but was nobody

        """)
    let second = try workplace.begin(words).end()
    #expect(second.status == 0)
    #expect(second.output.hasSuffix("toy.txt: nothing to change\n"))
    #expect(try workplace.conform("--expectations", "toy.txt").status == 0)
  }

  @Test("An engine that cannot be started is told, and the others are judged all the same")
  func cannotStart() throws {
    let ending = try workplace().conform("--engine", "exit 7", "--engine", "local")
    #expect(ending.status == 2)
    #expect(ending.output.contains("2 scenarios: 1 passed, 1 failed · Conform 0.1.0 (Swift)"))
    #expect(ending.errors == "conform: exit 7: the engine ended with status 7\n")
  }

  @Test("What an engine does not claim is audited only where somebody asks")
  func audit() throws {
    let workplace = try Workplace()
    try workplace.write(
      #"""
      read hello
      echo '{"type":"hello","protocol":1,"engine":{"name":"Toy","version":"1","language":"sh",\#
      "features":["layers"]}}'
      while read -r line; do
        id=${line#*'"id":'}
        case $line in *'[10,10]'*) view='"window"' ;; *) view=null ;; esac
        case $line in
          *perform*)
            echo '{"type":"observed","id":'"${id%%,*}"',"records":[{},\#
      {"answer":{"responder":'$view'}}]}' ;;
          *bye*) exit ;;
        esac
      done
      """#, to: "engine.sh")
    let words = ["--engine", "sh engine.sh"]
    let plain = try workplace.begin(words).end()
    #expect(plain.output.hasSuffix("2 scenarios: 0 passed, 2 skipped · Toy 1 (sh)\n"))
    let audited = try workplace.begin(words + ["--audit"]).end()
    #expect(
      audited.output.hasSuffix(
        "\n\nToy does not claim hit-testing, but passes all 2 scenarios of it\n"))
  }
}
