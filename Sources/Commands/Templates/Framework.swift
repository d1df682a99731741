// Stands in for the framework. Put an import of yours in its place.

/// An object that can receive events.
@MainActor class Responder {
  var next: Responder? { nil }

  func touchesBegan(finger: Int) { next?.touchesBegan(finger: finger) }

  func touchesEnded(finger: Int) { next?.touchesEnded(finger: finger) }
}

/// A rectangle on the screen.
@MainActor class View: Responder {
  weak var superview: View?
  var subviews: [View] = []
  var frame = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)

  override var next: Responder? { superview }

  func addSubview(_ view: View) {
    view.superview = self
    subviews.append(view)
  }

  /// Returns the view under a point of the superview: one in here, the frontmost first, or this one.
  func view(x: Double, y: Double) -> View? {
    let (x, y) = (x - frame.x, y - frame.y)
    guard x >= 0, y >= 0, x < frame.width, y < frame.height else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.view(x: x, y: y) { return found }
    }
    return self
  }
}

/// A view at the top of its tree.
@MainActor class Window: View {
  weak var application: Application?

  override var next: Responder? { application }
}

/// The one application of the process.
@MainActor final class Application: Responder {
  static let shared = Application()

  var delegate: Responder?

  override var next: Responder? { delegate }
}
