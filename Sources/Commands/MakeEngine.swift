import ArgumentParser
import Platform
import Reporting
import Running

/// Makes an engine to begin with, in a new folder.
struct MakeEngine: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make an engine to begin with, or a specification of your own.",
    discussion: """
      The engine runs at once and passes CHAIN-1. It has a stub to replace by your framework, a list \
      of expected failures, and a workflow for GitHub; in Swift, tests too. The commands that come \
      next are printed.

      With 'spec', the folder has a small specification of versions in place of UIKit's: a \
      vocabulary, pages whose rows are written in it, and an engine in Python that passes them. Put \
      your own domain there.

      Examples:
        conform init cpp my-engine
        conform init swift my-engine --conform ~/conform
        conform init spec my-specification
      """)

  @Argument(help: "The language of the engine: cpp, swift, python or javascript; or spec.")
  var language: EngineTemplate

  @Argument(
    help: ArgumentHelp(
      "The folder to make, or an empty one. Example: my-engine", valueName: "folder"),
    completion: .directory)
  var folder: Path

  @Option(
    name: .customLong("conform"),
    help: ArgumentHelp(
      """
      A checkout of Conform's repository, for its pages and its libraries, which only an engine in \
      Swift needs; otherwise the current folder, or the one that this program was built in. \
      Example: --conform ../conform
      """, valueName: "folder"),
    completion: .directory)
  var conform: Path?

  func validate() throws {
    try folder.checkShown("The name of the folder")
    try conform?.checkShown("The name of the checkout")
  }

  func outcome() async throws -> RunOutcome {
    let needsCheckout = language == .swift || conform != nil && !language.hasPages
    let checkout = try needsCheckout ? Checkout.path(conform) : nil
    let files = language.files(conform: checkout)
    try NewFolder(folder).write(files)
    StandardStream.output.write(
      Summary.engine(
        folder: folder.text, title: language.parts.title, files: files.count,
        commands: commands(checkout)))
    return .conforming
  }

  /// The commands that build, run and test the engine when they are pasted into a shell.
  private func commands(_ checkout: String?) -> [String] {
    // `cd -` and options of `cd` are not folders.
    let path = folder.text.hasPrefix("-") ? "./\(folder.text)" : folder.text
    let start = [ShellCommand.line(["cd", path])] + language.parts.build
    let engine = ["--engine", language.parts.engine]
    if language.hasPages {
      return start
        + [
          ["check"], engine + ["--expectations", "expectations.txt", "--report", "report.json"],
          ["site", "--report", "report.json"],
        ].map { ShellCommand.line([Checkout.program] + $0) }
    }
    let spec = checkout.map { ["--spec", "\($0)/Spec"] } ?? []
    let options = ["--expectations", "expectations.txt", "--filter", "CHAIN-1/*"]
    let run = [Checkout.program] + spec + engine + options
    return start + [ShellCommand.line(run)] + language.parts.test
  }
}

extension Path {
  /// Throws a usage error if the path cannot be printed, and so cannot be pasted.
  fileprivate func checkShown(_ subject: String) throws(ValidationError) {
    let shown: TerminalText = "\(text, upTo: .max)"
    guard shown.description != text else { return }
    throw ValidationError(
      "\(subject) has a line break or another character that cannot be shown. "
        + "Choose another one: \(text.debugDescription).")
  }
}
