/// One row of a stage: a responder, what it is and where it stands.
public struct StagedResponder: Hashable, Sendable {
  /// The name that scenarios and traces use.
  public var name: String
  /// What it is.
  public var kind: ResponderKind
  /// The row it stands in (column `in`): a view's superview, a window's scene or application,
  /// a controller's window (it is the root) or parent controller, a delegate's application.
  public var parent: String?
  /// The controller whose root view this view is (column `view of`).
  public var controller: String?
  /// The controller that presents this one (column `presented by`).
  public var presenter: String?
  /// A view's frame in its superview's coordinates, in points; a zero rectangle when absent.
  public var frame: Rect?

  /// Makes a row of a stage.
  public init(
    name: String, kind: ResponderKind, parent: String? = nil, controller: String? = nil,
    presenter: String? = nil, frame: Rect? = nil
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.controller = controller
    self.presenter = presenter
    self.frame = frame
  }
}
