import Conformance
import Responders

extension World {
  /// Sets a property of a responder.
  func set(_ property: Property, of name: String) throws(Obstacle) {
    guard property.isFinite else { throw .notFinite(of: name) }
    switch property {
    case .next(let target):
      let next = try target.map(responder(_:))
      try responder(name).role.overriding().setNext(next)
    case .handlesTouches, .keepsTouches, .canBecomeFirstResponder, .canResignFirstResponder,
      .refusesToResign:
      override(property, in: try responder(name).role.overriding())
    case .implements, .denies, .redirects: try overrideAction(property, of: name)
    case .swallowsEvents(let swallows):
      try dispatcher(name).role.overriding().swallowsEvents = swallows
    case .windowLevel(let level): try window(name).windowLevel = Window.Level(rawValue: level)
    case .delegate(let target):
      try application(name).delegate = try target.map(delegate(_:))
    case .hitTest(let hitTest): try override(hitTest, of: view(name))
    case .pointInside(let pointInside):
      try view(name).role.overriding().pointInside = pointInside
    case .enabled, .refusesTracking, .stopsTracking: try setTracking(property, of: name)
    case .on, .value, .continuous, .segments, .pages, .text: try setValue(property, of: name)
    case .tapsRequired, .touchesRequired, .minimumPressDuration, .direction,
      .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresFailure,
      .recognizesTogether, .waits, .isAwaited, .shouldBegin, .shouldReceive:
      try setGesture(property, of: name)
    case .handlesPresses, .handlesMotion, .handlesRemoteControl, .keyCommand, .undoManager:
      try setInput(property, of: name)
    case .inputView, .inputAccessoryView: try setInputView(property, of: name)
    default: set(property, of: try view(name))
    }
  }

  private func set(_ property: Property, of view: View) {
    switch property {
    case .hidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = alpha
    case .interactionEnabled(let isEnabled): view.isUserInteractionEnabled = isEnabled
    case .frame(let frame): view.frame = Responders.Rect(frame)
    case .boundsOrigin(let origin): view.bounds.origin = Responders.Point(origin)
    case .scale(let x, let y): view.transform = Transform(scaleX: x, y: y)
    case .rotation(let degrees): view.transform = Transform(rotationDegrees: degrees)
    case .translation(let offset):
      view.transform = Transform(translationX: offset.x, y: offset.y)
    case .clipsToBounds(let clips): view.clipsToBounds = clips
    case .cornerRadius(let radius): view.cornerRadius = radius
    case .zPosition(let depth): view.zPosition = depth
    case .multipleTouch(let isEnabled): view.isMultipleTouchEnabled = isEnabled
    case .exclusiveTouch(let isExclusive): view.isExclusiveTouch = isExclusive
    default: break
    }
  }

  private func override(
    _ hitTest: HitTestOverride, of view: View
  ) throws(Obstacle) {
    switch hitTest {
    case .returns(let target):
      let answer = try target.map(self.view(_:))
      view.role.overriding().setHitTest(returning: answer)
    case .passesSelfThrough:
      view.role.overriding().setHitTestPassingSelfThrough()
    }
  }

  private func delegate(_ name: String) throws(Obstacle) -> any ApplicationDelegate {
    if case .object(let object) = members[try index(of: name)] { return object }
    return try responder(name)
  }
}
