import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct SearchIndexTests {
  @Test("The index has the names of each clause, and the steps of its rows by their positions")
  func clauses() {
    let clause = Samples.clause(names: ["UIView.isHidden", "hitTest(_:with:)"])
    let page = Samples.page(clause: clause, slugs: ["hidden", "again"])
    let index = SearchIndex(
      [page], reference: [], folder: "Spec", synonyms: Synonyms(), in: .english)
    let text = String(decoding: index.asset.bytes, as: UTF8.self)
    #expect(
      text.contains(
        #"[["hidden",[0,1]],["again",[0,1]]],[["UIView","isHidden",""],["","hitTest","(_:with:)"]]"#
      ))
    #expect(text.contains(#""steps":["given C is hidden","then A"]"#))
  }
}
