import ArgumentParser
import Reporting
import Running

/// Prints how many statements of the sources are covered by clauses and scenarios.
struct ShowCoverage: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Report how many source statements the pages cover.",
    discussion: """
      Every statement of the ledger is run by a scenario, stated by a clause without one, \
      untestable for a reason, or open. The command fails while one is open.

      Every clause is documented, observed, reported or disputed. With '--evidence' the command \
      reports what UIKit did, by the runs that 'conform evidence add' keeps, and lists those that \
      are reported or disputed with some of their rows, in the order in which to run them \
      on UIKit: SHOULD before MAY, then the clauses with the most rows.

      Examples:
        conform coverage
        conform coverage --evidence
      """)

  @OptionGroup var spec: SpecOptions

  @Flag(help: "Report what the clauses rest on, and which rows to run on UIKit first.")
  var evidence = false

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book()
    let coverage = book.coverage
    StandardStream.output.write(
      evidence ? CoverageText.evidence(coverage) : CoverageText.text(coverage))
    return coverage.isClosed ? .conforming : .notConforming
  }
}
