import Conformance

/// One Markdown file of the specification.
package struct Page: Sendable {
  /// The path, as the user named it, such as `Spec/hit-testing.md`.
  package var file: String
  /// The path within the folder without its ending, such as `hit-testing`.
  package var name: String
  /// The text of the first heading.
  package var title: String
  /// What stands on the page, in order.
  package var blocks: [Block]
  /// The clauses, in order.
  package var clauses: [Clause]
  /// The scenarios, in order.
  package var scenarios: [Scenario]
  /// For each pattern of the phrasebook, the first place where the page uses it; nil where the
  /// reader was not asked to render.
  var phraseExamples: [String: PhraseExample]?

  package init(
    file: String, name: String, title: String, blocks: [Block], clauses: [Clause],
    scenarios: [Scenario]
  ) {
    self.file = file
    self.name = name
    self.title = title
    self.blocks = blocks
    self.clauses = clauses
    self.scenarios = scenarios
  }
}
