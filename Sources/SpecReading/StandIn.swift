/// Stands in for the reader until it is joined.
package struct SpecReader: Sendable {
  package enum Rendering: Sendable { case none, html }

  package init(folder: String, rendering: Rendering) {}

  package func read() throws -> SpecBook {
    SpecBook(pages: [], ledger: Ledger(), diagnostics: [])
  }
}
