import Reporting
import Testing

@Suite("What a command says where it could not do its work")
struct ComplaintTests {
  @Test("Every line of the reason is told, and none reaches the terminal as a command")
  func makesVisible() {
    #expect(
      Complaint.text("report.json: '\u{1B}[2J\u{202E}' is not a feature.\nWrite it again.")
        == "conform: report.json: '\\u{1B}[2J\\u{202E}' is not a feature.\nWrite it again.\n")
  }
}
