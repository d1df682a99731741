import ArgumentParser
import Commanding
import Previewing

/// The program that `conform serve` goes on as.
@main
struct ConformServe: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform serve",
    abstract: "Serves the site to a browser on this machine; 'conform serve' starts it.")

  @OptionGroup var options: PreviewOptions

  func run() async throws {
    let (port, opens) = (options.port, options.open)
    try await Preview.exit(options) { site, announce in
      try await PreviewServer(site, port: port).run { port in
        announce(port)
        if opens { Browser.open(port: port) }
      }
    }
  }
}
