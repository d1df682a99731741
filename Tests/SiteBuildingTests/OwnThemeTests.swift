@testable import SpecReading
import Testing

@testable import SiteBuilding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The theme of this project")
struct OwnThemeTests {
  private static let paths = [
    "404.html", "compare.html", "engines/toy.html", "hit.html", "index.html", "matrix.html",
    "phrasebook.html",
  ]

  private func pages(in language: String? = nil) async throws -> [String] {
    let builder = SiteBuilder(theme: try Theme(folder: "\(Fixture.repository)/Site"))
    let report = Samples.report(verdicts: [("HIT-4/hidden", Samples.failure())])
    var book = Samples.book(Samples.page())
    book.translations = language.map { [Translation(language: $0, pages: book.pages)] } ?? []
    let files = try await builder.build(book, reports: [report])
    let folder = language.map { $0 + "/" } ?? ""
    let pages = files.filter { $0.path.hasSuffix(".html") && $0.path.hasPrefix(folder) }
    #expect(pages.map(\.path) == Self.paths.map { folder + $0 }.filter { $0 != "ko/404.html" })
    return pages.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("Every page allows no scripts but the site's, and no external requests")
  func sealed() async throws {
    let policy = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
      script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
      """
    for page in try await pages() {
      #expect(page.contains(policy))
      for forbidden in ["<script>", "<style", " style=", " onclick", "src=\"http", "@import"] {
        #expect(!page.contains(forbidden), "\(forbidden)")
      }
    }
  }

  @Test("No word of the theme is English on a Korean page")
  func korean() async throws {
    for page in try await pages(in: "ko") {
      let once = [
        "<html lang=\"ko\">", ">본문으로 건너뛰기</a>", "<nav class=\"pages\" aria-label=\"페이지\">",
        "/site.ko.",
      ]
      for part in once {
        #expect(page.split(separator: part, omittingEmptySubsequences: false).count == 2, "\(part)")
      }
      #expect(!page.contains("Overview") && !page.contains(">Page<") && !page.contains("Skip"))
    }
  }

  @Test("The theme has every word of the site in English and in Korean, and no others")
  func words() throws {
    var book = Samples.book(Samples.page())
    book.translations = [Translation(language: "ko", pages: [])]
    #expect(try Theme(folder: "\(Fixture.repository)/Site").warnings(for: book) == [])
  }

  @Test("A folder of pages and a words file make a site in a third language")
  func thirdLanguage() async throws {
    let folder = try TemporaryFolder()
    let original = "# Hits\n\nOne.\n\n## Sorting\n\nTwo.\n"
    try folder.write(original, to: "Spec/hits.md")
    try folder.write(
      original.replacing("Hits", with: "Xhits").replacing("One", with: "Xone"),
      to: "Spec/xx/hits.md")
    let site = "\(Fixture.repository)/Site"
    for name in try FileManager.default.contentsOfDirectory(atPath: site) {
      try FileManager.default.copyItem(
        atPath: "\(site)/\(name)", toPath: "\(folder.path)/\(name)")
    }
    try folder.write(Self.marked(PlainTheme.words("en")), to: "words.xx.txt")

    let theme = try Theme(folder: folder.path)
    let book = try await SpecReader(
      folder: "\(folder.path)/Spec", rendering: .html, languages: .all
    ).read()
    #expect(theme.warnings(for: book) == [])
    let texts = try await SiteBuilder(theme: theme)
      .build(book, reports: [Samples.report(verdicts: [])]).texts
    for path in ["hits.html", "index.html", "matrix.html", "compare.html", "engines/toy.html"] {
      let page = try #require(texts["xx/\(path)"])
      #expect(page.contains("<html lang=\"xx\">"))
      #expect(page.contains(">‹Skip to the content›</a>"))
      #expect(page.contains("<li><a href=\"\(path.hasPrefix("e") ? "../" : "")hits.html\""))
      for word in StringKey.allCases.map({ LocalizedStrings.english[$0] }) {
        #expect(!page.contains(">\(word)<") || word == "English", "\(path): \(word)")
        #expect(!page.contains("=\"\(word)\" tabindex"), "\(path): \(word)")
      }
    }
    #expect(texts["xx/hits.html"]?.contains("<p>Xone.</p>") == true)
    #expect(texts["hits.html"]?.contains("hreflang=\"xx\" href=\"xx/hits.html\">Xish<") == true)
    let script = texts.first { $0.key.hasPrefix("site.xx.") }?.value ?? ""
    #expect(script.contains("\"nothingFound\":\"‹Nothing found.›\""))
    #expect(script.contains(#"{"7":"‹seven›","other":"‹{count} results›"}"#))
  }

  /// Puts every text of a words file between marks, with another form.
  private static func marked(_ words: String) -> String {
    let lines = words.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.contains("[") }
    let texts = lines.map { line in
      let parts = line.split(separator: " = ", maxSplits: 1)
      return parts[0] == "language" ? "language = Xish" : "\(parts[0]) = ‹\(parts[1])›"
    }
    return texts.joined(separator: "\n") + "\nfoundResults[7] = ‹seven›\n"
  }
}
