import Conformance
import Responders

/// The conditions under which a recognizer's delegate answers yes about touches and beginnings.
///
/// Views are identities: the world owns them, and an owning reference here could form a cycle.
struct DelegateConditions {
  /// What a touch has to be, so that the recognizer receives it.
  private var touches: [(Touch, GestureRecognizer) -> Bool] = []
  /// What the gesture has to be, so that the recognizer may begin.
  private var beginnings: [(GestureRecognizer) -> Bool] = []

  /// Adds the condition of a step that names a view or none.
  mutating func add(_ step: Script.Step, view: View?) {
    let value = step["to"]
    switch step.name {
    case "seesTouchesOf":
      guard let id = view.map(ObjectIdentifier.init) else { return }
      let (isSeen, isItself) = (value.truth, step["where"] == "itself")
      touches.append { touch, _ in
        let contains =
          isItself
          ? touch.view.map(ObjectIdentifier.init) == id : touch.view?.isInside(id) == true
        return contains == isSeen
      }
    case "seesNoTouchesOn":
      let viewClass: ViewClass = step["class"].word()
      touches.append { touch, _ in touch.view.map(viewClass.contains) != true }
    case "seesTouchesAt":
      let rect = Responders.Rect(value.rect)
      touches.append { touch, recognizer in
        rect.contains(touch.location(in: recognizer.view))
      }
    case "beginsGoing":
      let direction: SwipeDirection = value.word()
      beginnings.append { recognizer in
        guard let way = (recognizer as? PanGestureRecognizer)?.translation else { return true }
        return direction.part(of: way) > abs(direction.partAcross(way))
      }
    case "beginsAtTop":
      let reference = Overrides.Reference(to: view)
      beginnings.append { _ in
        guard let scrollView = reference.target as? ScrollView else { return true }
        return scrollView.contentOffset.y <= -scrollView.contentInset.top
      }
    default:
      let rect = Responders.Rect(value.rect)
      beginnings.append { rect.contains($0.location(in: $0.view)) }
    }
  }

  /// Whether a condition is about touches.
  var areAboutTouches: Bool { !touches.isEmpty }
  /// Whether a condition is about beginnings.
  var areAboutBeginnings: Bool { !beginnings.isEmpty }

  /// Returns whether all conditions let a recognizer receive a touch.
  func allow(_ touch: Touch, for recognizer: GestureRecognizer) -> Bool {
    touches.allSatisfy { $0(touch, recognizer) }
  }

  /// Returns whether all conditions let a recognizer begin.
  func allowBeginning(of recognizer: GestureRecognizer) -> Bool {
    beginnings.allSatisfy { $0(recognizer) }
  }
}

extension SwipeDirection {
  /// Returns the part of a way that goes in the direction, in points; negative if it goes back.
  func part(of way: Responders.Point) -> Double {
    switch self {
    case .left: -way.x
    case .right: way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  /// Returns the part of a way across the direction.
  fileprivate func partAcross(_ way: Responders.Point) -> Double {
    switch self {
    case .left, .right: way.y
    case .up, .down: way.x
    }
  }
}

extension ViewClass {
  /// Returns whether a view is of the class.
  fileprivate func contains(_ view: View) -> Bool {
    switch self {
    case .controls: view is Control
    case .buttons: view is Button
    case .sliders: view is Slider
    case .switches: view is Switch
    case .labels: view is Label
    }
  }
}

extension View {
  /// Returns whether the view of an identity is this one or a superview.
  fileprivate func isInside(_ id: ObjectIdentifier) -> Bool {
    var current: View? = self
    while let view = current {
      if ObjectIdentifier(view) == id { return true }
      current = view.superview
    }
    return false
  }
}
