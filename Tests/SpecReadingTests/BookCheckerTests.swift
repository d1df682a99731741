import Conformance
import Foundation
import Testing

@testable import SpecReading

@Suite("Checks between pages and the traceability matrix")
struct BookCheckerTests {
  /// Returns a page with a clause of that id, which cites statements, or one with rows of a ledger; any
  /// other text as it is.
  private func page(_ text: String) -> String {
    if text.hasPrefix("|") {
      return "# Sources\n\nEvidence: documented <https://a.b/c>\n\n"
        + "| statement | says | home |\n| --- | --- | --- |\n\(text)"
    }
    guard let match = text.wholeMatch(of: #/(HIT-\d): ?([^:]*)(?:: (\w+))?/#) else { return text }
    return """
      # Page

      | responder | kind |
      | --------- | ---- |
      | A         | view |

      ## \(match.1) Title

      It MUST.

      Sources: Apple (\(match.2)). Feature: hit-testing. Confidence: \(match.3 ?? "documented").

      | scenario | then A contains |
      | -------- | --------------- |
      | one      | 1 1             |
      """
  }

  // A file has pages between lines `---`, such as `HIT-1: S1: observed` or rows of a ledger.
  @Test("Ids, homes, citations and evidence have to agree across the pages")
  func books() async throws {
    let cases = try TestPage.cases(of: TestPage.fixtures.appending(path: "Books.txt"))
    #expect(!cases.isEmpty)
    for (name, text, expected) in cases {
      let readings = text.components(separatedBy: "\n---\n").enumerated().map { index, text in
        var reader = PageReader(
          Array(page(text).utf8), file: "Spec/\(index).md", name: "\(index)", rendering: .none)
        return reader.read()
      }
      let diagnostics = await SpecReader.book(readings).diagnostics
      #expect(TestPage.text(of: diagnostics) == expected, "\(name)")
    }
  }
}
