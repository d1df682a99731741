import Conformance

extension Phrasebook {
  static let stimuli: [Phrase] = [
    .stimulus("touching {point}", .hitTesting, "A finger goes down, in window coordinates.") {
      .touchBegins($0.point)
    },
    .stimulus("the touch moves to {point}", .touches, "The finger moves, in window coordinates.") {
      .touchMoves($0.point)
    },
    .stimulus("the touch ends", .touches, "The finger is lifted.") { _ in .touchEnds },
    .stimulus(
      "hit-testing {view} at {point}", .hitTesting,
      "Code calls `hitTest` on a view with a point of its own coordinates and no event."
    ) { .hitTest($0.name, $0.point) },
  ]
}
