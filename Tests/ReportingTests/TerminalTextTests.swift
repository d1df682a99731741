import Conformance
import Results
import Testing

@testable import Reporting

@Suite struct TerminalTextTests {
  private let foreign = "a\u{1B}[2J\n\u{202E}b"

  @Test("Literals are inserted as they are, and every other text is escaped")
  func interpolation() {
    let text: TerminalText = "\u{1B}[1m\(foreign)\u{1B}[0m\n"
    #expect(text.output == "\u{1B}[1ma\\u{1B}[2J\\n\\u{202E}b\u{1B}[0m\n")
    #expect(
      ("\(text)\(1)\(ScenarioID(clause: "A-1", slug: "a"))" as TerminalText).output
        == "\(text.output)1A-1/a")
    #expect(("\(foreign, upTo: 2)" as TerminalText).output == "a\\u{1B}… (6 more characters)")
    #expect(("\(lines: "a\u{7}\n\n b\r")" as TerminalText).output == "a\\u{7}\n\n b\\r")
  }

  @Test("Texts are joined and padded by their escaped characters")
  func arranging() {
    let texts = ["a", "\u{7}"].map { "\($0)" as TerminalText }
    #expect(texts.joined(separator: ", ").output == "a, \\u{7}")
    #expect((texts[1].padded(to: 8) + "|").output == "\\u{7}   |")
    #expect(texts[0].inNumberColumn.output == "           a")
    #expect(texts[1].cut(to: 4).output == "\\u{…")
  }

  @Test(
    "No line begins a command of a continuous integration system",
    arguments: [
      ("::error::x", "\\u{3A}:error::x"),
      ("a\n \u{A0}\u{3000}::x::", "a\n \u{A0}\u{3000}\\u{3A}:x::"),
      ("a ::error::x\nb: c", "a ::error::x\nb: c"),
      ("a ##[error]x", "a ##\\u{5B}error]x"),
      ("##vso[x] ###[x] ##teamcity[x]", "##vso\\u{5B}x] ###\\u{5B}x] ##teamcity\\u{5B}x]"),
      ("#[x] ## [x] a[0]", "#[x] ## [x] a[0]"),
    ])
  func commands(text: String, output: String) {
    #expect(("\(lines: text)" as TerminalText).output == output)
  }

  @Test("A command is found where it is put together of several texts")
  func composedCommands() {
    #expect(("\(":")\(":error::")" as TerminalText).output == "\\u{3A}:error::")
    #expect(("\("##")\("[error]")" as TerminalText).output == "##\\u{5B}error]")
  }

  @Test(
    "Colours and the progress line are all that a hostile engine leaves of a terminal's commands")
  func colours() {
    var profile = EngineProfile.sample
    (profile.name, profile.version, profile.language) = (foreign, foreign, foreign)
    let trace = Trace([
      .init(), .init(calls: [.init(foreign, Message(rawValue: foreign))]),
      .init(answer: .responder(foreign)),
    ])
    var events = run([
      ended(.sample("a", .hidden), .failed([.sample(actual: .word(foreign))]), trace: trace),
      ended(.sample("b", .hidden), .errored(message: foreign)),
      ended(.sample("c", .hidden), .skipped(reason: .word(foreign), url: foreign)),
    ])
    events[0] = .started(profile, scenarios: 3)
    let text = consoleText(events, look: .terminal(colours: true))
    #expect(text.contains("\\u{1B}[2J\\n\\u{202E}b"))
    let rest = text.replacing(/\r\u{1B}\[2K|\u{1B}\[[0-9]{1,2}m|\n/, with: "")
    #expect(!rest.unicodeScalars.contains { $0.isActedOn })
  }
}

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
      ("\u{3164}\u{34F}\u{FE0F}", "\\u{3164}\\u{34F}\\u{FE0F}"),
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
