import Conformance

extension Property {
  /// The property as the pages would write it: `A is hidden`.
  func words(of name: String) -> String {
    switch self {
    case .hidden(let isHidden): "\(name) is \(isHidden ? "hidden" : "visible")"
    case .alpha(let alpha): "\(name) has alpha \(alpha.words)"
    case .interactionEnabled(let isEnabled):
      "\(name) \(isEnabled ? "allows" : "ignores") interaction"
    case .frame(let frame): "\(name) has frame \(frame.words)"
    case .boundsOrigin(let origin): "\(name) has bounds origin \(origin.words)"
    case .scale(let x, let y): "\(name) is scaled by \(x.words) \(y.words)"
    case .rotation(let degrees): "\(name) is rotated by \(degrees.words) degrees"
    case .translation(let offset): "\(name) is translated by \(offset.words)"
    case .clipsToBounds(let clips): "\(name) \(clips ? "clips to bounds" : "does not clip")"
    case .cornerRadius(let radius): "\(name) has corner radius \(radius.words)"
    case .zPosition(let depth): "\(name) has z position \(depth.words)"
    case .next(let target): "\(name) overrides next to return \(target ?? "nobody")"
    case .hitTest(let override): "\(name) \(override.words)"
    case .pointInside(let override): "\(name) \(override.words)"
    case .delegate(let target): "the delegate of \(name) is \(target ?? "nobody")"
    case .handlesTouches(let handles): "\(name) \(handles ? "handles" : "forwards") touches"
    }
  }
}

extension HitTestOverride {
  fileprivate var words: String {
    switch self {
    case .returns(let target): "overrides hitTest to return \(target ?? "nobody")"
    case .passesSelfThrough: "passes touches through itself"
    }
  }
}

extension PointInsideOverride {
  fileprivate var words: String {
    switch self {
    case .returns(let isInside): "overrides point inside to return \(isInside ? "yes" : "no")"
    case .outset(let margin) where margin < 0: "shrinks its hit area by \((-margin).words)"
    case .outset(let margin): "grows its hit area by \(margin.words)"
    }
  }
}
