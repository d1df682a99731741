import Conformance

/// The files of a site that machines read, with their names.
struct DownloadFiles: Sendable {
  /// Where the report stands.
  static let report = "report.json"

  /// The files: the report, then the badges.
  let files: [SiteFile]
  /// The engines that have a badge, with the path of each.
  let badges: [(engine: EngineProfile, path: String)]

  init(_ downloads: Publishing.Downloads?, engines: [EngineProfile]) {
    guard let downloads else {
      (files, badges) = ([], [])
      return
    }
    badges = zip(engines, EngineKey.keys(of: engines)).map { ($0, "badges/\($1.slug).json") }
    files =
      [SiteFile(path: Self.report, bytes: downloads.report)]
      + zip(badges, downloads.badges).map { SiteFile(path: $0.path, bytes: $1) }
  }
}
