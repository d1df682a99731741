import Responders

/// A view with a name that takes down which views were asked for a point.
final class NamedView: View {
  let name: String
  let log: Log?

  init(
    _ name: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100,
    _ height: Double = 100, log: Log? = nil
  ) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: x, y: y, width: width, height: height))
  }

  override var description: String { name }

  override func inherits(_ methods: Methods) -> Bool { methods == .hitTest || methods == .touches }

  override func point(inside point: Point, with event: Event?) -> Bool {
    log?.lines.append(name)
    return super.point(inside: point, with: event)
  }

  deinit { log?.freed += 1 }
}

/// What happened, in order.
final class Log {
  var lines: [String] = []
  var freed = 0
}

/// A view that takes touch messages down and hands them on or keeps them.
final class TouchedView: View {
  let name: String
  let log: Log
  let handles: Bool

  init(_ name: String, _ frame: Rect, _ log: Log, handles: Bool) {
    self.name = name
    self.log = log
    self.handles = handles
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    log.lines.append("\(name) began \(touches.count)")
    if !handles { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event?) {
    log.lines.append("\(name) moved \(touches.count)")
    if !handles { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event?) {
    log.lines.append("\(name) ended \(touches.count)")
    if !handles { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    log.lines.append("\(name) cancelled \(touches.count)")
    if !handles { super.touchesCancelled(touches, with: event) }
  }
}

/// A responder that acts for an application.
final class ResponderDelegate: Responder, ApplicationDelegate {}

/// An object that acts for an application and is no responder.
final class PlainDelegate: ApplicationDelegate {}
