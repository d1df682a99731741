import Conformance
import SiteBuilding
import SpecReading

/// All that a preview is made of.
package struct Workshop: Sendable {
  /// Where the verdicts come from.
  package enum Verdicts: Sendable {
    /// Engines judge the scenarios that are put to them, all in one go.
    case engines(@Sendable ([Scenario]) async throws -> [Report.Column])
    /// Somebody kept them in files, which are read again when one changes.
    case reports(files: [String], read: @Sendable () throws -> [Report])
  }

  /// What reads the pages.
  package var reader: SpecReader
  /// The folder of the theme.
  package var theme: String
  /// Where the verdicts come from.
  package var verdicts: Verdicts
  /// What drawings of stages show.
  package var snapshots: SceneSnapshot.Source
  /// What the reference shows; schemas lie among the pages, so it may change with them.
  package var reference: @Sendable () throws -> Reference

  package init(
    reader: SpecReader, theme: String, verdicts: Verdicts,
    snapshots: @escaping SceneSnapshot.Source,
    reference: @escaping @Sendable () throws -> Reference = { Reference() }
  ) {
    self.reader = reader
    self.theme = theme
    self.verdicts = verdicts
    self.snapshots = snapshots
    self.reference = reference
  }

  /// What looks at the files of it all.
  var watch: FolderWatch {
    var files: [String] = []
    if case .reports(let reports, _) = verdicts { files = reports }
    return FolderWatch(folders: [reader.folder, theme], files: files)
  }
}
