import Testing

@testable import Conformance

private let others: [ResponderKind] = [
  .application, .applicationDelegate, .object, .windowScene, .viewController, .responder,
]

@Suite("Slots of phrases")
struct SlotTests {
  @Test(
    "A slot describes what fills it, and keeps its spelling",
    arguments: [
      ("view", "the name of a view"),
      ("application or window", "the name of an application or a window"),
      ("recognizer", "the name of a recognizer"),
      ("controller", "the name of a view controller"),
      ("object or nobody", "the name of an object, or `nobody`"),
      ("target", "the name of a responder or an object or a recognizer, or `nobody`"),
      ("responder or nobody", "the name of a responder, or `nobody`"),
      ("expected", "the name of a responder, or `nobody`, with alternatives joined by `or`"),
      (
        "expected label or window",
        "the name of a label or a window, or `nobody`, with alternatives joined by `or`"
      ),
      (
        "tap recognizer path",
        "names joined by `→`, each of a tap recognizer, and `→ …` where what follows is not judged"
      ),
      (
        "paths",
        "names joined by `→`, and `→ …` where what follows is not judged, with alternatives joined by `or`"
      ),
      ("truth", "`yes` or `no`"),
    ])
  func description(_ spelling: String, _ description: String) throws {
    let slot = try #require(Slot(spelling))
    #expect(slot.description == description)
    #expect(slot.spelling == spelling)
  }

  @Test(
    "A malformed spelling makes no slot",
    arguments: [
      "veiw", "", "name", "nobody", "view or", "or nobody", "expected truth", "path path",
    ])
  func unknown(_ spelling: String) { #expect(Slot(spelling) == nil) }

  @Test(
    "A slot accepts the kinds that it names, and no others",
    arguments: [
      ("responder", ResponderKind.allCases.filter { $0 != .object && !$0.isRecognizer }),
      ("view", ResponderKind.allCases.filter { !$0.isRecognizer && !others.contains($0) }),
      (
        "control",
        [
          .control, .button, .switch, .stepper, .segmentedControl, .pageControl, .slider,
          .refreshControl, .accessoryButton, .textField,
        ]
      ),
      (
        "recognizer or object or nobody",
        [
          .object, .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer,
          .pinchRecognizer, .rotationRecognizer, .hoverRecognizer, .customRecognizer,
          .scrollPanRecognizer,
          .scrollPinchRecognizer, .dragLiftRecognizer, .edgePanRecognizer, .systemGestureRecognizer,
          .backSwipeRecognizer,
          .contentBackSwipeRecognizer, .swipeActionsRecognizer, .sheetPanRecognizer,
        ]
      ),
      ("scroll view", [.textView, .scrollView, .table, .collection]),
      ("expected window or switch", [.window, .switch]),
    ])
  func kinds(_ spelling: String, _ kinds: [ResponderKind]) throws {
    let slot = try #require(Slot(spelling))
    #expect(ResponderKind.allCases.filter { slot.kinds.contains($0) } == kinds)
  }
}
