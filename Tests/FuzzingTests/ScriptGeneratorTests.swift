import Conformance
import Engines
import Testing

@testable import Fuzzing

@Suite struct ScriptGeneratorTests {
  private static let generator = ScriptGenerator(
    seed: 1, claims: CommonClaims([LocalEngine().profile]))

  @Test("The same seed and number make the same script, and others make others")
  func same() {
    let again = ScriptGenerator(seed: 1, claims: CommonClaims([LocalEngine().profile]))
    let other = ScriptGenerator(seed: 2, claims: CommonClaims([LocalEngine().profile]))
    for index in 0..<50 { #expect(Self.generator.script(index) == again.script(index)) }
    #expect((0..<50).count { Self.generator.script($0) == other.script($0) } < 5)
  }

  @Test("The reference engine carries nearly all scripts out")
  func carriedOut() {
    let engine = LocalEngine()
    var errors: [String: Int] = [:]
    for index in 0..<2_000 {
      if case .errored(let message) = engine.reply(to: Self.generator.script(index)) {
        errors[message.split(separator: " ").dropFirst().joined(separator: " "), default: 0] += 1
      }
    }
    let total = errors.values.reduce(0, +)
    #expect(total < 60, "\(errors.sorted { $0.value > $1.value }.prefix(12))")
  }

  @Test("Every form of the vocabulary is made, but those that clauses leave open")
  func forms() {
    var missing = Set(Vocabulary.uikit.forms.filter { !$0.unspecifiedWith.contains([]) })
    for index in 0..<60_000 where !missing.isEmpty {
      for step in Self.generator.script(index).steps {
        #expect(!step.form.unspecifiedWith.contains([]), "\(step)")
        missing.remove(step.form)
      }
    }
    #expect(missing.map(\.name).sorted() == [])
  }

  @Test("Stages name a scroll view's own recognizers only in scroll views, and each once")
  func scrollRecognizers() {
    var count = 0
    for index in 0..<2_000 {
      let stage = Self.generator.script(index).stage
      #expect(stage.problems == [], "\(stage)")
      count += stage.responders.count(where: \.kind.isScrollViewRecognizer)
    }
    #expect(count > 100)
  }

  @Test("Some scripts drag a scroll view")
  func drags() {
    let engine = LocalEngine()
    let count = (0..<2_000).count { index in
      guard case .observed(let trace) = engine.reply(to: Self.generator.script(index))
      else { return false }
      return trace.records.contains { record in
        record.calls.contains { $0.message == .scroll(.willBeginDragging) }
      }
    }
    #expect(count > 10)
  }

  @Test("Scripts name only what engines claim")
  func claims() {
    var profile = LocalEngine().profile
    profile.features = [.hitTesting, .responderChain]
    profile.kinds = [.application, .windowScene, .window, .view, .button]
    let claims = CommonClaims([LocalEngine().profile, profile])
    let generator = ScriptGenerator(seed: 3, claims: claims)
    for index in 0..<500 {
      let script = generator.script(index)
      #expect(claims.allow(script))
      #expect(script.stage.responders.count { $0.kind == .window } == 1)
      #expect(!script.stage.responders.contains { $0.kind == .windowScene })
    }
  }

  @Test("Scripts have nothing that an engine lacks")
  func lacks() {
    var profile = LocalEngine().profile
    let words = ["set alpha", "do touchMoves", "set contentSize", "change makeKey"]
    profile.lacks = Set(words.map { FeaturePart(rawValue: $0) } + [.children, .presentedBy])
    #expect(profile.lacks.isSubset(of: FeaturePart.uikit))
    let claims = CommonClaims([LocalEngine().profile, profile])
    let generator = ScriptGenerator(seed: 3, claims: claims)
    let scripts = (0..<500).map(generator.script)
    #expect(scripts.allSatisfy(claims.allow))
    let isNested = { (script: Script) in
      script.stage.responders.contains {
        $0.presenter != nil || $0.parent == "A" && $0.kind == .viewController
      }
    }
    #expect(!scripts.contains(where: isNested))
    #expect(profile.lacks.isDisjoint(with: scripts.flatMap(\.steps).map { .steps($0.form) }))
    let all = ScriptGenerator(seed: 3, claims: CommonClaims([LocalEngine().profile]))
    #expect((0..<500).map(all.script).contains(where: isNested))
  }
}
