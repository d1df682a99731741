import Conformance
import SpecReading

/// Stand in for the site builder until it is joined.
package struct Theme: Sendable {
  package init(folder: String) throws {}
}

package struct SiteFile: Sendable {
  package static let front = "index.html"
}

package struct SiteChanges: Sendable {
  package var written: [String] = []
  package var removed: [String] = []
  package var unchanged = 0
}

package struct SiteBuilder: Sendable {
  package init(theme: Theme) {}

  package func build(_ book: SpecBook, reports: [Report]) async throws -> [SiteFile] { [] }
}

package struct SiteWriter: Sendable {
  package init(folder: String) {}

  package func write(_ files: [SiteFile]) throws -> SiteChanges { SiteChanges() }
}
