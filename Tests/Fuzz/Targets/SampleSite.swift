import Conformance
import Results

@testable import SiteBuilding
@testable import SpecReading

/// A small site with this project's theme, for targets that make pages.
enum SampleSite {
  /// This project's theme.
  static let theme = Result<Theme, SiteError> { () throws(SiteError) in
    try Theme(folder: "\(SeedSource.repository)/Site")
  }

  /// A page with a stage and two clauses.
  static let original = """
    # Hits

    What a hit is.

    | responder | kind        | in     | frame       |
    | --------- | ----------- | ------ | ----------- |
    | app       | application |        |             |
    | window    | window      | app    | 0 0 300 300 |
    | A         | view        | window | 0 0 300 300 |

    ## Words

    A *hit* finds a view.

    ## HIT-1 It hits

    It MUST hit, [or not](hits.md#HIT-2).

    Sources: Apple 2019. Feature: hit-testing. Confidence: documented.

    | scenario | when touching | then the hit-test view is |
    | -------- | ------------- | ------------------------- |
    | inside   | 10 10         | A                         |

    ## HIT-2 It may miss

    It MAY miss.

    Not tested: nobody knows.

    Sources: Apple 2019. Feature: hit-testing. Confidence: documented.

    """

  /// The book of that page.
  static let book = SpecBook(
    pages: [page.page], traceabilityMatrix: TraceabilityMatrix(), diagnostics: [])

  /// That page, as it is read.
  static let page: ParsedPage = {
    var reader = PageReader(
      Array(original.utf8), file: "Spec/hits.md", name: "hits", rendering: .html)
    return reader.read()
  }()

  /// Requires that a page of a site is well formed, and returns it.
  @discardableResult
  static func check(_ files: SiteFiles, _ path: String) throws -> SiteFile {
    guard let file = files.file(at: path) else { throw PropertyError("there is no \(path)") }
    let root = SiteFile.root(of: path)
    do {
      let scripts = files.paths.filter { $0.hasSuffix(".js") }.map { root + $0 }
      try Markup.check(file.bytes, scripts: Set(scripts))
    } catch let error as PropertyError {
      throw PropertyError("\(path): \(error)")
    }
    return file
  }

  /// Returns a scenario with that id and no steps.
  static func scenario(_ id: String) -> Scenario {
    let parts = id.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let clause = page.page.clauses[0]
    return Scenario(
      id: ScenarioID(clause: String(parts[0]), slug: parts.count > 1 ? String(parts[1]) : ""),
      clause: clause, location: clause.location, features: [],
      script: Script(stage: Stage([]), steps: []), expectations: [])
  }
}
