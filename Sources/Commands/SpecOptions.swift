import ArgumentParser
import Conformance
import Results
import SpecReading

/// The `--spec` option: the folder of pages to read.
struct SpecOptions: ParsableArguments {
  @Option(
    name: .customLong("spec"),
    help: ArgumentHelp(
      """
      The folder of the specification's pages; otherwise 'Spec' in the current folder, or else the \
      pages that came with this program. Example: --spec Spec
      """, valueName: "folder"),
    completion: .directory)
  var named: Path?

  /// The folder of the pages.
  var folder: Path { named ?? Installation.pages }

  /// The arguments that select the same pages in another call; empty if none are needed.
  var arguments: [String] {
    guard let named, named != Installation.pages else { return [] }
    return ["--spec", named.text]
  }

  /// Reads the pages.
  ///
  /// - Parameters:
  ///   - selects: Returns whether a row is read as a scenario; nil for all.
  ///   - check: Returns further diagnostics of what was read.
  /// - Throws: `CommandError`, after printing every diagnostic of the pages.
  func book(
    rendering: SpecReader.Rendering = .none, languages: SpecReader.Languages = .original,
    selecting selects: (@Sendable (ScenarioID, Clause) -> Bool)? = nil,
    check: (SpecBook) -> [Diagnostic] = { _ in [] }
  ) async throws -> SpecBook {
    var reader = reader(rendering: rendering, languages: languages)
    reader.selects = selects
    let book = try await reader.read()
    try CommandError.check(book.diagnostics + check(book), .invalidPages)
    return book
  }

  /// Reads the vocabulary of the pages.
  ///
  /// - Throws: `CommandError`, after printing every diagnostic of its page.
  func vocabulary() throws -> Vocabulary {
    var diagnostics: [Diagnostic] = []
    let vocabulary = reader().vocabulary(reporting: &diagnostics)
    try CommandError.check(diagnostics, .invalidPages)
    return vocabulary
  }

  /// Reads the synonyms beside the pages.
  ///
  /// - Throws: `CommandError`, after printing every diagnostic of their file.
  func synonyms() throws -> Synonyms {
    var diagnostics: [Diagnostic] = []
    let synonyms = reader().synonyms(reporting: &diagnostics)
    try CommandError.check(diagnostics, .invalidPages)
    return synonyms
  }

  /// Returns a reader for the pages.
  func reader(
    rendering: SpecReader.Rendering = .none, languages: SpecReader.Languages = .original
  ) -> SpecReader {
    SpecReader(folder: folder.text, rendering: rendering, languages: languages)
  }
}

extension SpecBook {
  /// Throws if fingerprints have mistakes and something in a report was to be compared with them, after
  /// printing these mistakes.
  func checkFingerprints(for report: Report) throws(CommandError) {
    guard report.engines.contains(where: { !$0.findings.isEmpty }) else { return }
    try CommandError.check(fingerprints?.diagnostics ?? [], .invalidFingerprints)
  }
}
