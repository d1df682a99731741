import Conformance
import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct SiteFilesTests {
  /// A book in two languages with the reports of two engines, one with traces.
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

  @Test("A file made on demand is the same as the published file")
  func same() async throws {
    let theme = try PlainTheme.read(changing: ["404.html": "<h1>None</h1>{{root}}"])
    let builder = SiteBuilder(theme: theme)
    let (book, reports) = sample()
    let site = try await builder.files(of: book, reports: reports)
    let files = try await builder.build(book, reports: reports)
    #expect(files.contains { $0.path == "ko/hit.html" })
    #expect(site.paths == files.map(\.path))
    for file in files { #expect(site.file(at: file.path) == file, "\(file.path)") }
    #expect(site.file(at: "none.html") == nil)
  }

  @Test("In a preview the page for unknown paths has links from the root of the host")
  func notFound() async throws {
    let book = Samples.book(Samples.page())
    let theme = try PlainTheme.read(changing: ["404.html": "<h1>None</h1>{{root}}"])
    var publishing = Publishing()
    publishing.purpose = .preview
    let site = try await SiteBuilder(theme: theme, publishing: publishing)
      .files(of: book, reports: [])
    let page = try #require(site.file(at: "404.html"))
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("<h1>None</h1>/"))
  }

  @Test("Files that share a value compute it once where they are made together")
  func sharing() async {
    var site = SiteFiles()
    site.add(
      ["a", "b"], sharing: { [UInt8.random(in: 0...255), UInt8.random(in: 0...255)] },
      contents: { value, number in value + [UInt8(number)] })
    let files = await site.all()
    #expect(files.map(\.path) == ["a", "b"])
    #expect(files.map { $0.bytes.last } == [0, 1])
    #expect(files[0].bytes.dropLast() == files[1].bytes.dropLast())
  }
}
