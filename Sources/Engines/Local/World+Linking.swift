import Conformance
import Responders

extension World {
  /// Connects the objects as the columns of their rows say.
  ///
  /// Controllers are connected before views: setting a root controller or presenting one inserts its
  /// view, and the row of the view takes precedence.
  func link(hasControllers: Bool) throws(ScriptError) {
    if hasControllers { try linkControllers() }
    for index in rows.indices { try linkToParent(index) }
  }

  private func linkControllers() throws(ScriptError) {
    for row in rows where row.controller != nil { try linkToController(row) }
    for index in rows.indices {
      if let controller = members[index].controller { try link(controller, rows[index]) }
    }
  }

  private func linkToController(_ row: StagedResponder) throws(ScriptError) {
    guard let name = row.controller else { return }
    guard try controller(name).viewIfLoaded == nil
    else { throw .taken(row.name, role: "the view", of: name) }
    try makeView(row.name, of: name)
  }

  private func link(_ controller: ViewController, _ row: StagedResponder) throws(ScriptError) {
    if let presenter = row.presenter {
      guard row.parent == nil else { throw .columnNotAllowed(row.name, row.kind, column: "in") }
      try present(controller, row.name, by: presenter)
    }
    guard let parent = row.parent else { return }
    switch members[try index(of: parent)] {
    case .window(let window):
      guard window.rootViewController == nil
      else { throw .taken(row.name, role: "the root view controller", of: parent) }
      window.rootViewController = controller
    case .controller(let container):
      container.addChild(controller)
      guard controller.parent === container else { throw .cycle(row.name, in: parent) }
    case .application, .delegate, .object, .scene, .responder, .view, .control,
      .textField, .textView, .recognizer:
      throw misplaced(row)
    }
  }

  private func linkToParent(_ index: Int) throws(ScriptError) {
    guard let place = stage.parentIndex(ofRow: index) else { return try leaveUnconnected(index) }
    if let view = members[index].subview {
      guard let superview = members[place].view else { throw misplaced(rows[index]) }
      superview.addSubview(view)
      guard view.superview === superview else {
        throw .cycle(rows[index].name, in: rows[place].name)
      }
    } else if members[index].controller == nil {
      try link(members[index], rows[index], members[place])
    }
  }

  /// Leaves the object of a row without a parent outside every hierarchy, and removes the view of a
  /// root controller from its window.
  private func leaveUnconnected(_ index: Int) throws(ScriptError) {
    if let parent = rows[index].parent { throw .unknown(parent) }
    if rows[index].controller != nil { members[index].subview?.removeFromSuperview() }
  }

  private func link(
    _ member: StageObject, _ row: StagedResponder, _ container: StageObject
  ) throws(ScriptError) {
    switch (member, container) {
    case (.window(let window), .application(let application)):
      application.addWindow(window)
    case (.window(let window), .scene(let scene)):
      scene.addWindow(window)
    case (.scene(let scene), .application(let application)):
      application.addScene(scene)
    case (.delegate(let delegate), .application(let application)):
      try link(delegate, row, application)
    case (.object(let object), .application(let application)):
      try link(object, row, application)
    case (.recognizer(let recognizer), _):
      guard let view = container.view else { throw misplaced(row) }
      view.addGestureRecognizer(recognizer)
    default:
      throw misplaced(row)
    }
  }

  private func link(
    _ delegate: any ApplicationDelegate, _ row: StagedResponder, _ application: Application
  ) throws(ScriptError) {
    guard application.delegate == nil
    else { throw .taken(row.name, role: "the delegate", of: application.name) }
    application.delegate = delegate
  }

  private func misplaced(_ row: StagedResponder) -> ScriptError {
    guard let parent = row.parent, let kind = stage[parent]?.kind
    else { return .unknown(row.parent ?? "") }
    return .misplaced(row.name, row.kind, in: parent, kind)
  }
}
