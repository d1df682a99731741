import Conformance
import SpecReading

extension SiteBuilder {
  /// The pages of results: the matrix, the comparison, and one for each engine.
  func results(of book: SpecBook, _ edition: Edition) -> [SiteFile] {
    [matrix(book, edition), comparison(book, edition)]
      + edition.scoreboard.engines.indices.map { engine($0, book, edition) }
  }

  /// The page with all engines side by side.
  func matrix(_ book: SpecBook, _ edition: Edition) -> SiteFile {
    file(SiteFile.matrix, title: "Matrix", edition) { html in
      theme.matrix.render(into: &html) { slot, html in
        switch slot {
        case .data: html.append(source: edition.verdicts, view: "matrix")
        case .pages: html.appendPageMatrix(book.pages, edition)
        case .features: html.appendFeatureMatrix(edition)
        case .clauses: html.appendClauseMatrix(book.pages, edition)
        }
      }
    }
  }

  /// The page on which engines are compared.
  func comparison(_ book: SpecBook, _ edition: Edition) -> SiteFile {
    file(SiteFile.comparison, title: "Compare", edition) { html in
      theme.comparison.render(into: &html) { slot, html in
        switch slot {
        case .data: html.append(source: edition.verdicts, view: "compare")
        case .differences: html.appendDifferences(book.pages, edition)
        }
      }
    }
  }

  /// The page of one engine.
  func engine(_ number: Int, _ book: SpecBook, _ edition: Edition) -> SiteFile {
    let scoreboard = edition.scoreboard
    let profile = scoreboard.engines[number]
    let findings = EngineFindings(of: number, in: book.pages, scoreboard)
    let path = scoreboard.labels.keys[number].path
    return file(path, title: profile.name.withVisibleControls, root: "../", edition) { html in
      theme.engine.render(into: &html) { slot, html in
        switch slot {
        case .name: html.append(scoreboard.labels.names[number])
        case .profile: html.appendProfile(of: number, scoreboard)
        case .pages: html.appendPages(of: number, book.pages, edition.standings)
        case .features: html.appendFeatures(of: number, profile, edition.standings)
        case .findings: html.append(findings)
        case .skipped: html.append(skipped: findings.skipped)
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
    return SiteFile(path: path, bytes: html.bytes)
  }
}

extension HTML {
  /// Adds where the scripts of the theme find the verdicts.
  fileprivate mutating func append(source: Asset, view: StaticString) {
    line(
      "div", .class("verdict-source"), .constant("data-view", view),
      .data("data-source", Address.file(source.path, root: "").text), text: "")
  }
}
