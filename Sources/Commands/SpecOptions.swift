import ArgumentParser
import Reporting
import Results
import SpecReading

/// The `--spec` option: the folder of pages to read.
struct SpecOptions: ParsableArguments {
  private static let standard: Path = "Spec"

  @Option(
    name: .customLong("spec"),
    help: ArgumentHelp(
      "The folder of the specification's pages. Example: --spec Spec", valueName: "folder"),
    completion: .directory)
  var folder = standard

  /// The arguments that select the same pages in another call; empty for the default folder.
  var arguments: [String] { folder == Self.standard ? [] : ["--spec", folder.text] }

  /// Reads the pages.
  ///
  /// - Parameter check: Returns further diagnostics of what was read.
  /// - Throws: `CommandError`, after printing every diagnostic of the pages.
  func book(
    rendering: SpecReader.Rendering, languages: SpecReader.Languages = .original,
    check: (SpecBook) -> [Diagnostic] = { _ in [] }
  ) async throws -> SpecBook {
    let book = try await reader(rendering: rendering, languages: languages).read()
    try CommandError.check(book.diagnostics + check(book), .invalidPages)
    return book
  }

  /// Returns a reader for the pages.
  func reader(
    rendering: SpecReader.Rendering, languages: SpecReader.Languages = .original
  ) -> SpecReader {
    SpecReader(folder: folder.text, rendering: rendering, languages: languages)
  }
}
