import Conformance
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the site looks like: templates and a style sheet, read at run time.
package struct Theme: Sendable {
  /// The places of `layout.html`.
  enum LayoutSlot: String, TemplateSlot {
    case title, root, navigation, main
  }

  /// The places of `index.html`.
  enum IndexSlot: String, TemplateSlot {
    case engines, pages
  }

  /// The places of `page.html`.
  enum PageSlot: String, TemplateSlot {
    case heading, introduction, contents, body, neighbours
  }

  let layout: Template<LayoutSlot>
  let index: Template<IndexSlot>
  let page: Template<PageSlot>
  let style: [UInt8]

  /// Reads a theme from its folder, or reports every mistake in it.
  package init(folder: String) throws(SiteError) {
    var diagnostics: [Diagnostic] = []
    func read(_ file: ThemeFile) -> (text: String?, path: String) {
      let path = folder + "/" + file.rawValue
      return (Self.text(of: path, diagnostics: &diagnostics), path)
    }
    func template<Slot>(_ file: ThemeFile) -> Template<Slot>? {
      let (text, path) = read(file)
      return text.map { Template($0, file: path, diagnostics: &diagnostics) }
    }
    let layout: Template<LayoutSlot>? = template(.layout)
    let index: Template<IndexSlot>? = template(.index)
    let page: Template<PageSlot>? = template(.page)
    let style = read(.style).text
    guard let layout, let index, let page, let style, diagnostics.isEmpty else {
      throw SiteError(diagnostics)
    }
    self.layout = layout
    self.index = index
    self.page = page
    self.style = Array(style.utf8)
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
