import Conformance
import Results
import Testing

@testable import Reporting

@Suite struct AuditTextTests {
  @Test("A table says what each claim would add, and what the other scenarios need also")
  func table() {
    let additions = [
      ClaimAddition(
        claim: .feature(.windows), needing: ClaimAddition.Count(scenarios: 144, passed: 120),
        alone: ClaimAddition.Count(scenarios: 132, passed: 110),
        partners: [
          ClaimAddition.Partners([.feature(.actions), .kind(.textField)], scenarios: 9),
          ClaimAddition.Partners([.feature(.input)], scenarios: 3),
        ]),
      ClaimAddition(
        claim: .kind(.textField), needing: ClaimAddition.Count(scenarios: 62, passed: 60),
        alone: ClaimAddition.Count(),
        partners: [ClaimAddition.Partners([.feature(.controls)], scenarios: 62)]),
      ClaimAddition(
        claim: .kind(.slider), needing: ClaimAddition.Count(scenarios: 5, passed: 0),
        alone: ClaimAddition.Count(scenarios: 5, passed: 0)),
    ]
    #expect(
      AuditText.text(additions, of: .sample) == """
        audit  what claiming more would add · Responders
          claim       scenarios  pass  alone  pass  the others need also
          windows           144   120    132   110  actions + text field (9), input (3)
          text field         62    60      0     -  controls (62)
          slider              5     0      5     0

        """)
  }

  @Test("Partners for which there is no room are counted")
  func manyPartners() {
    let partners = Vocabulary.uikit.features.prefix(9).map {
      ClaimAddition.Partners([.feature($0)], scenarios: 2)
    }
    let addition = ClaimAddition(
      claim: .feature(.input), needing: ClaimAddition.Count(scenarios: 18, passed: 1),
      alone: ClaimAddition.Count(), partners: partners)
    let text = AuditText.text([addition], of: .sample)
    #expect(
      text.description.hasSuffix(
        "responder-chain (2), chain-overrides (2), view-controllers (2), others (12)\n"))
  }
}
