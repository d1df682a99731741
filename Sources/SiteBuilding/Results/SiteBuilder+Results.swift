import Conformance

extension SiteBuilder {
  /// The pages of results: the matrix, the comparison, and one for each engine.
  func results(_ edition: Edition) -> [SiteFile] {
    [matrix(edition), comparison(edition)]
      + edition.scoreboard.engines.indices.map { engine($0, edition) }
  }

  /// The page with all engines side by side.
  func matrix(_ edition: Edition) -> SiteFile {
    file(SiteFile.matrix, title: edition.wording.matrix, edition) { html in
      edition.theme.matrix.render(into: &html) { slot, html in
        switch slot {
        case .data: html.appendSource(view: "matrix", edition)
        case .pages: html.appendPageMatrix(edition)
        case .features: html.appendFeatureMatrix(edition)
        case .clauses: html.appendClauseMatrix(edition)
        }
      }
    }
  }

  /// The page on which engines are compared.
  func comparison(_ edition: Edition) -> SiteFile {
    file(SiteFile.comparison, title: edition.wording.compare, edition) { html in
      edition.theme.comparison.render(into: &html) { slot, html in
        switch slot {
        case .data: html.appendSource(view: "compare", edition)
        case .differences: html.appendDifferences(edition)
        }
      }
    }
  }

  /// The page of one engine.
  func engine(_ number: Int, _ edition: Edition) -> SiteFile {
    let scoreboard = edition.scoreboard
    let profile = scoreboard.engines[number]
    let findings = EngineFindings(of: number, in: edition.pages, scoreboard)
    let path = edition.labels.keys[number].path
    return file(path, title: profile.name.withVisibleControls, root: "../", edition) { html in
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
  }

  private func file(
    _ path: String, title: String, root: String = "", _ edition: Edition,
    content: (inout HTML) -> Void
  ) -> SiteFile {
    let html = frame(HTML(content), title: title, root: root, edition, path: path) {
      edition.navigation.appendList(root: root, to: &$0)
    }
    return SiteFile(path: edition.language.folder + path, bytes: html.bytes)
  }
}

extension HTML {
  /// Adds where the scripts of the theme find the verdicts.
  ///
  /// They name the pages as the original does; a translation says what it calls them.
  fileprivate mutating func appendSource(view: StaticString, _ edition: Edition) {
    let source = Address.file(edition.data.verdicts.path, root: edition.language.top)
    line(
      "div", .class("verdict-source"), .constant("data-view", view),
      .data("data-source", source.text), .data("data-titles", edition.translatedTitles), text: "")
  }
}

extension Edition {
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
