import ArgumentParser
import Reporting
import Running
import SpecReading

/// Tells how much of what the sources say the pages carry.
struct ShowCoverage: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Tell how much of what the sources say the pages carry.",
    discussion: """
      Every statement of the ledger is run by a scenario, stated by a clause without one, \
      untestable for a reason, or open. The command fails while one is open.

      Example:
        conform coverage
      """)

  @OptionGroup var spec: SpecOption

  func run() async throws {
    try await ExitStatus.exit {
      let coverage = try await spec.book(rendering: .none).coverage
      StandardStream.output.write(CoverageText.text(coverage))
      return coverage.isClosed ? .conforming : .notConforming
    }
  }
}
