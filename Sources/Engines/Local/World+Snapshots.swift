import Conformance
import Responders
import Scenes

extension LocalEngine {
  /// What draws stages and asks about them.
  package var scenes: SceneSnapshot.Source {
    SceneSnapshot.Source(snapshots: snapshots(of:from:)) { script in
      if case .observed(let trace) = reply(to: script) { trace } else { nil }
    }
  }

  /// Returns the snapshots that drawings show: one of the stage of a script, and one after each step.
  ///
  /// The result ends before the first step that cannot be carried out, and is empty if the stage
  /// cannot be built.
  ///
  /// - Parameter first: The snapshot of the stage, where another script on it has shown that.
  package func snapshots(
    of script: Script, from first: SceneSnapshot? = nil
  ) -> [SceneSnapshot] {
    guard let world = try? World(script.stage) else { return [] }
    let rows = world.rowsOfObjects
    let first = first ?? SceneSnapshot(layers: world.layers(rows), next: world.next(rows))
    var (layers, next, snapshots) = (first.layers, first.next, [first])
    snapshots.reserveCapacity(script.steps.count + 1)
    for step in script.steps {
      let fingersBefore = world.fingers.down.map { $0.finger }
      guard let record = try? world.carryOut(step) else { break }
      // A question changes neither a view nor a chain.
      if record.answer == nil {
        layers = world.layers(rows)
        next = world.next(rows)
      }
      let before = snapshots[snapshots.count - 1].recognizers
      snapshots.append(
        SceneSnapshot(
          layers: layers, markers: world.markers(after: fingersBefore), calls: record.calls,
          answer: record.answer, next: next,
          recognizers: world.recognitions(in: record, after: before), time: world.now))
    }
    return snapshots
  }
}

extension World {
  /// A view to add to a snapshot, with the visibility of the views that contain it, and the rows of the
  /// nearest of them and of the nearest scroll view among them that clips.
  private struct Pending {
    var view: View
    var isContainerVisible = true
    var container: Int?
    var scrollView: Int?
    /// The origin of the coordinates in which the view's frame is, on the screen; nil where a view that
    /// contains it has a transform.
    var origin: Responders.Point? = Responders.Point()

    /// The origin of the view's own coordinates on the screen.
    var ownOrigin: Responders.Point? {
      guard let origin, view.transform.isIdentity else { return nil }
      let (frame, bounds) = (view.frame.origin, view.bounds.origin)
      return Responders.Point(x: origin.x + frame.x - bounds.x, y: origin.y + frame.y - bounds.y)
    }
  }

  /// The index of the row of each object of the stage.
  fileprivate var rowsOfObjects: [ObjectIdentifier: Int] {
    var rows = [ObjectIdentifier: Int](minimumCapacity: members.count)
    for (row, member) in members.enumerated() { rows[ObjectIdentifier(member)] = row }
    return rows
  }

  /// Returns the row of the next responder of each row; one without a row, such as a view that a
  /// controller loaded, is passed over.
  fileprivate func next(_ rows: [ObjectIdentifier: Int]) -> [Int?] {
    recorder.isMuted = true
    defer { recorder.isMuted = false }
    return members.map { member in
      var next = (member as? Responder)?.next
      for _ in rows {
        guard let found = next else { return nil }
        if let row = rows[ObjectIdentifier(found)] { return row }
        next = found.next
      }
      return nil
    }
  }

  /// Returns what each recognizer went through in a step, given what it went through before.
  ///
  /// States in which a recognizer fires are calls of the step. One whose touches are over without
  /// that has failed.
  fileprivate func recognitions(
    in record: Trace.Record, after before: [Int: [SceneSnapshot.Recognition]]
  ) -> [Int: [SceneSnapshot.Recognition]] {
    var states: [Int: [SceneSnapshot.Recognition]] = [:]
    for (row, member) in members.enumerated() {
      guard let recognizer = member as? GestureRecognizer else { continue }
      let calls = record.calls.filter { $0.receiver == rows[row].name }
      let last = before[row]?.last ?? .idle
      let current = SceneSnapshot.Recognition(recognizer)
      var passed = calls.compactMap { SceneSnapshot.Recognition(fired: $0.message) }
      let wasUndecided = last == .possible || last == .idle && !calls.isEmpty
      if current == .idle, passed.isEmpty, wasUndecided { passed = [.failed] }
      if passed.last != current { passed.append(current) }
      states[row] = passed
    }
    return states
  }

  /// Returns the layers on the screen, from back to front; each follows the layer that contains it.
  fileprivate func layers(_ rows: [ObjectIdentifier: Int]) -> [SceneSnapshot.Layer] {
    var layers: [SceneSnapshot.Layer] = []
    layers.reserveCapacity(rows.count)
    // Iterative, because stages can be deep.
    var pending = outermostViews.reversed().map { Pending(view: $0) }
    while let next = pending.popLast() {
      let isVisible = next.isContainerVisible && next.view.isVisible
      let row = rows[ObjectIdentifier(next.view)]
      let origin = next.ownOrigin
      if let row {
        var layer = SceneSnapshot.Layer(next.view, at: origin, row: row, isVisible: isVisible)
        layer.container = next.container
        layer.scrollView = next.scrollView
        layers.append(layer)
      }
      let clips = next.view.clipsToBounds && next.view is ScrollView
      for subview in next.view.subviewsFromBack.reversed() {
        pending.append(
          Pending(
            view: subview, isContainerVisible: isVisible, container: row ?? next.container,
            scrollView: clips ? row : next.scrollView, origin: origin))
      }
    }
    return layers
  }

  /// The windows of the application, from back to front; all windows of a stage without an
  /// application, and all views without a superview of a stage without windows.
  private var outermostViews: [View] {
    let windows = application?.windowsFromBack ?? members.compactMap { $0 as? Window }
    if !windows.isEmpty || members.contains(where: { $0 is Window }) {
      return windows.map { $0 as View }
    }
    return members.compactMap { $0 as? View }.filter { $0.superview == nil }
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

extension SceneSnapshot.Recognition {
  /// Creates the present state of a recognizer.
  fileprivate init(_ recognizer: GestureRecognizer) {
    let state = Self(rawValue: RecognizerState(recognizer.currentState).rawValue) ?? .possible
    self = state == .possible && recognizer.touches.isEmpty ? .idle : state
  }

  /// Creates the state in which a recognizer fired; nil for other messages.
  fileprivate init?(fired message: Message) {
    guard let state = RecognizerState.allCases.first(where: { .fired($0) == message })
    else { return nil }
    self.init(rawValue: state.rawValue)
  }
}

extension SceneSnapshot.Layer {
  /// Creates the layer of a view. Without the origin of its coordinates on the screen, each corner is
  /// converted through all views that contain it.
  fileprivate init(_ view: View, at origin: Responders.Point?, row: Int, isVisible: Bool) {
    let bounds = view.bounds
    let (left, top) = (bounds.origin.x, bounds.origin.y)
    let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
    func corner(_ x: Double, _ y: Double) -> Conformance.Point {
      origin.map { Conformance.Point(x: $0.x + x, y: $0.y + y) }
        ?? Conformance.Point(view.pointToScreen(Responders.Point(x: x, y: y)))
    }
    self.init(
      row: row,
      corners: [
        corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom),
      ],
      width: bounds.size.width, height: bounds.size.height, cornerRadius: view.cornerRadius,
      isVisible: isVisible,
      isInteractive: view.isUserInteractionEnabled && (view as? Control)?.isEnabled != false)
    guard let scrollView = view as? ScrollView else { return }
    let size = scrollView.contentSize
    content = Conformance.Rect(
      x: -bounds.origin.x, y: -bounds.origin.y, width: size.width, height: size.height)
  }
}
