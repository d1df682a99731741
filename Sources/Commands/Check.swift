import ArgumentParser
import Reporting
import Running
import SiteBuilding
import SpecReading

/// Reads the pages and prints every diagnostic, without running an engine.
struct Check: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validate the pages and list every error, without running anything.",
    discussion: """
      Translations that are missing or older than their originals are listed too, and so are \
      fingerprints of scenarios that no longer exist. They are errors only with '--strict'. A \
      clause that says MUST where UIKit was seen to do otherwise is an error.

      Examples:
        conform check
        conform check --spec drafts --strict
      """)

  @OptionGroup var spec: SpecOptions

  @Flag(help: "Fail where a translation or fingerprint is missing or out of date.")
  var strict = false

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book(languages: .all, check: SiteBuilder.diagnostics(ofNamesIn:))
    let plan = try Plan(book.scenarios)
    let profiles = try ProfileFolder(of: spec.reader(), for: book)
    try CommandError.check(profiles.diagnostics, .invalidProfiles)
    StandardStream.output.write(
      Summary.check(
        pages: book.pages.count, clauses: book.clauses.count, scenarios: plan.available))
    try CommandError.check(book.refutedClauses, .invalidPages)
    let notes = book.translations.flatMap(\.notes)
    StandardStream.output.write(DiagnosticList.notes(notes))
    let outdated = book.outdatedFingerprints
    StandardStream.output.write(DiagnosticList.lines(outdated))
    guard strict, !(notes + outdated).isEmpty else { return .conforming }
    let what = notes.isEmpty ? "fingerprints" : "translations"
    return .couldNotJudge(reason: "the \(what) are not up to date")
  }
}
