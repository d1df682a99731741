import ArgumentParser
import Conformance
import SiteBuilding

extension CommandDescription {
  /// Describes a command and its subcommands from the argument parser's own dump.
  init(of command: any ParsableCommand.Type) throws {
    let dump = try JSONReader.read(Array(command._dumpHelp().utf8)[...])
    self.init(dump.member("command") ?? .null)
  }
}
