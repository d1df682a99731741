import Conformance
import Results
import Scenes
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("What other sites show beside a link")
struct LinkPreviewTests {
  private static let steps: [Script.Step] = [
    .stimulate("touchBegins", ["at": .point(Point(x: 40, y: 140))]), .ask("hitTestView"),
  ]
  private let page = Samples.stagedPage(
    Samples.played(steps), Samples.played(steps, slug: "shown"))

  /// Returns the files of a site in a theme with pictures.
  private func files(
    of book: SpecBook, snapshots: SceneSnapshot.Source = Samples.snapshots,
    base: String? = "https://example.com/c", hasPictures: Bool = true
  ) async throws -> [String: String] {
    let theme = try PlainTheme.read(changing: [
      "picture.svg": "<svg><text>{{title}}</text>{{drawing}}</svg>", "preview.png": "PNG",
    ])
    var publishing = Publishing(base: try base.map { try BaseURL($0) })
    publishing.hasPictures = hasPictures
    let records = [Trace.Record(), Trace.Record(answer: .responder("A"))]
    return try await SiteBuilder(theme: theme, publishing: publishing, snapshots: snapshots)
      .build(book, reports: [Samples.recordings(("Toy", records, .passed))]).texts
  }

  @Test("A row has a page with its title, caption and picture, which leads on to the row")
  func row() async throws {
    let files = try await files(of: Samples.book(page))
    #expect(
      files["row/HIT-4/hidden.html"] == Fixture.text("row.html"))
    // A row that has no replay has no caption.
    #expect(files["row/HIT-4/shown.html"]?.contains("og:description") == false)
    #expect(files["sitemap.xml"]?.contains("row/") == false)
  }

  @Test("Rows on one stage share its picture, which is a drawing to be converted")
  func sharing() async throws {
    let files = try await files(of: Samples.book(page))
    let picture = "content=\"https://example.com/c/pictures/hit/stage_1.png\""
    for name in ["hidden", "shown"] {
      #expect(files["row/HIT-4/\(name).html"]?.contains(picture) == true)
    }
    let drawings = files.keys.filter { $0.hasPrefix("pictures/") }
    #expect(drawings == ["pictures/hit/stage_1.svg"])
    #expect(
      SiteFile(path: drawings[0], bytes: []).picturePath == "pictures/hit/stage_1.png")
    #expect(SiteFile(path: "hit.html", bytes: []).picturePath == nil)
    let drawing = try #require(files[drawings[0]])
    #expect(
      drawing.hasPrefix("<svg><text><tspan x=\"0\" dy=\"1.3em\">Hit-testing</tspan>\n</text>"))
    for name in ["window", "A", "B", "C", "D"] { #expect(drawing.contains(">\(name)</text>")) }
  }

  @Test("Without pictures a row shows that of the site; without an address it has no page")
  func general() async throws {
    let plain = try await files(of: Samples.book(page), hasPictures: false)
    #expect(
      plain["row/HIT-4/hidden.html"]?.contains("content=\"https://example.com/c/preview.png\"")
        == true)
    #expect(!plain.keys.contains { $0.hasPrefix("pictures/") })
    let local = try await files(of: Samples.book(page), base: nil, hasPictures: false)
    #expect(!local.keys.contains { $0.hasPrefix("row/") })
  }

  @Test("Where nothing is drawn, a row has its title and the site's picture")
  func undrawn() async throws {
    let files = try await files(of: Samples.book(Samples.page()), snapshots: .none)
    let row = try #require(files["row/HIT-4/hidden.html"])
    #expect(row.contains("<meta property=\"og:title\""))
    #expect(!row.contains("og:description"))
    #expect(row.contains("content=\"https://example.com/c/preview.png\""))
    #expect(!files.keys.contains { $0.hasPrefix("pictures/") })
  }

  @Test("A former id of a row has a page that leads to the row")
  func renamed() async throws {
    var book = Samples.book(page)
    let place = SourceLocation(file: "Spec/redirects.txt", line: 1)
    book.redirects = [
      ("hit", "HIT-2/unseen", "HIT-4/hidden"), ("hit", "HIT-3", "HIT-4"),
      // Another row had this id on another page.
      ("other", "HIT-4/shown", "HIT-4/hidden"),
    ].map { page, old, new in
      Redirect(
        old: .init(page: page, anchor: old), new: .init(page: "hit", anchor: new), location: place)
    }
    let files = try await files(of: book)
    #expect(files["row/HIT-2/unseen.html"] == files["row/HIT-4/hidden.html"])
    #expect(files.keys.count { $0.hasPrefix("row/") } == 3)
  }

  @Test("A symptom has a picture of its first example, with its question as the title")
  func symptom() async throws {
    var symptoms = Samples.page("symptoms", title: "Symptoms")
    symptoms.blocks = [
      .heading(.init(level: 1, anchor: "symptoms", text: "Symptoms")),
      .heading(.init(level: 2, anchor: "taps", text: "버튼이 A button that is far down gets no taps")),
      .prose(html: "<p>First.</p>"),
      .example(scenario: "HIT-4/hidden", html: "<p>Example: hidden.</p>"),
      .heading(.init(level: 2, anchor: "keys", text: "No keys")), .prose(html: "<p>Second.</p>"),
    ]
    (symptoms.clauses, symptoms.scenarios) = ([], [])
    let files = try await files(of: Samples.book(page, symptoms))
    let drawing = try #require(files["pictures/symptom-taps.svg"])
    // Letters of Korean are wider.
    #expect(
      drawing.hasPrefix(
        """
        <svg><text><tspan x="0" dy="1.3em">버튼이 A button</tspan>
        <tspan x="0" dy="1.3em">that is far down</tspan>
        <tspan x="0" dy="1.3em">gets no taps</tspan>
        </text><svg class="stack"
        """))
    #expect(drawing.contains("class=\"found\""))
    #expect(files["pictures/symptom-keys.svg"] == nil)
    let own = files["symptom-taps.html"], other = files["symptom-keys.html"]
    #expect(
      own?.contains(
        """
        <meta property="og:image" content="https://example.com/c/pictures/symptom-taps.png">
        <meta name="twitter:card" content="summary_large_image">
        <meta property="og:image:width" content="1200">
        <meta property="og:image:height" content="630">
        <meta property="og:image:alt" content="A touch falls through a stack of views; A is found.">
        """) == true, "\(own ?? "")")
    #expect(other?.contains("content=\"https://example.com/c/preview.png\"") == true)
  }

  @Test("A page of the book in the folder of the rows is refused")
  func clash() {
    #expect(
      SiteBuilder.diagnostics(ofNamesIn: Samples.book(Samples.page("Row/HIT-4"))).map(\.description)
        == [
          """
          Spec/Row/HIT-4.md:1:1: the page would replace the site's own “row/hit-4.html”
            hint: give the page another name
          """
        ])
  }
}
