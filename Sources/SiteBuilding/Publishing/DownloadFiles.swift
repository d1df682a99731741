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
    guard let downloads else {
      (files, badges) = ([], [])
      return
    }
    badges = zip(results.engines, results.keys).map { ($0, "badges/\($1.slug).json") }
    files =
      [SiteFile(path: Self.report, bytes: downloads.report)]
      + zip(badges, downloads.badges).map { SiteFile(path: $0.path, bytes: $1) }
  }
}

extension HTML {
  /// Appends the links to the files for machines, if there are any.
  mutating func append(_ downloads: DownloadFiles, _ strings: LocalizedStrings) {
    guard !downloads.files.isEmpty else { return }
    block("ul", .class("downloads")) { list in
      list.line("li") {
        $0.element(
          "a", .href(.file(DownloadFiles.report, root: strings.language.top)),
          text: strings[.allVerdicts])
      }
      for (engine, path) in downloads.badges {
        list.line("li") { item in
          item.element("a", .href(.file(path, root: strings.language.top))) { link in
            let name = HTML { $0.append(foreign: engine.name) }
            link.append(strings.html(.badgeOfEngine, ["engine": name]))
          }
        }
      }
    }
  }
}
