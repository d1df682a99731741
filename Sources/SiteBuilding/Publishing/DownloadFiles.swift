import Conformance

/// The files of a site for machines, with their paths.
struct DownloadFiles: Sendable {
  /// The path of the report.
  static let report = "report.json"

  /// The files: the report, then the badges.
  let files: [SiteFile]
  /// The engines that have a badge, with the path of each.
  let badges: [(engine: EngineProfile, path: String)]

  init(_ downloads: Publishing.Downloads?, _ results: ResultsIndex) {
    let engines = downloads == nil ? [] : zip(results.engines, results.keys).map { ($0, $1.slug) }
    badges = engines.map { ($0, "badges/\($1).json") }
    let contents = downloads.map { [$0.report] + $0.badges } ?? []
    files = zip([Self.report] + badges.map(\.path), contents).map(SiteFile.init)
  }
}

extension HTML {
  /// Appends the links to the files for machines, if there are any.
  mutating func append(_ downloads: DownloadFiles, _ strings: LocalizedStrings) {
    guard !downloads.files.isEmpty else { return }
    let badges = downloads.badges.map { engine, path in
      (path, strings.html(.badgeOfEngine, ["engine": HTML { $0.append(foreign: engine.name) }]))
    }
    let all = (DownloadFiles.report, HTML { $0.append(text: strings[.allVerdicts]) })
    list(.class("downloads"), of: [all] + badges) { item, link in
      item.element("a", .href(.file(link.0, root: strings.language.top))) { $0.append(link.1) }
    }
  }
}
