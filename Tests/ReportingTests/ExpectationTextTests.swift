import Conformance
import Reporting
import Testing

@Suite struct ExpectationTextTests {
  @Test("Mistakes are told one below the other, and cannot act on the terminal")
  func mistakes() {
    let place = SourceLocation(file: "toy.txt", line: 3, column: 9)
    #expect(
      ExpectationText.text([
        Diagnostic(place, "`\u{1B}[2J` is no link", hint: "write instead\n    a\n    b"),
        Diagnostic(place, "other"),
      ]) == """
        toy.txt:3:9: `\\u{1B}[2J` is no link
          hint: write instead
            a
            b
        toy.txt:3:9: other

        """)
  }

  @Test(
    "What was done to a file is counted in lines",
    arguments: [
      (0, 0, 0, "toy.txt: nothing to change\n"), (1, 0, 0, "toy.txt: 1 line added\n"),
      (3, 1, 2, "toy.txt: 3 lines added, 1 deleted, 2 narrowed\n"),
      (0, 2, 0, "toy.txt: 2 lines deleted\n"), (0, 0, 1, "toy.txt: 1 line narrowed\n"),
    ])
  func update(added: Int, deleted: Int, narrowed: Int, text: String) {
    #expect(
      ExpectationText.update(of: "toy.txt", added: added, deleted: deleted, narrowed: narrowed)
        == text)
  }
}
