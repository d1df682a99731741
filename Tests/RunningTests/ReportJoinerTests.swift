import Conformance
import Results
import Running
import Testing

@Suite struct ReportJoinerTests {
  /// Joins reports from the files `1.json`, `2.json` and so on; the pages have nine scenarios.
  private func join(_ reports: [Report]) throws -> Report {
    var joiner = ReportJoiner(Scenario.samples(9))
    for (index, report) in reports.enumerated() { joiner.add(report, file: "\(index + 1).json") }
    return try joiner.joined()
  }

  private func join(_ reports: Report...) throws -> Report { try join(reports) }

  private func mistake(_ reports: Report...) -> String? {
    #expect(throws: JoiningError.self) { try join(reports) }?.description
  }

  @Test("Shards are joined into one column in the order of the pages")
  func shards() throws {
    let whole = Report.sample([1: .passed, 2: .failedWith("B"), 3: .passed, 4: .passed])
    let first = Report.sample([1: .passed, 3: .passed], shard: Shard(1, of: 2))
    let second = Report.sample([2: .failedWith("B"), 4: .passed], shard: Shard(2, of: 2))
    #expect(try join(first, second) == whole)
    #expect(try join(second, first) == whole)
    #expect(try join(second, first, second) == whole)
  }

  @Test("A shard may be empty")
  func emptyShard() throws {
    let first = Report.sample([1: .passed], shard: Shard(1, of: 2))
    let second = Report.sample([:], shard: Shard(2, of: 2))
    #expect(try join(first, second) == .sample([1: .passed]))
  }

  @Test("Reports of filtered runs are joined, and equal results are merged")
  func overlap() throws {
    #expect(
      try join(.sample([3: .passed, 5: .passed]), .sample([1: .passed, 3: .passed]))
        == .sample([1: .passed, 3: .passed, 5: .passed]))
  }

  @Test("What a run asked to judge causes is kept, unless another run has it as a result")
  func asked() throws {
    var part = Report.sample([3: .failedWith("B")])
    part.engines[0].asked = Report.sample([1: .passed, 5: .passed]).engines[0].results
    let joined = try join(part, .sample([1: .passed]))
    #expect(joined.engines[0].results.map(\.id) == ["HIT-4/1", "HIT-4/3"])
    #expect(joined.engines[0].asked.map(\.id) == ["HIT-4/5"])
  }

  @Test("Different engines become columns, in the order of the reports")
  func engines() throws {
    let joined = try join(
      .sample([2: .passed], by: .sample("b")), .sample([1: .passed], by: .sample("a")),
      .sample([1: .passed], by: .sample("b")))
    #expect(joined.engines.map(\.profile.name) == ["b", "a"])
    #expect(joined.engines.map { $0.results.map(\.id) } == [["HIT-4/1", "HIT-4/2"], ["HIT-4/1"]])
    #expect(joined.engines.map(\.tally[.passed]) == [2, 1])
  }

  @Test("All verdicts that contradict each other are reported")
  func contradiction() {
    #expect(
      mistake(
        .sample([1: .passed, 2: .failedWith("B"), 3: .passed]),
        .sample([1: .failedWith("B"), 2: .failedWith("C"), 3: .passed]))
          == """
          2.json: HIT-4/1 failed on 'toy', but passed in 1.json
          2.json: HIT-4/2 failed on 'toy', but otherwise than in 1.json
          """)
  }

  @Test(
    "One name for two engines is an error that names their difference",
    arguments: [
      (EngineProfile.sample(version: "2"), "version"),
      (.sample(features: [.touches]), "features"), (.sample(kinds: [.slider]), "kinds"),
      (
        EngineProfile(
          name: "toy", version: "1", language: "C", homepage: "https://example.org/",
          features: [.hitTesting], lacks: [.children]), "lacks, language, homepage"
      ),
    ])
  func profiles(other: EngineProfile, words: String) {
    #expect(
      mistake(.sample([1: .passed]), .sample([2: .passed], by: other))
        == "2.json: 'toy' is not the engine that it is in 1.json: other \(words)")
  }

  @Test("Each missing shard is reported")
  func missing() {
    #expect(
      mistake(
        .sample([2: .passed], shard: Shard(2, of: 4)),
        .sample([1: .failedWith("B")], shard: Shard(1, of: 4)))
          == """
          shard 3/4 of 'toy' is in none of the reports
          shard 4/4 of 'toy' is in none of the reports
          """)
  }

  @Test("The first twenty of very many missing shards are reported, and the others are counted")
  func manyMissing() {
    let words = mistake(.sample([1: .passed], shard: Shard(3, of: .max)))
    let missing = [1, 2] + Array(4...21)
    #expect(
      words
        == missing.map { "shard \($0)/9223372036854775807 of 'toy' is in none of the reports\n" }
        .joined()
        + "9223372036854775786 more of the 9223372036854775807 shards of 'toy' are in none of the "
        + "reports")
  }

  @Test("The first two hundred of very many reasons are reported, and the others are counted")
  func manyReasons() {
    let entries = (10..<2_010).map {
      ScenarioResult(id: "HIT-4/\($0)", page: "Spec/hit.md", line: $0, verdict: .passed)
    }
    let column = EngineResults(profile: .sample(), results: entries, tally: Tally())
    let lines = mistake(Report(engines: [column]))?.split(separator: "\n") ?? []
    #expect(lines.count == 201)
    #expect(lines.last == "and 1800 more reasons")
  }

  @Test("A scenario that the pages do not have is an error")
  func unknown() {
    #expect(
      mistake(.sample([1: .passed, 10: .passed]))
        == "1.json: HIT-4/10 is in none of the pages; were they changed since that run?")
  }
}
