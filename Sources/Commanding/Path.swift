import ArgumentParser

/// The name of a file or folder, as the user wrote it; never empty.
struct Path: ExpressibleByArgument, ExpressibleByStringLiteral, Hashable {
  /// The name.
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  init(stringLiteral text: String) { self.text = text }

  var defaultValueDescription: String { text }
}
