import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct VerdictDataTests {
  private let sample = ResultsSample()

  @Test("Outcomes are letters and texts are positions in one list")
  func data() {
    let results = ResultsIndex(sample.book.pages, reports: sample.reports)
    let asset = VerdictData(
      sample.book.pages, results, .uikit, hasReplays: false,
      in: LocalizedStrings(.original, [:], original: [:])
    ).asset
    #expect(
      String(decoding: asset.bytes, as: UTF8.self) == """
        globalThis.conformVerdicts={"version":5,"report":4,"replays":false,"outcomes":[["F","failed"],\
        ["E","errored"],["D","deviated"],["K","known"],["n","not run"],["s","skipped"],\
        ["P","passed"]],\
        "features":["responder-chain",\
        "chain-overrides","view-controllers","scenes","hit-testing","hit-test-overrides",\
        "transforms","layers","touches","multi-touch","windows","first-responder","targets",\
        "actions","controls","menus","gestures","touch-types","pointers","gesture-details","scrolling","refreshing","tables","row-details","edges","bars",\
        "sheets","dismissals","drags","links","text-editing","accessibility","presses","motion","remote-control","input","system-keys"],\
        "engines":[{"name":"One","version":"1.0","language":"Swift","key":"one",\
        "features":["hit-testing","touches"],"outcomes":"PPPP","details":[]},{"name":"Two \
        Words","version":"2.0","language":"C","key":"two-words",\
        "features":["hit-testing"],"outcomes":"EKPs","details":[[6,-1,-1],[7,8,9,1,10,11,-1],\
        [12,13]]}],\
        "clauses":[["HIT-4","Hidden views are \
        skipped","hit.html","Hit-testing","MUST"],["HIT-5","Views may \
        shine","hit.html","Hit-testing","MAY"]],"scenarios":[[0,0,1],[0,2,1],[0,3,1],[1,4,5]],\
        "texts":["hidden","hit-testing","shown","half","drag","hit-testing touches","died",\
        "the hit-test view is A","A","E","it looks twice","https://example.com/2","no \
        touches","https://example.com/1"]};

        """)
  }
}
