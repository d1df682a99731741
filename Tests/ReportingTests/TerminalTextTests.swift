import Reporting
import Testing

@testable import Reporting

@Suite struct VisibleTextTests {
  @Test(
    "Control and formatting characters are escaped, and other text is unchanged",
    arguments: [
      ("", ""),
      ("plain text", "plain text"),
      ("A → B, größer, 指, 👍", "A → B, größer, 指, 👍"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
      ("\u{0}\u{7}\u{8}\u{7F}", "\\u{0}\\u{7}\\u{8}\\u{7F}"),
      ("\u{9B}2J", "\\u{9B}2J"),
      ("\u{202E}evil\u{2066}\u{200F}", "\\u{202E}evil\\u{2066}\\u{200F}"),
      ("\u{2028}\u{2029}\u{FEFF}\u{200B}", "\\u{2028}\\u{2029}\\u{FEFF}\\u{200B}"),
      ("\u{E0041}\u{E000}", "\\u{E0041}\\u{E000}"),
    ])
  func visible(text: String, visible: String) {
    #expect(text.visible() == visible)
  }

  @Test("A long text is truncated, with the number of missing characters")
  func long() {
    #expect("abcdef".visible(upTo: 4) == "abcd… (2 more characters)")
    #expect("a\nb\nc\n".visible(upTo: 3) == "a\\nb… (3 more characters)")
    #expect("äöüß".visible(upTo: 4) == "äöüß")
    #expect(
      String(repeating: "é", count: 1_000_000).visible(upTo: 1) == "é… (999999 more characters)")
  }
}

@Suite("Looks of the console") struct LookTests {
  @Test(
    "The look depends on whether the output is a terminal, and on TERM and NO_COLOR",
    arguments: [
      (true, [:], .terminal(colours: true)),
      (true, ["NO_COLOR": "1"], .terminal(colours: false)),
      (true, ["NO_COLOR": ""], .terminal(colours: true)),
      (true, ["TERM": "dumb"], .plain),
      (true, ["TERM": "xterm"], .terminal(colours: true)),
      (false, [:], .plain),
      (false, ["TERM": "xterm"], .plain),
    ] as [(Bool, [String: String], ConsoleReporter.Look)])
  func look(isTerminal: Bool, environment: [String: String], look: ConsoleReporter.Look) {
    #expect(ConsoleReporter.Look(isTerminal: isTerminal) { environment[$0] } == look)
  }
}
