import Conformance
import SpecReading

/// How each kind of page is made.
extension SiteBuilder {
  /// Makes a page of the book.
  func page(_ number: Int, _ replays: PageReplays, _ site: LocalizedSite) -> HTML {
    let page = site.pages[number]
    let score = site.results.pages[number]
    let content = PageContent(page.overview, score: score, replays: replays, site: site)
    return self.page(content, of: page, number: number, site)
  }

  /// Makes the page of a symptom, a section of a page of the book.
  func symptom(
    _ symptom: Page, of number: Int, _ replays: PageReplays, _ site: LocalizedSite
  ) -> HTML {
    let page = site.pages[number]
    let position = site.symptoms.firstIndex { $0.name == symptom.name }
    let own = site.symptom(like: symptom)
    let entries = site.symptoms.map { Navigation.Entry(title: $0.title, path: $0.path) }
    let story = publishing.hasPictures ? site.data.story(of: symptom) : nil
    let content = PageContent(
      own, score: site.results.pages[number], replays: replays, site: site, leads: false)
    return self.page(
      content, of: page, number: number, site,
      section: Section(
        entry: Navigation.Entry(title: own.title, path: own.path), summary: own.summary,
        picture: story.map { story in
          (site.language.folder + SiteFile.picture(symptom.name), site.strings.label(of: story))
        },
        previous: position.flatMap { $0 > 0 ? entries[$0 - 1] : nil },
        next: position.flatMap { $0 + 1 < entries.count ? entries[$0 + 1] : nil }))
  }

  /// Makes a page of the reference; these follow the pages of the book in the navigation.
  func referencePage(_ number: Int, _ site: LocalizedSite) -> HTML {
    page(
      site.reference[number].content(site.strings), of: nil, number: site.pages.count + number,
      site)
  }

  /// A section that is a page of its own: its place, and those of the sections beside it.
  private struct Section {
    let entry: Navigation.Entry
    let summary: String
    let picture: (path: String, words: String)?
    let previous: Navigation.Entry?
    let next: Navigation.Entry?
  }

  /// Puts the pieces of a page into its template.
  ///
  /// - Parameters:
  ///   - page: the page of the book; nil for a page of the reference, which has no source to edit.
  ///   - number: the position in the navigation.
  ///   - section: the section of the page that the content is of, or the whole page.
  private func page(
    _ content: PageContent, of page: Page?, number: Int, _ site: LocalizedSite,
    section: Section? = nil
  ) -> HTML {
    let whole = site.navigation.entries[number]
    let entry = section?.entry ?? whole
    let main = theme.page.html(site.strings) { slot, html in
      switch slot {
      case .breadcrumbs:
        site.navigation.appendBreadcrumbs(
          to: entry, below: section.map { _ in whole }, in: &html)
      case .outline: html.append(content.outline)
      case .heading: html.append(content.heading)
      case .introduction: html.append(content.introduction)
      case .contents: html.append(content.contents)
      case .body: html.append(content.body)
      case .edit:
        guard let page else { return }
        html.appendEditing(of: site.source(of: page), publishing.editing, site.strings)
      case .neighbours:
        guard let section else { return site.navigation.appendNeighbours(of: number, to: &html) }
        site.navigation.appendNeighbours(
          section.previous ?? whole, section.next, root: entry.root, to: &html)
      }
    }
    return frame(
      main, title: entry.title, root: entry.root, site, path: entry.path,
      adding: page?.clauses.isEmpty == false ? .verdict : nil,
      summary: section?.summary ?? page?.summary ?? "", picture: section?.picture, number: number)
  }

  /// Makes the front page.
  func front(_ site: LocalizedSite) -> HTML {
    let main = theme.index.html(site.strings) { slot, html in
      switch slot {
      case .opening:
        guard let story = site.data.opening else { return }
        let path = site.data.paths[story.scenario.clause.id]
        html.append(story, loops: true, path: path, root: "", site.strings)
      case .doors: html.appendDoors(of: site)
      case .engines: html.appendCards(of: site)
      case .downloads: html.append(site.data.downloads, site.strings)
      case .pages: html.appendPages(of: site)
      }
    }
    return frame(
      main, title: site.strings[.frontTitle], site, path: SiteFile.front,
      adding: .verdict, summary: site.strings[.frontLead],
      head: HTML { site.navigation.appendBeginning(to: &$0) })
  }

  /// Makes the page with all engines side by side.
  func matrix(_ site: LocalizedSite) -> HTML {
    let main = theme.matrix.html(site.strings) { slot, html in
      switch slot {
      case .legend: html.appendLegend(of: site.results.totals, site.strings)
      case .data: html.appendVerdictSource(view: "matrix", site)
      case .pages: html.appendPageMatrix(site)
      case .features: html.appendFeatureMatrix(site)
      case .clauses: html.appendClauseMatrix(site)
      }
    }
    return frame(
      main, title: site.strings[.matrix], site, path: SiteFile.matrix, adding: .verdict)
  }

  /// Makes the page on which engines are compared.
  func comparison(_ site: LocalizedSite) -> HTML {
    let main = theme.comparison.html(site.strings) { slot, html in
      switch slot {
      case .engines: html.appendEngineLinks(site)
      case .data: html.appendVerdictSource(view: "compare", site)
      // With scripts, the page has a comparison of any two engines instead.
      case .differences: html.block("noscript") { $0.appendDifferences(site) }
      }
    }
    return frame(
      main, title: site.strings[.compare], site, path: SiteFile.comparison, adding: .verdict)
  }

  /// Makes the page on which the reference engine runs.
  func lab(_ lab: LabData, _ site: LocalizedSite) -> HTML {
    let main = theme.lab.html(site.strings) { slot, html in
      switch slot {
      case .data: html.append(lab, site)
      }
    }
    return frame(main, title: site.strings[.lab], site, path: SiteFile.lab, adding: .lab)
  }

  /// Makes the page of an engine.
  func engine(_ number: Int, _ site: LocalizedSite) -> HTML {
    let findings = EngineFindings(
      of: number, in: site.pages, site.results, faults: site.data.faults)
    let page = EnginePage(number: number, findings: findings, site: site)
    let main = theme.engine.html(site.strings) { slot, html in
      switch slot {
      case .name: html.append(foreign: page.engine.name)
      case .profile: page.appendProfile(to: &html)
      case .data:
        html.appendVerdictSource(view: "engine", root: "../", site)
        // A script makes the list here to which figures over several pages lead.
        html.line("span", .id("rows"), .constant("hidden", ""), text: "")
      case .contents: page.appendContents(to: &html)
      case .pages: page.appendPages(to: &html)
      case .features: page.appendFeatures(to: &html)
      case .findings: page.appendFindings(to: &html)
      case .failures: page.appendFailures(to: &html)
      case .choices: page.appendChoices(to: &html)
      case .skipped: page.appendSkipped(to: &html)
      case .history: page.appendHistory(to: &html)
      }
    }
    return frame(
      main, title: page.engine.name.withVisibleControls, root: "../", site, path: page.key.path,
      adding: .verdict)
  }

  /// Makes a page at the old address of a renamed page, with a redirection to the new one.
  func moved(_ redirect: Redirect, _ site: LocalizedSite) -> HTML {
    let root = SiteFile.root(of: redirect.old.file)
    let main = HTML { html in
      html.line("h1", text: site.strings[.movedPage])
      html.line("p") { $0.append(site.strings.isNow(redirect.old.page, redirect.new, root: root)) }
    }
    let head = HTML { html in
      html.appendUnlisted()
      html.appendForwarding(to: redirect.new.address(root: root))
    }
    return frame(
      main, title: redirect.old.page, root: root, site, path: redirect.new.file, head: head)
  }

  /// Makes the page for unknown paths, with links that begin with `root`.
  func notFound(
    _ template: Template<Theme.NotFoundSlot>, root: String, _ site: LocalizedSite
  ) -> HTML {
    let main = template.html(site.strings) { slot, html in
      switch slot {
      case .root: html.append(text: root)
      }
    }
    return frame(
      main, title: site.strings[.notFound], root: root, site,
      head: HTML { $0.appendUnlisted() })
  }

  /// Puts the layout around a page.
  ///
  /// - Parameters:
  ///   - root: the relative address of the folder of the language, such as `../`.
  ///   - path: the path within that folder, for canonical addresses; nil for pages without one.
  ///   - bundle: the assets that the page adds to those of every page.
  ///   - summary: the description for search engines and for links to the page; empty for none.
  ///   - picture: the picture for links to the page and what it shows; nil for that of the site.
  ///   - number: the position in the navigation, of which the list shows the pages around.
  private func frame(
    _ main: HTML, title: String, root: String = "", _ site: LocalizedSite, path: String? = nil,
    adding bundle: Asset.Bundle? = nil, summary: String = "",
    picture: (path: String, words: String)? = nil, head: HTML = HTML(), number: Int? = nil
  ) -> HTML {
    let top = root + site.language.top
    return theme.layout.html(site.strings) { slot, html in
      switch slot {
      case .language: html.append(text: site.language.tag)
      case .title: html.append(text: title)
      case .root: html.append(text: root)
      case .search:
        let engine = site.script(of: .search, root: root)?.text
        let data = site.searchIndex.map { Address.file($0.path, root: top).text }
        html.append(text: ([engine].compactMap(\.self) + data).joined(separator: " "))
      case .head:
        if let path, let base = publishing.base {
          html.appendAddresses(of: path, at: base, site)
        }
        html.appendDescription(
          summary, title: title, of: path, picture: picture, publishing.base, site)
        // The engine of commands that readers copy, where this program has none: a variable of the shell.
        if !site.data.vocabulary.isUIKit {
          html.void("meta", .constant("name", "engine"), .constant("content", #""$ENGINE""#))
        }
        html.append(head)
      case .assets:
        let added = bundle.flatMap { site.assets[$0] } ?? []
        html.append((site.assets[.site] ?? []) + added, root: top)
      case .lab: if site.data.lab != nil { html.appendLabLink(root: root, site) }
      case .policy:
        if bundle == .lab || site.data.lab?.hasScenarios(of: path) == true {
          // Lets the page compile the engine.
          html.append(template: Array(" 'wasm-unsafe-eval'".utf8))
        }
      case .languages: html.appendLanguages(of: path ?? SiteFile.front, top: top, site)
      case .navigation:
        site.navigation.appendList(
          around: number, root: root, isFront: path == SiteFile.front, to: &html)
      case .main: html.append(main)
      }
    }
  }
}
