import ArgumentParser
import Conformance
import Reporting
import SiteBuilding

/// How a site is published.
struct PublishingOptions: ParsableArguments {
  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      """
      Where the site will be on the web; adds a sitemap and each page's own address. \
      Example: --base-url https://example.com/conform
      """, valueName: "url"),
    transform: { try BaseURL($0) })
  var base: BaseURL?

  @Option(
    name: .customLong("edit-url"),
    help: ArgumentHelp(
      """
      Where a page can be edited, with '{page}' for its name; adds a link to each page. \
      Example: --edit-url 'https://example.com/edit/main/Spec/{page}.md'
      """, valueName: "pattern"),
    transform: { try EditPattern($0) })
  var editing: EditPattern?

  /// What the site is published with, if it shows these reports.
  func publishing(_ reports: [Report]) throws -> Publishing {
    let report = Report(engines: reports.flatMap(\.engines))
    let downloads = Publishing.Downloads(
      // What the engines did is in the pages already, and would make the file many times as big.
      report: ReportJSON.encode(report.withoutTraces),
      badges: report.engines.map(BadgeJSON.encode))
    return Publishing(
      base: base, editing: editing, downloads: report.engines.isEmpty ? nil : downloads)
  }
}
