import Conformance
import Results

/// One Markdown file of the specification.
package struct Page: Sendable {
  /// The path, as the user named it, such as `Spec/hit-testing.md`.
  package var file: String
  /// The path within the folder without its extension, such as `hit-testing`.
  package var name: String
  /// The text of the first heading.
  package var title: String
  /// The plain text of the first paragraph; empty if the reader renders no HTML.
  package var summary = ""
  /// The parts of the page, in order.
  package var blocks: [Block]
  /// The clauses, in order.
  package var clauses: [Clause]
  /// The scenarios, in order.
  package var scenarios: [Scenario]
  /// The ids of the rows and step tables that the reader did not select.
  var unselected: [ScenarioID] = []
  /// The first use of each pattern of the phrasebook; empty if the reader renders no HTML.
  var phraseExamples: [String: PhraseExample] = [:]

  /// A part of a page. HTML is empty if the reader renders none.
  package enum Block: Sendable {
    /// A heading, which may begin a clause.
    case heading(Heading)
    /// Prose without a meaning for the reader, as HTML.
    case prose(html: String)
    /// A paragraph that the reader interprets, such as a clause's sources, as HTML.
    case note(Label, html: String)
    /// A paragraph on UIKit's behavior where the clause leaves it open, as HTML.
    case aside(html: String)
    /// A scenario that shows what the prose above it says, by its id, and the paragraph that links to it.
    case example(scenario: String, html: String)
    /// A table that describes a stage.
    case stage(PipeTable)
    /// A table of scenarios or of the steps of one.
    case scenarios(ScenarioTable)
    /// A table of statements with the clauses that cover them.
    case traceabilityMatrix(PipeTable)
    /// Any other table.
    case table(PipeTable)

    /// The heading, if the block is one.
    package var heading: Heading? {
      if case .heading(let heading) = self { heading } else { nil }
    }
  }

  /// The words that give a paragraph a meaning if a colon follows.
  package enum Label: String, Sendable, CaseIterable {
    case sources = "Sources"
    case notTested = "Not tested"
    case scenario = "Scenario"
    case evidence = "Evidence"
    case uiKit = "UIKit"
    case example = "Example"

    /// Returns the HTML of a paragraph after its label and the colon: ` one</p>` for
    /// `<p>Scenario: one</p>`.
    package func rest(of html: String) -> Substring { html.dropFirst("<p>\(rawValue):".count) }
  }

  /// A heading of a page.
  package struct Heading: Sendable {
    /// The level, from 1 to 6.
    package var level: Int
    /// The anchor on the page: the clause's id, or a slug of the text.
    package var anchor: String
    /// The text without markup and without the clause's id.
    package var text: String
    /// The clause that begins here, if any.
    package var clause: Clause?
    /// The status of the section's translation; `current` on an original page.
    package var translation: TranslationStatus

    package init(
      level: Int, anchor: String, text: String, clause: Clause? = nil,
      translation: TranslationStatus = .current
    ) {
      self.level = level
      self.anchor = anchor
      self.text = text
      self.clause = clause
      self.translation = translation
    }
  }
}

extension Page {
  /// The ids of the scenarios, and of the rows that the reader did not select.
  package var scenarioIDs: [ScenarioID] { scenarios.map(\.id) + unselected }

  /// The anchors: those of the headings, sorted, then the scenarios.
  var anchors: [String] {
    blocks.compactMap(\.heading?.anchor).sorted() + scenarioIDs.map(\.description)
  }
}

/// A table whose rows are scenarios, or the steps of one scenario.
package struct ScenarioTable: Sendable {
  /// The header of the column with the systems on which rows hold.
  package static let systemsHeader = "systems"

  /// The meaning of the rows.
  package enum Shape: Sendable {
    /// Each row is a scenario; contains one id per row.
    case rows([ScenarioID])
    /// The rows are the steps of one scenario.
    case steps(ScenarioID)
  }

  /// The table as it is written on the page.
  package var table: PipeTable
  /// The meaning of its rows.
  package var shape: Shape
}

/// A phrase as a scenario uses it.
package struct PhraseExample: Hashable, Sendable {
  /// The keyword before the phrase.
  package let keyword: Keyword
  /// The sentence, such as `C has alpha 0.5`.
  package let sentence: Sentence
  /// The scenario.
  package let scenario: ScenarioID
}

extension SpecBook {
  /// For each pattern of the phrasebook, the first place where the pages use it, if they do; nothing
  /// where the reader was not asked to render.
  package var phraseExamples: [String: PhraseExample] {
    pages.reduce(into: [:]) { examples, page in
      examples.merge(page.phraseExamples) { first, _ in first }
    }
  }
}
