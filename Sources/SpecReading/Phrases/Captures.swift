import Conformance

/// What filled the slots of a phrase, by the kind of the slot.
struct Captures {
  /// The first name; empty for `nobody`'s sake where `target` is nil.
  var name = ""
  /// The second name.
  var otherName = ""
  /// The name in a target slot; nil for `nobody`.
  var target: String?
  /// The alternatives of an expected slot, or of expected paths.
  var expected: [Answer] = []
  /// The first number.
  var number = 0.0
  /// The second number.
  var otherNumber = 0.0
  /// The whole number.
  var count = 1
  /// The location.
  var point = Point(x: 0, y: 0)
  /// The rectangle.
  var rect = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The names of a path or list.
  var names: [String] = []
  /// The first finger's number.
  var finger = 1
  /// The second finger's number.
  var otherFinger = 2
  /// The second location.
  var otherPoint = Point(x: 0, y: 0)
  /// The name of an action.
  var action = ""
  /// The names of actions, in order.
  var actions: [String] = []
  /// The control events, in order.
  var events: [ControlEvent] = []
  /// The recognizer states, in order.
  var states: [RecognizerState] = []
  /// The stages of an event, in order.
  var stages: [EventStage] = []
  /// The name of a key or button.
  var key = ""
  /// Where a swipe goes.
  var direction = SwipeDirection.left
  /// The phases, in order.
  var phases: [TouchPhase] = []
  /// The second name in a target slot; nil for `nobody`.
  var otherTarget: String?
  /// Yes or no.
  var truth = false
  /// The text.
  var text = ""

  private var hasName = false
  private var hasNumber = false
  private var hasFinger = false
  private var hasPoint = false
  private var hasTarget = false

  mutating func add(name: String) {
    if hasName { otherName = name } else { self.name = name }
    hasName = true
  }

  mutating func add(finger: Int) {
    if hasFinger { otherFinger = finger } else { self.finger = finger }
    hasFinger = true
  }

  mutating func add(point: Point) {
    if hasPoint { otherPoint = point } else { self.point = point }
    hasPoint = true
  }

  mutating func add(target: String?) {
    if hasTarget { otherTarget = target } else { self.target = target }
    hasTarget = true
  }

  mutating func add(number: Double) {
    if hasNumber { otherNumber = number } else { self.number = number }
    hasNumber = true
  }
}
