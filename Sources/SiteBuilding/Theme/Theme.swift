import Conformance
import Platform
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
  /// What readers search for in other words than the pages'.
  let synonyms: Synonyms
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
    var diagnostics: [Diagnostic] = []
    var uses: [StringUse] = []
    func template<Slot>(_ file: ThemeFile) -> Template<Slot> {
      let path = folder + "/" + file.rawValue
      guard let text = Self.text(of: path, diagnostics: &diagnostics) else { return Template() }
      let template = Template<Slot>(text, file: path, diagnostics: &diagnostics)
      uses += template.strings
      return template
    }
    layout = template(.layout)
    index = template(.index)
    page = template(.page)
    matrix = template(.matrix)
    comparison = template(.comparison)
    engine = template(.engine)
    lab = template(.lab)
    func has(_ file: ThemeFile) -> Bool { FileReader.exists(folder + "/" + file.rawValue) }
    notFound = has(.notFound) ? template(.notFound) : nil
    picture = has(.picture) ? template(.picture) : nil
    assets = Self.assets(in: folder, uses: &uses, diagnostics: &diagnostics)
    words = Self.words(in: folder, uses: uses, diagnostics: &diagnostics)
    sentences = Self.sentences(in: folder, diagnostics: &diagnostics)
    synonyms = Self.synonyms(in: folder, diagnostics: &diagnostics)
    self.uses = uses
    self.folder = folder
    preview = (try? FileReader.bytes(of: folder + "/" + SiteFile.preview)).map {
      SiteFile(path: SiteFile.preview, bytes: $0)
    }
    guard diagnostics.isEmpty else { throw SiteError(diagnostics) }
  }

  /// Whether the theme has what pictures of symptoms and rows are made of.
  package var hasPictures: Bool { picture != nil }

  /// The words of the site in a language; the original's where the theme has no file for it.
  func strings(
    in language: Language, names: TranslatedNames? = nil, of vocabulary: Vocabulary
  ) -> LocalizedStrings {
    var sentences = sentences[language.tag]
    if !vocabulary.isUIKit, sentences != nil || vocabulary.languages.contains(language.tag) {
      sentences = (sentences ?? Sentences([:], words: [:])).speaking(vocabulary, in: language.tag)
    }
    return LocalizedStrings(
      language, words[language.tag]?.texts ?? [:],
      original: words[Language.original.tag]?.texts ?? [:], sentences: sentences, names: names)
  }

  /// Returns the style sheet and the scripts of a bundle, with the words in one language that its
  /// scripts show.
  func assets(of bundle: Asset.Bundle, _ strings: LocalizedStrings) -> [Asset] {
    let keys = Set(uses.filter { $0.isInScript && $0.bundle == bundle }.map(\.key))
    return Asset.Kind.allCases.compactMap { kind in
      assets.asset(
        kind, of: bundle, words: { keys.isEmpty ? [] : strings.script(of: keys.sorted()) },
        in: strings.language)
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

  /// Reads the style sheets and scripts, and appends the texts that the scripts show.
  private static func assets(
    in folder: String, uses: inout [StringUse], diagnostics: inout [Diagnostic]
  ) -> [AssetSource] {
    assetNames(in: folder).compactMap { name in
      let path = folder + "/" + name
      guard let text = text(of: path, diagnostics: &diagnostics),
        let asset = AssetSource(name: name, text: text)
      else { return nil }
      if asset.kind != .style { uses += StringUse.all(inScript: text, file: path) }
      return asset
    }
  }

  /// Reads the words files and checks them against each other and what the theme shows.
  static func words(
    in folder: String, uses: [StringUse], diagnostics: inout [Diagnostic]
  ) -> [String: StringsFile] {
    let path = folder + "/" + ThemeFile.words.rawValue
    guard let text = text(of: path, diagnostics: &diagnostics) else { return [:] }
    let original = StringsFile(text, file: path, diagnostics: &diagnostics)
    original.check(uses, &diagnostics)
    var words = [Language.original.tag: original]
    for (tag, path, text) in texts("words", in: folder, &diagnostics)
    where tag != Language.original.tag {
      let file = StringsFile(text, file: path, diagnostics: &diagnostics)
      file.check(against: original, &diagnostics)
      words[tag] = file
    }
    return words
  }

  /// Reads the synonyms, if the theme has any.
  private static func synonyms(in folder: String, diagnostics: inout [Diagnostic]) -> Synonyms {
    let path = folder + "/" + Synonyms.file
    guard FileReader.exists(path), let text = text(of: path, diagnostics: &diagnostics) else {
      return Synonyms()
    }
    return Synonyms(text, file: path, diagnostics: &diagnostics)
  }

  /// Reads the sentences of the steps in other languages.
  private static func sentences(
    in folder: String, diagnostics: inout [Diagnostic]
  ) -> [String: Sentences] {
    texts("phrases", in: folder, &diagnostics).reduce(into: [:]) { sentences, file in
      sentences[file.tag] =
        SentencesFile(
          file.text, file: file.path, language: file.tag, diagnostics: &diagnostics
        ).sentences
    }
  }

  /// Reads the files of a kind with the tags of their languages, such as `ko` of `words.ko.txt`.
  private static func texts(
    _ kind: String, in folder: String, _ diagnostics: inout [Diagnostic]
  ) -> [(tag: String, path: String, text: String)] {
    names(in: folder).compactMap { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == kind, !parts[1].isEmpty, parts[2] == "txt",
        let text = text(of: folder + "/" + name, diagnostics: &diagnostics)
      else { return nil }
      return (String(parts[1]), folder + "/" + name, text)
    }
  }

  /// The names of the style sheets and scripts, in order; the main style sheet always, so that its
  /// absence is reported.
  private static func assetNames(in folder: String) -> [String] {
    let assets = names(in: folder).filter {
      AssetSource(name: $0, text: "") != nil && !$0.hasPrefix(".")
    }
    return Set(assets + [ThemeFile.style.rawValue]).sorted()
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func text(of path: String, diagnostics: inout [Diagnostic]) -> String? {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReader.bytes(of: path)
    } catch {
      diagnostics.append(
        FileReader.exists(path)
          ? .unreadableThemeFile(path, reason: error.reason) : .missingThemeFile(path))
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      diagnostics.append(.unreadableThemeFile(path, reason: "it is not UTF-8"))
      return nil
    }
    return text
  }
}
