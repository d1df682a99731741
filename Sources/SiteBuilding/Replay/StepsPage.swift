import Conformance
import Results
import SpecReading

extension HTML {
  /// Appends the link to the steps of a scenario; nothing where there are none.
  ///
  /// Its id is the address of the scenario's replay, so that without a script the address leads to
  /// the row.
  mutating func appendStepsLink(
    of id: ScenarioID, on page: Page, _ logs: PageTraceLogs, _ site: LocalizedSite
  ) {
    guard let log = logs.logs[id] else { return }
    let anchor = id.description
    element(
      "a", .class("steps"), .id("\(anchor):replay"), site.language.markOfOwn,
      .data("data-replay", log.canBeReplayed ? "" : nil),
      .href(.file(StepsPage.path(of: page), at: anchor, root: page.root)),
      text: site.strings[.steps])
  }

  /// Appends the element that tells the theme's script where the replays of a page are.
  mutating func appendReplaySource(of page: Page) {
    let source = Address.file(ReplayData.path(of: page), root: page.root)
    line(
      "div", .id("site:replays"), .data("data-source", source.text), .constant("hidden", ""),
      text: "")
  }
}

/// The page with the pictures and trace logs of all scenarios of a page, for readers without
/// scripts and for printing.
struct StepsPage {
  /// The folder of these pages, within that of the language.
  static let folder = "steps/"

  /// The path of a page's steps within the folder of its language.
  static func path(of page: Page) -> String { folder + page.path }

  /// The content.
  let main: HTML

  init(_ page: Page, _ logs: PageTraceLogs, _ site: LocalizedSite) {
    let root = SiteFile.root(of: Self.path(of: page))
    let strings = site.strings
    main = HTML { html in
      html.line("h1", text: strings.text(.stepsOfScenario, ["scenario": page.title]))
      var drawn: Set<String> = []
      var clause = ""
      var seen: Set<ScenarioID> = []
      for scenario in page.scenarios {
        guard let log = logs.logs[scenario.id], seen.insert(scenario.id).inserted else { continue }
        if scenario.clause.id != clause {
          clause = scenario.clause.id
          html.line("h2") { heading in
            heading.element("a", .href(.file(page.path, at: clause, root: root)), text: clause)
            heading.append(text: " ")
            heading.append(text: page.title(of: clause) ?? scenario.clause.title)
          }
        }
        if let stage = log.stage, drawn.insert(stage.id).inserted { html.append(stage, strings) }
        let id = scenario.id.description
        html.block("section", .class("steps"), .id(id)) { section in
          section.line("h3") {
            $0.element("a", .href(.file(page.path, at: id, root: root)), text: id)
          }
          section.append(log, engines: site.data.recordings.engines, strings)
        }
      }
    }
  }
}

extension Page {
  /// Returns the title of a clause in the language of the page.
  fileprivate func title(of clause: String) -> String? {
    for case .heading(let heading) in blocks where heading.clause?.id == clause {
      return heading.text
    }
    return nil
  }
}
