import Conformance
import Results
import SiteBuilding
import SpecReading

/// The verdicts of engines by page, so that only the scenarios of changed pages are run again.
struct VerdictCache {
  private var profiles: [EngineProfile] = []
  /// The results of each engine on a page, by the page's name.
  private var pages: [String: [[ScenarioResult]]] = [:]

  /// Runs the scenarios of the pages that are not in the cache.
  mutating func judge(
    _ book: SpecBook, by engines: @Sendable ([Scenario], Vocabulary) async throws -> [EngineResults]
  ) async throws {
    let open = book.pages.filter { !$0.scenarios.isEmpty && pages[$0.name] == nil }
    guard !open.isEmpty else { return }
    let columns = try await engines(open.flatMap(\.scenarios), book.vocabulary.vocabulary)
    profiles = columns.map(\.profile)
    var start = 0
    for page in open {
      pages[page.name] = columns.map {
        Array($0.results.dropFirst(start).prefix(page.scenarios.count))
      }
      start += page.scenarios.count
    }
  }

  /// Removes pages that have changed.
  mutating func remove(_ names: Set<String>) {
    for name in names { pages[name] = nil }
  }

  /// Returns the report that one run of some pages would give.
  func report(on pages: [Page]) -> Report {
    let judged = pages.compactMap { self.pages[$0.name] }
    return Report(
      engines: profiles.enumerated().map { engine, profile in
        let results = judged.flatMap { $0.dropFirst(engine).first ?? [] }
        return EngineResults(
          profile: profile, results: results,
          tally: Tally(verdictsOf: results))
      })
  }
}
