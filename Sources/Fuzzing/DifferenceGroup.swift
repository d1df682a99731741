import Conformance
import Results

/// What differences have in common that probably have the same cause: what differs and in which
/// direction, and what the smallest script has besides views and fingers.
///
///     touching 50 50, a label instead of the window          hit-test view · found · inert view
///     hit-testing B at 50 50, an image view instead of B     hit-test view · found · inert view
struct DifferenceGroup: Hashable {
  /// What differs.
  private let topic: String
  private let direction: String
  private let kinds: Set<String>
  private let forms: Set<String>

  /// The cause of a difference of two engines.
  init(_ found: Trial.Observation) {
    let difference = found.difference
    // An error says more of its cause than the steps before it.
    guard !difference.isError else {
      (topic, direction) = (difference.aspect.topic, difference.mismatch.direction)
      (kinds, forms) = ([], [])
      return
    }
    let script = found.script
    kinds = Set(script.stage.responders.compactMap(\.kind.family))
    var forms = Set(script.steps.compactMap(\.family))
    let fingers = Set(script.steps.flatMap(\.fingerChanges).map(\.finger))
    if fingers.count > 1 { forms.insert("several fingers") }
    self.forms = forms
    let isRearranged = forms.contains(Script.Step.rearranging)
    if isRearranged, difference.aspect.isAboutPlaces {
      (topic, direction) = ("places", "")
    } else {
      topic = difference.aspect.topic
      let isFound = topic == "hitTestView" && difference.mismatch.direction != "missing"
      direction = isFound ? "found" : difference.mismatch.direction
    }
  }
}

extension TraceDifference.Aspect {
  /// What differs, in one word for questions and messages that tell the same.
  fileprivate var topic: String {
    switch self {
    case .answer("isFirstResponder"), .answer("firstResponder"): "first responder"
    case .answer("next"), .answer("chain"): "chain"
    case .answer("touchView"), .answer("fingerView"): "view of a touch"
    case .answer(let name): name
    case .message(Message.touchesMoved.rawValue), .message(Message.touchesEnded.rawValue):
      "touches that began before"
    case .message(let group): group
    case .error(let message): message
    }
  }

  /// Whether it is about where views are.
  fileprivate var isAboutPlaces: Bool {
    switch self {
    case .answer(let name): ["subviews", "next", "chain", "parent", "hitTestView"].contains(name)
    case .message, .error: false
    }
  }
}

extension Mismatch {
  /// Whether something is missing, unexpected, or in the place of something else.
  fileprivate var direction: String {
    switch self {
    case .missing: "missing"
    case .extra: "unexpected"
    case .other(_, let expected, _) where ["nobody", "no"].contains(expected): "unexpected"
    case .other(_, _, let actual) where ["nobody", "no"].contains(actual): "missing"
    case .other(_, let expected, _): expected == "an error" ? "error of the first" : "other"
    case .order: "order"
    }
  }
}

extension ResponderKind {
  /// The word for kinds that frameworks usually treat alike; nil for those of every stage.
  fileprivate var family: String? {
    switch self {
    case .application, .window, .view: nil
    case .label, .imageView: "inert view"
    case .textView: "control"
    default: isControl ? "control" : rawValue
    }
  }
}

extension Script.Step {
  /// The word for steps that move views in their tree.
  fileprivate static let rearranging = "rearranging"

  /// The word for steps that do much the same; nil for fingers and questions, which the topic tells.
  fileprivate var family: String? {
    switch (kind, name) {
    case (.ask, _), (.stimulate, "touchBegins"), (.stimulate, "touchMoves"),
      (.stimulate, "touchEnds"), (.stimulate, "fingers"), (.stimulate, "hitTest"):
      nil
    case (.set, "handlesTouches"): "keepsTouches"
    case (.set, "frame"), (.set, "clipsToBounds"): nil
    case (.change, "insert"), (.change, "insertInto"), (.change, "add"),
      (.change, "bringToFront"), (.change, "sendToBack"):
      Self.rearranging
    default: name
    }
  }
}
