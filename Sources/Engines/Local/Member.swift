import Conformance
import Responders

/// What a row of the stage became.
enum Member {
  case application(StagedApplication)
  case delegate(StagedDelegate)
  case object(StagedObject)
  case scene(StagedScene)
  case window(StagedWindow)
  case controller(StagedController)
  case view(StagedView)
  case label(StagedLabel)
  case imageView(StagedImageView)
  case responder(StagedBareResponder)

  /// Makes what a row says, standing nowhere yet.
  init(_ row: StagedResponder, _ recorder: Recorder) throws(Obstacle) {
    let role = Role(row.name, recorder)
    let kind = row.kind
    if !kind.isView {
      guard row.frame == nil else { throw .meaningless(row.name, kind, column: "frame") }
      guard row.controller == nil else { throw .meaningless(row.name, kind, column: "view of") }
    }
    guard row.presenter == nil || kind == .viewController
    else { throw .meaningless(row.name, kind, column: "presented by") }
    guard row.frame?.isFinite != false else { throw .notFinite(of: row.name) }
    let frame = row.frame.map(Responders.Rect.init) ?? Responders.Rect()
    switch kind {
    case .application: self = .application(StagedApplication(role))
    case .applicationDelegate: self = .delegate(StagedDelegate(role))
    case .object: self = .object(StagedObject())
    case .windowScene: self = .scene(StagedScene(role))
    case .window: self = .window(StagedWindow(role, frame))
    case .viewController: self = .controller(StagedController(role))
    case .view: self = .view(StagedView(role, frame))
    case .label: self = .label(StagedLabel(role, frame))
    case .imageView: self = .imageView(StagedImageView(role, frame))
    case .responder: self = .responder(StagedBareResponder(role))
    }
  }

  /// The view, or nil for what is none.
  var view: View? {
    switch self {
    case .window(let window): window
    case .view(let view): view
    case .label(let label): label
    case .imageView(let imageView): imageView
    case .application, .delegate, .object, .scene, .controller, .responder: nil
    }
  }

  /// The view where it can stand in another, as all but windows can.
  var subview: View? {
    if case .window = self { nil } else { view }
  }

  /// The view with its role, or nil for what is none.
  var stagedView: (any View & Staged)? {
    switch self {
    case .window(let window): window
    case .view(let view): view
    case .label(let label): label
    case .imageView(let imageView): imageView
    case .application, .delegate, .object, .scene, .controller, .responder: nil
    }
  }

  /// The responder with its role, or nil for an object that is none.
  var staged: (any Staged)? {
    switch self {
    case .application(let application): application
    case .delegate(let delegate): delegate
    case .scene(let scene): scene
    case .controller(let controller): controller
    case .responder(let responder): responder
    case .object: nil
    case .window, .view, .label, .imageView: stagedView
    }
  }

  /// The controller, or nil for what is none.
  var controller: StagedController? {
    if case .controller(let controller) = self { controller } else { nil }
  }
}
