import Conformance
import SpecReading

/// How each kind of page is made.
extension SiteBuilder {
  /// Makes a page of the book.
  func page(_ number: Int, _ logs: PageTraceLogs, _ edition: Edition) -> HTML {
    let page = edition.pages[number]
    let score = edition.results.pages[number]
    let content = PageContent(page, score: score, logs: logs, edition: edition)
    return self.page(content, of: page, number: number, edition)
  }

  /// Makes a page of the reference; these follow the pages of the book in the navigation.
  func referencePage(_ number: Int, _ edition: Edition) -> HTML {
    page(
      edition.reference[number].content, of: nil, number: edition.pages.count + number, edition)
  }

  /// Puts the pieces of a page into its template.
  ///
  /// - Parameters:
  ///   - page: the page of the book; nil for a page of the reference, which has no source to edit.
  ///   - number: the position in the navigation.
  private func page(
    _ content: PageContent, of page: Page?, number: Int, _ edition: Edition
  ) -> HTML {
    let entry = edition.navigation.entries[number]
    let main = HTML { html in
      edition.theme.page.render(into: &html) { slot, html in
        switch slot {
        case .breadcrumbs: edition.navigation.appendBreadcrumbs(to: entry, in: &html)
        case .outline: html.append(content.outline)
        case .heading: html.append(content.heading)
        case .introduction: html.append(content.introduction)
        case .contents: html.append(content.contents)
        case .body: html.append(content.body)
        case .edit:
          guard let page else { return }
          html.appendEditing(of: edition.source(of: page), publishing.editing, edition.wording)
        case .neighbours: edition.navigation.appendNeighbours(of: number, to: &html)
        }
      }
    }
    return frame(main, title: entry.title, root: entry.root, edition, path: entry.path) {
      edition.navigation.appendList(around: number, to: &$0)
    }
  }

  /// Makes the front page.
  func front(_ edition: Edition) -> HTML {
    let main = HTML { html in
      edition.theme.index.render(into: &html) { slot, html in
        switch slot {
        case .engines: html.appendCards(of: edition)
        case .downloads: html.append(edition.data.downloads, in: edition.language)
        case .pages: html.appendPages(of: edition)
        }
      }
    }
    let head = HTML { edition.navigation.appendBeginning(to: &$0) }
    return frame(
      main, title: edition.wording.overview, root: "", edition, path: SiteFile.front, head: head
    ) {
      edition.navigation.appendList(around: nil, to: &$0)
    }
  }

  /// Makes the page with all engines side by side.
  func matrix(_ edition: Edition) -> HTML {
    let main = HTML { html in
      edition.theme.matrix.render(into: &html) { slot, html in
        switch slot {
        case .data: html.appendVerdictSource(view: "matrix", edition)
        case .pages: html.appendPageMatrix(edition)
        case .features: html.appendFeatureMatrix(edition)
        case .clauses: html.appendClauseMatrix(edition)
        }
      }
    }
    return frame(main, title: edition.wording.matrix, root: "", edition, path: SiteFile.matrix)
  }

  /// Makes the page on which engines are compared.
  func comparison(_ edition: Edition) -> HTML {
    let main = HTML { html in
      edition.theme.comparison.render(into: &html) { slot, html in
        switch slot {
        case .data: html.appendVerdictSource(view: "compare", edition)
        case .differences: html.appendDifferences(edition)
        }
      }
    }
    return frame(
      main, title: edition.wording.compare, root: "", edition, path: SiteFile.comparison)
  }

  /// Makes the page of an engine.
  func engine(_ number: Int, _ edition: Edition) -> HTML {
    let profile = edition.results.engines[number]
    let findings = EngineFindings(of: number, in: edition.pages, edition.results)
    let main = HTML { html in
      edition.theme.engine.render(into: &html) { slot, html in
        switch slot {
        case .name: html.append(edition.labels.names[number])
        case .profile: html.appendProfile(of: number, edition)
        case .pages: html.appendPages(of: number, edition)
        case .features: html.appendFeatures(of: number, profile, edition)
        case .findings: html.append(findings, edition)
        case .choices: html.append(choices: findings.choices, edition)
        case .skipped: html.append(skipped: findings.skipped, edition)
        }
      }
    }
    return frame(
      main, title: profile.name.withVisibleControls, root: "../", edition,
      path: edition.labels.keys[number].path)
  }

  /// Makes a page at the old address of a renamed page, with a redirection to the new one.
  func moved(_ redirect: Redirect, root: String, _ edition: Edition) -> HTML {
    let main = HTML { html in
      html.line("h1", text: edition.wording.movedPage)
      html.line("p") { line in
        let new = HTML { $0.append(redirect.new, root: root) }
        line.append(edition.wording.isNow(redirect.old.page, new))
      }
    }
    let head = HTML { html in
      html.appendUnlisted()
      html.void(
        "meta", .constant("http-equiv", "refresh"),
        .refresh(.file(redirect.new.file, at: redirect.new.anchor, root: root)))
    }
    return frame(
      main, title: redirect.old.page, root: root, edition, path: redirect.new.file, head: head)
  }

  /// Makes the page for unknown paths, with links that begin with `root`.
  func notFound(
    _ template: Template<Theme.NotFoundSlot>, root: String, _ edition: Edition
  ) -> HTML {
    let main = HTML { html in
      template.render(into: &html) { slot, html in
        switch slot {
        case .root: html.append(text: root)
        }
      }
    }
    let head = HTML { $0.appendUnlisted() }
    return frame(main, title: edition.wording.notFound, root: root, edition, head: head)
  }

  /// Puts the layout around a page that is in no sequence.
  private func frame(
    _ main: HTML, title: String, root: String, _ edition: Edition, path: String? = nil,
    head: HTML = HTML()
  ) -> HTML {
    frame(main, title: title, root: root, edition, path: path, head: head) {
      edition.navigation.appendList(root: root, to: &$0)
    }
  }

  /// Puts the layout around a page.
  ///
  /// - Parameters:
  ///   - root: the relative address of the folder of the language, such as `../`.
  ///   - path: the path within that folder, for canonical addresses; nil for pages without one.
  private func frame(
    _ main: HTML, title: String, root: String, _ edition: Edition, path: String? = nil,
    head: HTML = HTML(), navigation: (inout HTML) -> Void
  ) -> HTML {
    let top = root + edition.language.top
    return HTML { html in
      html.reserve(main.bytes.count + 8192)
      edition.theme.layout.render(into: &html) { slot, html in
        switch slot {
        case .language: html.append(text: edition.language.tag)
        case .title: html.append(text: title)
        case .root: html.append(text: root)
        case .search: html.append(text: top + edition.searchIndex.path)
        case .head:
          if let path, let base = publishing.base {
            html.appendAddresses(of: path, at: base, edition)
          }
          html.append(head)
        case .assets: html.append(edition.theme.assets, root: top)
        case .languages: html.appendLanguages(of: path ?? SiteFile.front, top: top, edition)
        case .navigation: navigation(&html)
        case .main: html.append(main)
        }
      }
    }
  }
}
