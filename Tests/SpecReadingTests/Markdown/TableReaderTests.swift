import Foundation
import Subprocess
import Testing

@testable import SpecReading

@Suite("Pipe tables")
struct TableReaderTests {
  /// A page that both readers have to read in the same way.
  struct Case: CustomTestStringConvertible {
    let name: String
    let markdown: String
    var testDescription: String { name }
  }

  /// Those of `Fixtures/Tables.md`, whose names follow `%%%`, and some with other white space.
  static let cases =
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    .split(separator: "%%% ").map { part in
      Case(
        name: String(part.prefix { $0 != "\n" }),
        markdown: String(part.drop { $0 != "\n" }.dropFirst().dropLast()))
    } + [
      Case(name: "after a blank line", markdown: "words\n\n| a |\n| - |\n| b |\n"),
      Case(name: "tabs", markdown: "|\ta\t|\tb\t|\n|\t-\t|\t-\t|\n|\tc\t|\td\t|"),
      Case(name: "windows line ends", markdown: "| a | b |\r\n| - | - |\r\n| c | d |\r\n\r\nx\r\n"),
    ]
  private static let file = TestPage.fixtures.appending(path: "Tables.md")

  @Test(
    "Tables like those of the GFM specification are read as cmark-gfm reads them",
    .enabled(if: CMarkGFM.isExpected),
    arguments: cases)
  func agrees(on example: Case) async throws {
    let theirs = try await CMarkGFM.html(of: example.markdown)
    #expect(MarkdownDocument.html(of: example.markdown) == theirs)
  }

  @Test(
    "Two thousand generated pages are read as cmark-gfm reads them",
    .enabled(if: CMarkGFM.isExpected))
  func agreesOnGeneratedPages() async throws {
    var generator = TableGenerator(seed: 20_191_126)
    let pages = (0..<2_000).map { _ in generator.page() }
    // A heading between blank lines closes every open block.
    let theirs = try await CMarkGFM.html(of: pages.joined(separator: "\n\n# next page\n\n"))
      .components(separatedBy: "<h1>next page</h1>\n")
    try #require(theirs.count == pages.count)
    for (page, theirs) in zip(pages, theirs) {
      #expect(MarkdownDocument.html(of: page) == theirs, "the page is \(page.debugDescription)")
    }
  }

  @Test(
    "A semicolon in backticks does not end a phrase",
    arguments: [
      ("types `a;b`; waits", ["types a;b", " waits"]), ("types a\\;b", ["types a", "b"]),
      ("types `;`", ["types ;"]), ("`a` ;", ["a ", ""]),
    ])
  func semicolons(markdown: String, phrases: [String]) {
    #expect(PipeTable.Cell(markdown: markdown, column: 1).phrases == phrases)
  }
}

extension MarkdownDocument {
  /// Renders a page in the form of `cmark-gfm -e table`.
  static func html(of markdown: String) -> String {
    let document = MarkdownDocument(SourceLines(Array(markdown.utf8)), rendering: .html)
    return document.blocks.map { block in
      if case .table(let table) = block.content { html(of: table) } else { block.html }
    }.joined()
  }

  private static func html(of table: PipeTable) -> String {
    let head = "<thead>\n\(html(of: table.header, in: table, element: "th"))</thead>\n"
    let rows = table.rows.map { html(of: $0, in: table, element: "td") }.joined()
    let body = table.rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n"
    return "<table>\n\(head)\(body)</table>\n"
  }

  private static func html(of row: PipeTable.Row, in table: PipeTable, element: String) -> String {
    let cells = zip(row.cells, table.alignments).map { cell, alignment in
      let attribute = alignment == .none ? "" : " align=\"\(alignment)\""
      return "<\(element)\(attribute)>\(cell.html)</\(element)>\n"
    }
    return "<tr>\n\(cells.joined())</tr>\n"
  }
}

/// Debian's `cmark-gfm`, the reference for pipe tables.
enum CMarkGFM {
  /// The program's path; nil if it is not installed.
  static let path = [
    "/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether comparisons run; always on CI, which installs the program.
  static let isExpected = path != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  /// Renders a page with the program.
  static func html(of markdown: String) async throws -> String {
    let path = try #require(path, "cmark-gfm is missing: install the package of that name")
    let result = try await run(
      .path(.init(path)), arguments: ["-e", "table"], input: .string(markdown),
      output: .string(limit: 10_000_000))
    return result.standardOutput
  }
}

/// Generates pages with tables and malformed tables, the same ones for the same seed.
struct TableGenerator {
  private var state: UInt64
  private var allowsEscapes = false

  init(seed: UInt64) { state = seed }

  /// Generates a page of a few lines, half of them tables.
  mutating func page() -> String {
    // The reference drops backslashes from a paragraph that shares its lines with a table.
    allowsEscapes = next(2) == 0
    var lines: [String] = []
    for _ in 0...next(2) { lines += next(4) == 0 && !allowsEscapes ? [line()] : table() }
    return lines.joined(separator: "\n")
  }

  private mutating func table() -> [String] {
    let columns = 1 + next(4)
    var lines = next(4) == 0 && !allowsEscapes ? [line()] : []
    lines.append(row(columns))
    lines.append(delimiter(next(8) == 0 && !allowsEscapes ? columns + 1 : columns))
    for _ in 0..<next(4) { lines.append(next(5) == 0 ? line() : row(1 + next(5))) }
    return next(3) == 0 && !allowsEscapes ? lines : lines + [""]
  }

  private mutating func row(_ columns: Int) -> String {
    let cells = (0..<columns).map { _ in
      pick(allowsEscapes ? Self.escapes + Self.cells : Self.cells)
    }
    let joined = cells.joined(separator: pick([" | ", "|", "| ", "\t|\t"]))
    return pick(["| \(joined) |", "|\(joined)|", joined, " | \(joined)", "\(joined) |  "])
  }

  private mutating func delimiter(_ columns: Int) -> String {
    let marks = (0..<columns).map { _ in pick(["-", "---", ":-", "-:", ":--:", " - "]) }
    return pick(["|", "| "]) + marks.joined(separator: "|") + pick(["|", "| ", ""])
  }

  private mutating func line() -> String { pick(Self.lines) }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % bound
  }

  private static let escapes = ["`x \\| y`", "\\|", "a\\\\", "\\", "a \\| b \\| c"]

  private static let cells = [
    "a", "", "b c", "`x`", "**b**", "<", "&amp;", "*", "1.", "- x", "# h", "한", "[l](u)", "`",
    "_e_",
    "~", ">", "=", "+",
  ]

  private static let lines = [
    "words", "", "===", "---", "- item", "-", "*", "+", "1. one", "7. seven", "# head", "> quote",
    "    code", "\tcode", "<div>", "<https://example.org>", "* * *", "***", "_ _ _", "--",
    "| lonely", "a | b", "|", "||", "1)", "10) ten", "#no", "####### seven", "  two", "\\# no",
  ]
}
