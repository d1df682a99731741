import Conformance
import Responders

extension World {
  /// Changes the hierarchy of views, controllers and recognizers; returns false for other forms.
  func changeArrangement(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "remove": try remove(step["of"].text)
    case "removeFromParent": try controller(step["of"].text).removeFromParent()
    case "add":
      let (name, parent) = (step["of"].text, step["to"].text)
      try add(subview(name), name, to: view(parent), parent)
    case "insert", "insertInto":
      try insert(
        step["of"].text, beside: step["sibling"].text, into: step["to"].optionalText,
        isAbove: step["placement"] == "above")
    case "bringToFront":
      let name = step["of"].text
      try superview(of: name).bringSubviewToFront(view(name))
    case "sendToBack":
      let name = step["of"].text
      try superview(of: name).sendSubviewToBack(view(name))
    case "makeView": try makeView(step["of"].text, of: step["controller"].text)
    case "present":
      let name = step["of"].text
      try present(controller(name), name, by: step["by"].text)
    case "dismiss": try controller(step["of"].text).dismiss()
    case "attach": try view(step["to"].text).addGestureRecognizer(recognizer(step["of"].text))
    default: return false
    }
    return true
  }

  /// Changes the state of the application; returns false for other forms.
  func changeApplication(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "makeKey": try makeKey(step["of"].text)
    case "ignoreInteractionEvents": try ignoreInteractionEvents(step["to"].truth)
    case "focus":
      let view = try step["of"].optionalText.map(view(_:))
      try receiver().focusedView = view
    case "receiveRemoteControl":
      let application = try receiver()
      if step["to"].truth {
        application.beginReceivingRemoteControlEvents()
      } else {
        application.endReceivingRemoteControlEvents()
      }
    default: return false
    }
    return true
  }

  /// Adds a view in front of the subviews of another; throws if that would form a cycle.
  func add(_ view: View, _ name: String, to superview: View, _ parent: String) throws(ScriptError) {
    superview.addSubview(view)
    guard view.superview === superview else { throw .cycle(name, in: parent) }
  }

  /// Presents a controller; throws if it is presented already, its presenter, which contains the controller
  /// that is named, presents another, or the two would form a cycle.
  func present(
    _ controller: ViewController, _ name: String, by presenter: String
  ) throws(ScriptError) {
    let presenting = try self.controller(presenter).outermost
    guard controller.presentingViewController == nil
    else { throw ScriptError("\(name) is presented already") }
    guard presenting.presentedViewController == nil
    else { throw .taken(name, role: "the presented controller", of: presenter) }
    presenting.present(controller)
    guard controller.presentingViewController === presenting
    else { throw .cycle(name, in: presenter) }
  }

  /// Makes a view the view of a controller; throws if that would form a cycle.
  func makeView(_ name: String, of owner: String) throws(ScriptError) {
    let (view, controller) = (try subview(name), try controller(owner))
    controller.view = view
    guard controller.viewIfLoaded === view else { throw .cycle(name, in: owner) }
  }

  /// Inserts a view into another, or into the superview of its sibling for nil.
  private func insert(
    _ name: String, beside sibling: String, into parent: String?, isAbove: Bool
  ) throws(ScriptError) {
    let view = try subview(name)
    let superview = try parent.map(self.view(_:))
    let neighbour = try superview == nil ? subview(sibling) : self.view(sibling)
    guard view !== neighbour else { throw ScriptError("\(name) cannot be put beside itself") }
    guard let superview = superview ?? neighbour.superview else {
      throw ScriptError("\(name) cannot be put beside \(sibling), which has no superview")
    }
    if isAbove {
      superview.insertSubview(view, aboveSubview: neighbour)
    } else {
      superview.insertSubview(view, belowSubview: neighbour)
    }
    guard view.superview === superview else { throw .cycle(name, in: superview.name) }
  }

  private func superview(of name: String) throws(ScriptError) -> View {
    guard let superview = try view(name).superview
    else { throw ScriptError("\(name) has no superview to be moved in") }
    return superview
  }

  private func remove(_ name: String) throws(ScriptError) {
    let index = try index(of: name)
    switch members[index] {
    case let window as Window: window.removeFromApplication()
    case let view as View: view.removeFromSuperview()
    case let scene as WindowScene: scene.removeFromApplication()
    case let controller as ViewController: try remove(controller, name)
    case let recognizer as GestureRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
    default:
      throw ScriptError(
        "\(rows[index].kindWords), which stands in nothing that it could be removed from")
    }
  }

  private func remove(_ controller: ViewController, _ name: String) throws(ScriptError) {
    guard controller.presentingViewController == nil
    else { throw ScriptError("\(name) is presented: it can be dismissed, not removed") }
    controller.removeFromParent()
    controller.viewIfLoaded?.removeFromSuperview()
    for case let window as Window in members where window.rootViewController === controller {
      window.rootViewController = nil
    }
  }

  private func makeKey(_ name: String) throws(ScriptError) {
    let window = try window(name)
    window.makeKey()
    guard window.isKeyWindow || !window.canBecomeKey
    else { throw ScriptError("\(name) stands in no application and cannot become key") }
  }

  private func ignoreInteractionEvents(_ isBeginning: Bool) throws(ScriptError) {
    guard let application else { throw .noApplication }
    if isBeginning {
      application.beginIgnoringInteractionEvents()
    } else {
      application.endIgnoringInteractionEvents()
    }
  }
}
