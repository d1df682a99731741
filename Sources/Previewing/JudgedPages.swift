import Conformance
import SpecReading

/// What engines did, kept by page, so that only the scenarios of changed pages are put to them.
struct JudgedPages: Sendable {
  private var profiles: [EngineProfile] = []
  private var pages: [String: [[Report.Entry]]] = [:]

  /// Has the pages judged that are not yet.
  mutating func judge(
    _ book: SpecBook, by engines: @Sendable ([Scenario]) async throws -> [Report.Column]
  ) async throws {
    let open = book.pages.filter { !$0.scenarios.isEmpty && pages[$0.name] == nil }
    guard !open.isEmpty else { return }
    let columns = try await engines(open.flatMap(\.scenarios))
    profiles = columns.map(\.profile)
    for page in open { pages[page.name] = [] }
    for column in columns {
      var rest = column.entries[...]
      for page in open {
        pages[page.name]?.append(Array(rest.prefix(page.scenarios.count)))
        rest = rest.dropFirst(page.scenarios.count)
      }
    }
  }

  /// Forgets what was found of pages that are other now.
  mutating func forget(_ names: Set<String>) {
    for name in names { pages[name] = nil }
  }

  /// The verdicts on all pages of a book, as one run of the whole would give them.
  func report(on book: SpecBook) -> Report {
    Report(
      engines: profiles.enumerated().map { engine, profile in
        var entries: [Report.Entry] = []
        entries.reserveCapacity(book.pages.reduce(0) { $0 + $1.scenarios.count })
        for page in book.pages {
          if let found = pages[page.name], found.indices.contains(engine) {
            entries += found[engine]
          }
        }
        var tally = Tally()
        for entry in entries { tally.add(entry.verdict) }
        return Report.Column(profile: profile, entries: entries, tally: tally)
      })
  }
}
