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

  private func modest(_ engine: ToyEngine, _ plan: [Scenario]) async throws -> [ClaimFinding] {
    try await ClaimAudit(Self.scenarios).underdeclaredFeatures(
      of: engine, jobs: 2, in: try Plan(plan))
  }

  @Test("A feature that is not claimed and passes wholly is told")
  func passesWholly() async throws {
    #expect(
      try await modest(engine(claiming: [.hitTesting, .presses]), Self.scenarios)
        == [
          ClaimFinding(feature: .touches, kind: .underdeclared, scenarios: 1),
          ClaimFinding(feature: .scenes, kind: .underdeclared, scenarios: 1),
          ClaimFinding(feature: .layers, kind: .underdeclared, scenarios: 2),
        ].sorted { $0.feature.position < $1.feature.position })
  }

  @Test(
    "One that fails, skips or breaks anything is rightly not claimed",
    arguments: [Reply.found("window"), .skipped(reason: "no", url: nil), .errored(message: "no")])
  func rightlyModest(reply: Reply) async throws {
    let engine = engine(claiming: [.hitTesting]) { _ in reply }
    #expect(try await modest(engine, Self.scenarios).isEmpty)
  }

  @Test("A feature of which only a part was selected is not judged; nor is one that is claimed")
  func part() async throws {
    let engine = engine(claiming: [.hitTesting, .touches])
    #expect(
      try await modest(engine, Array(Self.scenarios[...2])).isEmpty)
    #expect(try await modest(engine, Array(Self.scenarios[...1])).isEmpty)
  }

  private func unkept(
    _ verdicts: KeyValuePairs<String, Verdict>, claiming features: Set<Feature>
  ) -> [ClaimFinding] {
    var profile = EngineProfile.toy()
    profile.features = features
    return ClaimAudit(Self.scenarios).overdeclaredFeatures(in: .sample(verdicts, profile: profile))
  }

  @Test("Clauses that say MAY, which always pass, neither keep a claim nor make one")
  func may() async throws {
    let may = Scenario.sample("6", clause: .sample(level: .may), features: [.layers, .input])
    var profile = EngineProfile.toy()
    profile.features = [.layers]
    let column = Report.Column.sample(
      ["HIT-4/3": .failed(), "HIT-4/4": .failed(), "HIT-4/6": .passed], profile: profile)
    let audit = ClaimAudit(Self.scenarios + [may])
    #expect(
      audit.overdeclaredFeatures(in: column)
        == [ClaimFinding(feature: .layers, kind: .overdeclared, scenarios: 2)])
    let modest = try await audit.underdeclaredFeatures(
      of: engine(claiming: [.layers]), jobs: 1, in: try Plan([may]))
    #expect(modest.isEmpty)
  }

  @Test("A claimed feature of which nothing passes is told")
  func failsWholly() {
    #expect(
      unkept(
        [
          "HIT-4/1": .passed, "HIT-4/2": .failed(), "HIT-4/3": .failed(), "HIT-4/4": .skipped,
          "HIT-4/5": .errored,
        ], claiming: [.hitTesting, .touches, .layers, .presses])
        == [
          ClaimFinding(feature: .layers, kind: .overdeclared, scenarios: 1),
          ClaimFinding(feature: .touches, kind: .overdeclared, scenarios: 1),
          ClaimFinding(feature: .presses, kind: .overdeclared, scenarios: 1),
        ].sorted { $0.feature.position < $1.feature.position })
  }

  @Test("A claim is not judged by a part, by what was only skipped, or where anything passes")
  func keptOrUnknown() {
    #expect(unkept(["HIT-4/3": .failed()], claiming: [.layers]).isEmpty)
    #expect(unkept(["HIT-4/5": .skipped], claiming: [.presses]).isEmpty)
    #expect(unkept(["HIT-4/3": .failed(), "HIT-4/4": .passed], claiming: [.layers]).isEmpty)
    #expect(unkept(["HIT-4/5": .failed()], claiming: []).isEmpty)
  }
}

extension Feature {
  /// Its place among all features.
  fileprivate var position: Int { Feature.allCases.firstIndex(of: self) ?? 0 }
}
