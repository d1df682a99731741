import Conformance
import Foundation
import Results
import Testing

@testable import SpecReading

@Suite("Folders of pages")
struct SpecReaderTests {
  @Test("Pages come sorted by name; other files are no pages")
  func readsPages() async throws {
    try await TestPage.withFolder(["b.md": "# B", "a.md": "# A", "c.txt": "# C", ".d.md": "# D"]) {
      folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.pages.map(\.title) == ["A", "B"])
      #expect(book.pages.map(\.name) == ["a", "b"])
      #expect(book.pages.map(\.file) == ["\(folder)/a.md", "\(folder)/b.md"])
      #expect(book.diagnostics == [])
    }
  }

  private static let queues = """
    | feature | meaning |
    | --- | --- |
    | queues | Queues of words. |

    | step | meaning |
    | --- | --- |
    | do put | Puts a word into the queue. |
    | ask first | The first word. |

    | phrase | says | feature | help |
    | --- | --- | --- | --- |
    | {of:word} is put | do put | queues | A word is put. |
    | the first is {=:word} | ask first | queues | The first word. |
    """
  private static let page = """
    # Queues

    ## Q-1 First in

    The first MUST come first.

    Sources: A book. Feature: queues. Confidence: documented.

    | scenario | when     | then the first is |
    | -------- | -------- | ----------------- |
    | one      | a is put | a                 |
    """

  @Test("Rows are read by the vocabulary of their folder, and need no stage")
  func ownVocabulary() async throws {
    try await TestPage.withFolder(["vocabulary.md": Self.queues, "q.md": Self.page]) { folder in
      let reader = SpecReader(folder: folder)
      var cache = ParseCache()
      let book = try await reader.read(using: &cache)
      #expect(book.diagnostics == [])
      let scenario = try #require(book.scenarios.first)
      #expect(scenario.script.steps.map(\.name) == ["put", "first"])
      #expect(scenario.features == [Feature(rawValue: "queues")])
      #expect(try await reader.read(using: &cache).vocabulary === book.vocabulary)
      #expect(cache.changed == [])
      #expect(try await reader.read().scenarios.first?.script == scenario.script)
    }
  }

  @Test("Pages are not read by a vocabulary with mistakes, which alone are reported")
  func brokenVocabulary() async throws {
    let broken = Self.queues.replacing("| do put |", with: "| put |")
    try await TestPage.withFolder(["vocabulary.md": broken, "q.md": Self.page]) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(Set(book.diagnostics.map(\.location.file)) == ["\(folder)/vocabulary.md"])
      #expect(book.pages.isEmpty)
    }
  }

  @Test("A list of redirects is read with the pages")
  func redirects() async throws {
    let files = ["a.md": "# A", "redirects.txt": "b -> a\nc -> b\n"]
    try await TestPage.withFolder(files) { folder in
      let book = try await SpecReader(folder: folder).read()
      let location = SourceLocation(file: "\(folder)/redirects.txt", line: 1)
      #expect(
        book.redirects == [
          Redirect(old: .init(page: "b"), new: .init(page: "a"), location: location)
        ])
      #expect(
        book.diagnostics.map(\.description) == [
          """
          \(folder)/redirects.txt:2:1: `b` was renamed too
            hint: lead straight to `a`
          """
        ])
    }
  }

  @Test("Fingerprints are read with the pages; a folder without them has no faults")
  func fingerprints() async throws {
    try await TestPage.withFolder(["a.md": "# A"]) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.faults == [])
      #expect(book.diagnostics == [])
    }
    let text = """
      {"format":"conform-fingerprints","version":3,"faults":[
      {"name":"Views blink","clauses":[],"rows":["HIT-1/gone"]}
      ]}
      """
    try await TestPage.withFolder(["a.md": "# A", "fingerprints.json": text]) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.faults.map(\.name) == ["Views blink"])
      #expect(book.diagnostics == [])
      #expect(book.outdatedFingerprints.map(\.location.file) == ["\(folder)/fingerprints.json"])
    }
    try await TestPage.withFolder(["a.md": "# A", "fingerprints.json": "{"]) { folder in
      let book = try await SpecReader(folder: folder, languages: .all).read()
      #expect(book.diagnostics.map(\.summary) == ["this is not JSON: it ends too early"])
    }
  }

  @Test("Without languages, fingerprints are parsed only where faults are asked for")
  func unreadFingerprints() async throws {
    try await TestPage.withFolder(["a.md": "# A", "fingerprints.json": "{"]) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.diagnostics == [])
      #expect(book.faults == [])
      #expect(
        book.fingerprints?.diagnostics.map(\.summary) == ["this is not JSON: it ends too early"])
    }
  }

  @Test("Rows that are not selected have an id and no scenario, and their words are not matched")
  func selection() async throws {
    let page = """
      # A

      | responder | kind | frame   |
      | --------- | ---- | ------- |
      | A         | view | 0 0 9 9 |

      ## HIT-1 A view is found

      It MUST be found.

      Sources: tests. Feature: hit-testing. Confidence: documented.

      | scenario | when                     | then                |
      | -------- | ------------------------ | ------------------- |
      | one      | asking A about 1 1       | the search finds A  |
      | two      | nonsense                 | the search finds A  |
      """
    let redirects = "HIT-1/old -> HIT-1/one\n"
    try await TestPage.withFolder(["a.md": page, "redirects.txt": redirects]) { folder in
      var reader = SpecReader(folder: folder)
      reader.selects = { id, _ in id.slug == "two" }
      let other = try await reader.read()
      #expect(other.diagnostics.contains { $0.summary.contains("nonsense") })
      reader.selects = { _, clause in clause.id == "HIT-2" }
      let book = try await reader.read()
      #expect(book.diagnostics == [])
      #expect(book.isPartial)
      #expect(book.scenarios.isEmpty)
      #expect(book.pages[0].scenarioIDs.map(\.description) == ["HIT-1/one", "HIT-1/two"])
    }
  }

  @Test("Folders of languages are read on request, and no others")
  func languages() async throws {
    let files = [
      "a.md": "# A", "b.md": "# B", "ko/a.md": "# 가", "ko/.b.md": "x", "ko/deep/b.md": "x",
      "pt-BR/originals.txt": "", "engines/a.md": "x", "de/a.txt": "x", "fr": "x",
    ]
    try await TestPage.withFolder(files) { folder in
      let reader = SpecReader(folder: folder, languages: .all)
      let book = try await reader.read()
      #expect(book.diagnostics == [])
      #expect(book.translations.map(\.language) == ["ko", "pt-BR"])
      #expect(book.translations.first?.record == "\(folder)/ko/originals.txt")
      #expect(book.translations.first?.pages.map(\.title) == ["가", "B"])
      #expect(
        book.translations.first?.pages.map(\.file) == ["\(folder)/ko/a.md", "\(folder)/b.md"])
      #expect(try await SpecReader(folder: folder).read().translations.isEmpty)
    }
  }

  @Test("A record of translations in a folder of another name is a mistake")
  func noLanguage() async throws {
    try await TestPage.withFolder(["a.md": "# A", "korean/originals.txt": ""]) { folder in
      let book = try await SpecReader(folder: folder, languages: .all).read()
      #expect(book.translations.isEmpty)
      #expect(
        book.diagnostics.map(\.description) == [
          """
          \(folder)/korean/originals.txt:1:1: the folder `korean` has a record of translations, \
          and its name is not a language's tag
            hint: name it by the tag of a language, such as `ko` or `pt-BR`
          """
        ])
    }
  }

  @Test("Statements in a clause's sources lead to the page that is linked before them")
  func statements() async throws {
    let clause = """
      # A

      ## HIT-1 T

      It MUST.

      Sources: S0, [One](one.md#x) (S1, *S22*; US3), [web](https://example.com) S4, `S5`,
      [Two](b/two.md) S6, [here](#h) S7. Feature: touches. Confidence: observed.
      """
    try await TestPage.withFolder(["a.md": clause]) { folder in
      let book = try await SpecReader(folder: folder, rendering: .html).read()
      let notes = book.pages[0].blocks.compactMap {
        if case .note(_, let html) = $0 { html } else { nil }
      }
      #expect(
        notes == [
          """
          <p>Sources: S0, <a href="one.html#x">One</a> (<a href="one.html#S1">S1</a>, \
          <em><a href="one.html#S22">S22</a></em>; US3), <a href="https://example.com">web</a> S4, \
          <code>S5</code>,
          <a href="b/two.html">Two</a> <a href="b/two.html#S6">S6</a>, \
          <a href="#h">here</a> <a href="#S7">S7</a>. Feature: touches. \
          Confidence: observed.</p>

          """
        ])
    }
  }

  @Test("A clause's prose is read as plain text, without tables and labelled lines")
  func readsProse() async throws {
    let page = """
      \(TestPage.stage)

      ## HIT-1 Title

      A *view* that is `hidden` MUST
      be [skipped](a.md). <b>

      1. First
      2. Second

         with more

      - Item

      ```swift
      let one = 1
      ```

      ### More

      \(TestPage.sources)

      | scenario | when touching | then the hit-test view is |
      | -------- | ------------- | ------------------------- |
      | a        | 10 10         | B                         |

      After the table.

      ## HIT-2 Other

      It MAY be.

      UIKit: it is `hidden`.

      Not tested: why.
      """
    try await TestPage.withFolder(["a.md": "# A\n\n\(page)"]) { folder in
      let reader = SpecReader(folder: folder)
      let clauses = try await reader.read().clauses
      #expect(
        try clauses.map { try reader.prose(of: $0) } == [
          [
            "A view that is hidden MUST be skipped. ", "1. First", "2. Second", "with more",
            "- Item", "let one = 1\n", "More", "After the table.",
          ], ["It MAY be.", "UIKit: it is hidden."],
        ])
    }
  }

  @Test("Each item of what is not covered is found by its own words, at its own line")
  func itemsAreApart() async throws {
    let page = """
      # A

      ## Not covered, and why

      - A search bar: no stage
        has one.
      - Secure text.
      """
    try await TestPage.withFolder(["a.md": page]) { folder in
      let reader = SpecReader(folder: folder)
      let passages = try await reader.passages(of: reader.read())
      let found = NameMentions(question: "secure text", clauses: [], passages: passages)
      #expect(found?.notCovered.map(\.text) == ["Secure text."])
      #expect(found?.notCovered.map(\.location.line) == [7])
    }
  }

  @Test("The introduction's links give the reading order, the glossary's headings the linked terms")
  func linksPages() async throws {
    let files = [
      "introduction.md":
        "# I\n\nFirst [c](c.md#x), then [a](a.md), [c](c.md), [web](https://b.md).",
      "glossary.md": "# G\n\n## Responder\n\nA responder.\n\n## Responder chain\n\nWords.",
      "a.md": "# A responder\n\nA *responder* of `responder`; [responder chains](x) responders.",
      "b.md": "# B", "c.md": "# C\n\nResponder chains of responders, responder.",
    ]
    try await TestPage.withFolder(files) { folder in
      let book = try await SpecReader(folder: folder, rendering: .html).read()
      #expect(book.pages.map(\.name) == ["introduction", "c", "a", "b", "glossary"])
      let html = book.pages.map { page in
        page.blocks.compactMap { if case .prose(let html) = $0 { html } else { nil } }.joined()
      }
      let link = "<a href=\"glossary.html#responder\">"
      #expect(
        html[1] == """
          <p><a href="glossary.html#responder-chain">Responder chains</a> of \
          \(link)responders</a>, responder.</p>

          """)
      #expect(
        html[2] == """
          <p>A <em>\(link)responder</a></em> of <code>responder</code>; \
          <a href="x">responder chains</a> responders.</p>

          """)
      #expect(html[4] == "<p>A responder.</p>\n<p>Words.</p>\n")
    }
  }

  @Test("A page that is not text is a diagnostic")
  func reportsBinary() {
    var reader = PageReader([0x23, 0x20, 0xFF], file: "a.md", name: "a", rendering: .none)
    #expect(
      reader.read().diagnostics.map(\.description) == [
        "a.md:1:1: the page is not UTF-8 text\n  hint: save it as UTF-8"
      ])
  }

  @Test("A missing or empty folder is an error")
  func reportsFolder() async throws {
    let noFolder = SpecError("there is no folder x; name the folder of the pages with --spec")
    await #expect(throws: noFolder) {
      try await SpecReader(folder: "x").read()
    }
    try await TestPage.withFolder([:]) { folder in
      let noPages = SpecError(
        "the folder \(folder) has no page; pages are Markdown files that end in .md")
      await #expect(throws: noPages) {
        try await SpecReader(folder: folder).read()
      }
    }
    #expect(
      SpecError.unreadable("x", reason: "Permission denied").description
        == "x cannot be read: Permission denied")
  }
}
