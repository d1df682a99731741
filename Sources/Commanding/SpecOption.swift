import ArgumentParser
import Reporting
import SpecReading

/// Which pages to read.
struct SpecOption: ParsableArguments {
  private static let standard: Path = "Spec"

  @Option(
    name: .customLong("spec"),
    help: ArgumentHelp(
      "The folder of the specification's pages. Example: --spec Spec", valueName: "folder"),
    completion: .directory)
  var folder = standard

  /// The words that choose the same pages again.
  var words: [String] { folder == Self.standard ? [] : ["--spec", folder.text] }

  /// Reads the pages; where they have mistakes, tells all of them and gives up.
  func book(
    rendering: SpecReader.Rendering, languages: SpecReader.Languages = .original
  ) async throws -> SpecBook {
    let book = try await reader(rendering: rendering, languages: languages).read()
    guard book.diagnostics.isEmpty else {
      StandardStream.error.write(DiagnosticList.text(book.diagnostics))
      throw MistakenPages()
    }
    return book
  }

  /// What reads the pages.
  func reader(
    rendering: SpecReader.Rendering, languages: SpecReader.Languages = .original
  ) -> SpecReader {
    SpecReader(folder: folder.text, rendering: rendering, languages: languages)
  }
}
