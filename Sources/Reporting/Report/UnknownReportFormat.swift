/// The end of a file's name that stands for no format of reports.
package struct UnknownReportFormat: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user named it.
  package var file: String

  package init(file: String) { self.file = file }

  package var description: String {
    "The format is told by the file's ending: .json, .xml (JUnit) or .tap."
  }
}
