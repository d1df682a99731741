import Testing

@testable import Conformance

@Suite struct RequiredFeaturesTests {
  private let stage = Stage([
    StagedResponder(name: "A", kind: .view), StagedResponder(name: "root", kind: .viewController),
    StagedResponder(name: "scene", kind: .windowScene),
    StagedResponder(name: "tap", kind: .tapRecognizer), StagedResponder(name: "go", kind: .button),
    StagedResponder(name: "note", kind: .textField),
    StagedResponder(name: "story", kind: .textView),
  ])

  private func features(
    _ pattern: String, _ arguments: Phrase.Arguments
  ) throws -> Set<Feature> {
    let phrase = try #require(Vocabulary.uikit.phrases.first { $0.pattern == pattern })
    return phrase.needs.features(filling: arguments, on: stage)
  }

  @Test(
    "Taking an object out of its place needs the feature of that object",
    arguments: [
      ("A", []), ("root", [.viewControllers]), ("scene", [.scenes]), ("tap", [.gestures]),
    ]
      as [(StepValue, Set<Feature>)])
  func removal(of name: StepValue, needs: Set<Feature>) throws {
    let pattern = "{view or window scene or controller or recognizer} is removed"
    #expect(try features(pattern, ["of": name]) == needs)
  }

  @Test("Sending an action needs targets, or the search for one where nobody is named")
  func actions() throws {
    let pattern = "sending {action} to {target} from {target}"
    #expect(try features(pattern, ["to": "A", "from": nil]) == [.targets])
    #expect(try features(pattern, ["to": nil, "from": "A"]) == [.actions])
    let target = "{control} sends {action} to {target} on {event}"
    #expect(try features(target, ["of": "go", "target": "A"]) == [.controls, .targets])
    #expect(try features(target, ["of": "go", "target": nil]) == [.controls, .actions])
  }

  @Test("A text view is no control, and a recognizer's touches are gestures")
  func receivers() throws {
    let text = "the text of {text field or text view} is {text}"
    #expect(try features(text, ["of": "note"]) == [.controls])
    #expect(try features(text, ["of": "story"]) == [.firstResponder])
    let touch = "{responder or recognizer} gets the touch"
    #expect(try features(touch, ["of": "A"]) == [.touches])
    #expect(try features(touch, ["of": "tap"]) == [.gestures])
  }

  @Test("An order of two receivers needs the features of both")
  func order() throws {
    let pattern =
      "{responder or object or recognizer} is told before {responder or object or recognizer}"
    #expect(try features(pattern, ["of": "A", "other": "go"]) == [])
    #expect(try features(pattern, ["of": "A", "other": "tap"]) == [.gestures])
  }

  @Test("Needs are described in words")
  func words() throws {
    let phrase = try #require(
      Vocabulary.uikit.phrases.first { $0.pattern == "sending {action} to {target} from {target}" })
    #expect(phrase.needs.description == "targets; with nobody actions")
    #expect(RequiredFeatures([]).description == "none of its own")
  }
}
