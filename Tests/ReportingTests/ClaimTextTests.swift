import Conformance
import Reporting
import Testing

@Suite struct ClaimTextTests {
  @Test("Over-declared and under-declared features are printed with the engine's name")
  func text() {
    let findings = [
      ClaimFinding(feature: .layers, kind: .overDeclared, scenarios: 5),
      ClaimFinding(feature: .scenes, kind: .overDeclared, scenarios: 1),
      ClaimFinding(feature: .multiTouch, kind: .underDeclared, scenarios: 30),
      ClaimFinding(feature: .motion, kind: .underDeclared, scenarios: 1),
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
