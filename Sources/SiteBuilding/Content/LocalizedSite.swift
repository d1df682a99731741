import Conformance
import SpecReading

/// The site in one language: the values that all its pages share, made once.
///
/// A class, because every function that renders a part of a page receives it.
final class LocalizedSite: Sendable {
  /// The words of the site in the language.
  let strings: LocalizedStrings
  /// The values that are the same in every language.
  let data: SiteData
  /// The pages, in the order of the originals.
  let pages: [Page]
  /// The pages that the site makes of symptoms.
  let symptoms: [Page]
  /// The picture that other sites show beside a link to this one; that of the theme is about UIKit.
  let preview: SiteFile?
  /// The style sheets and scripts, by what loads them.
  let assets: [Asset.Bundle: [Asset]]
  /// The links between the pages.
  let navigation: Navigation
  /// The pages that are generated from declarations.
  let reference: [ReferencePage]
  /// The index of the search and its rows, as scripts.
  let searchIndex: [DerivedAsset]
  /// The verdicts for the scripts that compare engines.
  let verdicts: DerivedAsset
  /// The words of every language of the site, including this one.
  let languages: [LocalizedStrings]

  /// Creates the site in one language.
  init(
    _ strings: LocalizedStrings, of languages: [LocalizedStrings], pages: [Page], _ data: SiteData,
    _ theme: Theme, _ reference: Reference
  ) {
    let strings =
      data.vocabulary.isUIKit
      ? strings
      : strings.introduced(
        by: Self.introduction(of: pages), domain: data.vocabulary.domain)
    let made = ReferencePage.all(of: data, pages, reference, strings)
    let symptoms = pages.flatMap(\.symptoms)
    self.strings = strings
    self.languages = languages
    self.data = data
    self.pages = pages
    self.symptoms = symptoms
    preview = data.vocabulary.isUIKit ? theme.preview : nil
    assets = Asset.Bundle.allCases.reduce(into: [:]) { $0[$1] = theme.assets(of: $1, strings) }
    self.reference = made
    navigation = Navigation(pages, reference: made, strings)
    func script(
      _ name: String, _ beginning: String, _ json: @escaping @Sendable () -> JSON
    ) -> DerivedAsset {
      DerivedAsset(
        name, beginning, in: strings.language, for: data.publishing.purpose, json)
    }
    verdicts = script("verdicts", "globalThis.conformVerdicts=") {
      VerdictData.json(
        pages, data.results, data.vocabulary, hasReplays: data.hasTraces, in: strings)
    }
    let index = [
      script("search-index", "globalThis.conformIndex = ") {
        SearchIndex.index(
          pages, data.vocabulary, reference: made, folder: data.folder,
          synonyms: data.synonyms, former: data.redirects.former, in: strings)
      },
      script("search-rows", "globalThis.conformRows = ") {
        SearchIndex.rows(pages, data.vocabulary, in: strings)
      },
    ]
    let causes = script("search-symptoms", "globalThis.conformSymptoms = ") {
      SearchIndex.symptoms(pages, data.vocabulary, in: strings)
    }
    searchIndex = index + (symptoms.isEmpty ? [] : [causes])
  }

  /// The page that introduces the others.
  static func introduction(of pages: [Page]) -> Page? {
    pages.first { $0.name == "introduction" } ?? pages.first
  }

  /// Returns the address of a bundle's script, if the theme has one.
  ///
  /// - Parameter root: the relative address of the folder of the language.
  func script(of bundle: Asset.Bundle, root: String) -> Address? {
    let script = assets[bundle]?.first { $0.kind == .script }
    return script.map { Address.file($0.path, root: root + language.top) }
  }

  /// The language.
  var language: Language { strings.language }

  /// The verdicts of every engine.
  var results: ResultsIndex { data.results }

  /// Creates the site in the original language and in that of each translation, concurrently.
  static func all(
    of book: SpecBook, _ data: SiteData, _ theme: Theme, _ reference: Reference
  ) async -> [LocalizedSite] {
    let languages =
      [theme.strings(in: .original, of: data.vocabulary)]
      + book.translations.map {
        theme.strings(
          in: Language(translation: $0.language), names: $0.names, of: data.vocabulary)
      }
    let pages = [book.pages] + book.translations.map { book.pages(in: $0) }
    return await withTaskGroup(of: (Int, LocalizedSite).self) { group in
      for (number, (strings, pages)) in zip(languages, pages).enumerated() {
        group.addTask {
          (number, LocalizedSite(strings, of: languages, pages: pages, data, theme, reference))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  // MARK: - Translations and their originals

  /// Returns the original of a page, or nil where the book has no translations.
  func original(of page: Page) -> Page? { data.originals[page.name] }

  /// Returns the path of a page's source file within the folder of the pages, without its ending:
  /// that of the translation, where there is one.
  func source(of page: Page) -> String {
    guard !language.isOriginal, original(of: page)?.file != page.file else { return page.name }
    return language.folder + page.name
  }

  /// Returns the HTML of the reason why a clause has no scenarios, or of the name of a scenario in
  /// steps, with its label in the language; nil for other notes, and in the original.
  func translation(of label: Page.Label, _ html: String, in clause: String) -> String? {
    guard !language.isOriginal else { return nil }
    let rest = label.rest(of: html)
    switch label {
    case .notTested: return "<p>\(strings[.notTested]):\(rest)"
    case .scenario:
      let parts = rest.drop(while: \.isWhitespace).parts(at: "</p>")
      let own = strings.names?["\(clause)/\(Slug.make(of: String(parts[0])))"].map { own in
        String(decoding: HTML { $0.append(text: own) }.bytes, as: UTF8.self)
      }
      let name = own ?? "<span lang=\"\(Language.original.tag)\">\(parts[0])</span>"
      return (["<p>\(strings[.scenario]): \(name)"] + parts.dropFirst().map(String.init))
        .joined(separator: "</p>")
    default: return nil
    }
  }

  /// Returns the HTML of a clause's sources with the names that the ledger's sections have in the
  /// language.
  func translation(ofSources html: String) -> String {
    guard !language.isOriginal, let ledger = pages.first(where: { $0.name == "sources" }) else {
      return html
    }
    return ledger.blocks.compactMap(\.heading).reduce(html) { html, heading in
      let place = "#\(heading.anchor)\">"
      let name = String(decoding: HTML { $0.append(text: heading.text) }.bytes, as: UTF8.self)
      let parts = html[...].parts(at: place)
      return parts.dropFirst().reduce(String(parts[0])) {
        $0 + place + name + $1.drop { $0 != "<" }
      }
    }
  }

  /// Returns the notes that a translated page shares with its original, such as a clause's sources.
  func originalNotes(on page: Page) -> Set<String> {
    guard !language.isOriginal, let original = original(of: page) else { return [] }
    return original.blocks.reduce(into: []) { notes, block in
      if case .note(_, let html) = block { notes.insert(html) }
    }
  }
}

extension SpecBook {
  /// Returns the pages of a translation in the order of the originals, which fill its gaps.
  fileprivate func pages(in translation: Translation) -> [Page] {
    let translated = Dictionary(firstOf: translation.pages.map { ($0.name, $0) })
    return pages.map { translated[$0.name] ?? $0 }
  }
}

extension Page {
  /// The page's file, within the folder of its language.
  var path: String { name + ".html" }

  /// The relative path from its file to the folder of its language, such as `../`.
  var root: String { SiteFile.root(of: path) }

  /// Whether no section of the page is translated.
  var isUntranslated: Bool {
    blocks.allSatisfy { ($0.heading?.translation ?? .missing) == .missing }
      && blocks.contains { $0.heading != nil }
  }
}

extension HTML {
  /// Appends a remark where a section's translation is missing, or older than its original, which
  /// is then linked.
  mutating func appendRemark(
    on standing: TranslationStatus, of page: Page, anchor: String?, _ site: LocalizedSite
  ) {
    switch standing {
    case .current: break
    case .missing:
      line("p", .class("note translation"), text: site.strings[.untranslatedSection])
    case .outdated:
      let address = Address.file(page.path, at: anchor, root: page.root + site.language.top)
      let link = HTML {
        $0.element(
          "a", .href(address), .targetLanguage(.original), text: site.strings[.seeOriginal])
      }
      line("p", .class("note translation")) {
        $0.append(site.strings.html(.outdatedSection, ["original": link]))
      }
    }
  }
}
