import Conformance

/// Every word that the site itself puts into a page, in one language.
///
/// A word that a language lacks is an error of the compiler. The words of the theme stand with the
/// theme; see `Words`.
protocol Wording: ResultsWording, ReferenceWording, Sendable {
  /// The tag of the language, such as `ko`.
  var tag: String { get }
  /// What its speakers call the language.
  var language: String { get }

  // The way through the book.

  /// The front page.
  var overview: String { get }
  /// The pages that are there to look something up.
  var reference: String { get }
  /// The way from the front page to a page.
  var breadcrumbs: String { get }
  /// The page before.
  var previous: String { get }
  /// The page after.
  var next: String { get }
  /// The list of a page's headings.
  var onThisPage: String { get }
  /// The title where there is no page.
  var notFound: String { get }
  /// The title of a page that was renamed.
  var movedPage: String { get }
  /// What a place or page has become.
  func isNow(_ old: String, _ new: HTML) -> Sentence
  /// The link to where a page is edited.
  var editThisPage: String { get }
  /// The links to the same page in other languages.
  var languages: String { get }

  // Translations.

  /// A page that is in the language of the original.
  var untranslatedPage: String { get }
  /// A section that is in the language of the original.
  var untranslatedSection: String { get }
  /// A section whose original was changed after it was translated.
  func olderSection(_ link: (String) -> HTML) -> Sentence

  // Clauses, stages and scenarios.

  var page: String { get }
  var clause: String { get }
  var clauses: String { get }
  var allClauses: String { get }
  var tableOfClauses: String { get }
  var tableOfPages: String { get }
  var level: String { get }
  var feature: String { get }
  var scenario: String { get }
  var scenarios: String { get }
  var steps: String { get }
  var stage: String { get }
  var ledger: String { get }
  var table: String { get }
  /// The table of a clause's scenarios.
  func scenarios(of clause: String) -> String
  /// The table of a scenario's steps.
  func steps(of scenario: String) -> String
  /// How well the sources of a clause support it.
  func confidence(_ confidence: Confidence) -> String

  // Drawings.

  /// The drawing of a stage.
  var stageDrawing: String { get }
  /// The drawing of a stage on which so many fingers, a responder and a line between two are
  /// marked, as far as there are any.
  func picture(fingers: Int, found: String?, way: (first: String, last: String)?) -> String
}

extension Wording {
  /// What marks a text of an engine, or of the original, among these words.
  var markOfOriginal: HTML.Attribute? {
    tag == Language.original.tag ? nil : .language(.original)
  }
}
