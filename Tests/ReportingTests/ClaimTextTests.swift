import Conformance
import Reporting
import Testing

@Suite struct ClaimTextTests {
  @Test("Claims that are not kept, and those that could be made, are told with the engine's name")
  func text() {
    let findings = [
      ClaimFinding(feature: .layers, kind: .unkept, scenarios: 5),
      ClaimFinding(feature: .scenes, kind: .unkept, scenarios: 1),
      ClaimFinding(feature: .multiTouch, kind: .modest, scenarios: 30),
      ClaimFinding(feature: .motion, kind: .modest, scenarios: 1),
    ]
    #expect(
      ClaimText.text(findings, of: .sample) == """
        Responders claims layers, but fails all 5 scenarios of it
        Responders claims scenes, but fails its one scenario
        Responders does not claim multi-touch, but passes all 30 scenarios of it
        Responders does not claim motion, but passes its one scenario

        """)
    #expect(ClaimText.text([], of: .sample) == "")
  }
}
