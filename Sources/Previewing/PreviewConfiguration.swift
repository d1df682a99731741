import Conformance
import Results
import Scenes
import SiteBuilding
import SpecReading

/// The sources of a preview.
package struct PreviewConfiguration: Sendable {
  /// The source of the verdicts.
  package enum Verdicts: Sendable {
    /// Engines run the scenarios that they are given, in one run.
    case engines(@Sendable ([Scenario], Vocabulary) async throws -> [EngineResults])
    /// Report files, which are read again when one changes.
    case reports(files: [String], read: @Sendable () throws -> [Report])
  }

  /// Reads the pages.
  package var reader: SpecReader
  /// The folder of the theme.
  package var theme: String
  /// The source of the verdicts.
  package var verdicts: Verdicts
  /// Returns what the drawings of stages show.
  package var snapshots: SceneSnapshot.Source
  /// The engine of the lab, if the site has one.
  package var lab: LabEngine?
  /// Reads the contents of the reference. Schemas are in the folder of the pages, so it is read again
  /// when a file there changes.
  package var reference: @Sendable () throws -> Reference
  /// The address that opens a line with a mistake in an editor; nil for no link.
  package var editor: EditorPattern?

  package init(
    reader: SpecReader, theme: String, verdicts: Verdicts,
    snapshots: SceneSnapshot.Source, lab: LabEngine? = nil,
    reference: @escaping @Sendable () throws -> Reference = { Reference() }
  ) {
    self.reader = reader
    self.theme = theme
    self.verdicts = verdicts
    self.snapshots = snapshots
    self.lab = lab
    self.reference = reference
  }

  /// Watches the files of all sources.
  var watch: FolderWatch {
    var files: [String] = []
    if case .reports(let reports, _) = verdicts { files = reports }
    return FolderWatch(folders: [reader.folder, theme], files: files)
  }
}
