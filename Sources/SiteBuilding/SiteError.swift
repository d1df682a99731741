import Conformance

/// A site that cannot be built, with every mistake found in its theme or its pages' names.
package struct SiteError: Error, Hashable, CustomStringConvertible {
  /// The mistakes, in the order of the files.
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
