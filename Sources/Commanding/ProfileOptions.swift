import ArgumentParser
import Conformance
import Reporting
import Results
import SpecReading

/// The `--profile` option: a named selection of scenarios.
struct ProfileOptions: ParsableArguments {
  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp(
      """
      Use only the scenarios that the file profiles/NAME.txt among the pages names. Example: \
      --profile smoke
      """, valueName: "name"))
  var name: String?

  /// Returns the profile, or nil if none is wanted.
  ///
  /// - Throws: `UnknownProfileError`, or `InvalidProfilesError` after printing its diagnostics.
  func profile(of book: SpecBook, in spec: SpecOptions) throws -> ScenarioProfile? {
    guard let name else { return nil }
    let folder = try ProfileFolder(of: spec.reader(rendering: .none), for: book)
    let (profile, diagnostics) = try folder.read(name)
    guard diagnostics.isEmpty else {
      StandardStream.error.write(DiagnosticList.text(diagnostics))
      throw InvalidProfilesError()
    }
    return profile
  }

  /// Returns the scenarios of the profile, or all.
  func scenarios(of book: SpecBook, in spec: SpecOptions) throws -> [Scenario] {
    try profile(of: book, in: spec)?.selection(of: book.scenarios) ?? book.scenarios
  }
}

/// Thrown after the diagnostics of profiles have been printed.
struct InvalidProfilesError: Error, CustomStringConvertible {
  var description: String { "nothing can be selected by profiles that have mistakes" }
}
