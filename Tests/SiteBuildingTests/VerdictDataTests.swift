import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("VerdictData")
struct VerdictDataTests {
  private let sample = ResultsSample()

  @Test("Every text stands once, and everything names it by its place")
  func data() {
    let board = Scoreboard(sample.book.pages, reports: sample.reports)
    let asset = VerdictData(sample.book.pages, board).asset
    #expect(
      String(decoding: asset.bytes, as: UTF8.self) == """
        globalThis.conformVerdicts={"version":2,"report":2,"features":["responder-chain",\
        "chain-overrides","view-controllers","scenes","hit-testing","hit-test-overrides",\
        "transforms","layers","touches","multi-touch","windows","first-responder","actions",\
        "controls","gestures","presses","motion","remote-control","input"],\
        "engines":[{"name":"One","version":"1.0","language":"Swift","key":"one","short":"On",\
        "features":["hit-testing","touches"],"verdicts":[1,1,1,1]},{"name":"Two \
        Words","version":"2.0","language":"C","key":"two-words","short":"TW",\
        "features":["hit-testing"],"verdicts":[[3,6,-1,-1],[2,9,10,11,1,7,8],1,[4,12,13]]}],\
        "clauses":[["HIT-4","Hidden views are \
        skipped","hit.html","Hit-testing","MUST"],["HIT-5","Views may \
        shine","hit.html","Hit-testing","MAY"]],"scenarios":[[0,0,1],[0,2,1],[0,3,1],[1,4,5]],\
        "texts":["hidden","hit-testing","shown","half","drag","hit-testing touches","died","it \
        looks twice","https://example.com/2","the hit-test view is A","A","E","no \
        touches","https://example.com/1"]};

        """)
  }

  @Test("The data stand under a path that changes with them")
  func path() {
    let board = Scoreboard(sample.book.pages, reports: [])
    let asset = VerdictData(sample.book.pages, board).asset
    #expect(asset.path.hasPrefix("verdicts."))
    #expect(asset.path.hasSuffix(".js"))
    let other = VerdictData([], Scoreboard([], reports: []))
    #expect(other.asset.path != asset.path)
  }
}
