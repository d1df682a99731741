import Conformance

extension SiteBuilder {
  /// The pages of results: the matrix, the comparison, and one for each engine.
  func results(_ site: LocalizedSite) -> [SiteFile] {
    [matrix(site), comparison(site)]
      + site.scoreboard.engines.indices.map { engine($0, site) }
  }

  /// The page with all engines side by side.
  func matrix(_ site: LocalizedSite) -> SiteFile {
    file(SiteFile.matrix, title: site.strings[.matrix], site) { html in
      site.theme.matrix.render(into: &html) { slot, html in
        switch slot {
        case .data: html.appendSource(view: "matrix", site)
        case .pages: html.appendPageMatrix(site)
        case .features: html.appendFeatureMatrix(site)
        case .clauses: html.appendClauseMatrix(site)
        }
      }
    }
  }

  /// The page on which engines are compared.
  func comparison(_ site: LocalizedSite) -> SiteFile {
    file(SiteFile.comparison, title: site.strings[.compare], site) { html in
      site.theme.comparison.render(into: &html) { slot, html in
        switch slot {
        case .data: html.appendSource(view: "compare", site)
        case .differences: html.appendDifferences(site)
        }
      }
    }
  }

  /// The page of one engine.
  func engine(_ number: Int, _ site: LocalizedSite) -> SiteFile {
    let scoreboard = site.scoreboard
    let profile = scoreboard.engines[number]
    let findings = EngineFindings(of: number, in: site.pages, scoreboard)
    let path = site.labels.keys[number].path
    return file(path, title: profile.name.withVisibleControls, root: "../", site) { html in
      site.theme.engine.render(into: &html) { slot, html in
        switch slot {
        case .name: html.append(site.labels.names[number])
        case .profile: html.appendProfile(of: number, site)
        case .pages: html.appendPages(of: number, site)
        case .features: html.appendFeatures(of: number, profile, site)
        case .findings: html.append(findings, site)
        case .choices: html.append(choices: findings.choices, site)
        case .skipped: html.append(skipped: findings.skipped, site)
        }
      }
    }
  }

  private func file(
    _ path: String, title: String, root: String = "", _ site: LocalizedSite,
    content: (inout HTML) -> Void
  ) -> SiteFile {
    let html = frame(HTML(content), title: title, root: root, site, path: path) {
      site.navigation.appendList(root: root, to: &$0)
    }
    return SiteFile(path: site.language.folder + path, bytes: html.bytes)
  }
}

extension HTML {
  /// Adds where the scripts of the theme find the verdicts.
  ///
  /// They name the pages as the original does; a translation says what it calls them.
  fileprivate mutating func appendSource(view: StaticString, _ site: LocalizedSite) {
    let source = Address.file(site.data.verdicts.path, root: site.language.top)
    line(
      "div", .class("verdict-source"), .constant("data-view", view),
      .data("data-source", source.text), .data("data-titles", site.translatedTitles), text: "")
  }
}

extension LocalizedSite {
  /// What the pages with scenarios are called in a translation, by their files, as JSON.
  fileprivate var translatedTitles: String? {
    guard !language.isOriginal else { return nil }
    var json = JSONWriter()
    json.object { json in
      for page in pages where !page.scenarios.isEmpty {
        json.put(Address.file(page.path, root: "").text, page.title)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
