import SpecReading

extension SiteBuilder {
  /// The list of those pages for search engines, where it is known what their addresses are.
  func sitemap(of pages: [SiteFile]) -> [SiteFile] {
    publishing.base.map { [.sitemap(of: pages.map(\.path).sorted(), at: $0)] } ?? []
  }

  /// A page in the place of each that was renamed, which leads to the new one.
  func moved(_ site: LocalizedSite) -> [SiteFile] {
    site.data.redirects.pages.map { redirect in
      let path = redirect.old.file
      let root = SiteFile.root(of: path)
      let main = HTML { html in
        html.line("h1", text: site.strings[.movedPage])
        html.line("p") { line in
          let new = HTML { $0.append(redirect.new, root: root) }
          line.append(site.strings.isNow(redirect.old.page, new))
        }
      }
      let head = HTML { html in
        html.appendUnlisted()
        html.void(
          "meta", .constant("http-equiv", "refresh"),
          .refresh(.file(redirect.new.file, at: redirect.new.anchor, root: root)))
      }
      let html = frame(
        main, title: redirect.old.page, root: root, site, path: redirect.new.file, head: head
      ) {
        site.navigation.appendList(root: root, to: &$0)
      }
      return SiteFile(path: site.language.folder + path, bytes: html.bytes)
    }
  }

  /// The page that a host shows where there is none, if the theme has one.
  ///
  /// It is shown at any address, so its links are whole ones where the site's own is known.
  func notFound(_ site: LocalizedSite) -> [SiteFile] {
    notFound(site, root: publishing.base?.text ?? "").map { [$0] } ?? []
  }

  /// The same with links that begin like that.
  func notFound(_ site: LocalizedSite, root: String) -> SiteFile? {
    guard let template = site.theme.notFound else { return nil }
    let main = HTML { html in
      template.render(into: &html) { slot, html in
        switch slot {
        case .root: html.append(text: root)
        }
      }
    }
    let head = HTML { $0.appendUnlisted() }
    let html = frame(main, title: site.strings[.notFound], root: root, site, head: head) {
      site.navigation.appendList(root: root, to: &$0)
    }
    return SiteFile(path: SiteFile.notFound, bytes: html.bytes)
  }
}
