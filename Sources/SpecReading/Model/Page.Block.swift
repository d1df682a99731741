import Conformance

extension Page {
  /// A part of a page.
  package enum Block: Sendable {
    /// A heading; a clause begins there where it names one.
    case heading(Heading)
    /// Anything that is not read, as HTML; empty where the reader was not asked to render.
    case prose(html: String)
    /// A paragraph that the reader understands, such as a clause's sources, as HTML.
    case note(html: String)
    /// A paragraph on what UIKit does where the clause leaves that open, as HTML.
    case aside(html: String)
    /// A table that sets the stage.
    case stage(PipeTable)
    /// A table of scenarios or of the steps of one.
    case scenarios(ScenarioTable)
    /// A table of the ledger.
    case ledger(PipeTable)
    /// Any other table.
    case table(PipeTable)

    /// The heading that it is, if it is one.
    package var heading: Heading? {
      if case .heading(let heading) = self { heading } else { nil }
    }
  }

  /// A heading of a page.
  package struct Heading: Sendable {
    /// From 1 to 6.
    package var level: Int
    /// The name of the place on the page: the clause's id, or made from the text.
    package var anchor: String
    /// The heading's text, without markup and without the clause's id.
    package var text: String
    /// The clause that begins there, if one does.
    package var clause: Clause?
    /// How far the section has been translated; what is no translation is current.
    package var translation: TranslationStanding

    package init(
      level: Int, anchor: String, text: String, clause: Clause? = nil,
      translation: TranslationStanding = .current
    ) {
      self.level = level
      self.anchor = anchor
      self.text = text
      self.clause = clause
      self.translation = translation
    }
  }
}
