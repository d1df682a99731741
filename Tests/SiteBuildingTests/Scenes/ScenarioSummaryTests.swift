import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Scenarios in one sentence")
struct ScenarioSummaryTests {
  private static let words = """
    language = English
    summarySkipped = {cause}, so it is skipped
    summarySkippedWith = {cause}, so it is skipped with {views}
    summarySkippedWithAll = {cause}, so it is skipped with everything in it
    summaryOutside = the point is outside {views}
    summaryFound = {view} is found
    summaryNothingFound = no view is found
    summaryCancelled = {recognizer} recognizes, so {receiver} gets touchesCancelled
    summaryFailed = {recognizer} fails
    summaryNothing = {step}: nobody is called
    summaryList = {names} and {last}
    """

  /// Returns the sentence of a scenario whose row expects the phrases.
  private func sentence(
    _ steps: Script.Step..., on stage: Stage = Samples.tree, expecting phrases: String...
  ) -> String {
    var diagnostics: [Diagnostic] = []
    let words = StringsFile(Self.words, file: "words.en.txt", diagnostics: &diagnostics)
    let strings = LocalizedStrings(.original, words.texts, original: words.texts)
    let expectations = phrases.map { phrase in
      Results.Expectation(
        step: 0, requirement: .answer(oneOf: [.nobody]), phrase: phrase, line: 1)
    }
    let scenario = Samples.played(steps, on: stage, expecting: expectations)
    let snapshots = Samples.snapshots(scenario.script)
    #expect(diagnostics.isEmpty)
    return strings.text(of: ScenarioSummary(scenario, snapshots, Samples.snapshots))
  }

  private static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchBegins", ["at": .point(Point(x: x, y: y))])
  }

  @Test(
    "A view that contains the point and is left out has its cause; what is found ends the sentence")
  func skipped() {
    #expect(
      sentence(
        .set("hidden", of: "C", to: true), Self.touch(40, 140), .ask("hitTestView"))
        == "C is hidden, so it is skipped with D; A is found")
    #expect(
      sentence(
        .set("interactionEnabled", of: "C", to: true), .set("alpha", of: "D", to: 0.005),
        Self.touch(40, 140), .ask("hitTestView"))
        == "D has alpha 0.005, so it is skipped; C is found")
    #expect(
      sentence(
        .set("interactionEnabled", of: "C", to: true), .set("enabled", of: "D", to: false),
        Self.touch(40, 140), .ask("hitTestView"))
        == "D is disabled, so it is skipped; C is found")
    #expect(
      sentence(.set("hidden", of: "window", to: true), Self.touch(40, 140))
        == "window is hidden, so it is skipped with A, B, C and D; no view is found")
  }

  @Test(
    "A view that is left out by default, by code that asks it, or by its override has its cause")
  func causes() {
    #expect(
      sentence(Self.touch(40, 140), .ask("hitTestView"))
        == "C ignores interaction, so it is skipped with D; A is found")
    #expect(
      sentence(
        .stimulate("hitTest", of: "C", ["at": .point(Point(x: 1, y: 1))]), .ask("hitTestView"))
        == "C ignores interaction, so it is skipped with D; no view is found")
    #expect(
      sentence(
        .set("pointInside", of: "B", to: false), Self.touch(10, 10), expecting: "B is asked")
        == "B overrides point inside to return no; A is found")
  }

  @Test("What does not contain the point is not among the causes, even if it is hidden")
  func elsewhere() {
    #expect(
      sentence(
        .set("hidden", of: "D", to: true), Self.touch(10, 10), .ask("hitTestView")) == "B is found")
  }

  @Test("Where the search is not the subject, the sentence goes on to what is called")
  func delivery() {
    #expect(sentence(Self.touch(10, 10)) == "B is found; the touch visits B → A → window → app")
    #expect(
      sentence(
        .set("interactionEnabled", of: "C", to: true), Self.touch(40, 140), .stimulate("touchEnds"))
        == "D sends touchDown; D sends touchUpInside; D sends primaryActionTriggered")
  }

  @Test("Of a gesture it says what is recognized, what is cancelled, and what fails")
  func gestures() {
    let stage = Stage(
      Samples.tree.responders + [
        StagedResponder(name: "pan", kind: .panRecognizer, parent: "B"),
        StagedResponder(name: "tap", kind: .tapRecognizer, parent: "B"),
      ])
    let move = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 90, y: 10))])
    #expect(
      sentence(Self.touch(10, 10), move, on: stage).hasSuffix(
        "pan recognizes, so B gets touchesCancelled; tap fails"))
  }

  @Test("Questions are told with their answers, and a step without any call says so")
  func answers() {
    #expect(sentence(.ask("next", of: "B")) == "next of B is A")
    #expect(sentence(.stimulate("becomeFirstResponder", of: "B")).contains("nobody is called"))
    #expect(sentence(.set("hidden", of: "B", to: true)) == "")
  }
}
