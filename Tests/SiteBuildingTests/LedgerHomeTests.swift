import Testing

@testable import SiteBuilding

@Suite("LedgerHome")
struct LedgerHomeTests {
  @Test(
    "The ids of clauses are found among other text",
    arguments: [
      ("HIT-4", [.clause("HIT-4")]),
      ("HIT-4, HIT-5", [.clause("HIT-4"), .text(", "), .clause("HIT-5")]),
      ("HIT-44 and HIT-4.", [.text("HIT-44 and "), .clause("HIT-4"), .text(".")]),
      ("not testable: é → x", [.text("not testable: é → x")]),
      ("", []),
    ] as [(String, [LedgerHome.Part])])
  func parts(_ text: String, _ expected: [LedgerHome.Part]) {
    let home = LedgerHome(text) { ["HIT-4", "HIT-5"].contains($0) }
    #expect(home.parts == expected)
    #expect(home.namesClause == expected.contains { if case .clause = $0 { true } else { false } })
  }
}
