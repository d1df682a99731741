import Conformance
import Responders

extension World {
  /// Puts every row where it says it stands.
  ///
  /// Controllers come first: putting a root or presented controller in place inserts its view,
  /// and the rows of the views have the last word.
  func link(hasControllers: Bool) throws(Obstacle) {
    if hasControllers { try linkControllers() }
    for (index, row) in stage.responders.enumerated() { try linkToParent(index, row) }
  }

  private func linkControllers() throws(Obstacle) {
    for row in stage.responders where row.controller != nil { try linkToController(row) }
    for (index, row) in stage.responders.enumerated() {
      if let controller = members[index].controller { try link(controller, row) }
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

  private func link(_ controller: StagedController, _ row: StagedResponder) throws(Obstacle) {
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
    case .application, .delegate, .object, .scene, .view, .label, .imageView, .responder:
      throw misplaced(row)
    }
  }

  private func linkToParent(_ index: Int, _ row: StagedResponder) throws(Obstacle) {
    guard let parent = row.parent else {
      if row.controller != nil { members[index].subview?.removeFromSuperview() }
      return
    }
    let container = members[try self.index(of: parent)]
    switch members[index] {
    case .view(let view): try link(view, row, container)
    case .label(let label): try link(label, row, container)
    case .imageView(let imageView): try link(imageView, row, container)
    case .controller: return
    default: try link(members[index], row, container)
    }
  }

  private func link(_ view: View, _ row: StagedResponder, _ container: Member) throws(Obstacle) {
    guard let superview = container.view else { throw misplaced(row) }
    superview.addSubview(view)
    guard view.superview === superview else { throw .circle(row.name, in: row.parent ?? "") }
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
    default:
      throw misplaced(row)
    }
  }

  private func link(
    _ delegate: any ApplicationDelegate, _ row: StagedResponder, _ application: StagedApplication
  ) throws(Obstacle) {
    guard application.delegate == nil
    else { throw .taken(row.name, role: "the delegate", of: application.description) }
    application.delegate = delegate
  }

  private func misplaced(_ row: StagedResponder) -> Obstacle {
    guard let parent = row.parent, let kind = stage[parent]?.kind
    else { return .unknown(row.parent ?? "") }
    return .misplaced(row.name, row.kind, in: parent, kind)
  }
}
