/// Colours for a terminal, or none.
struct Paint: Sendable {
  /// Whether colours are used at all.
  let isOn: Bool

  /// What went well.
  func good(_ text: String) -> String { painted(text, "32") }
  /// What went wrong.
  func bad(_ text: String) -> String { painted(text, "31") }
  /// What was left out.
  func absent(_ text: String) -> String { painted(text, "33") }
  /// What is seldom read.
  func faint(_ text: String) -> String { painted(text, "2") }
  /// What is looked for.
  func strong(_ text: String) -> String { painted(text, "1") }

  private func painted(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
