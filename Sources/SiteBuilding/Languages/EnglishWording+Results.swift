import Conformance

/// What the site says of engines in English.
extension EnglishWording {
  func word(_ outcome: Outcome) -> String { outcome.rawValue }
  func counted(_ count: Int, _ outcome: Outcome) -> String { "\(count) \(outcome.rawValue)" }
  var expected: String { "expected" }
  var actual: String { "actual" }
  var takes: String { "takes: " }
  var takesAnotherWay: String { "takes a way that the page does not name: " }
  var choices: String { "choices" }
  var noChoices: String { "No clause that it was asked leaves a choice." }
  var choiceHead: String { "It does" }
  var expectedToFail: String { "Expected to fail: " }
  func moreDifferences(_ count: Int) -> String {
    "and \(count) more \(count == 1 ? "difference" : "differences") after it"
  }
  var more: String { "more" }

  var noEngines: String { "No engine has been run against these pages yet." }
  func about(version: HTML, language: HTML) -> Sentence {
    "Version \(version), written in \(language)"
  }
  func strays(_ count: Int) -> String {
    let subject = count == 1 ? "1 verdict belongs" : "\(count) verdicts belong"
    return "\(subject) to no scenario of these pages."
  }
  func results(of engine: HTML) -> Sentence { "What \(engine) did" }
  var allVerdicts: String { "All verdicts as JSON" }
  func badge(of engine: HTML) -> Sentence { "Badge of \(engine)" }
  var version: String { "Version" }
  var writtenIn: String { "Written in" }
  var home: String { "Home" }

  var matrix: String { "Matrix" }
  var compare: String { "Compare" }
  var resultsByPage: String { "Results by page" }
  var resultsByFeature: String { "Results by feature" }
  var enginesByPages: String { "Engines by pages" }
  var enginesByFeatures: String { "Engines by features" }
  var enginesByClauses: String { "Engines by clauses" }
  var allPages: String { "All pages" }
  var notClaimed: String { "not claimed" }
  var differ: String { "Differ" }
  var nothingWrong: String { "Nothing that it was asked went wrong." }
  var nothingSkipped: String { "No scenario was skipped." }
  var reasonsForSkipping: String { "Reasons for skipping" }
  var reason: String { "Reason" }
  func failures(in clause: String) -> String { "Failures in \(clause)" }
  var expectationHead: String { "Expectation" }
  var expectedHead: String { "Expected" }
  var actualHead: String { "Actual" }
  var differences: String { "Scenarios in which the engines differ" }
  var noTwoEngines: String { "There are no two engines here to be compared." }
  var noDifferences: String {
    "In every scenario that several engines were asked, they did the same."
  }
}
