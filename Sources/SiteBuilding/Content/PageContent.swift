import Conformance
import SpecReading

/// One page, as the pieces that the theme's `page.html` puts in place.
struct PageContent {
  /// The page's title, as its one heading of the first level, with the counts of several engines.
  let heading: HTML
  /// What stands before the second heading.
  let introduction: HTML
  /// The clauses with each engine's counts.
  let contents: HTML
  /// Everything from the second heading on.
  let body: HTML
  /// The list of headings.
  let outline: HTML

  init(_ page: Page, score: PageScore, logs: PageTraceLogs, edition: Edition) {
    var blocks = page.blocks[...]
    var title = Page.Heading(level: 1, anchor: "", text: page.title)
    if let heading = blocks.first?.heading, heading.level == 1 {
      title = heading
      blocks = blocks.dropFirst()
    }
    var renderer = BlockRenderer(
      page, score: score, edition: edition, logs: logs)
    let split = blocks.firstIndex { $0.heading != nil }
    heading = HTML { html in
      html.append(renderer.title(title))
      if !page.clauses.isEmpty {
        html.appendPageRollUp(score.totals, edition, root: page.root)
      }
      html.append(renderer.remark(on: title, anchor: nil))
    }
    introduction = renderer.render(blocks[..<(split ?? blocks.endIndex)])
    var body = renderer.render(blocks[(split ?? blocks.endIndex)...])
    edition.data.moves.append(on: page, edition.wording, to: &body)
    if logs.canBeReplayed { body.appendNames(of: edition.data.recordings) }
    self.body = body
    outline = renderer.outline.html(in: edition.language)
    contents = HTML { html in
      html.appendContents(of: page, score: score, edition)
      html.appendCoverage(on: page, edition)
    }
  }
}
