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
      if let controller = members[index] as? ViewController { try link(controller, rows[index]) }
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
      guard row.parent == nil else { throw .columnNotAllowed(row, column: "in") }
      try present(controller, row.name, by: presenter)
    }
    guard let parent = row.parent else { return }
    switch members[try index(of: parent)] {
    case let window as Window:
      guard window.rootViewController == nil
      else { throw .taken(row.name, role: "the root view controller", of: parent) }
      window.rootViewController = controller
    case let container as ViewController:
      container.addChild(controller)
      guard controller.parent === container else { throw .cycle(row.name, in: parent) }
    default: throw misplaced(row)
    }
  }

  private func linkToParent(_ index: Int) throws(ScriptError) {
    guard let place = stage.parentIndex(ofRow: index) else { return try leaveUnconnected(index) }
    if let view = subview(index) {
      guard let superview = members[place] as? View else { throw misplaced(rows[index]) }
      superview.addSubview(view)
      guard view.superview === superview else {
        throw .cycle(rows[index].name, in: rows[place].name)
      }
    } else if rows[index].kind.isScrollViewRecognizer {
      try nameRecognizer(index, of: members[place])
    } else if !(members[index] is ViewController) {
      try link(members[index], rows[index], members[place])
    }
  }

  /// Makes a scroll view's own recognizer the object of the row at an index.
  private func nameRecognizer(_ index: Int, of container: Object) throws(ScriptError) {
    let row = rows[index]
    guard let scrollView = container as? ScrollView else { throw misplaced(row) }
    let recognizer =
      row.kind == .scrollPanRecognizer
      ? scrollView.panGestureRecognizer : scrollView.zoomGestureRecognizer
    guard recognizer.interceptor == nil
    else { throw .taken(row.name, role: "the \(row.kind.rawValue)", of: scrollView.name) }
    recognizer.interceptor = members[index].interceptor
    members[index] = recognizer
  }

  /// Leaves the object of a row without a parent outside every hierarchy, and removes the view of a
  /// root controller from its window.
  private func leaveUnconnected(_ index: Int) throws(ScriptError) {
    if let parent = rows[index].parent { throw .unknown(parent) }
    if rows[index].kind.isScrollViewRecognizer {
      throw ScriptError("\(rows[index].kindWords) of no scroll view")
    }
    if rows[index].controller != nil { subview(index)?.removeFromSuperview() }
  }

  private func link(
    _ member: Object, _ row: StagedResponder, _ container: Object
  ) throws(ScriptError) {
    switch (member, container) {
    case (let window as Window, let application as Application): application.addWindow(window)
    case (let window as Window, let scene as WindowScene): scene.addWindow(window)
    case (let scene as WindowScene, let application as Application): application.addScene(scene)
    case (let recognizer as GestureRecognizer, let view as View):
      view.addGestureRecognizer(recognizer)
    case (_, let application as Application)
    where row.kind == .applicationDelegate || row.kind == .object:
      guard application.delegate == nil
      else { throw .taken(row.name, role: "the delegate", of: application.name) }
      application.delegate = member
    default: throw misplaced(row)
    }
  }

  private func misplaced(_ row: StagedResponder) -> ScriptError {
    guard let parent = row.parent, let kind = stage[parent]?.kind
    else { return .unknown(row.parent ?? "") }
    return ScriptError(
      "\(row.kindWords) and cannot stand in \(parent), \(Noun.one(kind.rawValue))")
  }
}
