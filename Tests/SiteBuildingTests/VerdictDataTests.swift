import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct VerdictDataTests {
  private let sample = ResultsSample()

  @Test("Outcomes are letters and texts are positions in one list")
  func data() {
    let results = ResultsIndex(sample.book.pages, reports: sample.reports)
    let data = VerdictData.json(
      sample.book.pages, results, .uikit, hasReplays: false,
      in: LocalizedStrings(.original, [:], original: [:]))
    let script = Asset.script("globalThis.conformVerdicts=", data.bytes())
    #expect(String(decoding: script, as: UTF8.self) == Fixture.text("verdicts.js"))
  }
}
