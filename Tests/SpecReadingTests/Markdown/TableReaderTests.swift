import Foundation
import Testing

@testable import SpecReading

@Suite("Pipe tables are read as cmark-gfm reads them")
struct TableReaderTests {
  /// A page whose reading the two must agree on.
  struct Case: CustomTestStringConvertible {
    let name: String
    let markdown: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "plain", markdown: "| kind | frame |\n| --- | --- |\n| view | 0 0 |"),
    Case(
      name: "alignment", markdown: "| l | c | r | n |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |"),
    Case(name: "no outer pipes", markdown: "a | b\n--- | ---\nc | d"),
    Case(name: "escaped pipes", markdown: "| a \\| b |\n| - |\n| `c \\| d` and **\\|** |"),
    Case(name: "escaped backslash before a pipe", markdown: "| a | b |\n|-|-|\n| x\\\\| y | z |"),
    Case(name: "pipe in a code span splits", markdown: "| a | b |\n|-|-|\n| `x | y` |"),
    Case(name: "quote ends it", markdown: "| a |\n| - |\n| b |\n> c"),
    Case(name: "text goes on", markdown: "| a | b |\n|-|-|\n| c |\nmore\n\nprose"),
    Case(name: "counts differ", markdown: "| a | b |\n| - |\n| c |"),
    Case(name: "short and long rows", markdown: "| a | b |\n|-|-|\n| c |\n| d | e | f |\n|"),
    Case(name: "no rows", markdown: "| a | b |\n|-|-|"),
    Case(name: "after text", markdown: "Some words.\n| a | b |\n|-|-|\n| c | d |"),
    Case(name: "one column without pipes", markdown: "a\n:-:\nb"),
    Case(name: "underline is no table", markdown: "a\n-\nb"),
    Case(name: "dashes below rows", markdown: "| a |\n| - |\n| b |\n---\n\nafter"),
    Case(name: "equals signs below rows", markdown: "| a |\n| - |\n| b |\n===\n| c |"),
    Case(name: "ordered list ends it", markdown: "| a |\n| - |\n| b |\n7. item\n8. item"),
    Case(name: "empty bullet ends it", markdown: "| a |\n| - |\n| b |\n*\nwords"),
    Case(name: "code ends it", markdown: "| a |\n| - |\n| b |\n    code\n| c |"),
    Case(name: "tag ends it", markdown: "| a |\n| - |\n| b |\n<b>\n| c |"),
    Case(name: "autolink does not", markdown: "| a |\n| - |\n<https://example.org>"),
    Case(name: "heading ends it", markdown: "| a |\n| - |\n# b\n| c |"),
    Case(name: "fence ends it", markdown: "| a |\n| - |\n```\n| c |\n```"),
    Case(name: "break ends it", markdown: "| a |\n| - |\n* * *\n| c |"),
    Case(name: "indented delimiter", markdown: "| a |\n    | - |\n| b |"),
    Case(name: "indented by three", markdown: "   | a |\n   | - |\n   | b |"),
    Case(name: "after a blank line", markdown: "words\n\n| a |\n| - |\n| b |\n"),
    Case(name: "two tables", markdown: "| a |\n| - |\n| b |\n\n| c |\n| - |\n| d |"),
    Case(name: "between lists", markdown: "- x\n\n| a |\n| - |\n\n- y"),
    Case(name: "markup in cells", markdown: "| *a* | [b](c) |\n|-|-|\n| `<i>` <i> | &amp; # |"),
    Case(name: "tabs", markdown: "|\ta\t|\tb\t|\n|\t-\t|\t-\t|\n|\tc\t|\td\t|"),
    Case(name: "windows line ends", markdown: "| a | b |\r\n| - | - |\r\n| c | d |\r\n\r\nx\r\n"),
    Case(name: "second try in a paragraph", markdown: "a | b\n-|-|-\nc | d\n-|-\ne | f"),
    Case(name: "delimiter first", markdown: "|-|-|\n|-|-|\n| a | b |"),
    Case(name: "no spaces", markdown: "|a|b|\n|-|-|\n|c||\n||d|"),
    Case(name: "beyond ASCII", markdown: "| é → | b |\n|-|-|\n| 한글 | “c” |"),
  ]

  @Test(
    "Our counterparts of the specification's cases", .enabled(if: CMarkGFM.isExpected),
    arguments: cases)
  func agrees(on example: Case) throws {
    #expect(try MarkdownDocument.html(of: example.markdown) == CMarkGFM.html(of: example.markdown))
  }

  @Test("Two thousand generated pages", .enabled(if: CMarkGFM.isExpected))
  func agreesOnGeneratedPages() throws {
    var generator = TableGenerator(seed: 20_191_126)
    let pages = (0..<2_000).map { _ in generator.page() }
    // A heading between blank lines closes whatever a page leaves open.
    let theirs = try CMarkGFM.html(of: pages.joined(separator: "\n\n# next page\n\n"))
      .components(separatedBy: "<h1>next page</h1>\n")
    try #require(theirs.count == pages.count)
    for (page, theirs) in zip(pages, theirs) {
      #expect(MarkdownDocument.html(of: page) == theirs, "the page is \(page.debugDescription)")
    }
  }
}
