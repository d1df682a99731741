import ArgumentParser
import Engines

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
}
