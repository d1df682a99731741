extension Query {
  /// The question as the pages would put it, without the answer: `next of A`.
  var words: String {
    switch self {
    case .hitTestView: "the hit-test view"
    case .touchView: "the view that the touch belongs to"
    case .next(let name): "next of \(name)"
    case .chain(let name): "the chain from \(name)"
    case .printedChain(let name): "the printed chain from \(name)"
    case .contains(let name, let point): "\(name) contains \(point.words)"
    case .subviews(let name): "the subviews of \(name)"
    case .fingerView(let finger): "the view that finger \(finger) belongs to"
    case .phase(let finger): "the phase of finger \(finger)"
    case .tapCount(let finger): "the tap count of finger \(finger)"
    case .location(let finger, let view): "the location of finger \(finger)\(Self.place(view))"
    case .previousLocation(let finger, let view):
      "the previous location of finger \(finger)\(Self.place(view))"
    case .keyWindow: "the key window"
    case .firstResponder(let window): "the first responder of \(window)"
    case .isFirstResponder(let name): "\(name) is first responder"
    case .isTracking(let name): "\(name) is tracking"
    case .isHighlighted(let name): "\(name) is highlighted"
    case .isOn(let name): "\(name) is on"
    case .value(let name): "the value of \(name)"
    case .text(let name): "the text of \(name)"
    case .recognizerState(let name): "the state of \(name)"
    case .recognizers(let finger): "the recognizers of finger \(finger)"
    case .undoManager(let name): "the undo manager of \(name)"
    case .shownInput: "the input that is shown"
    case .shownAccessory: "the accessory view that is shown"
    case .payload: "what the action came with"
    case .result: "the result"
    case .target(let action, let name): "the target of \(action) from \(name)"
    case .canPerform(let action, let name): "\(name) can perform \(action)"
    }
  }

  private static func place(_ view: String?) -> String { view.map { " in \($0)" } ?? "" }
}
