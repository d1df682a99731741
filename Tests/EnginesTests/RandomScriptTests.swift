import Conformance
import Engines
import Testing

@Suite("Random scripts")
struct RandomScriptTests {
  @Test(
    "A random script has the same reply twice, with a record for each step", arguments: 0..<1_000)
  func random(_ seed: Int) async {
    var generator = ScriptGenerator(seed: UInt64(seed))
    let script = generator.script()
    let reply = await LocalEngine().perform(script)
    #expect(await LocalEngine().perform(script) == reply)
    if case .observed(let trace) = reply {
      #expect(trace.records.count == script.steps.count)
      for (record, step) in zip(trace.records, script.steps) {
        #expect((record.answer != nil) == (step.kind == .ask))
      }
    }
  }

  @Test(
    "A random script that links objects in circles has the same reply twice", arguments: 0..<1_000)
  func circular(_ seed: Int) async {
    var generator = ScriptGenerator(seed: UInt64(seed), isCircular: true)
    let script = generator.script()
    let reply = await LocalEngine().perform(script)
    #expect(await LocalEngine().perform(script) == reply)
  }

  @Test("More than 150 of a thousand random scripts are carried out to the end")
  func meaningful() async {
    var observed = 0
    for seed in 0..<1_000 {
      var generator = ScriptGenerator(seed: UInt64(seed))
      if case .observed = await LocalEngine().perform(generator.script()) { observed += 1 }
    }
    #expect(observed > 150)
  }
}
