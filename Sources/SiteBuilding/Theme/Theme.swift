import Conformance
import Results
import SpecReading

/// The templates, style sheets, scripts and words of a site, read from a folder at run time.
package struct Theme: Sendable {
  /// The placeholders of `layout.html`.
  enum LayoutSlot: String, TemplateSlot {
    case language, title, root, head, assets, search, languages, navigation, main
    /// The link to the lab, and what its page adds to the policy for scripts; empty without a lab.
    case lab, policy
  }

  /// The placeholders of `index.html`.
  enum IndexSlot: String, TemplateSlot {
    case opening, doors, engines, downloads, pages
  }

  /// The placeholders of `page.html`.
  enum PageSlot: String, TemplateSlot {
    case breadcrumbs, outline, heading, introduction, contents, body, edit, neighbours
  }

  /// The placeholders of `404.html`.
  enum NotFoundSlot: String, TemplateSlot {
    case root
  }

  /// The placeholders of `picture.svg`.
  enum PictureSlot: String, TemplateSlot {
    case title, drawing
  }

  /// The placeholders of `matrix.html`.
  enum MatrixSlot: String, TemplateSlot {
    case legend, data, pages, features, clauses
  }

  /// The placeholders of `compare.html`.
  enum ComparisonSlot: String, TemplateSlot {
    case engines, data, differences
  }

  /// The placeholders of `engine.html`.
  enum EngineSlot: String, TemplateSlot {
    case name, profile, data, contents, findings, pages, features, failures, choices, skipped
    case history
  }

  /// The placeholders of `lab.html`.
  enum LabSlot: String, TemplateSlot {
    case data
  }

  let layout: Template<LayoutSlot>
  let index: Template<IndexSlot>
  let page: Template<PageSlot>
  let matrix: Template<MatrixSlot>
  let comparison: Template<ComparisonSlot>
  let engine: Template<EngineSlot>
  let lab: Template<LabSlot>
  /// The template of the page that a host shows for an unknown address; optional in a theme.
  let notFound: Template<NotFoundSlot>?
  /// The picture that other sites show beside a link to this one; optional in a theme.
  let preview: SiteFile?
  /// The template of the pictures of symptoms and rows; optional in a theme.
  let picture: Template<PictureSlot>?
  /// The style sheets and scripts, in the order of their names.
  private let assets: [AssetSource]
  /// The folder, as the user named it.
  private let folder: String
  /// The words files by the tags of their languages; the original's is always there.
  private let words: [String: StringsFile]
  /// The sentences of the steps by the tags of the languages that have them.
  private let sentences: [String: Sentences]
  /// The texts that the templates and scripts show.
  private let uses: [StringUse]

  /// Reads a theme from its folder.
  ///
  /// - Throws: a diagnostic for every mistake in its files.
  package init(folder: String) throws(SiteError) {
    var files = ThemeFolder(path: folder)
    layout = files.template(.layout)
    index = files.template(.index)
    page = files.template(.page)
    matrix = files.template(.matrix)
    comparison = files.template(.comparison)
    engine = files.template(.engine)
    lab = files.template(.lab)
    notFound = files.has(.notFound) ? files.template(.notFound) : nil
    picture = files.has(.picture) ? files.template(.picture) : nil
    assets = files.assets()
    words = files.words()
    sentences = files.sentences()
    uses = files.uses
    self.folder = folder
    preview = (try? FileReader.bytes(of: folder + "/" + SiteFile.preview)).map {
      SiteFile(path: SiteFile.preview, bytes: $0)
    }
    guard files.diagnostics.isEmpty else { throw SiteError(files.diagnostics) }
  }

  /// Whether the theme has what pictures of symptoms and rows are made of.
  package var hasPictures: Bool { picture != nil }

  /// The words of the site in a language; the original's where the theme has no file for it.
  func strings(
    in language: Language, names: TranslatedNames? = nil, of vocabulary: Vocabulary
  ) -> LocalizedStrings {
    var sentences = sentences[language.tag]
    if !vocabulary.isUIKit, sentences != nil || vocabulary.languages.contains(language.tag) {
      let known = sentences ?? Sentences(patterns: [:], words: [:])
      sentences = known.speaking(vocabulary, in: language.tag)
    }
    return LocalizedStrings(
      language, words[language.tag]?.texts ?? [:],
      original: words[Language.original.tag]?.texts ?? [:], sentences: sentences, names: names)
  }

  /// Returns the style sheet and the scripts of a bundle, each of its sources in their order. Scripts are
  /// in strict mode and come after the words, in one language, that they show.
  func assets(of bundle: Asset.Bundle, _ strings: LocalizedStrings) -> [Asset] {
    let keys = Set(uses.filter { $0.isInScript && $0.bundle == bundle }.map(\.key))
    let strict = Array<UInt8>("\"use strict\";\n".utf8)
    return Asset.Kind.allCases.compactMap { kind in
      let texts = assets.filter { $0.kind == kind && $0.bundle == bundle }.map(\.text)
      guard !texts.isEmpty else { return nil }
      let bytes = Array<UInt8>(texts.joined(separator: kind == .style ? "" : "\n").utf8)
      switch kind {
      case .style: return Asset(kind, named: bundle.rawValue, bytes: bytes)
      case .earlyScript: return Asset(kind, named: bundle.rawValue, bytes: strict + bytes)
      case .script:
        let words = keys.isEmpty ? [] : strings.script(of: keys.sorted())
        let name = "\(bundle.rawValue).\(strings.language.tag)"
        return Asset(kind, named: name, bytes: strict + words + bytes)
      }
    }
  }

  /// The texts that the languages of a book lack, for which the site shows the original's, and the
  /// texts that nothing shows.
  package func warnings(for book: SpecBook) -> [Diagnostic] {
    guard let original = words[Language.original.tag] else { return [] }
    return original.unused(by: uses)
      + book.translations.flatMap { translation in
        guard let words = words[translation.language] else {
          let file = folder + "/" + StringsFile.name(for: translation.language)
          return [
            Diagnostic(
              SourceLocation(file: file, line: 1),
              "the site has no words in “\(translation.language)”",
              hint: "copy \(ThemeFile.words.rawValue) to this file and translate it")
          ]
        }
        return words.gaps(in: original)
      }
  }
}
