import Testing

@testable import SiteBuilding

@Suite("Anchors")
struct AnchorsTests {
  @Test("A name that is taken gets the first free number")
  func numbers() {
    var anchors = Anchors(reserved: ["HIT-1"])
    let wanted = ["stage", "stage", "stage-1", "stage", "HIT-1", "other"]
    let taken = wanted.map { anchors.take($0) }
    #expect(taken == ["stage", "stage-1", "stage-1-1", "stage-2", "HIT-1-1", "other"])
  }
}
