import Conformance
import Foundation
import SiteBuilding
import Testing

@Suite("Theme")
struct ThemeTests {
  private func mistakes(changing changes: [String: String?]) throws -> String {
    let folder = try TemporaryFolder()
    try PlainTheme.write(to: folder, changing: changes)
    let error = try #require(throws: SiteError.self) { _ = try Theme(folder: folder.path) }
    return error.description.replacing(folder.path + "/", with: "Site/")
  }

  @Test("Every mistake in a template is reported with its file, line, column and a hint")
  func placeholders() throws {
    let mistakes = try mistakes(changing: [
      "layout.html":
        """
      <p>
       é{{titel}} {{title}}{{root}}{{head}}{{assets}}{{search}}{{
      {{navigation}}{{language}}{{languages}}{{lab}}{{policy}}
      """,
      "page.html": """
      {{breadcrumbs}}{{outline}}{{heading}}{{introduction}}{{contents}}{{body}}
      {{edit}}{{neighbours}}{{}}
      """,
      "404.html": "",
    ])
    #expect(
      mistakes == """
        Site/layout.html:2:3: unknown placeholder “{{titel}}”
          hint: this template can use {{language}}, {{title}}, {{root}}, {{head}}, {{assets}}, \
        {{search}}, {{languages}}, {{navigation}}, {{main}}, {{lab}}, {{policy}}
        Site/layout.html:2:58: “{{” without “}}” on the same line
          hint: close it, as in {{title}}
        Site/layout.html:1:1: the placeholder “{{main}}” is missing
          hint: put {{main}} where its content belongs; without it the site would lack it
        Site/page.html:2:23: unknown placeholder “{{}}”
          hint: this template can use {{breadcrumbs}}, {{outline}}, {{heading}}, \
        {{introduction}}, {{contents}}, {{body}}, {{edit}}, {{neighbours}}
        Site/404.html:1:1: the placeholder “{{root}}” is missing
          hint: put {{root}} where its content belongs; without it the site would lack it
        """)
  }

  @Test("Every missing file is reported")
  func missing() throws {
    let mistakes = try mistakes(changing: ["index.html": nil, "style.css": nil])
    #expect(
      mistakes == """
        Site/index.html:1:1: this file of the theme is missing
          hint: name the folder of a theme by `--theme`; it has layout.html, index.html, page.html, \
        matrix.html, compare.html, engine.html, lab.html, style.css and words.en.txt
        Site/style.css:1:1: this file of the theme is missing
          hint: name the folder of a theme by `--theme`; it has layout.html, index.html, page.html, \
        matrix.html, compare.html, engine.html, lab.html, style.css and words.en.txt
        """)
  }

  @Test("A file that is not UTF-8 is reported")
  func encoding() throws {
    let folder = try TemporaryFolder()
    try PlainTheme.write(to: folder)
    try folder.write(bytes: [0x70, 0xFF], to: "style.css")
    let error = try #require(throws: SiteError.self) { _ = try Theme(folder: folder.path) }
    #expect(
      error.description.replacing(folder.path + "/", with: "Site/") == """
        Site/style.css:1:1: this file of the theme cannot be read: it is not UTF-8
          hint: make it a readable file in UTF-8
        """)
  }
}
