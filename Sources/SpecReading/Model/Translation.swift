import Conformance

/// The pages in another language: translated prose around the tables of the originals.
package struct Translation: Sendable {
  /// One section of an original page: a heading with what stands below it, up to the next.
  package struct Section: Sendable {
    /// The name of the page.
    package var page: String
    /// The name of the place on it.
    package var anchor: String
    /// Where the original's heading stands.
    package var original: SourceLocation
    /// Where the translated heading stands, if there is one.
    package var translated: SourceLocation?
    /// The digest of the original's prose as it is today.
    package var digest: String
    /// The digest that the translator has recorded, if any.
    package var recorded: String?
    /// What the translation says against an original that is younger.
    package var contradictions: [Diagnostic]

    /// What names it in the record: `hit-testing#HIT-3`.
    package var name: String { "\(page)#\(anchor)" }

    /// How far it has been translated.
    package var standing: TranslationStanding {
      guard translated != nil else { return .missing }
      return recorded == digest ? .current : .older
    }
  }

  /// A line of the record that names no section.
  package struct Stray: Hashable, Sendable {
    /// What it names.
    package var name: String
    /// Where it stands.
    package var location: SourceLocation
  }

  /// The tag of the language (BCP 47), which is the folder's name, such as `ko`.
  package var language: String
  /// Every page of the originals in its order, ready to be rendered.
  package var pages: [Page]
  /// Every section of the originals, in the order of the pages.
  package var sections: [Section]
  /// What the record says of sections that are gone.
  package var strays: [Stray]
  /// The path of the record of what was translated.
  package var record: String

  package init(
    language: String, pages: [Page], sections: [Section] = [], strays: [Stray] = [],
    record: String = ""
  ) {
    self.language = language
    self.pages = pages
    self.sections = sections
    self.strays = strays
    self.record = record
  }
}
