import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct SearchIndexTests {
  private let page = Samples.page(
    clause: Samples.clause(names: ["UIView.isHidden", "hitTest(_:with:)"]),
    slugs: ["hidden", "again"])

  private func index(_ page: Page) -> String {
    SearchIndex.index(
      [page], .uikit, reference: [], folder: "Spec", synonyms: Synonyms(),
      former: [:], in: .english
    ).string
  }

  @Test("The index has the names of each clause, and the rows their steps by their positions")
  func clauses() {
    #expect(index(page).contains(#"[["UIView","isHidden",""],["","hitTest","(_:with:)"]]"#))
    let rows = SearchIndex.rows([page], .uikit, in: .english).string
    #expect(rows.contains(#""clauses":[[["hidden",[0,1]],["again",[0,1]]]]"#))
    #expect(rows.contains(#""steps":["given C is hidden","then A"]"#))
  }

  @Test(
    "A heading that begins no clause is indexed with its prose and the names in code, but for stages"
  )
  func sections() {
    var page = page
    let list = "<ul>\n<li><code>a</code> &amp; <em>b</em>\nc</li>\n<li>d</li>\n</ul>"
    for (anchor, html) in [
      ("stage-a", "<p>e</p>"), ("left-out", list), ("code", "<pre>f().isHidden</pre>"),
    ] {
      page.blocks += [
        .heading(Page.Heading(level: 2, anchor: anchor, text: "T")), .prose(html: html),
      ]
    }
    #expect(
      index(page).contains(#"[["T","left-out",["`a` & b c","d"]],["T","code",["isHidden"]]]"#))
  }
}
