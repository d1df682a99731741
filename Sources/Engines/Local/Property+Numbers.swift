import Conformance

extension Property {
  /// Whether every number in it is a real number.
  var isFinite: Bool {
    switch self {
    case .alpha(let number), .rotation(degrees: let number), .cornerRadius(let number),
      .zPosition(let number), .windowLevel(let number), .pointInside(.outset(let number)):
      number.isFinite
    case .frame(let frame): frame.isFinite
    case .boundsOrigin(let point), .translation(let point): point.isFinite
    case .scale(let x, let y): x.isFinite && y.isFinite
    case .minimumPressDuration(let number), .value(let number): number.isFinite
    default: true
    }
  }
}
