import Foundation

/// The program as it was built beside the tests.
enum BuiltProgram {
  /// Where it stands.
  static let url = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("conform")
}
