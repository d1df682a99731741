import Conformance
import SpecReading

/// Makes the files of the site from a spec book and reports, with a theme; touches no disk.
package struct SiteBuilder: Sendable {
  /// How many pages one task makes: enough to be worth a task, few enough to share among cores.
  private static let batch = 16

  private let theme: Theme

  package init(theme: Theme) { self.theme = theme }

  /// The files, sorted by path; the same input gives the same bytes.
  ///
  /// - Throws: where the name of a page cannot be the name of a file of the site.
  package func build(
    _ book: SpecBook, reports: [Report]
  ) async throws(SiteError) -> [SiteFile] {
    let mistakes = book.pages.compactMap(Diagnostic.pageName)
    guard mistakes.isEmpty else { throw SiteError(mistakes) }
    let edition = Edition(book, reports: reports)
    var files = await pages(of: book, edition)
    files.append(front(book, edition))
    files += theme.assets.map { SiteFile(path: $0.path, bytes: $0.bytes) }
    return files.sorted { $0.path < $1.path }
  }

  private func pages(of book: SpecBook, _ edition: Edition) async -> [SiteFile] {
    await withTaskGroup(of: [SiteFile].self) { group in
      for start in stride(from: 0, to: book.pages.count, by: Self.batch) {
        group.addTask {
          let end = min(start + Self.batch, book.pages.count)
          return (start..<end).map { file(book.pages[$0], number: $0, edition) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private func file(_ page: Page, number: Int, _ edition: Edition) -> SiteFile {
    let content = PageContent(page, score: edition.scoreboard.pages[number], edition: edition)
    let main = HTML { html in
      theme.page.render(into: &html) { slot, html in
        switch slot {
        case .heading: html.append(content.heading)
        case .introduction: html.append(content.introduction)
        case .contents: html.append(content.contents)
        case .body: html.append(content.body)
        case .neighbours: edition.navigation.appendNeighbours(of: number, to: &html)
        }
      }
    }
    let html = frame(main, title: page.title, root: page.root) {
      edition.navigation.appendList(around: number, to: &$0)
    }
    return SiteFile(path: page.path, bytes: html.bytes)
  }

  private func front(_ book: SpecBook, _ edition: Edition) -> SiteFile {
    let main = HTML { html in
      theme.index.render(into: &html) { slot, html in
        switch slot {
        case .engines: html.appendCards(of: edition.scoreboard)
        case .pages: html.appendPages(book.pages, edition.scoreboard)
        }
      }
    }
    let html = frame(main, title: Navigation.overview, root: "") {
      edition.navigation.appendList(around: nil, to: &$0)
    }
    return SiteFile(path: SiteFile.front, bytes: html.bytes)
  }

  /// Puts the layout around a page.
  private func frame(
    _ main: HTML, title: String, root: String, navigation: (inout HTML) -> Void
  ) -> HTML {
    HTML { html in
      html.reserve(main.bytes.count + 8192)
      theme.layout.render(into: &html) { slot, html in
        switch slot {
        case .title: html.append(text: title)
        case .root: html.append(text: root)
        case .assets: html.append(theme.assets, root: root)
        case .navigation: navigation(&html)
        case .main: html.append(main)
        }
      }
    }
  }
}
