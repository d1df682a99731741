import Conformance
import Results
import SpecReading

/// The rendered pieces of one page, which fill the placeholders of `page.html`.
struct PageContent {
  /// The page's title, as its only heading of the first level, with every engine's counts.
  let heading: HTML
  /// The blocks before the second heading.
  let introduction: HTML
  /// The table of clauses with every engine's counts.
  let contents: HTML
  /// The blocks from the second heading on.
  let body: HTML
  /// The list of headings.
  let outline: HTML
}

extension PageContent {
  /// Renders a page.
  ///
  /// - Parameter leads: Whether it begins with an introduction, as pages with several sections do.
  init(
    _ page: Page, score: PageScore, replays: PageReplays, site: LocalizedSite, leads: Bool = true
  ) {
    var blocks = page.blocks[...]
    var title = Page.Heading(level: 1, anchor: "", text: page.title)
    if let heading = blocks.first?.heading, heading.level == 1 {
      title = heading
      blocks = blocks.dropFirst()
    }
    var renderer = BlockRenderer(page, score: score, site: site, replays: replays)
    let split = leads ? blocks.firstIndex { $0.heading != nil } : blocks.startIndex
    heading = HTML { html in
      html.append(renderer.title(title))
      if !page.clauses.isEmpty {
        html.appendPageRollUp(score.totals, of: page, site)
        html.appendLegend(of: score.totals, site.strings)
      }
      html.append(renderer.remark(on: title, anchor: nil))
    }
    introduction = renderer.render(blocks[..<(split ?? blocks.endIndex)])
    var body = renderer.render(blocks[(split ?? blocks.endIndex)...])
    site.data.redirects.append(on: page, site.strings, to: &body)
    if !replays.replays.isEmpty { body.appendReplaySource(of: page, site) }
    self.body = body
    outline = renderer.outline.html(site.strings)
    contents = HTML { html in
      // A script offers to show a report of the reader here.
      if !page.scenarios.isEmpty {
        html.line(
          "div", .class("report-place"), .number("data-report", Report.currentVersion), text: "")
      }
      html.appendContents(of: page, score: score, site)
      html.appendCoverage(on: page, site)
    }
  }
}
