import ArgumentParser
import Foundation

/// Makes a folder with one page of scenarios.
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
