import Conformance
import Testing

@testable import Running

@Suite struct ClaimAuditTests {
  private static let scenarios: [Scenario] = [
    .sample("1", features: [.hitTesting]), .sample("2", features: [.hitTesting, .touches]),
    .sample("3", features: [.layers]), .sample("4", features: [.layers, .scenes]),
    .sample("5", features: [.presses]),
  ]

  private func engine(
    claiming features: Set<Feature>,
    answer: @escaping @Sendable (Script) async throws -> Reply = { _ in .found("A") }
  ) -> ToyEngine {
    var engine = ToyEngine()
    engine.profile.features = features
    engine.answer = answer
    return engine
  }

  private func underDeclared(
    _ engine: ToyEngine, _ plan: [Scenario]
  ) async throws -> [ClaimFinding] {
    try await ClaimAudit(Self.scenarios).underDeclaredFeatures(
      of: engine, jobs: 2, in: try Plan(plan))
  }

  @Test("A feature that is not declared, and of which every scenario passes, is under-declared")
  func passesWholly() async throws {
    #expect(
      try await underDeclared(engine(claiming: [.hitTesting, .presses]), Self.scenarios)
        == [
          ClaimFinding(feature: .touches, kind: .underDeclared, scenarios: 1),
          ClaimFinding(feature: .scenes, kind: .underDeclared, scenarios: 1),
          ClaimFinding(feature: .layers, kind: .underDeclared, scenarios: 2),
        ].sorted { $0.feature.position < $1.feature.position })
  }

  @Test(
    "A feature of which a scenario fails, is skipped or is an error is not under-declared",
    arguments: [Reply.found("window"), .skipped(reason: "no", url: nil), .errored(message: "no")])
  func rightlyUndeclared(reply: Reply) async throws {
    let engine = engine(claiming: [.hitTesting]) { _ in reply }
    #expect(try await underDeclared(engine, Self.scenarios).isEmpty)
  }

  @Test("A feature is not under-declared if a part of it was selected, or if it is declared")
  func part() async throws {
    let engine = engine(claiming: [.hitTesting, .touches])
    #expect(
      try await underDeclared(engine, Array(Self.scenarios[...2])).isEmpty)
    #expect(try await underDeclared(engine, Array(Self.scenarios[...1])).isEmpty)
  }

  private func overDeclared(
    _ verdicts: KeyValuePairs<String, Verdict>, claiming features: Set<Feature>
  ) -> [ClaimFinding] {
    var profile = EngineProfile.toy()
    profile.features = features
    return ClaimAudit(Self.scenarios).overDeclaredFeatures(in: .sample(verdicts, profile: profile))
  }

  @Test("Scenarios of clauses that say MAY are ignored, because they always pass")
  func may() async throws {
    let may = Scenario.sample("6", clause: .sample(level: .may), features: [.layers, .input])
    var profile = EngineProfile.toy()
    profile.features = [.layers]
    let column = Report.Column.sample(
      ["HIT-4/3": .failed(), "HIT-4/4": .failed(), "HIT-4/6": .passed], profile: profile)
    let audit = ClaimAudit(Self.scenarios + [may])
    #expect(
      audit.overDeclaredFeatures(in: column)
        == [ClaimFinding(feature: .layers, kind: .overDeclared, scenarios: 2)])
    let underDeclared = try await audit.underDeclaredFeatures(
      of: engine(claiming: [.layers]), jobs: 1, in: try Plan([may]))
    #expect(underDeclared.isEmpty)
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
          ClaimFinding(feature: .layers, kind: .overDeclared, scenarios: 1),
          ClaimFinding(feature: .touches, kind: .overDeclared, scenarios: 1),
          ClaimFinding(feature: .presses, kind: .overDeclared, scenarios: 1),
        ].sorted { $0.feature.position < $1.feature.position })
  }

  @Test("A feature is not over-declared if a part of it ran, all was skipped, or a scenario passes")
  func rightlyDeclared() {
    #expect(overDeclared(["HIT-4/3": .failed()], claiming: [.layers]).isEmpty)
    #expect(overDeclared(["HIT-4/5": .skipped], claiming: [.presses]).isEmpty)
    #expect(overDeclared(["HIT-4/3": .failed(), "HIT-4/4": .passed], claiming: [.layers]).isEmpty)
    #expect(overDeclared(["HIT-4/5": .failed()], claiming: []).isEmpty)
  }
}

extension Feature {
  /// The index of the feature among all features.
  fileprivate var position: Int { Feature.allCases.firstIndex(of: self) ?? 0 }
}
