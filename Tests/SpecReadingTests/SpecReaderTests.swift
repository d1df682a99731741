import Foundation
import Testing

@testable import SpecReading

@Suite("A folder of pages is read whole")
struct SpecReaderTests {
  private func withFolder(_ files: [String: String], _ body: (String) async throws -> Void)
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try await body(folder.path)
  }

  @Test("Pages come sorted by name; other files are no pages")
  func readsPages() async throws {
    try await withFolder(["b.md": "# B", "a.md": "# A", "c.txt": "# C", ".d.md": "# D"]) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.pages.map(\.title) == ["A", "B"])
      #expect(book.pages.map(\.name) == ["a", "b"])
      #expect(book.pages.map(\.file) == ["\(folder)/a.md", "\(folder)/b.md"])
      #expect(book.diagnostics == [])
    }
  }

  @Test("What a page says of a clause is read as plain text, without tables and labelled lines")
  func readsProse() async throws {
    let page = """
      \(Reading.stage)

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

      \(Reading.sources)

      | scenario | when touching | then the hit-test view is |
      | -------- | ------------- | ------------------------- |
      | a        | 10 10         | B                         |

      After the table.

      ## HIT-2 Other

      It MAY be.

      Not tested: why.
      """
    try await withFolder(["a.md": "# A\n\n\(page)"]) { folder in
      let reader = SpecReader(folder: folder)
      let clauses = try await reader.read().clauses
      #expect(
        try clauses.map { try reader.prose(of: $0) } == [
          [
            "A view that is hidden MUST be skipped. ", "1. First", "2. Second", "with more",
            "- Item", "let one = 1\n", "More", "After the table.",
          ], ["It MAY be."],
        ])
    }
  }

  @Test("The introduction's links give the order of reading, the glossary's headings links")
  func linksPages() async throws {
    let files = [
      "introduction.md":
        "# I\n\nFirst [c](c.md#x), then [a](a.md), [c](c.md), [web](https://b.md).",
      "glossary.md": "# G\n\n## Responder\n\nA responder.\n\n## Responder chain\n\nWords.",
      "a.md": "# A responder\n\nA *responder* of `responder`; [responder chains](x) responders.",
      "b.md": "# B", "c.md": "# C\n\nResponder chains of responders, responder.",
    ]
    try await withFolder(files) { folder in
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

  @Test("A folder that is missing or empty says so")
  func reportsFolder() async throws {
    await #expect(throws: SpecFolderError.noFolder("nowhere")) {
      try await SpecReader(folder: "nowhere").read()
    }
    try await withFolder([:]) { folder in
      await #expect(throws: SpecFolderError.noPages(folder)) {
        try await SpecReader(folder: folder).read()
      }
    }
    #expect(
      SpecFolderError.noFolder("x").description
        == "there is no folder x; name the folder of the pages with --spec")
    #expect(
      SpecFolderError.noPages("x").description
        == "the folder x has no page; pages are Markdown files that end in .md")
    #expect(
      SpecFolderError.unreadable("x", reason: "Permission denied").description
        == "x cannot be read: Permission denied")
  }
}
