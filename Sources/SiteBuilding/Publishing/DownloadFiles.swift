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
    badges = zip(engines, Self.names(of: engines)).map { ($0, "badges/\($1).json") }
    files =
      [SiteFile(path: Self.report, bytes: downloads.report)]
      + zip(badges, downloads.badges).map { SiteFile(path: $0.path, bytes: $1) }
  }

  /// A name for each engine that is good for a file: `Conform (Swift)` gives `conform-swift`.
  private static func names(of engines: [EngineProfile]) -> [String] {
    var anchors = Anchors(reserved: [])
    return engines.map { engine in
      let words = engine.name.lowercased()
        .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      return anchors.take(words.isEmpty ? "engine" : words.joined(separator: "-"))
    }
  }
}
