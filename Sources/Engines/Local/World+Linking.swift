import Conformance
import Responders

extension World {
  /// Puts every row where it says it stands.
  ///
  /// Controllers come first: putting a root or presented controller in place inserts its view,
  /// and the rows of the views have the last word.
  func link(hasControllers: Bool) throws(Obstacle) {
    if hasControllers { try linkControllers() }
    for index in rows.indices { try linkToParent(index) }
  }

  private func linkControllers() throws(Obstacle) {
    for row in rows where row.controller != nil { try linkToController(row) }
    for index in rows.indices {
      if let controller = members[index].controller { try link(controller, rows[index]) }
    }
  }

  private func linkToController(_ row: StagedResponder) throws(Obstacle) {
    guard let name = row.controller else { return }
    let controller = try controller(name)
    let view = try subview(row.name)
    guard controller.viewIfLoaded == nil
    else { throw .taken(row.name, role: "the view", of: name) }
    controller.view = view
  }

  private func link(_ controller: ViewController, _ row: StagedResponder) throws(Obstacle) {
    if let presenter = row.presenter {
      guard row.parent == nil else { throw .meaningless(row.name, row.kind, column: "in") }
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
      guard controller.parent === container else { throw .circle(row.name, in: parent) }
    case .application, .delegate, .object, .scene, .responder, .view, .control,
      .textField, .textView, .recognizer:
      throw misplaced(row)
    }
  }

  private func linkToParent(_ index: Int) throws(Obstacle) {
    guard let place = stage.parentIndex(ofRow: index) else { return try leaveAlone(index) }
    if let view = members[index].subview {
      guard let superview = members[place].view else { throw misplaced(rows[index]) }
      superview.addSubview(view)
      guard view.superview === superview else {
        throw .circle(rows[index].name, in: rows[place].name)
      }
    } else if members[index].controller == nil {
      try link(members[index], rows[index], members[place])
    }
  }

  /// A row that stands nowhere: even where it is the view of a root controller.
  private func leaveAlone(_ index: Int) throws(Obstacle) {
    if let parent = rows[index].parent { throw .unknown(parent) }
    if rows[index].controller != nil { members[index].subview?.removeFromSuperview() }
  }

  private func link(
    _ member: Member, _ row: StagedResponder, _ container: Member
  ) throws(Obstacle) {
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
  ) throws(Obstacle) {
    guard application.delegate == nil
    else { throw .taken(row.name, role: "the delegate", of: application.name) }
    application.delegate = delegate
  }

  private func misplaced(_ row: StagedResponder) -> Obstacle {
    guard let parent = row.parent, let kind = stage[parent]?.kind
    else { return .unknown(row.parent ?? "") }
    return .misplaced(row.name, row.kind, in: parent, kind)
  }
}
