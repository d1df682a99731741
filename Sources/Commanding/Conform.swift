import ArgumentParser
import Engines
import Reporting

/// The root command; without a subcommand it runs the scenarios.
package struct Conform: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Runs an executable specification of event delivery against engines.",
    discussion: """
      The specification is a folder of Markdown pages whose tables are scenarios. Every scenario \
      is put to an engine, and what the engine does is compared with what the page expects.

      A clause says MUST, SHOULD or MAY. An engine that does not do what a MUST says fails; one \
      that does not do what a SHOULD says departs, which '--strict' counts as a failure; a MAY \
      accepts every outcome, and the report keeps which one the engine chose.

      Exit status: 0 where everything is as expected, 1 where an engine does not conform, 2 where \
      nothing could be judged, 64 where the command line is wrong.
      """,
    version: LocalEngine.version,
    subcommands: [
      Run.self, Explain.self, Merge.self, Check.self, MakeSite.self, Serve.self,
      ShowCoverage.self, Translations.self, Phrases.self, ServeEngine.self, PrintSchema.self,
    ],
    defaultSubcommand: Run.self)

  package init() {}

  /// Parses the arguments and runs the command, as the program.
  ///
  /// The argument parser would print its errors, which quote arguments, as they are.
  package static func main() async {
    do {
      var command = try await asyncParseAsRoot()
      guard var asyncCommand = command as? any AsyncParsableCommand else {
        return try command.run()
      }
      try await asyncCommand.run()
    } catch {
      let code = exitCode(for: error)
      // Help, the version and completion scripts quote nothing.
      guard !code.isSuccess else { exit(withError: error) }
      StandardStream.error.write(UsageText.text(fullMessage(for: error)))
      exit(withError: code)
    }
  }
}
