import Conformance
import Testing

@testable import SpecReading

@Suite("Evidence of a statement") struct EvidenceTests {
  private func read(_ text: String) -> StatementEvidence? {
    var reader = EvidenceReader(text)
    return reader.read()
  }

  @Test("Evidence is a confidence with addresses and headers")
  func reads() {
    #expect(read(" reported ") == StatementEvidence(confidence: .reported))
    #expect(
      read("observed <https://example.org/a(_:b:)>, `UIView.h` `hitTest:withEvent:`,<http://b.c>")
        == StatementEvidence(
          confidence: .observed,
          bases: [
            .address("https://example.org/a(_:b:)"),
            .header("UIView.h", symbol: "hitTest:withEvent:"),
            .address("http://b.c"),
          ]))
  }

  @Test("A recorded run names its system, and counts as observed")
  func readsRecordedRuns() {
    let run = read("recorded on iOS 26.1 (23B86) <https://a.b/main.swift>, <https://a.b/log>")
    #expect(
      run
        == StatementEvidence(
          confidence: .observed, system: "iOS 26.1 (23B86)",
          bases: [.address("https://a.b/main.swift"), .address("https://a.b/log")]))
    #expect(run?.kind == "recorded on iOS 26.1 (23B86)")
    #expect(run?.supports(.observed) == true)
    #expect(run?.supports(.documented) == false)
  }

  @Test(
    "Malformed evidence is rejected",
    arguments: [
      "", "sure", "Documented", "documented.", "documented https://a.b", "documented <ftp://a.b>",
      "documented <javascript:alert(1)>", "documented <https://>", "documented <https:///a>",
      "documented <https://a b.c>", "documented <https://a.b",
      "documented <https://a.b> <https://c.d>",
      "documented, <https://a.b>", "documented <https://a.b>,", "documented `UIView.h`",
      "documented `UIView` `isHidden`", "documented `.h` `isHidden`", "documented `UIView.h` ``",
      "documented<https://a.b>", "documented <https://뷰.kr>", "reported by many",
      "documented <https://a.b\u{202E}>", "documented <https://a.b<c>",
      "documented `UIView.h` `<b>`", "documented `UIView.h` `\u{1B}[31m`",
      "documented `UIView.h` `뷰`", "recorded <https://a.b>", "recorded on <https://a.b>",
      "recorded on iOS 26.1<https://a.b>",
    ])
  func readsNothingElse(_ text: String) { #expect(read(text) == nil) }

  @Test("Evidence with a place supports clauses of at most its own confidence")
  func supports() {
    let basis = StatementEvidence.Basis.header("UIView.h", symbol: "hitTest:withEvent:")
    let documented = StatementEvidence(confidence: .documented, bases: [basis])
    let observed = StatementEvidence(confidence: .observed, bases: [basis])
    let reported = StatementEvidence(confidence: .reported, bases: [basis])
    let unfounded = StatementEvidence(confidence: .documented)
    #expect(
      [documented, observed, reported, unfounded].map { $0.supports(.documented) }
        == [true, false, false, false])
    #expect(
      [documented, observed, reported, unfounded].map { $0.supports(.observed) }
        == [true, true, false, false])
    #expect(
      [documented, observed, reported, unfounded].map { $0.supports(.reported) }
        == [true, true, true, true])
  }
}
