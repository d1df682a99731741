import Testing

@testable import SiteBuilding

@Suite("Asset")
struct AssetTests {
  @Test("The path of an asset changes with its content")
  func path() {
    #expect(Asset(name: "a.b.css", text: "")?.path == "a.b.cbf29ce484222325.css")
    #expect(Asset(name: "a.b.css", text: "\u{1}")?.path == "a.b.af63bc4c8601b62c.css")
    #expect(Asset(name: "search.js", text: "")?.kind == .script)
    #expect(Asset(name: "theme.head.js", text: "")?.kind == .earlyScript)
    #expect(Asset(name: "theme.head.js", text: "")?.path == "theme.cbf29ce484222325.head.js")
  }

  @Test("A file with another ending is no asset", arguments: ["css", "page.html", "x.mjs"])
  func others(name: String) {
    #expect(Asset(name: name, text: "") == nil)
  }

  @Test("Every page loads the assets by relative addresses, in the order of the names")
  func loaded() async throws {
    let layout = """
      {{assets}}<!--{{main}}{{title}}{{root}}{{head}}{{search}}{{navigation}}\
      {{language}}{{languages}}{{lab}}{{policy}}-->
      """
    let text = try await PlainTheme.file(
      "hit.html", of: Samples.book(Samples.page()),
      theme: [
        "layout.html": layout, "search.js": "'use strict'", "b.css": "", "a.head.js": "",
      ])
    #expect(
      text == """
        <script src="a.cbf29ce484222325.head.js"></script>
        <link rel="stylesheet" href="b.cbf29ce484222325.css">
        <script src="search.78816da94dd5e55b.js" defer=""></script>
        <link rel="stylesheet" href="\(PlainTheme.style)">

        """)
  }

  @Test("A script is published without the lines that are only comments")
  func comments() throws {
    let script = """
      // What it does.
      /* Shared
         by others. */
      /*! A notice. */
      f(); // stays
        /** A function. */
        const text = `
          // no comment
        `;
      """
    let asset = try #require(Asset(name: "a.js", text: script))
    #expect(
      String(decoding: asset.bytes, as: UTF8.self) == """
        /*! A notice. */
        f(); // stays
          const text = `
            // no comment
          `;
        """)
    let style = try #require(Asset(name: "a.css", text: "/* stays */"))
    #expect(style.bytes == Array("/* stays */".utf8))
  }
}
