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
    case title, root, head, assets, search, navigation, main
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

  let layout: Template<LayoutSlot>
  let index: Template<IndexSlot>
  let page: Template<PageSlot>
  /// What is shown where there is no page; a theme need not have it.
  let notFound: Template<NotFoundSlot>?
  /// Its style sheets and scripts, by name.
  let assets: [Asset]

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
    let hasNotFound = FileManager.default.fileExists(atPath: folder + "/" + SiteFile.notFound)
    let notFound: Template<NotFoundSlot>? = hasNotFound ? template(.notFound) : nil
    let assets = Self.assetNames(in: folder).compactMap { name in
      Self.text(of: folder + "/" + name, diagnostics: &diagnostics)
        .flatMap { Asset(name: name, bytes: Array($0.utf8)) }
    }
    guard let layout, let index, let page, diagnostics.isEmpty else {
      throw SiteError(diagnostics)
    }
    self.layout = layout
    self.index = index
    self.page = page
    self.notFound = notFound
    self.assets = assets
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
      diagnostics.append(.unreadableThemeFile(path, reason: SystemRefusal(error).reason))
      return nil
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      diagnostics.append(.unreadableThemeFile(path, reason: "it is not UTF-8"))
      return nil
    }
    return text
  }
}
