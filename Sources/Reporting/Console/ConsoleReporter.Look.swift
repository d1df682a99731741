extension ConsoleReporter {
  /// Where the text is going to be read.
  package enum Look: Hashable, Sendable {
    /// In a file, a log or another program.
    case plain
    /// On a terminal, where a line can be written again; with colours or without.
    case terminal(colours: Bool)

    /// The look that fits a stream: plain where it is no terminal or a dumb one, and without
    /// colours where `NO_COLOR` is set to anything.
    package init(isTerminal: Bool, environment: (String) -> String?) {
      guard isTerminal, environment("TERM") != "dumb" else {
        self = .plain
        return
      }
      self = .terminal(colours: (environment("NO_COLOR") ?? "").isEmpty)
    }

    var paint: Paint { Paint(isOn: self == .terminal(colours: true)) }

    var hasProgress: Bool { self != .plain }
  }
}
