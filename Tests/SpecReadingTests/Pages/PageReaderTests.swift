import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Clauses and scenarios of a page")
struct PageReaderTests {
  @Test("A row becomes a scenario: header and cell make the phrase")
  func readsRows() throws {
    let reading = TestPage.clause(
      """
      | scenario   | given       | when touching | then the hit-test view is |
      | ---------- | ----------- | ------------- | ------------------------- |
      | deepest    |             | 10 10         | B                         |
      | Not hidden | B is hidden | 10 10         | A or nobody               |
      """)
    #expect(reading.diagnostics == [])
    #expect(reading.page.title == "Page")
    let ids = reading.page.scenarios.map(\.id.description)
    #expect(ids == ["HIT-1/deepest", "HIT-1/not-hidden"])
    let second = try #require(reading.page.scenarios.last)
    #expect(
      second.script.steps == [
        .set("hidden", of: "B", to: true),
        .stimulate("touchBegins", ["at": .point(Point(x: 10, y: 10))]),
        .ask("hitTestView"),
      ])
    #expect(
      second.expectations == [
        Expectation(
          step: 2, requirement: .answer(oneOf: [.responder("A"), .nobody]),
          phrase: .phrase("the hit-test view is {expected view}", [.list(["A", "nobody"], .or)]),
          line: 19)
      ])
    #expect(second.location == SourceLocation(file: "Spec/page.md", line: 19))
    #expect(second.script.stage.responders.map(\.name) == ["app", "window", "A", "B"])
  }

  @Test("A history check includes changes after the last stimulus; other checks do not")
  func readsHistories() throws {
    let reading = TestPage.clause(
      """
      | scenario | when                                              | then                           |
      | -------- | ------------------------------------------------- | ------------------------------ |
      | s        | touching 1 1; B is removed; A is hidden           | A saw nothing; B gets no moved touches; B performed cut, copy |
      """)
    #expect(reading.diagnostics == [])
    let scenario = try #require(reading.page.scenarios.first)
    #expect(
      scenario.expectations.map(\.requirement) == [
        .history("A", [], .touches), .noCall(CallPattern("B", .touchesMoved)),
        .history("B", [.action("cut"), .action("copy")], .actions),
      ])
    #expect(scenario.expectations.map(\.step) == [2, 0, 2])
  }

  @Test("Several accepted outcomes are joined by `or`, as whole phrases or as ends of the header's")
  func readsAlternatives() throws {
    let reading = TestPage.clause(
      """
      | scenario | when         | then                                 | then A saw        |
      | -------- | ------------ | ------------------------------------ | ----------------- |
      | s        | touching 1 1 | A saw began or A gets no began touches | nothing or began |
      """)
    #expect(reading.diagnostics == [])
    let scenario = try #require(reading.page.scenarios.first)
    #expect(
      scenario.expectations.map(\.requirement) == [
        .anyOf([
          .history("A", [.touchesBegan], .touches), .noCall(CallPattern("A", .touchesBegan)),
        ]),
        .anyOf([.history("A", [], .touches), .history("A", [.touchesBegan], .touches)]),
      ])
    #expect(scenario.expectations.map(\.step) == [0, 0])
  }

  @Test(
    "In backticks a space is an empty text, and `or` joins nothing",
    arguments: [("` `", ""), ("`a or b`", "a or b"), ("`or`", "or"), ("a or b", "a or b")])
  func readsTexts(markdown: String, text: String) throws {
    let reading = TestPage.clause(
      """
      | scenario | when sending save to B from A with | then the action came with |
      | -------- | ---------------------------------- | ------------------------- |
      | s        | \(markdown)                        | \(markdown)               |
      """)
    #expect(reading.diagnostics == [])
    let scenario = try #require(reading.page.scenarios.first)
    #expect(scenario.script.steps.first?["payload"] == .text(text))
    #expect(scenario.expectations.map(\.requirement) == [.answer(oneOf: [.text(text)])])
  }

  @Test("Outcomes of different questions, or of a question and a call, cannot be joined")
  func refusesAlternatives() {
    let reading = TestPage.clause(
      """
      | scenario | when         | then                                       |
      | -------- | ------------ | ------------------------------------------ |
      | a        | touching 1 1 | the hit-test view is A or A saw began      |
      | b        | touching 1 1 | A saw began or B saw                       |
      """)
    #expect(reading.diagnostics.map(\.location.line) == [18, 19])
  }

  @Test("The rows of a step table are one scenario, named by its caption")
  func readsSteps() throws {
    let reading = TestPage.clause(
      """
      Scenario: Drag out

      | step | when                      | then                                       |
      | ---- | ------------------------- | ------------------------------------------ |
      | 1    | touching 10 10            | the touch visits B → A -> window → app     |
      | 2    | the touch moves to 10 200 | the touch belongs to B; A is not asked     |
      """)
    #expect(reading.diagnostics == [])
    let scenario = try #require(reading.page.scenarios.first)
    #expect(reading.page.scenarios.count == 1)
    #expect(scenario.id.description == "HIT-1/drag-out")
    #expect(
      scenario.script.steps == [
        .stimulate("touchBegins", ["at": .point(Point(x: 10, y: 10))]),
        .stimulate("touchMoves", ["at": .point(Point(x: 10, y: 200))]), .ask("touchView"),
      ])
    #expect(
      scenario.expectations.map(\.requirement) == [
        .receivers(.touchesBegan, ["B", "A", "window", "app"]), .answer(oneOf: [.responder("B")]),
        .noCall(CallPattern("A", .pointInside)),
      ])
    #expect(scenario.expectations.map(\.step) == [0, 2, 1])
    #expect(scenario.features == [.hitTesting, .touches])
  }

  @Test("A path that ends in an ellipsis is a beginning, in calls and in answers")
  func readsBeginnings() throws {
    let reading = TestPage.clause(
      """
      | scenario | when touching | then                                                  |
      | -------- | ------------- | ----------------------------------------------------- |
      | call     | 10 10         | the touch visits B → A → …                            |
      | ascii    | 10 10         | the touch visits B -> A -> ...                        |
      | dense    | 10 10         | the touch visits B→A→…                                |
      | answer   |               | the chain from B is B → …                             |
      | several  |               | the chain from B is B → A or B → window → … or nobody |
      | event    | 10 10         | the event passes app → … or the event passes window   |
      """)
    #expect(reading.diagnostics == [])
    #expect(
      reading.page.scenarios.flatMap(\.expectations).map(\.requirement) == [
        .receiversBegin(.touchesBegan, with: ["B", "A"]),
        .receiversBegin(.touchesBegan, with: ["B", "A"]),
        .receiversBegin(.touchesBegan, with: ["B", "A"]),
        .answerBegins(with: ["B"]),
        .anyOf([
          .answer(oneOf: [.responders(["B", "A"])]), .answerBegins(with: ["B", "window"]),
          .answer(oneOf: [.responders([])]),
        ]),
        .anyOf([.receiversBegin(.sendEvent, with: ["app"]), .receivers(.sendEvent, ["window"])]),
      ])
  }

  @Test("A heading below the clause's names the steps too, and leaves the clause open")
  func readsStepsNamedByHeading() {
    let reading = TestPage.clause(
      """
      ### Drag *back* in

      | step | when           | then                      |
      | ---- | -------------- | ------------------------- |
      | 1    | touching 10 10 | the hit-test view is B    |
      """)
    #expect(reading.diagnostics == [])
    #expect(reading.page.scenarios.map(\.id.description) == ["HIT-1/drag-back-in"])
    #expect(reading.page.clauses.map(\.id) == ["HIT-1"])
  }

  @Test("A clause's level is read from its prose, the rest from its sources")
  func readsClause() throws {
    let reading = TestPage.page(
      """
      # Page

      ## HIT-7 A *reason* stands `here`

      It MAY do so, and SHOULD, mustn't it? `MUST` in code says nothing.

      Sources: [Apple 2019](sources.md#apple-2019) (S32, S33), [Further](sources.md) (U7). Feature: hit-testing, transforms. Confidence: documented.

      Not tested: nobody can see it.
      """)
    #expect(reading.diagnostics == [])
    let clause = try #require(reading.page.clauses.first)
    #expect(clause.id == "HIT-7")
    #expect(clause.title == "A reason stands here")
    #expect(clause.level == .should)
    #expect(clause.statements == ["S32", "S33", "U7"])
    #expect(clause.features == [.hitTesting, .transforms])
    #expect(clause.confidence == .documented)
    #expect(clause.untestedReason == "nobody can see it.")
    #expect(clause.location == SourceLocation(file: "Spec/page.md", line: 3))
  }

  @Test("The code spans of a clause's title and prose are its names, without duplicates")
  func readsNames() throws {
    let reading = TestPage.page(
      """
      # Page

      ## HIT-7 A reason stands in `isHidden`

      It MAY call `hitTest(_:with:)` at `10 10` of `A`.

      - Or `UIView.alpha`, and `isHidden`.

      UIKit: `isHidden` on iOS, `windowLevel` elsewhere.

      Sources: `UIView.h` (S32). Feature: hit-testing. Confidence: disputed.

      Not tested: `removeFromSuperview()`.

      | `table` | word |
      | ------- | ---- |
      | `cell`  | a    |
      """)
    #expect(reading.diagnostics == [])
    let names = try #require(reading.page.clauses.first).names.map(\.description)
    #expect(names == ["isHidden", "hitTest(_:with:)", "UIView.alpha", "windowLevel"])
  }

  @Test("A scenario uses the nearest stage above it")
  func usesNearestStage() throws {
    let scenarios = """
      | scenario | when touching | then the hit-test view is |
      | --- | --- | --- |
      """
    let other = "| responder | kind |\n| --- | --- |\n| app | application |\n| X | window |"
    let reading = TestPage.clause(
      "\(scenarios)\n| one | 1 1 | B |\n\n\(other)\n\n\(scenarios)\n| two | 1 1 | X |")
    #expect(reading.diagnostics == [])
    #expect(reading.page.scenarios.map { $0.script.stage.responders.count } == [4, 2])
  }

  @Test("Tables in lists and quotes, and tables without our columns, are prose")
  func leavesProse() {
    let table = "| scenario | then |\n| --- | --- |\n| a | b |"
    let quoted = table.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    let listed = table.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let reading = TestPage.page(
      "# Page\n\n\(quoted)\n\n- item\n\n\(listed)\n\n| word | step |\n|-|-|\n| a | b |")
    #expect(reading.diagnostics == [])
    #expect(reading.page.scenarios.isEmpty)
  }

  @Test("Prose is rendered on request, as safe HTML with links to the site's pages")
  func rendersProse() {
    let markdown = "# Page\n\nA <b>x</b> [a](b.md#c) [d](javascript:e)"
    let rendered = TestPage.page(markdown, rendering: .html).page.blocks.compactMap(\.proseHTML)
    #expect(
      rendered == [
        """
        <p>A <!-- raw HTML omitted -->x<!-- raw HTML omitted --> \
        <a href="b.html#c">a</a> <a href="">d</a></p>

        """
      ])
    #expect(TestPage.page(markdown).page.blocks.compactMap(\.proseHTML) == [""])
  }

  @Test("A page of ten thousand lines that tangle tables and code ends with a diagnostic")
  func endsOnTangledTables() {
    let knot = "| a |\n| - |\n    code\n"
    let reading = TestPage.page("# Page\n\n" + String(repeating: knot, count: 400))
    #expect(
      reading.diagnostics.map(\.summary) == [
        "tables and other blocks follow each other without a blank line too often to be read"
      ])
  }
}

extension Page.Block {
  fileprivate var proseHTML: String? {
    if case .prose(let html) = self { html } else { nil }
  }
}
