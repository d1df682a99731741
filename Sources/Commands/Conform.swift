import ArgumentParser
import Engines
import Platform
import Reporting

/// The root command; without a subcommand it runs the scenarios.
package struct Conform: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Runs an executable specification of event delivery against engines.",
    discussion: """
      The specification is a folder of Markdown pages whose tables are scenarios. Conform runs \
      each scenario against an engine (an adapter that runs scripts against a UI framework) and \
      compares the result with the page.

      A clause says MUST, SHOULD or MAY. Violating a MUST is a failure; violating a SHOULD is a \
      deviation, which '--strict' treats as a failure; a MAY accepts every outcome, and the report \
      records which one the engine chose.

      Exit status: 0 if every result is as expected, 1 if an engine does not conform, 2 if nothing \
      could be judged (errors in a page, nothing selected, interrupted), 64 if the command line is \
      invalid.
      """,
    version: LocalEngine.version,
    subcommands: [
      Run.self, Explain.self, Fuzz.self, Record.self, Merge.self, Export.self, Check.self,
      Format.self, ServeEditor.self, MakeSite.self, Serve.self, ShowCoverage.self,
      EvidenceCommand.self,
      Translations.self, Phrases.self, MakeEngine.self, ServeEngine.self, PrintSchema.self,
    ],
    defaultSubcommand: Run.self)

  package init() {}

  /// Runs the command that the command line names; `StandardStream` prints help and errors.
  ///
  /// The argument parser would print its errors, which quote arguments, as they are, and would
  /// ignore that help cannot be written.
  package static func main() async {
    // A closed pipe and a limit of file sizes are errors of one write and do not end the run.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    do {
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let (text, code) = (fullMessage(for: error), exitCode(for: error))
      if !code.isSuccess {
        StandardStream.error.write(ErrorMessage.usage(text))
      } else if text == LocalEngine.version {
        let pages = Installation.pages.text
        StandardStream.output.write(
          Summary.version(text, pages: Installation.hasPages(pages) ? pages : nil))
      } else if !text.isEmpty {
        // Help and completion scripts quote nothing.
        StandardStream.output.write(data: Array((text + "\n").utf8))
      }
      _exit(code.rawValue)
    }
  }
}
