import Conformance
import Responders

extension World {
  /// Rearranges the stage.
  func apply(_ change: Change) throws(Obstacle) {
    switch change {
    case .set(let property, of: let name): try set(property, of: name)
    case .remove(let name): try remove(name)
    case .add(let name, to: let parent):
      try add(subview(name), name, to: view(parent), parent)
    case .insert(let name, let placement, let sibling): try insert(name, placement, sibling)
    case .bringToFront(let name): try superview(of: name).bringSubviewToFront(view(name))
    case .sendToBack(let name): try superview(of: name).sendSubviewToBack(view(name))
    case .makeView(let name, of: let owner): try controller(owner).view = subview(name)
    case .present(let name, by: let presenter):
      try present(controller(name), name, by: presenter)
    case .dismiss(let name): try dismiss(name)
    case .addTarget, .removeTarget: try changeTargets(change)
    case .attach(let name, to: let view): try attach(name, to: view)
    case .focus(let name): try focus(name)
    case .receiveRemoteControl(let receives): try receiveRemoteControl(receives)
    case .makeKey(let name): try makeKey(name)
    case .ignoreInteractionEvents(let isBeginning): try ignoreInteractionEvents(isBeginning)
    }
  }

  /// Puts a view in front in another, unless that closes a circle.
  func add(_ view: View, _ name: String, to superview: View, _ parent: String) throws(Obstacle) {
    superview.addSubview(view)
    guard view.superview === superview else { throw .circle(name, in: parent) }
  }

  /// Presents a controller, unless either of the two is taken or it closes a circle.
  func present(
    _ controller: ViewController, _ name: String, by presenter: String
  ) throws(Obstacle) {
    let presenting = try self.controller(presenter)
    guard controller.presentingViewController == nil else { throw .alreadyPresented(name) }
    guard presenting.presentedViewController == nil
    else { throw .taken(name, role: "the presented controller", of: presenter) }
    presenting.present(controller)
    guard controller.presentingViewController === presenting
    else { throw .circle(name, in: presenter) }
  }

  private func dismiss(_ name: String) throws(Obstacle) {
    guard let presenting = try controller(name).presentingViewController
    else { throw .notPresented(name) }
    presenting.dismiss()
  }

  private func insert(
    _ name: String, _ placement: Change.Placement, _ sibling: String
  ) throws(Obstacle) {
    let view = try subview(name)
    let neighbour = try subview(sibling)
    guard view !== neighbour, let superview = neighbour.superview
    else { throw .notSiblings(name, sibling) }
    switch placement {
    case .above: superview.insertSubview(view, aboveSubview: neighbour)
    case .below: superview.insertSubview(view, belowSubview: neighbour)
    }
    guard view.superview === superview else { throw .circle(name, in: superview.name) }
  }

  private func superview(of name: String) throws(Obstacle) -> View {
    guard let superview = try view(name).superview else { throw .noSuperview(name) }
    return superview
  }

  private func remove(_ name: String) throws(Obstacle) {
    let index = try index(of: name)
    switch members[index] {
    case .view, .control, .textField, .textView:
      try view(name).removeFromSuperview()
    case .window(let window): window.removeFromApplication()
    case .scene(let scene): scene.removeFromApplication()
    case .controller(let controller): try remove(controller, name)
    case .recognizer(let recognizer): recognizer.view?.removeGestureRecognizer(recognizer)
    case .application, .delegate, .object, .responder:
      throw .notRemovable(name, rows[index].kind)
    }
  }

  private func remove(_ controller: ViewController, _ name: String) throws(Obstacle) {
    guard controller.presentingViewController == nil else { throw .removedWhilePresented(name) }
    controller.removeFromParent()
    controller.viewIfLoaded?.removeFromSuperview()
    for case .window(let window) in members where window.rootViewController === controller {
      window.rootViewController = nil
    }
  }

  private func makeKey(_ name: String) throws(Obstacle) {
    let window = try window(name)
    window.makeKey()
    guard window.isKeyWindow else { throw .cannotBeKey(name) }
  }

  private func ignoreInteractionEvents(_ isBeginning: Bool) throws(Obstacle) {
    guard let application else { throw .noApplication }
    if isBeginning {
      application.beginIgnoringInteractionEvents()
    } else {
      application.endIgnoringInteractionEvents()
    }
  }
}
