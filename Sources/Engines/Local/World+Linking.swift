import Conformance
import Responders

extension World {
  /// Connects the objects as the columns of their rows say, which `Stage.problems` has checked.
  ///
  /// Controllers are connected before views: setting a root controller or presenting one inserts its
  /// view, and the row of the view takes precedence.
  func link(hasControllers: Bool) throws(ScriptError) {
    if hasControllers { try linkControllers() }
    for index in rows.indices { try linkToParent(index) }
  }

  private func linkControllers() throws(ScriptError) {
    for row in rows {
      if let controller = row.controller { try makeView(row.name, of: controller) }
    }
    for index in rows.indices {
      if let controller = members[index] as? ViewController { try link(controller, rows[index]) }
    }
  }

  private func link(_ controller: ViewController, _ row: StagedResponder) throws(ScriptError) {
    if let presenter = row.presenter { try present(controller, row.name, by: presenter) }
    guard let parent = row.parent else { return }
    switch members[try index(of: parent)] {
    case let window as Window: window.rootViewController = controller
    case let container as ViewController:
      container.addChild(controller)
      guard controller.parent === container else { throw .cycle(row.name, in: parent) }
    default: break
    }
  }

  private func linkToParent(_ index: Int) throws(ScriptError) {
    guard let place = stage.parentIndex(ofRow: index) else {
      // A root controller has put it into its window.
      if rows[index].controller != nil { subview(index)?.removeFromSuperview() }
      return
    }
    if let view = subview(index), let superview = members[place] as? View {
      try add(view, rows[index].name, to: superview, rows[place].name)
    } else if rows[index].kind.isScrollViewRecognizer {
      nameRecognizer(index, of: members[place])
    } else {
      link(members[index], members[place])
    }
  }

  /// Makes a scroll view's own recognizer the object of the row at an index.
  private func nameRecognizer(_ index: Int, of container: Object) {
    guard let scrollView = container as? ScrollView else { return }
    let recognizer =
      rows[index].kind == .scrollPanRecognizer
      ? scrollView.panGestureRecognizer : scrollView.zoomGestureRecognizer
    recognizer.interceptor = members[index].interceptor
    members[index] = recognizer
  }

  private func link(_ member: Object, _ container: Object) {
    switch (member, container) {
    case (let window as Window, let application as Application): application.addWindow(window)
    case (let window as Window, let scene as WindowScene): scene.addWindow(window)
    case (let scene as WindowScene, let application as Application): application.addScene(scene)
    case (let recognizer as GestureRecognizer, let view as View):
      view.addGestureRecognizer(recognizer)
    case (is ViewController, _): break
    case (_, let application as Application): application.delegate = member
    default: break
    }
  }
}
