import Conformance
import Results
import SiteBuilding
import SpecReading

/// The verdicts of engines by page, so that only the scenarios of changed pages are run again.
struct VerdictCache {
  /// The results and the tally of every engine on one page.
  private struct PageVerdicts {
    var entries: [[ScenarioResult]] = []
    var tallies: [Tally] = []
  }

  /// The engines, in order.
  private(set) var profiles: [EngineProfile] = []
  private var pages: [String: PageVerdicts] = [:]

  /// Runs the scenarios of the pages that are not in the cache.
  mutating func judge(
    _ book: SpecBook, by engines: @Sendable ([Scenario]) async throws -> [EngineResults]
  ) async throws {
    let open = book.pages.filter { !$0.scenarios.isEmpty && pages[$0.name] == nil }
    guard !open.isEmpty else { return }
    let columns = try await engines(open.flatMap(\.scenarios))
    profiles = columns.map(\.profile)
    for page in open { pages[page.name] = PageVerdicts() }
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

  /// Removes pages that have changed.
  mutating func remove(_ names: Set<String>) {
    for name in names { pages[name] = nil }
  }

  /// Returns the report that one run of some pages would give.
  func report(on pages: [Page]) -> Report {
    let judged = pages.compactMap { self.pages[$0.name]?.entries }
    let tallies = tallies(on: pages)
    let columns = profiles.enumerated().map { engine, profile in
      EngineResults(
        profile: profile, results: judged.flatMap { $0.dropFirst(engine).first ?? [] },
        tally: tallies[engine])
    }
    return Report(engines: columns)
  }

  /// Returns the tally of each engine over some pages.
  func tallies(on pages: [Page]) -> [Tally] {
    pages.reduce(into: [Tally](repeating: Tally(), count: profiles.count)) { sums, page in
      for (engine, tally) in zip(sums.indices, self.pages[page.name]?.tallies ?? []) {
        sums[engine].add(tally)
      }
    }
  }
}
