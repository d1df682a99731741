import Conformance

extension Phrasebook {
  static let checks: [Phrase] = [
    .answer(
      "the hit-test view is {expected view}", .hitTesting, "Which view the last search found."
    ) {
      (.hitTestView, $0.expected)
    },
    .answer(
      "the touch belongs to {expected view}", .touches, "Which view the finger's touch is tied to."
    ) { (.touchView, $0.expected) },
    .answer("next of {responder} is {expected}", .responderChain, "A responder's `next`.") {
      (.next(of: $0.name), $0.expected)
    },
    .answer(
      "the chain from {responder} is {paths}", .responderChain,
      "The responder and all that follow it."
    ) { (.chain(from: $0.name), $0.expected) },
    .answer(
      "the printed chain from {responder} is {text}", .responderChain,
      "The chain's printed form, where a responder's description is its name."
    ) { (.printedChain(from: $0.name), [.text($0.text)]) },
    .answer("{view} contains {point}", .hitTesting, "The view's `point(inside:)` says yes.") {
      (.contains($0.name, $0.point), [.truth(true)])
    },
    .answer("{view} does not contain {point}", .hitTesting, "The view's `point(inside:)` says no.")
    { (.contains($0.name, $0.point), [.truth(false)]) },
    .answer("the subviews of {view} are {list}", .hitTesting, "The subviews from back to front.") {
      (.subviews(of: $0.name), [.responders($0.names)])
    },
    .calls("{view} is asked", .hitTesting, "The search asked the view's `point(inside:)`.") {
      .receives(.pointInside, $0.name)
    },
    .calls("{view} is not asked", .hitTesting, "The search did not ask the view.") {
      .doesNotReceive(.pointInside, $0.name)
    },
    .calls(
      "the touch visits {path}", .touches,
      "All responders that were told the touch began, in order."
    ) { .receivers(.touchesBegan, $0.names) },
    .calls("{responder or recognizer} gets the touch", .touches, "It was told the touch began.") {
      .receives(.touchesBegan, $0.name)
    },
    .calls("{responder or recognizer} does not get the touch", .touches, "It was not told.") {
      .doesNotReceive(.touchesBegan, $0.name)
    },
  ]
}
