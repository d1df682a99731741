import Conformance
import SiteBuilding
import SpecReading

/// What engines did, kept by page, so that only the scenarios of changed pages are put to them.
struct JudgedPages: VerdictSource {
  /// What every engine did on one page, and how often.
  private struct Judged {
    var entries: [[ScenarioResult]] = []
    var tallies: [Tally] = []
  }

  private(set) var profiles: [EngineProfile] = []
  private var pages: [String: Judged] = [:]

  /// Has the pages judged that are not yet.
  mutating func judge(
    _ book: SpecBook, by engines: @Sendable ([Scenario]) async throws -> [Report.Column]
  ) async throws {
    let open = book.pages.filter { !$0.scenarios.isEmpty && pages[$0.name] == nil }
    guard !open.isEmpty else { return }
    let columns = try await engines(open.flatMap(\.scenarios))
    profiles = columns.map(\.profile)
    for page in open { pages[page.name] = Judged() }
    for column in columns {
      var rest = column.results[...]
      for page in open {
        let entries = Array(rest.prefix(page.scenarios.count))
        pages[page.name]?.entries.append(entries)
        pages[page.name]?.tallies.append(entries.reduce(into: Tally()) { $0.add($1.verdict) })
        rest = rest.dropFirst(page.scenarios.count)
      }
    }
  }

  /// Forgets what was found of pages that are other now.
  mutating func forget(_ names: Set<String>) {
    for name in names { pages[name] = nil }
  }

  /// The verdicts on pages, as one run of them would give them.
  func reports(on pages: [Page]) -> [Report] {
    let judged = pages.compactMap { self.pages[$0.name]?.entries }
    let tallies = tallies(on: pages)
    let columns = profiles.enumerated().map { engine, profile in
      Report.Column(
        profile: profile, results: judged.flatMap { $0.dropFirst(engine).first ?? [] },
        tally: tallies[engine])
    }
    return [Report(engines: columns)]
  }

  /// The counts of each engine over some pages.
  func tallies(on pages: [Page]) -> [Tally] {
    pages.reduce(into: [Tally](repeating: Tally(), count: profiles.count)) { sums, page in
      for (engine, tally) in zip(sums.indices, self.pages[page.name]?.tallies ?? []) {
        sums[engine].add(tally)
      }
    }
  }
}
