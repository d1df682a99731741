import Conformance

extension Script.Step {
  /// The step as the pages would write it: `C is hidden`, `touching 200 200`.
  var words: String {
    switch self {
    case .change(let change): change.words
    case .stimulate(let stimulus): stimulus.words
    case .ask(let query): query.words
    }
  }
}

extension Stimulus {
  fileprivate var words: String {
    switch self {
    case .touchBegins(let point): "touching \(point.words)"
    case .touchMoves(let point): "the touch moves to \(point.words)"
    case .touchEnds: "the touch ends"
    case .hitTest(let view, let point): "hit-testing \(view) at \(point.words)"
    }
  }
}

extension Query {
  fileprivate var words: String {
    switch self {
    case .hitTestView: "the hit-test view"
    case .touchView: "the view that the touch belongs to"
    case .next(let name): "next of \(name)"
    case .chain(let name): "the chain from \(name)"
    case .printedChain(let name): "the printed chain from \(name)"
    case .contains(let name, let point): "\(name) contains \(point.words)"
    case .subviews(let name): "the subviews of \(name)"
    }
  }
}
