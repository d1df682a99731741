import Conformance
import Results
import Testing

@Suite struct NameMentionsTests {
  private static let clauses = [
    Clause.sample("HIT-4", title: "A hidden view is skipped", names: ["isHidden"]),
    Clause.sample("TABLE-8", title: "The delegate is told after it"),
    Clause.sample("SCROLL-4", title: "Some scroll views go on"),
    Clause.sample("EDGE-10", title: "A drag goes back"),
    Clause.sample("CHAIN-2", title: "A view leads to its superview"),
  ]
  private static let passages = [
    passage(.clause("TABLE-8"), "`tableView(_:didSelectRowAt:)` comes last."),
    passage(.clause("TABLE-8"), "the header max-age is 5"),
    passage(.clause("EDGE-10"), "A navigation controller goes back."),
    passage(.section, "Set `isKeyWindow`.", heading: "A key is lost"),
    passage(.section, "It scrolls.", heading: "Stage: a scroll view"),
    passage(.notCovered, "`UIRefreshControl` in scroll views."),
    passage(.statement(["HIT-4"]), "`layoutSubviews()` is not called."),
  ]

  private static func passage(
    _ place: Passage.Place, _ text: String, heading: String = "A heading"
  ) -> Passage {
    Passage(
      place, heading: heading, location: SourceLocation(file: "Spec/a.md", line: 1), text: text)
  }

  private func mentions(_ name: String) -> NameMentions? {
    NameMentions(name, clauses: Self.clauses, passages: Self.passages)
  }

  @Test(
    "A name is found in prose by its base, by an argument label, with and without `is`, and as words",
    arguments: [
      ("didSelectRowAt", ["TABLE-8"]), ("didSelectRowAtIndexPath", ["TABLE-8"]),
      ("tableView(_:didSelectRowAt:)", ["TABLE-8"]), ("UINavigationController", ["EDGE-10"]),
      ("UIScrollView", ["SCROLL-4"]), ("layoutSubviews", ["HIT-4"]),
      ("max-age", ["TABLE-8"]), ("Max-Age", ["TABLE-8"]),
    ])
  func found(name: String, ids: [String]) throws {
    let found = try #require(mentions(name))
    #expect(found.clauses.map(\.id) == ids)
    #expect(!found.isNearest)
  }

  @Test("Clauses with the words of a class in their titles come first, but no controller's")
  func classes() throws {
    let clauses = [
      Clause.sample("INPUT-30", title: "Text comes first", names: ["UIKeyCommand"]),
      Clause.sample("INPUT-9", title: "A key command controller waits"),
      Clause.sample("INPUT-10", title: "Key commands are collected"),
    ]
    let found = NameMentions("UIKeyCommand", known: [clauses[0]], clauses: clauses, passages: [])
    #expect(found?.clauses.map(\.id) == ["INPUT-10", "INPUT-30"])
  }

  @Test("What goes wrong with a name and what is not covered is found too, but not stages")
  func sections() throws {
    #expect(try #require(mentions("keyWindow")).symptoms.map(\.heading) == ["A key is lost"])
    let scrollView = try #require(mentions("UIScrollView"))
    #expect(scrollView.symptoms == [])
    #expect(scrollView.notCovered.map(\.text) == ["`UIRefreshControl` in scroll views."])
  }

  @Test(
    "For a name that no clause is about, what is nearest is found by a class like it or by its words",
    arguments: [
      ("UIStackView", "UIView", ["CHAIN-2", "HIT-4"]), ("hiddenViews", nil, ["HIT-4"]),
      ("WKWebView", "UIScrollView", ["SCROLL-4"]),
    ])
  func nearest(name: String, similar: String?, ids: [String]) throws {
    let found = try #require(mentions(name))
    #expect(found.isNearest)
    #expect(found.similar == similar)
    #expect(Set(found.clauses.map(\.id)).isSuperset(of: ids))
  }

  @Test("A method that begins with a short kind is not about all objects of the kind")
  func methods() throws {
    #expect(mentions("viewDidLoad")?.isNearest == true)
    #expect(mentions("scrollViewDidScroll")?.clauses.map(\.id) == ["SCROLL-4"])
  }

  @Test(
    "Of several words the clauses and sections come that have most of them, in any form",
    arguments: [
      ("view is skipping hidden views", ["HIT-4"], []),
      ("isKeyWindow key lost", [], ["A key is lost"]),
      ("refresh control", [], ["A heading"]),
    ])
  func question(_ question: String, ids: [String], headings: [String]) throws {
    let found = try #require(
      NameMentions(question: question, clauses: Self.clauses, passages: Self.passages))
    #expect(found.isNearest && found.isClauseBest == headings.isEmpty)
    #expect(Array(found.clauses.map(\.id).prefix(1)) == ids)
    #expect((found.symptoms + found.notCovered).map(\.heading) == headings)
  }

  @Test(
    "Words that mean the same, questions that a clause answers, and words that say nothing count so",
    arguments: [
      ("ignored concealed thing", "HIT-4"), ("is it opaque glass", "CHAIN-2"), ("숨긴뷰가", "HIT-4"),
    ])
  func synonyms(_ question: String, id: String) {
    let lines = ["-,is,it,thing", "!skip,ignore,무시", "hidden,concealed,숨긴", "CHAIN-2,opaque glass"]
    let found = NameMentions(
      question: question, clauses: Self.clauses, passages: Self.passages,
      synonyms: lines.map { $0.split(separator: ",").map(String.init) })
    #expect(found?.clauses.first?.id == id)
  }

  @Test("A name without a word of the pages has no mention")
  func nothing() { #expect(mentions("quux") == nil) }
}
