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
    summaryEffect = {cause}, so {effect}
    summaryAgain = {step} again, and at once {effect}
    summaryKeeps = {control} keeps the touch
    summaryFailed = {recognizer} fails
    summaryNothing = {step}: nobody is called
    summaryList = {names} and {last}
    """

  /// Returns the sentence of a scenario whose row expects the phrases.
  private func sentence(
    _ steps: Script.Step..., on stage: Stage = Samples.tree, expecting phrases: String...
  ) -> String {
    let expectations = phrases.map { phrase in
      Results.Expectation(
        step: 0, requirement: .answerBegins(with: []), phrase: .word(phrase), line: 1)
    }
    return sentence(of: Samples.played(steps, on: stage, expecting: expectations))
  }

  private func sentence(of scenario: Scenario) -> String {
    var diagnostics: [Diagnostic] = []
    let words = StringsFile(Self.words, file: "words.en.txt", diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return LocalizedStrings(.original, words.texts, original: words.texts).text(
      of: .init(scenario, Samples.snapshots.snapshots(scenario.script, nil), Samples.snapshots))
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

  @Test("A view whose next responder is overridden still contains what is found")
  func overriddenNext() {
    #expect(
      sentence(
        .set("interactionEnabled", of: "C", to: true), .set("next", of: "C", to: .text("window")),
        Self.touch(40, 140)) == "D is found; the touch visits D; D sends touchDown")
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
      sentence(Self.touch(10, 10), move, on: stage)
        == "pan recognizes, so B gets touchesCancelled; the touch visits B → A → window → app; tap fails"
    )
  }

  /// Returns the sentence of a scenario of which something is withheld at its last step.
  private func sentence(
    withholding requirements: (String, Requirement)..., steps: Script.Step...,
    on stage: Stage = Samples.tree
  ) -> String {
    let expectations = requirements.map { phrase, requirement in
      Results.Expectation(
        step: steps.count - 1, requirement: requirement, phrase: .word(phrase), line: 1)
    }
    return sentence(of: Samples.played(steps, on: stage, expecting: expectations))
  }

  @Test("What is withheld comes first, with the step without which it would come")
  func withheld() {
    let allows = Script.Step.set("interactionEnabled", of: "C", to: true)
    #expect(
      sentence(
        withholding: (
          "D does not send touchUpInside", .noCall(CallPattern("D", .control(.touchUpInside)))
        ),
        steps: allows, .set("enabled", of: "D", to: false), Self.touch(40, 140),
        .stimulate("touchEnds")
      ).hasPrefix("D is disabled, so it is skipped; C is found; D does not send touchUpInside"))
    let pan = Stage(
      Samples.tree.responders + [
        StagedResponder(name: "tap", kind: .tapRecognizer, parent: "B")
      ])
    #expect(
      sentence(
        withholding: ("tap does not fire", .noCall(.firing(of: "tap"))),
        steps: Self.touch(10, 10), .stimulate("touchMoves", ["at": .point(Point(x: 90, y: 10))]),
        .stimulate("touchEnds"), on: pan
      ).hasPrefix("the touch moves to 90 10, so tap does not fire"))
  }

  @Test("What a default withholds, or what another recognizer takes, is said")
  func withheldByDefault() {
    let second = Script.Step.stimulate(
      "fingers", ["changes": .fingers([FingerChange(2, .touches(Point(x: 90, y: 10)))])])
    let first = Script.Step.stimulate(
      "fingers", ["changes": .fingers([FingerChange(1, .touches(Point(x: 10, y: 10)))])])
    #expect(
      sentence(
        withholding: ("B gets no began touches", .noCall(CallPattern("B", .touchesBegan))),
        ("A gets no began touches", .noCall(CallPattern("A", .touchesBegan))), steps: first, second
      ).hasPrefix("B takes one touch, so B gets no began touches and A gets no began touches"))
    let taps = Stage(
      Samples.tree.responders + [
        StagedResponder(name: "inner", kind: .tapRecognizer, parent: "B"),
        StagedResponder(name: "outer", kind: .tapRecognizer, parent: "A"),
      ])
    #expect(
      sentence(
        withholding: ("outer does not fire", .noCall(.firing(of: "outer"))),
        steps: Self.touch(10, 10), .stimulate("touchEnds"), on: taps
      ).contains("; inner fires, so outer does not fire"))
  }

  @Test(
    "What comes has the step that arranges it as its cause, once, and its way is not said twice")
  func arranged() {
    let handles = Script.Step.set("handlesTouches", of: "A", to: true)
    #expect(
      sentence(
        withholding: (
          "the touch visits B → A", .receivers(.touchesBegan, ["B", "A"])
        ),
        steps: handles, Self.touch(10, 10)
      ) == "A handles touches, so the touch visits B → A; B is found")
  }

  @Test("A touch that is made again is said to be")
  func again() {
    #expect(
      sentence(
        withholding: ("B gets began touches", .call(CallPattern("B", .touchesBegan))),
        steps: Self.touch(10, 10), .stimulate("touchEnds"), Self.touch(10, 10)
      ).contains("touching 10 10 again, and at once B gets began touches"))
  }

  @Test("Where a row accepts several outcomes, the sentence says which")
  func alternatives() {
    let phrase = "B saw nothing or B saw began"
    #expect(
      sentence(
        withholding: (
          phrase, .anyOf([.history("B", [], .touches), .history("B", [.touchesBegan], .touches)])
        ),
        steps: Self.touch(10, 10)
      ).hasPrefix(phrase))
  }

  @Test("Questions are told with their answers, and a step without any call says so")
  func answers() {
    #expect(sentence(.ask("next", of: "B")) == "next of B is A")
    #expect(sentence(.stimulate("becomeFirstResponder", of: "B")).contains("nobody is called"))
    #expect(sentence(.set("hidden", of: "B", to: true)) == "")
  }
}
