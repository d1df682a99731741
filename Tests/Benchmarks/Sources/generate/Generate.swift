import ArgumentParser
import Foundation

/// Generates the specifications that the benchmarks of whole processes read.
@main
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes specifications of a given size.",
    subcommands: [GenerateSuite.self, GenerateSite.self, GenerateBehave.self])
}

/// Generates a folder with one page of scenarios.
struct GenerateSuite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suite", abstract: "One page of scenarios on a stage of ten responders.")

  @Argument(help: "How many scenarios.")
  var count: Int

  @Argument(help: "The folder to make.")
  var folder: String

  func run() throws {
    let page = "# Generated\n\n\(Grid.stage)\n\n\(Grid.clause("GEN-1", scenarios: count))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(page.utf8).write(to: URL(fileURLWithPath: "\(folder)/generated.md"))
  }
}
