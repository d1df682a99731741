import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct SiteOnDemandTests {
  private let pages = ["search-index", "search-index.ko", "verdicts"]

  /// The text without the digest in the names of the scripts that a preview makes late.
  private func plain(_ text: String) -> String {
    pages.reduce(text) { text, name in
      var parts = text.split(separator: "\(name).", omittingEmptySubsequences: false)[...]
      var result = String(parts.removeFirst())
      for part in parts {
        let isNamed = part.dropFirst(16).hasPrefix(".js")
        result += "\(name)." + (isNamed ? part.dropFirst(17) : part)
      }
      return result
    }
  }

  /// A book in two languages, and what two engines did, of which one kept its traces.
  private func sample() -> (book: SpecBook, reports: [Report]) {
    let played = Samples.stagedPage(
      Samples.played([
        .stimulate("touchBegins", ["at": .point(Point(x: 5, y: 5))]), .ask("hitTestView"),
      ]))
    let other = Samples.clause("TAP-1", "Taps count")
    var book = Samples.book(
      played, Samples.page("taps", title: "Taps", clause: other, slugs: ["one", "two"]))
    book.translations = [Translation(language: "ko", pages: book.pages)]
    let traced = Samples.recordings(
      ("Toy", [Trace.Record(), Trace.Record(answer: .responder("A"))], .passed))
    let plain = Samples.report(
      verdicts: [("HIT-4/hidden", .passed), ("TAP-1/one", Samples.failure())])
    return (book, [traced, plain])
  }

  @Test("Each file is what the whole site has at its path")
  func same() async throws {
    let theme = try PlainTheme.read(changing: ["404.html": "<h1>None</h1>{{root}}"])
    let builder = SiteBuilder(theme: theme)
    let (book, reports) = sample()
    let whole = try await builder.build(book, reports: reports)
    let late = try await builder.prepare(book, verdicts: reports)
    #expect(whole.contains { $0.path == "ko/hit.html" })
    #expect(late.paths == whole.map { plain($0.path) }.sorted())
    for file in whole {
      let made = try #require(late.file(at: plain(file.path)))
      #expect(
        String(decoding: made.bytes, as: UTF8.self)
          == plain(String(decoding: file.bytes, as: UTF8.self)), "\(file.path)")
    }
    #expect(late.file(at: "none.html") == nil)
  }
}
