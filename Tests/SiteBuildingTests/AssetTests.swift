import Results
import Testing

@testable import SiteBuilding

@Suite("Asset")
struct AssetTests {
  @Test("The path of an asset changes with its content")
  func path() {
    #expect(Asset(.style, named: "a.b", bytes: []).path == "a.b.cbf29ce484222325.css")
    #expect(Asset(.style, named: "a.b", bytes: [1]).path == "a.b.af63bc4c8601b62c.css")
    #expect(Asset(.earlyScript, named: "a", bytes: []).path == "a.cbf29ce484222325.head.js")
  }

  @Test(
    "The ending of a file is its kind, the beginning what it is published with",
    arguments: [
      ("search.js", Asset.Kind.script, Asset.Bundle.site), ("theme.head.js", .earlyScript, .site),
      ("search-engine.js", .script, .search), ("lab-stage.js", .script, .lab),
      ("lab.css", .style, .lab), ("label.css", .style, .site),
    ])
  func kinds(name: String, kind: Asset.Kind, bundle: Asset.Bundle) throws {
    let source = try #require(AssetSource(name: name, text: ""))
    #expect(source.kind == kind)
    #expect(source.bundle == bundle)
  }

  @Test("A file with another ending is no asset", arguments: ["css", "page.html", "x.mjs"])
  func others(name: String) {
    #expect(AssetSource(name: name, text: "") == nil)
  }

  @Test("Every page loads an early script, a style sheet and a script, joined by name, with words")
  func loaded() async throws {
    let layout = """
      {{assets}}<!--{{main}}{{title}}{{root}}{{head}}{{search}}{{navigation}}\
      {{language}}{{languages}}{{lab}}{{policy}}-->
      """
    let theme = try PlainTheme.read(changing: [
      "layout.html": layout, "search.js": "say(\"matrix\");", "b.js": "b();\n", "b.css": "b { }\n",
      "a.head.js": "a();", "verdict-x.js": "x();", "replay-y.js": "y();",
    ])
    let texts = try await SiteBuilder(theme: theme).build(Samples.book(Samples.page()), reports: [])
      .texts
    let contents = [
      ("site", "head.js", "\"use strict\";\n(() => {\na();\n})();"),
      ("site", "css", "b { }\np { color: red }\n"),
      (
        "site.en", "js",
        """
        "use strict";
        Object.assign(globalThis.conformWords??={},{"matrix":"Matrix"});
        (() => {
        b();

        })();
        (() => {
        say("matrix");
        })();
        """
      ),
      ("verdict.en", "js", "\"use strict\";\n(() => {\nx();\n})();"),
      ("replay.en", "js", "\"use strict\";\n(() => {\ny();\n})();"),
    ]
    let paths = contents.map { name, ending, content in
      "\(name).\(ContentDigest(of: Array(content.utf8)).digits).\(ending)"
    }
    for (path, (_, _, content)) in zip(paths, contents) { #expect(texts[path] == content) }
    #expect(
      texts["hit.html"]?.hasPrefix(
        """
        <script src="\(paths[0])"></script>
        <link rel="stylesheet" href="\(paths[1])">
        <script src="\(paths[2])" defer=""></script>
        <script src="\(paths[3])" defer=""></script>
        <!--
        """) == true, "\(texts["hit.html"] ?? "")")
    #expect(texts["phrasebook.html"]?.contains("verdict.en.") == false)
  }

  @Test(
    "A script is published as a function, without indentation and the lines that are only comments")
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
    let source = try #require(AssetSource(name: "a.js", text: script))
    #expect(
      source.text == """
        (() => {
        /*! A notice. */
        f(); // stays
        const text = `
            // no comment
          `;
        })();
        """)
    let style = try #require(AssetSource(name: "a.css", text: "/* stays */"))
    #expect(style.text == "/* stays */")
  }
}
