import Conformance

extension Phrasebook {
  static let touchSettings: [Phrase] = [
    .property(
      "{responder} keeps {phase} touches", .touches,
      "Overrides the touch method of one phase without calling super."
    ) { .keepsTouches($0.phases[0], true) },
    .property(
      "{responder} forwards {phase} touches", .touches, "Takes such an override back."
    ) { .keepsTouches($0.phases[0], false) },
    .property("{view} takes many touches", .multiTouch, "Lets a view have several touches.") { _ in
      .multipleTouch(true)
    },
    .property("{view} takes one touch", .multiTouch, "Lets a view have one touch at a time.") {
      _ in .multipleTouch(false)
    },
    .property("{view} is exclusive", .multiTouch, "Lets a view have touches only alone.") { _ in
      .exclusiveTouch(true)
    },
    .property("{view} is not exclusive", .multiTouch, "Takes that back.") { _ in
      .exclusiveTouch(false)
    },
  ]

  static let fingers: [Phrase] = [
    .stimulus(
      "finger {finger} touches {point}", .touches, "A finger goes down, in window coordinates."
    ) { .fingers([FingerChange($0.finger, .touches($0.point))]) },
    .stimulus("finger {finger} moves to {point}", .touches, "A finger moves, the others stay.") {
      .fingers([FingerChange($0.finger, .moves($0.point))])
    },
    .stimulus("finger {finger} lifts", .touches, "A finger is lifted, the others stay.") {
      .fingers([FingerChange($0.finger, .lifts)])
    },
    .stimulus(
      "fingers {finger} and {finger} touch {point} and {point}", .multiTouch,
      "Two fingers go down in one event."
    ) {
      .fingers([
        FingerChange($0.finger, .touches($0.point)),
        FingerChange($0.otherFinger, .touches($0.otherPoint)),
      ])
    },
    .stimulus(
      "fingers {finger} and {finger} move to {point} and {point}", .multiTouch,
      "Two fingers move in one event."
    ) {
      .fingers([
        FingerChange($0.finger, .moves($0.point)),
        FingerChange($0.otherFinger, .moves($0.otherPoint)),
      ])
    },
    .stimulus(
      "fingers {finger} and {finger} lift", .multiTouch, "Two fingers are lifted in one event."
    ) { .fingers([FingerChange($0.finger, .lifts), FingerChange($0.otherFinger, .lifts)]) },
    .stimulus(
      "finger {finger} moves to {point} while finger {finger} lifts", .multiTouch,
      "One finger moves and another is lifted in one event."
    ) {
      .fingers([FingerChange($0.finger, .moves($0.point)), FingerChange($0.otherFinger, .lifts)])
    },
    .stimulus(
      "the system cancels the touches", .touches, "The system takes all touches away."
    ) { _ in .touchesAreCancelled },
    .stimulus("{seconds} seconds pass", .touches, "Time passes on the virtual clock.") {
      .wait(seconds: $0.number)
    },
  ]

  static let touchChecks: [Phrase] = [
    .answer(
      "finger {finger} belongs to {expected view}", .touches,
      "Which view a finger's touch is tied to."
    ) { (.fingerView($0.finger), $0.expected) },
    .answer("finger {finger} is {phase}", .touches, "The phase of a finger's touch.") {
      (.phase($0.finger), [.text($0.phases[0].rawValue)])
    },
    .answer(
      "finger {finger} makes tap {number}", .touches, "The tap count of a finger's touch."
    ) { (.tapCount($0.finger), [.number($0.number)]) },
    .answer("finger {finger} is at {point}", .touches, "Where a finger is, in window coordinates.")
    { (.location($0.finger, in: nil), [.point($0.point)]) },
    .answer(
      "in {view} finger {finger} is at {point}", .touches, "Where a finger is, in a view's points."
    ) { (.location($0.finger, in: $0.name), [.point($0.point)]) },
    .answer(
      "finger {finger} was at {point}", .touches, "Where a finger was, in window coordinates."
    ) { (.previousLocation($0.finger, in: nil), [.point($0.point)]) },
    .answer(
      "in {view} finger {finger} was at {point}", .touches,
      "Where a finger was, in a view's points."
    ) { (.previousLocation($0.finger, in: $0.name), [.point($0.point)]) },
    .calls(
      "{responder or recognizer} gets {phase} touches", .touches,
      "It was told of touches of that phase."
    ) { .receives($0.phases[0].message ?? .touchesBegan, $0.name) },
    .calls(
      "{responder or recognizer} gets no {phase} touches", .touches,
      "It was not told of touches of that phase."
    ) { .doesNotReceive($0.phases[0].message ?? .touchesBegan, $0.name) },
    .calls(
      "{responder or recognizer} gets {phase} touches of finger {finger}", .multiTouch,
      "It was told of that finger's touch, and of no other."
    ) { .receivesFingers($0.phases[0].message ?? .touchesBegan, $0.name, [$0.finger]) },
    .calls(
      "{responder or recognizer} gets {phase} touches of fingers {finger} and {finger}",
      .multiTouch,
      "It was told of both fingers' touches in one call."
    ) {
      .receivesFingers($0.phases[0].message ?? .touchesBegan, $0.name, [$0.finger, $0.otherFinger])
    },
    .calls(
      "{responder or recognizer} saw {phases}", .touches,
      "All touch messages that it has got since the scenario began, in order."
    ) { .history($0.name, $0.phases.compactMap(\.message), .touches) },
  ]
}
