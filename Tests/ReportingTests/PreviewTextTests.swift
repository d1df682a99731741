import Conformance
import Results
import Testing

@testable import Reporting

@Suite struct PreviewTextTests {
  @Test("The address is written with the way to stop the preview")
  func address() {
    #expect(
      PreviewText.address(port: 8000, folder: "Spec")
        == "Spec at http://localhost:8000/ (Ctrl-C to end)\n")
  }

  @Test(
    "Up to three rebuilt pages are named, with the duration and the verdicts",
    arguments: [
      ([], "no page changed: 12 ms, 3 passed, 1 failed · Toy\n"),
      (["a"], "a: 12 ms, 3 passed, 1 failed · Toy\n"),
      (["a", "b", "c"], "a, b, c: 12 ms, 3 passed, 1 failed · Toy\n"),
      (["a", "b", "c", "d"], "4 pages: 12 ms, 3 passed, 1 failed · Toy\n"),
      (["a\u{1B}[2J"], "a\\u{1B}[2J: 12 ms, 3 passed, 1 failed · Toy\n"),
    ])
  func rebuilt(pages: [String], text: String) {
    var tally = Tally()
    tally[.passed] = 3
    tally[.failed] = 1
    #expect(PreviewText.rebuilt(pages, milliseconds: 12, tallies: [("Toy", tally)]).output == text)
  }

  @Test("A failed build reports only the duration")
  func stopped() {
    #expect(
      PreviewText.stopped(milliseconds: 3)
        == "3 ms; the browser shows the last good pages until this is corrected\n")
  }
}
