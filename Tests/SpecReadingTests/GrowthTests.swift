import Conformance
import Testing

@testable import SpecReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("The growth of the time that reading takes")
struct GrowthTests {
  /// Text to read, as a function of its size.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// A size for which reading takes about a millisecond.
    let size: Int
    let text: @Sendable (Int) -> String

    init(_ description: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String) {
      (testDescription, self.size, self.text) = (description, size, text)
    }
  }

  /// Returns how many times longer eight times the size takes: eight times if the time is linear, and
  /// 64 times if it is quadratic.
  private func growth(_ size: Int, _ make: (Int) -> () -> Void) -> Double {
    let times = [size, 8 * size].map { size in
      let body = make(size)
      return (0..<3).map { _ in Self.seconds(body) }.min() ?? 0
    }
    return times[1] / max(times[0], 0.0001)
  }

  /// The growth between that of linear and that of quadratic time, with room for the former.
  private static let limit = 24.0

  /// Returns the processor time of the calling thread, which other tests do not affect.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  static let pages = [
    Case("links on one line", 200) { "# T\n\n" + many($0) { "[w](#\($0)) " } },
    Case("links with entities", 100) { "# T\n\n" + many($0) { "[w](?a&amp;\($0))\n" } },
    Case("links by reference", 100) {
      "# T\n\n" + many($0) { "[w][a\($0)]\n" } + "\n" + many($0) { "[a\($0)]: #\($0)\n" }
    },
    Case("links in a cell", 100) {
      "# T\n\n| a |\n| - |\n| " + many($0) { "[w](#\($0)) [v](<#\($0)>) " } + "|"
    },
    Case("unclosed addresses", 400) { "# T\n\n" + many($0) { _ in "[a](" } },
    Case("columns", 50) { size in
      "# T\n\n|" + many(size) { "A\($0)|" } + "\n|" + many(size) { _ in "-|" } + "\n"
    },
    Case("columns of a traceability matrix", 50) { size in
      "# T\n\n| statement | home |" + many(size) { "a\($0)|" } + "\n|-|-|"
        + many(size) { _ in "-|" } + "\n" + many(20) { "| S\($0 + 1) | open |\n" }
    },
    Case("tables that share a paragraph with text", 20) {
      "# T\n\n" + many($0) { "Words \($0)\n| a |\n| - |\n| b |\n\n" }
    },
    Case("phrases of a cell", 20) {
      "# T\n\n\(TestPage.stage)\n\n## HIT-1 T\n\n| scenario | then |\n| - | - |\n| a | "
        + many($0) { _ in "is `X`; " } + "|"
    },
  ]

  @Test("A page's time grows with its length", arguments: pages)
  func page(_ page: Case) {
    let growth = growth(page.size) { size in
      let text = page.text(size)
      return { _ = TestPage.page(text, rendering: .html) }
    }
    #expect(growth < Self.limit)
  }

  @Test("The time for a page grows with the number of the glossary's terms")
  func terms() {
    let growth = growth(100) { size in
      let terms = (0..<size).map { Glossary.Term(words: "term \($0)", anchor: "\($0)") }
      let text = Array(Self.many(size) { "Term \($0), " }.utf8)
      return {
        var finder = TermFinder(terms)
        var start = 0
        while let (_, range) = finder.removeFirst(in: text, from: start) {
          start = range.upperBound
        }
        precondition(finder.isEmpty)
      }
    }
    #expect(growth < Self.limit)
  }

  @Test("The time for Korean particles grows with their number")
  func particles() {
    let growth = growth(100) { size in
      let text = Array(String(repeating: "는", count: size).utf8)
      return { precondition(KoreanParticles.areAll(of: text[...])) }
    }
    #expect(growth < Self.limit)
  }

  // The suggestions of the following mistakes are far from every name, because the comparisons, of
  // which there are at most two hundred for each, would take most of the time.

  @Test("The time for broken links grows with their number")
  func brokenLinks() {
    let growth = growth(100) { size in
      let page = TestPage.page(
        "# T\n\n" + Self.many(size) { "## Head \($0)\n\n[a](#h) [b](b\($0).md)\n\n" })
      return { _ = LinkChecker.diagnostics(for: [(page.page, page.links)]) }
    }
    #expect(growth < Self.limit)
  }

  @Test("The time for citations grows with their number")
  func citations() {
    let growth = growth(100) { size in
      let page = TestPage.page(
        "# T\n\n## HIT-1 T\n\nIt MUST.\n\nSources: A (" + Self.many(size) { "S\($0 + 1), " }
          + "). Feature: hit-testing. Confidence: reported.\n\nNot tested: no.\n\n"
          + "| statement | home |\n| - | - |\n" + Self.many(size) { "| S\($0 + 1) | HIT-1 |\n" })
      return {
        var checker = BookChecker(pages: [page.page], statements: page.statements)
        _ = checker.check()
      }
    }
    #expect(growth < Self.limit)
  }

  @Test("The time for redirects without a target grows with their number")
  func redirects() {
    let growth = growth(100) { size in
      let page = TestPage.page("# T\n\n" + Self.many(size) { "## HIT-\($0) T\n\n" }).page
      let list = Array(Self.many(size) { "HOT-\($0) -> missing-page\($0)\n" }.utf8)
      return { _ = RedirectReader(list, file: "Spec/redirects.txt").read(among: [page]) }
    }
    #expect(growth < Self.limit)
  }

  @Test("The time for a translation's unknown clauses grows with their number")
  func unknownClauses() {
    let growth = growth(100) { size in
      let originals = (0..<size).map {
        SectionPairing.Original(level: 2, clause: "HIT-\($0)", isRecorded: false)
      }
      let headings = (0..<size).map {
        SectionPairing.Heading(level: 2, clause: "UNKNOWN-\($0)", text: "T", line: $0 + 1)
      }
      return { _ = SectionPairing(originals: originals, headings: headings) }
    }
    #expect(growth < Self.limit)
  }

  /// Returns the texts for the numbers below a size, joined.
  private static func many(_ size: Int, _ text: (Int) -> String) -> String {
    (0..<size).map(text).joined()
  }
}
