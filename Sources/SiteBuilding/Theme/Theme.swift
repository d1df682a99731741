import Conformance
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the site looks like: templates, style sheets and scripts, read at run time.
package struct Theme: Sendable {
  /// The places of `layout.html`.
  enum LayoutSlot: String, TemplateSlot {
    case language, title, root, head, assets, search, languages, navigation, main
  }

  /// The places of `index.html`.
  enum IndexSlot: String, TemplateSlot {
    case engines, downloads, pages
  }

  /// The places of `page.html`.
  enum PageSlot: String, TemplateSlot {
    case breadcrumbs, outline, heading, introduction, contents, body, edit, neighbours
  }

  /// The places of `404.html`.
  enum NotFoundSlot: String, TemplateSlot {
    case root
  }

  /// The places of `matrix.html`.
  enum MatrixSlot: String, TemplateSlot {
    case data, pages, features, clauses
  }

  /// The places of `compare.html`.
  enum ComparisonSlot: String, TemplateSlot {
    case data, differences
  }

  /// The places of `engine.html`.
  enum EngineSlot: String, TemplateSlot {
    case name, profile, pages, features, findings, choices, skipped
  }

  private(set) var layout: Template<LayoutSlot>
  private(set) var index: Template<IndexSlot>
  private(set) var page: Template<PageSlot>
  private(set) var matrix: Template<MatrixSlot>
  private(set) var comparison: Template<ComparisonSlot>
  private(set) var engine: Template<EngineSlot>
  /// What is shown where there is no page; a theme need not have it.
  private(set) var notFound: Template<NotFoundSlot>?
  /// Its style sheets and scripts, by name; first the words that the scripts say, where they are
  /// translated.
  private(set) var assets: [Asset]
  /// The words in other languages, by the languages' tags.
  private let words: [String: Words]

  /// Reads a theme from its folder, or reports every mistake in it.
  package init(folder: String) throws(SiteError) {
    var diagnostics: [Diagnostic] = []
    func template<Slot>(_ file: ThemeFile) -> Template<Slot>? {
      let path = folder + "/" + file.rawValue
      return Self.text(of: path, diagnostics: &diagnostics)
        .map { Template($0, file: path, diagnostics: &diagnostics) }
    }
    let layout: Template<LayoutSlot>? = template(.layout)
    let index: Template<IndexSlot>? = template(.index)
    let page: Template<PageSlot>? = template(.page)
    let matrix: Template<MatrixSlot>? = template(.matrix)
    let comparison: Template<ComparisonSlot>? = template(.comparison)
    let engine: Template<EngineSlot>? = template(.engine)
    let hasNotFound = FileManager.default.fileExists(atPath: folder + "/" + SiteFile.notFound)
    let notFound: Template<NotFoundSlot>? = hasNotFound ? template(.notFound) : nil
    var used: [UsedWord] = [
      layout?.words, index?.words, page?.words, matrix?.words, comparison?.words, engine?.words,
      notFound?.words,
    ].compactMap(\.self).flatMap(\.self)
    assets = Self.assets(in: folder, words: &used, diagnostics: &diagnostics)
    words = Self.words(in: folder, used: used, diagnostics: &diagnostics)
    guard let layout, let index, let page, let matrix, let comparison, let engine,
      diagnostics.isEmpty
    else {
      throw SiteError(diagnostics)
    }
    self.layout = layout
    self.index = index
    self.page = page
    self.matrix = matrix
    self.comparison = comparison
    self.engine = engine
    self.notFound = notFound
  }

  /// The theme with its words in another language, as far as they are known.
  func translated(to language: Language) -> Theme {
    guard let words = words[language.tag] else { return self }
    var theme = self
    theme.layout = layout.translated(by: words)
    theme.index = index.translated(by: words)
    theme.page = page.translated(by: words)
    theme.matrix = matrix.translated(by: words)
    theme.comparison = comparison.translated(by: words)
    theme.engine = engine.translated(by: words)
    theme.notFound = notFound?.translated(by: words)
    theme.assets = [words.asset(for: language)] + assets
    return theme
  }

  /// The style sheets and scripts; adds the words that the scripts say.
  private static func assets(
    in folder: String, words: inout [UsedWord], diagnostics: inout [Diagnostic]
  ) -> [Asset] {
    assetNames(in: folder).compactMap { name in
      let path = folder + "/" + name
      guard let text = text(of: path, diagnostics: &diagnostics),
        let asset = Asset(name: name, bytes: Array(text.utf8))
      else { return nil }
      if asset.kind != .style { words += ScriptWords.all(in: text, file: path) }
      return asset
    }
  }

  /// The words in other languages, given all that the theme says.
  private static func words(
    in folder: String, used: [UsedWord], diagnostics: inout [Diagnostic]
  ) -> [String: Words] {
    Words.files(in: folder).reduce(into: [:]) { words, file in
      let path = folder + "/" + file.name
      guard let text = text(of: path, diagnostics: &diagnostics) else { return }
      words[file.tag] = Words(text, file: path, used: used, diagnostics: &diagnostics)
    }
  }

  /// The names of the style sheets and scripts, in order; the main style sheet always, so that its
  /// absence is noticed.
  private static func assetNames(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let assets = names.filter { Asset(name: $0, bytes: []) != nil && !$0.hasPrefix(".") }
    return Set(assets + [ThemeFile.style.rawValue]).sorted()
  }

  private static func text(of path: String, diagnostics: inout [Diagnostic]) -> String? {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      diagnostics.append(.missingThemeFile(path))
      return nil
    } catch {
      diagnostics.append(.unreadableThemeFile(path, reason: SystemErrorMessage(error).text))
      return nil
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      diagnostics.append(.unreadableThemeFile(path, reason: "it is not UTF-8"))
      return nil
    }
    return text
  }
}
