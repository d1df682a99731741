import ArgumentParser

/// Makes the suites and sites that whole-process benchmarks run.
@main
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes specifications of a given size.",
    subcommands: [GenerateSuite.self, GenerateSite.self, GenerateBehave.self])
}
