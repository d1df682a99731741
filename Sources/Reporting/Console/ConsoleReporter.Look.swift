extension ConsoleReporter {
  /// Where the text is going to be read.
  package enum Look: Hashable, Sendable {
    /// In a file, a log or another program.
    case plain
    /// On a terminal, where a line can be written again; with colours or without.
    case terminal(colours: Bool)

    var paint: Paint { Paint(isOn: self == .terminal(colours: true)) }

    var hasProgress: Bool { self != .plain }
  }
}
