import SiteBuilding
import SpecReading
import Testing

@Suite("The theme of this project")
struct OwnThemeTests {
  private static let paths = [
    "404.html", "compare.html", "engines/toy.html", "hit.html", "index.html", "matrix.html",
    "phrasebook.html",
  ]

  private func pages(in language: String? = nil) async throws -> [String] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let builder = SiteBuilder(theme: try Theme(folder: "/\(root)/Site"))
    let report = Samples.report(verdicts: [("HIT-4/hidden", Samples.failure())])
    var book = Samples.book(Samples.page())
    book.translations = language.map { [Translation(language: $0, pages: book.pages)] } ?? []
    let files = try await builder.build(book, reports: [report])
    let folder = language.map { $0 + "/" } ?? ""
    let pages = files.filter { $0.path.hasSuffix(".html") && $0.path.hasPrefix(folder) }
    #expect(pages.map(\.path) == Self.paths.map { folder + $0 }.filter { $0 != "ko/404.html" })
    return pages.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("Every page is sealed off from scripts but ours, and from the net")
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

  @Test("Every page has a language, a title, one main heading and landmarks to skip to")
  func accessible() async throws {
    for page in try await pages() {
      let once = [
        "<html lang=\"en\">", "<title>", "<h1", "<main id=\"site:main\"", "href=\"#site:main\"",
        "<header class=\"site\">", "<nav class=\"pages\" aria-label=\"Pages\">", "<footer",
        "matrix.html\">Matrix</a>", "style.",
      ]
      for part in once {
        #expect(page.split(separator: part, omittingEmptySubsequences: false).count == 2, "\(part)")
      }
    }
  }

  @Test("In Korean no word of the theme is left in English")
  func korean() async throws {
    for page in try await pages(in: "ko") {
      let once = [
        "<html lang=\"ko\">", ">본문으로 건너뛰기</a>", "<nav class=\"pages\" aria-label=\"페이지\">",
        "matrix.html\">결과표</a>", "/words.ko.",
      ]
      for part in once {
        #expect(page.split(separator: part, omittingEmptySubsequences: false).count == 2, "\(part)")
      }
      #expect(!page.contains("Overview") && !page.contains(">Page<") && !page.contains("Skip"))
    }
  }
}
