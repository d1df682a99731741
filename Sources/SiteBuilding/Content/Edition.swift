import Conformance
import SpecReading

/// The site in one language: what all its pages share, made once.
///
/// A class, because everything that makes a part of a page is given it.
final class Edition: Sendable {
  /// The language.
  let language: Language
  /// What the site itself says in it.
  let wording: any Wording
  /// What is the same in every language.
  let data: SiteData
  /// The pages, in the order of the originals.
  let pages: [Page]
  /// What the site looks like, with its words in that language.
  let theme: Theme
  /// How the engines' names and verdicts are shown.
  let labels: EngineLabels
  /// The links between the pages.
  let navigation: Navigation
  /// The pages that are made from declarations.
  let reference: [ReferencePage]
  /// What the search looks in.
  let searchIndex: Asset
  /// All languages of the site, this one too.
  let languages: [Language]

  /// Makes all that the pages of one language share.
  ///
  /// - Throws: where what the reference is made of has a mistake.
  init(
    _ language: Language, of languages: [Language], pages: [Page], _ data: SiteData, _ theme: Theme,
    _ reference: Reference
  ) throws(SiteError) {
    let wording = language.wording
    let made = try ReferencePages.make(of: data, pages, reference, in: language)
    self.language = language
    self.languages = languages
    self.wording = wording
    self.data = data
    self.pages = pages
    self.theme = theme
    self.reference = made
    labels = EngineLabels(data.engines, wording)
    navigation = Navigation(pages, reference: made, in: language)
    searchIndex =
      SearchIndex(pages, reference: made, folder: data.folder, in: language).asset
  }

  /// The verdicts of every engine.
  var results: ResultsIndex { data.results }

  /// The editions of a book: the original, then its translations; each is made by itself.
  ///
  /// - Throws: where what the reference is made of has a mistake.
  static func all(
    of book: SpecBook, _ data: SiteData, _ theme: Theme, _ reference: Reference
  ) async throws(SiteError) -> [Edition] {
    let languages =
      [Language.original] + book.translations.map { Language(translation: $0.language) }
    let pages = [book.pages] + book.translations.map { book.pages(in: $0) }
    let made = await withTaskGroup(of: (Int, Result<Edition, SiteError>).self) { group in
      for (number, (language, pages)) in zip(languages, pages).enumerated() {
        group.addTask {
          let made = Result { () throws(SiteError) in
            try Edition(
              language, of: languages, pages: pages, data, theme.translated(to: language),
              reference)
          }
          return (number, made)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
    }
    var editions: [Edition] = []
    for (_, edition) in made { editions.append(try edition.get()) }
    return editions
  }
}

extension SpecBook {
  /// The pages of a translation in the order of the originals, which stand for what it lacks.
  fileprivate func pages(in translation: Translation) -> [Page] {
    let translated = Dictionary(
      translation.pages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return pages.map { translated[$0.name] ?? $0 }
  }
}

extension Page {
  /// The file that shows it, within the folder of its language.
  var path: String { name + ".html" }

  /// The way from its file to the folder of its language, such as `../`.
  var root: String { SiteFile.root(of: path) }
}
