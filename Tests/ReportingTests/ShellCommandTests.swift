import Testing

@testable import Reporting

@Suite("Commands to paste into a shell")
struct ShellCommandTests {
  @Test(
    "A word with a special character is quoted",
    arguments: [
      (["cd", "my-engine/a_1.b"], "cd my-engine/a_1.b"),
      (["cd", "a b"], "cd 'a b'"),
      (["cd", ""], "cd ''"),
      (["cd", "it's"], #"cd 'it'\''s'"#),
      (["cd", "$(rm x)"], "cd '$(rm x)'"),
      (["cd", "~"], "cd '~'"),
    ])
  func line(words: [String], line: String) {
    #expect(ShellCommand.line(words) == line)
  }
}
