import Reporting
import Testing

@Suite("Where text is going to be read") struct LookTests {
  @Test(
    "decides on progress and colours",
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
