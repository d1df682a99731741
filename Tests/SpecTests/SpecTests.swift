import Conformance
import Engines
import Foundation
import Results
import Testing

@testable import Running

@Suite("The specification and the reference engine")
struct SpecTests {
  @Test("Where a clause leaves a choice, the page names the reference engine's outcome")
  func namesChoices() async throws {
    for scenario in try await SpecPages.book.scenarios where scenario.clause.level == .may {
      let result = Judge.judge(scenario, by: await LocalEngine().perform(scenario.script))
      #expect(result.verdict == .passed, "\(scenario.id)")
      #expect(result.choices.filter { !$0.isNamed } == [], "\(scenario.id)")
    }
  }

  @Test("An engine with another outcome in every clause that says MAY conforms")
  func mayNeverAccuses() async throws {
    let scenarios = try await SpecPages.book.scenarios
    let plan = try Plan(scenarios)
    let usual = try await Runner(engine: LocalEngine(), jobs: 2).run(plan) { _ in }
    let otherWay = OtherWayEngine(scenarios)
    let other = try await Runner(engine: otherWay, jobs: 2).run(plan) { _ in }
    #expect(RunOutcome([other]) == .conforming)
    let changed = Set(
      scenarios.filter(otherWay.choosesOtherwise).map(\.id.description))
    let chosen = zip(usual.results, other.results).filter {
      !$0.0.choices.isEmpty && changed.contains($0.0.id)
    }
    #expect(!chosen.isEmpty)
    let alike = chosen.filter { $0.0.choices == $0.1.choices }.map { $0.0.id }
    #expect(alike == [])
  }

  @Test("What holds on some systems holds on the first and the last of them")
  func systems() async throws {
    let scenarios = try await SpecPages.book.scenarios.filter { $0.systems != .all }
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      for system in [scenario.systems.first, scenario.systems.newest].compactMap({ $0 }) {
        let reply = await LocalEngine(imitating: system).perform(scenario.script)
        let verdict = Judge.judge(scenario, by: reply).verdict
        #expect(verdict == .passed, "\(scenario.id) on \(system)")
      }
    }
  }

  @Test("An engine that computes in single precision passes what asks for numbers and points")
  func singlePrecision() async throws {
    let scenarios = try await SpecPages.book.scenarios.filter { scenario in
      scenario.expectations.contains { $0.requirement.isOfNumbers }
    }
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      let reply = await SinglePrecisionEngine().perform(scenario.script)
      #expect(Judge.judge(scenario, by: reply).verdict == .passed, "\(scenario.id)")
    }
  }

  @Test("The pages and their translations have no diagnostics, and are as many")
  func isSound() async throws {
    let book = try await SpecPages.book
    #expect(book.diagnostics == [])
    #expect(book.translations.map(\.language).contains("ko"))
    #expect(book.translations.allSatisfy { $0.pages.map(\.name) == book.pages.map(\.name) })
  }

  @Test(
    "Of UIKit's answers, those are kept that are about the chain, hits, actions and first responders"
  )
  func leftOut() async throws {
    let path = "\(SpecPages.folder)/evidence/left-out.txt"
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    let entries = try ExpectationReader.read(bytes, file: path).entries
    let ids = try await SpecPages.book.scenarios.map(\.id.description)
    for entry in entries {
      #expect(ids.contains { Glob(entry.pattern).matches($0) }, "\(entry.pattern) names nothing")
    }
    let kept = ids.filter { id in !entries.contains { Glob($0.pattern).matches(id) } }
    #expect(Set(kept.map { $0.prefix { $0 != "-" } }) == ["CHAIN", "HIT", "ACTION", "FIRST"])
  }

  @Test("A clause covers every statement of the sources, and scenarios run most of them")
  func sourcesAreCovered() async throws {
    let coverage = try await SpecPages.book.coverage
    #expect(coverage.isClosed)
    #expect(coverage.runShare >= 0.85)
  }

  @Test("Every statement and every contradiction of the sources is listed")
  func ledgerIsComplete() async throws {
    let statements = try await SpecPages.book.traceabilityMatrix.statements
    let series = Dictionary(grouping: statements.map(\.id), by: \.first)
    #expect(series["S"] == (1...256).map { "S\($0)" })
    #expect(series["C"] == (1...22).map { "C\($0)" })
  }
}

extension Scenario: CustomTestStringConvertible {
  /// The scenario's id.
  public var testDescription: String { id.description }
}

extension Requirement {
  /// Whether the answer is a number or a point.
  fileprivate var isOfNumbers: Bool {
    guard case .answer(let answers) = self else { return false }
    return answers.contains { answer in
      switch answer {
      case .number, .point: true
      default: false
      }
    }
  }
}
