import ArgumentParser
import Reporting
import Running

/// Reads the pages and tells every mistake in them.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read the pages and tell every mistake in them, without running anything.",
    discussion: """
      Examples:
        conform check
        conform check --spec drafts
      """)

  @OptionGroup var spec: SpecOption

  func run() async throws {
    try await ExitStatus.exit {
      let book = try await spec.book(rendering: .none)
      let plan = try Plan(book.scenarios)
      StandardStream.output.write(
        CheckSummary.text(
          pages: book.pages.count, clauses: book.clauses.count, scenarios: plan.available))
      return .conforming
    }
  }
}
