import Conformance
import SpecReading

extension SiteBuilder {
  /// The pages of results: the matrix, the comparison, one for each engine, and their data.
  func results(of book: SpecBook, _ edition: Edition) -> [SiteFile] {
    let data = VerdictData(book.pages, edition.scoreboard).asset
    var files = [matrix(book, edition, data), comparison(book, edition, data)]
    files += edition.scoreboard.engines.indices.map { engine($0, book, edition) }
    files += [data].compactMap { $0.map { SiteFile(path: $0.path, bytes: $0.bytes) } }
    return files
  }

  private func matrix(_ book: SpecBook, _ edition: Edition, _ data: Asset?) -> SiteFile {
    file(SiteFile.matrix, title: "Matrix", edition) { html in
      theme.matrix.render(into: &html) { slot, html in
        switch slot {
        case .data: html.append(source: data, view: "matrix")
        case .pages: html.appendPageMatrix(book.pages, edition)
        case .features: html.appendFeatureMatrix(edition)
        case .clauses: html.appendClauseMatrix(book.pages, edition)
        }
      }
    }
  }

  private func comparison(_ book: SpecBook, _ edition: Edition, _ data: Asset?) -> SiteFile {
    file(SiteFile.comparison, title: "Compare", edition) { html in
      theme.comparison.render(into: &html) { slot, html in
        switch slot {
        case .data: html.append(source: data, view: "compare")
        case .differences: html.appendDifferences(book.pages, edition)
        }
      }
    }
  }

  private func engine(_ number: Int, _ book: SpecBook, _ edition: Edition) -> SiteFile {
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
    let html = frame(HTML(content), title: title, root: root) {
      edition.navigation.appendList(from: root, to: &$0)
    }
    return SiteFile(path: path, bytes: html.bytes)
  }
}

extension HTML {
  /// Adds where the scripts of the theme find the verdicts.
  fileprivate mutating func append(source: Asset?, view: StaticString) {
    guard let source else { return }
    line(
      "div", .class("verdict-source"), .constant("data-view", view),
      .data("data-source", Address.file(source.path, root: "").text), text: "")
  }
}
