import Conformance
import Responders

extension LocalEngine {
  /// Returns the snapshots that drawings show: one of the stage of a script, and one after each step.
  ///
  /// The result ends before the first step that cannot be carried out, and is empty if the stage
  /// cannot be built.
  package func snapshots(of script: Script) -> [SceneSnapshot] {
    guard let world = try? World(script.stage) else { return [] }
    let rows = world.rowsOfViews
    var layers = world.layers(rows)
    var snapshots = [SceneSnapshot(layers: layers)]
    snapshots.reserveCapacity(script.steps.count + 1)
    for step in script.steps {
      let fingersBefore = world.fingers.down.map { $0.finger }
      guard let record = try? world.carryOut(step) else { break }
      // A question changes no view.
      if record.answer == nil { layers = world.layers(rows) }
      snapshots.append(SceneSnapshot(layers: layers, markers: world.markers(after: fingersBefore)))
    }
    return snapshots
  }
}

extension World {
  /// A view to add to a snapshot, with the visibility of the views that contain it.
  private struct Pending {
    var view: View
    var isContainerVisible = true
  }

  /// The index of the row of each view of the stage; a view that a controller loaded has no row.
  fileprivate var rowsOfViews: [ObjectIdentifier: Int] {
    members.enumerated().reduce(into: [:]) { rows, member in
      if let view = member.element.view { rows[ObjectIdentifier(view)] = member.offset }
    }
  }

  /// Returns the layers on the screen, from back to front; each follows the layer that contains it.
  fileprivate func layers(_ rows: [ObjectIdentifier: Int]) -> [SceneSnapshot.Layer] {
    var layers: [SceneSnapshot.Layer] = []
    layers.reserveCapacity(rows.count)
    // Iterative, because stages can be deep.
    var pending = outermostViews.reversed().map { Pending(view: $0) }
    while let next = pending.popLast() {
      let isVisible = next.isContainerVisible && next.view.isVisible
      if let row = rows[ObjectIdentifier(next.view)] {
        layers.append(SceneSnapshot.Layer(next.view, row: row, isVisible: isVisible))
      }
      for subview in next.view.subviewsFromBack.reversed() {
        pending.append(Pending(view: subview, isContainerVisible: isVisible))
      }
    }
    return layers
  }

  /// The windows of the application, from back to front; all windows of a stage without an
  /// application, and all views without a superview of a stage without windows.
  private var outermostViews: [View] {
    let views = members.compactMap { $0.view }
    guard views.contains(where: { $0 is Window }) else {
      return views.filter { $0.superview == nil }
    }
    return application?.windowsFromBack.map { $0 as View } ?? views.filter { $0 is Window }
  }

  /// Returns markers for the fingers and the point of the last step, given the fingers that were down
  /// before it: first for those that are down, then for those that were lifted, each by number.
  fileprivate func markers(after fingersBefore: [Int]) -> [SceneSnapshot.Marker] {
    let down = fingers.down.map {
      SceneSnapshot.Marker(.down($0.finger), at: Conformance.Point($0.location))
    }
    let lifted = fingersBefore.compactMap { finger -> SceneSnapshot.Marker? in
      guard fingers.downTouch(of: finger) == nil, let touch = fingers.touch(of: finger)
      else { return nil }
      return SceneSnapshot.Marker(.lifted(finger), at: Conformance.Point(touch.location))
    }
    guard let probe else { return down + lifted }
    let point = probe.view.pointToScreen(probe.point)
    return down + lifted + [SceneSnapshot.Marker(.probe, at: Conformance.Point(point))]
  }
}

extension View {
  /// The subviews from back to front, as they are drawn: by `zPosition`, then by order.
  fileprivate var subviewsFromBack: [View] {
    guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted { left, right in
      (left.element.zPosition, left.offset) < (right.element.zPosition, right.offset)
    }.map { $0.element }
  }
}

extension SceneSnapshot.Layer {
  /// Creates the layer of a view.
  fileprivate init(_ view: View, row: Int, isVisible: Bool) {
    let bounds = view.bounds
    let (right, bottom) =
      (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
    let corners = [
      bounds.origin, Responders.Point(x: right, y: bounds.origin.y),
      Responders.Point(x: right, y: bottom), Responders.Point(x: bounds.origin.x, y: bottom),
    ]
    self.init(
      row: row, corners: corners.map { Conformance.Point(view.pointToScreen($0)) },
      width: bounds.size.width, height: bounds.size.height, cornerRadius: view.cornerRadius,
      isOutermost: view.superview == nil, isVisible: isVisible,
      isInteractive: view.isUserInteractionEnabled && (view as? Control)?.isEnabled != false)
  }
}
