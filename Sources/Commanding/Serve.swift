import ArgumentParser
import Reporting

/// Starts the program that serves a preview of the site.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the site to a browser on this machine, and make it again on every change.",
    discussion: """
      The pages, the theme and the verdicts are kept in memory: what changes is read and run \
      again, and the browser shows it at once. While a page has a mistake the browser shows where \
      and what it is.

      Examples:
        conform serve
        conform serve --engine "python3 toy.py" --port 0
        conform serve --report local.json --open
      """)

  @OptionGroup var options: PreviewOptions

  func run() async throws {
    try await ExitStatus.exit {
      // The parser has seen that they are right; behind the command's name they are the same for
      // the server.
      try Sibling(named: "conform-serve").become(Array(CommandLine.arguments.dropFirst(2)))
    }
  }
}
