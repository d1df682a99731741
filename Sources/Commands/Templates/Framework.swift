// Stands in for the framework. Put an import of yours in its place.

/// An object that can receive events.
@MainActor class Responder {
  var next: Responder? { nil }

  func touchesBegan() { next?.touchesBegan() }
}

/// A rectangle on the screen.
@MainActor class View: Responder {
  weak var superview: View?

  override var next: Responder? { superview }
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
