import Conformance
import Engines
import Fuzzing
import Testing

@Suite("Random scripts")
struct RandomScriptTests {
  private static func scripts(for purpose: ScriptGenerator.Purpose) -> some Sequence<Script> {
    let claims = CommonClaims([LocalEngine().profile])
    let generator = ScriptGenerator(seed: 1, claims: claims, for: purpose)
    return (0..<300).lazy.map(generator.script)
  }

  @Test("A random script has the same reply twice, with a record for each step carried out")
  func random() async {
    var observed = 0
    for script in Self.scripts(for: .mistakes) {
      let reply = await LocalEngine().perform(script)
      #expect(await LocalEngine().perform(script) == reply)
      guard case .observed(let trace) = reply else { continue }
      observed += 1
      #expect(trace.records.count == script.steps.count)
      for (record, step) in zip(trace.records, script.steps) {
        #expect((record.answer != nil) == (step.kind == .ask))
      }
    }
    #expect(observed > 45)
  }

  @Test("A random script that links objects in circles has the same reply twice")
  func circular() async {
    for script in Self.scripts(for: .circles) {
      #expect(await LocalEngine().perform(script) == LocalEngine().perform(script))
    }
  }
}
