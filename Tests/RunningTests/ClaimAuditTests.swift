import Conformance
import Results
import Testing

@testable import Running

@Suite struct ClaimAuditTests {
  private static let scenarios: [Scenario] = [
    .sample("1", features: [.hitTesting]), .sample("2", features: [.hitTesting, .touches]),
    .sample("3", features: [.layers]), .sample("4", features: [.layers, .scenes]),
    .sample("5", features: [.presses]),
  ]

  private func engine(
    claiming features: Set<Feature>, kinds: Set<ResponderKind>? = nil,
    answer: @escaping @Sendable (Script) async throws -> Reply = { _ in .found("A") }
  ) -> ToyEngine {
    var engine = ToyEngine()
    engine.profile.features = features
    engine.profile.kinds = kinds
    engine.answer = answer
    return engine
  }

  private func unclaimed(
    of engine: ToyEngine, in plan: [Scenario] = scenarios
  ) async throws -> ClaimAudit.Unclaimed {
    try await ClaimAudit(Self.scenarios).unclaimed(of: engine, jobs: 2, in: try Plan(plan))
  }

  @Test("A feature that is not declared, and of which every scenario passes, is under-declared")
  func passesWholly() async throws {
    #expect(
      try await unclaimed(of: engine(claiming: [.hitTesting, .presses])).underDeclared
        == [
          ClaimDiscrepancy(feature: .touches, kind: .underDeclared, scenarios: 1),
          ClaimDiscrepancy(feature: .scenes, kind: .underDeclared, scenarios: 1),
          ClaimDiscrepancy(feature: .layers, kind: .underDeclared, scenarios: 2),
        ].sorted { $0.feature.position < $1.feature.position })
  }

  @Test(
    "A feature of which a scenario fails, is skipped or is an error is not under-declared",
    arguments: [Reply.found("window"), .skipped(reason: "no", url: nil), .errored(message: "no")])
  func rightlyUndeclared(reply: Reply) async throws {
    let engine = engine(claiming: [.hitTesting]) { _ in reply }
    #expect(try await unclaimed(of: engine).underDeclared.isEmpty)
  }

  @Test("A feature is not under-declared if a part of it was selected, or if it is declared")
  func part() async throws {
    let engine = engine(claiming: [.hitTesting, .touches])
    #expect(
      try await unclaimed(of: engine, in: Array(Self.scenarios[...2])).underDeclared.isEmpty)
    #expect(try await unclaimed(of: engine, in: Array(Self.scenarios[...1])).underDeclared.isEmpty)
  }

  @Test(
    "Each unclaimed feature has the scenarios that need it, alone or beside others, largest first")
  func additions() async throws {
    let engine = engine(claiming: [.hitTesting]) { _ in .found("A") }
    let found = try await unclaimed(of: engine)
    let one = ClaimAddition.Count(scenarios: 1, passed: 1)
    #expect(
      found.additions == [
        ClaimAddition(
          claim: .feature(.layers), needing: ClaimAddition.Count(scenarios: 2, passed: 2),
          alone: one,
          partners: [ClaimAddition.Partners([.feature(.scenes)], scenarios: 1)]),
        ClaimAddition(claim: .feature(.touches), needing: one, alone: one),
        ClaimAddition(claim: .feature(.presses), needing: one, alone: one),
        ClaimAddition(
          claim: .feature(.scenes), needing: one, alone: ClaimAddition.Count(),
          partners: [ClaimAddition.Partners([.feature(.layers)], scenarios: 1)]),
      ])
  }

  @Test("A kind that is not claimed is asked for on a stage with rows of that kind")
  func addedKind() async throws {
    let engine = engine(claiming: Set(Vocabulary.uikit.features), kinds: [.window]) { script in
      script.stage["A"] == nil ? .errored(message: "no A") : .found("A")
    }
    let found = try await unclaimed(of: engine)
    let all = ClaimAddition.Count(scenarios: 5, passed: 5)
    #expect(
      found.additions == [ClaimAddition(claim: .kind(.view), needing: all, alone: all)])
  }

  @Test("What an engine answers with an error in an audit is asked, and does not pass")
  func erroredAdditions() async throws {
    let engine = engine(claiming: [.hitTesting, .layers, .scenes, .presses]) { _ in
      throw CancellationError()
    }
    let found = try await unclaimed(of: engine)
    let one = ClaimAddition.Count(scenarios: 1, passed: 0)
    #expect(
      found.additions == [ClaimAddition(claim: .feature(.touches), needing: one, alone: one)])
  }

  @Test("An engine that claims everything has nothing to add")
  func nothingToAdd() async throws {
    let all = engine(claiming: Set(Vocabulary.uikit.features))
    #expect(try await unclaimed(of: all) == ClaimAudit.Unclaimed())
  }

  private func overDeclared(
    _ verdicts: KeyValuePairs<String, Verdict>, claiming features: Set<Feature>
  ) -> [ClaimDiscrepancy] {
    var profile = EngineProfile.toy()
    profile.features = features
    return ClaimAudit(Self.scenarios).overDeclaredFeatures(in: .sample(verdicts, profile: profile))
  }

  @Test("Scenarios of clauses that say MAY are ignored, because they always pass")
  func may() async throws {
    let may = Scenario.sample("6", clause: .sample(level: .may), features: [.layers, .input])
    var profile = EngineProfile.toy()
    profile.features = [.layers]
    let column = EngineResults.sample(
      ["HIT-4/3": .failed(), "HIT-4/4": .failed(), "HIT-4/6": .passed], profile: profile)
    let audit = ClaimAudit(Self.scenarios + [may])
    #expect(
      audit.overDeclaredFeatures(in: column)
        == [ClaimDiscrepancy(feature: .layers, kind: .overDeclared, scenarios: 2)])
    let unclaimed = try await audit.unclaimed(
      of: engine(claiming: [.layers]), jobs: 1, in: try Plan([may]))
    #expect(unclaimed.underDeclared.isEmpty)
  }

  @Test("A declared feature of which no scenario passes is over-declared")
  func failsWholly() {
    #expect(
      overDeclared(
        [
          "HIT-4/1": .passed, "HIT-4/2": .failed(), "HIT-4/3": .failed(), "HIT-4/4": .skipped,
          "HIT-4/5": .errored,
        ], claiming: [.hitTesting, .touches, .layers, .presses])
        == [
          ClaimDiscrepancy(feature: .layers, kind: .overDeclared, scenarios: 1),
          ClaimDiscrepancy(feature: .touches, kind: .overDeclared, scenarios: 1),
          ClaimDiscrepancy(feature: .presses, kind: .overDeclared, scenarios: 1),
        ].sorted { $0.feature.position < $1.feature.position })
  }

  @Test("A feature is not over-declared if a part of it ran, all was skipped, or a scenario passes")
  func rightlyDeclared() {
    #expect(overDeclared(["HIT-4/3": .failed()], claiming: [.layers]).isEmpty)
    #expect(overDeclared(["HIT-4/5": .skipped], claiming: [.presses]).isEmpty)
    #expect(overDeclared(["HIT-4/3": .failed(), "HIT-4/4": .passed], claiming: [.layers]).isEmpty)
    #expect(overDeclared(["HIT-4/5": .failed()], claiming: []).isEmpty)
  }

  @Test("A part that an engine lacks adds the scenarios with it where it is claimed")
  func lackingPart() async throws {
    let part: FeaturePart = "ask hitTestView"
    var engine = engine(claiming: Set(Vocabulary.uikit.features))
    engine.profile.lacks = [part]
    let plan = try Plan(Self.scenarios)
    let unclaimed = try await ClaimAudit(Self.scenarios).unclaimed(of: engine, jobs: 2, in: plan)
    let all = ClaimAddition.Count(scenarios: 5, passed: 5)
    #expect(
      unclaimed.additions == [ClaimAddition(claim: .part(part), needing: all, alone: all)])
  }
}

extension Feature {
  /// The index of the feature among all features.
  fileprivate var position: Int { Vocabulary.uikit.features.firstIndex(of: self) ?? 0 }
}
