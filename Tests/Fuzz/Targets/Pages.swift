import Conformance
import Engines
import Results
import Running

@testable import SiteBuilding
@testable import SpecReading

extension FuzzTarget {
  static let page = FuzzTarget(
    "page",
    property: """
      A page is well-formed HTML that executes nothing; without mistakes, each scenario is judged \
      and has an address.
      """,
    seeds: { _ in
      // Some are enough: each takes ten milliseconds at every start.
      let pages = try SeedSource.files(in: "Spec", ending: ".md").flatMap { clauses(of: $0) }
      return stride(from: 0, to: pages.count, by: 4).map { pages[$0] }
        + [Array(SampleSite.original.utf8)]
    },
    check: { bytes in
      let parsed = read(bytes, .html)
      let plain = read(bytes, .none)
      try require(parsed.diagnostics == plain.diagnostics, "rendering changes the diagnostics")
      let book = await SpecReader.book([parsed])
      for diagnostic in book.diagnostics {
        try require(
          1...(parsed.source.count + 1) ~= diagnostic.location.line
            && diagnostic.location.column > 0,
          "no place: \(diagnostic)")
      }
      let builder = SiteBuilder(
        theme: try SampleSite.theme.get(), snapshots: LocalEngine().scenes)
      let files = try await builder.files(of: book, reports: [])
      let file = try SampleSite.check(files, "hits.html")
      try SampleSite.check(files, "index.html")
      guard book.diagnostics.isEmpty else { return }
      try requirePlaces(book, file)
      for scenario in book.scenarios { try await requireVerdict(scenario) }
    })

  private static func read(_ bytes: [UInt8], _ rendering: SpecReader.Rendering) -> ParsedPage {
    var reader = PageReader(bytes, file: "Spec/hits.md", name: "hits", rendering: rendering)
    return reader.read()
  }

  /// Requires that anchors are unique, that each scenario has one, and that links within the page lead
  /// somewhere.
  private static func requirePlaces(_ book: SpecBook, _ file: SiteFile) throws {
    var anchors: Set<String> = []
    for mark in PageMark.all(in: file.bytes) where mark.isAnchor {
      try require(anchors.insert(mark.value).inserted, "the anchor \(mark.value) stands twice")
    }
    for scenario in book.scenarios {
      try require(anchors.contains(scenario.id.description), "\(scenario.id) has no anchor")
    }
    let broken = SiteChecker([file]).check().diagnostics
      .filter { $0.summary.contains("“\(file.path)” has no place") }
    try require(broken.isEmpty, "a broken link: \(broken)")
  }

  /// Requires that the reference engine carries a scenario out, or says why not, and that a reply can
  /// be judged.
  private static func requireVerdict(_ scenario: Scenario) async throws {
    try require(
      try ScenarioFilter(scenario.id.clause).selects(scenario), "\(scenario.id) is not selected")
    let reply = await LocalEngine().perform(scenario.script)
    let result = Judge.judge(scenario, by: reply)
    guard case .observed = reply else { return }
    if case .errored(let message) = result.verdict {
      throw PropertyError("\(scenario.id) cannot be judged: \(message)")
    }
  }

  /// Returns a page for each clause of a page, with the stage above it.
  private static func clauses(of page: [UInt8]) -> [[UInt8]] {
    var stage = ""
    return String(decoding: page, as: UTF8.self).split(separator: "\n## ").map { section in
      defer {
        if let table = section.firstRange(of: "| responder ") {
          let rows = section[table.lowerBound...].split(
            separator: "\n", omittingEmptySubsequences: false)
          stage = rows.prefix { $0.hasPrefix("|") }.joined(separator: "\n")
        }
      }
      let heading = section.hasPrefix("# ") ? "" : "# Page\n\n\(stage)\n\n## "
      return Array("\(heading)\(section)\n".utf8)
    }
  }
}
