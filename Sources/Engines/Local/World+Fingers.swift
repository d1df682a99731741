import Conformance
import Responders

extension World {
  /// Moves fingers or the pointer, sets what makes touches, acts for an assistive technology, or
  /// advances the clock; returns false for other forms.
  func moveFingers(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "touchBegins": try move(FingerChange(1, .touches(step["at"].point)))
    case "touchMoves": try move(FingerChange(1, .moves(step["at"].point)))
    case "touchEnds": try move(FingerChange(1, .lifts))
    case "touchFlicks": try move(FingerChange(1, .lifts), inFlick: true)
    case "fingers": try move(step["changes"].fingers)
    case "touchesAreCancelled": try cancelTouches()
    case "assist": try assist(step["action"].word(), try view(step["of"].text))
    case "movePointer":
      try receiver().movePointer(to: step["at"] == .nothing ? nil : finite(step["at"].point))
    case "scroll":
      try receiver().scroll(
        step["type"] == "discrete" ? .discrete : .continuous, at: finite(step["at"].point))
    case "transform": try transform(step)
    case "touchType": fingers.types[step["finger"].integer] = .init(step["type"].word())
    case "wait": try wait(step["seconds"].number)
    default: return false
    }
    return true
  }

  /// Answers a question about a touch; returns nil for other forms.
  func answerFinger(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "touchView": return Self.answer(fingers.down.first?.view)
    case "fingerView": return Self.answer(try touch(step).view)
    case "phase": return .text(TouchPhase(try touch(step).phase).rawValue)
    case "touchType": return Conformance.TouchType(try touch(step).type).map { .text($0.rawValue) }
    case "tapCount": return .number(Double(try touch(step).tapCount))
    case "location":
      let touch = try touch(step)
      return try answer(touch.location(in: view(in: step)), step)
    case "previousLocation":
      let touch = try touch(step)
      return try answer(touch.previousLocation(in: view(in: step)), step)
    default: return nil
    }
  }

  /// Returns the latest touch of the finger that a step names.
  func touch(_ step: Script.Step) throws(ScriptError) -> Touch {
    let finger = step["finger"].integer
    guard let touch = fingers.touch(of: finger)
    else { throw ScriptError("finger \(finger) was never down") }
    return touch
  }

  /// Converts a point of a script; throws if a coordinate is not finite.
  func finite(_ point: Conformance.Point) throws(ScriptError) -> Responders.Point {
    guard point.isFinite else { throw .notFinite(of: "the point") }
    return Responders.Point(point)
  }

  private func view(in step: Script.Step) throws(ScriptError) -> View? {
    try step["in"].optionalText.map(view(_:))
  }

  private func answer(
    _ location: Responders.Point, _ step: Script.Step
  ) throws(ScriptError) -> Answer {
    let point = Conformance.Point(location)
    guard point.isFinite else {
      throw ScriptError(
        "finger \(step["finger"].integer) is at no place that "
          + "\(step["in"].optionalText ?? "the window") could name")
    }
    return .point(point)
  }

  private func wait(_ seconds: Double) throws(ScriptError) {
    guard seconds.isFinite else { throw .notFinite(of: "the clock") }
    guard seconds >= 0 else { throw ScriptError("time cannot go back") }
    now += seconds
    application?.advance(to: now)
  }

  /// Changes one finger and sends an event, in which the others are stationary.
  private func move(_ change: FingerChange, inFlick: Bool = false) throws(ScriptError) {
    try apply(change, inFlick: inFlick)
    try send { $0 == change.finger }
  }

  /// Changes fingers and sends one event, in which the others are stationary.
  private func move(_ changes: [FingerChange]) throws(ScriptError) {
    guard changes.count <= FingerTouches.limit else {
      throw .tooManyFingers(limit: FingerTouches.limit)
    }
    for (index, change) in changes.enumerated() {
      let isSecond = changes[..<index].contains { $0.finger == change.finger }
      guard !isSecond
      else { throw ScriptError("finger \(change.finger) cannot do two things in one event") }
      try apply(change)
    }
    try send { finger in changes.contains { $0.finger == finger } }
  }

  /// Performs an action of an assistive technology; taps the center of an element that cannot
  /// activate itself, with a finger that is not down.
  ///
  /// Spec: OTHER-34.
  private func assist(
    _ action: Conformance.AssistiveAction, _ element: View
  ) throws(ScriptError) {
    let isDone = try receiver().perform(.init(action), on: element)
    result = isDone
    guard action == .activate, !isDone, element.window != nil else { return }
    let finger = (1...).first { fingers.downTouch(of: $0) == nil } ?? 1
    let center = Conformance.Point(element.pointToScreen(element.bounds.center))
    try move(FingerChange(finger, .touches(center)))
    try move(FingerChange(finger, .lifts))
  }

  /// Pinches or rotates on a trackpad; for an application that does not support indirect input, with
  /// two fingers that are not down.
  ///
  /// They are 100 points apart at first: an implementation choice, because the sources give no
  /// number.
  ///
  /// Spec: GESTURE-89, GESTURE-92.
  private func transform(_ step: Script.Step) throws(ScriptError) {
    let application = try receiver()
    let center = try finite(step["at"].point)
    let isPinch = step["type"] == "pinch"
    guard !supportsIndirectInput else {
      return isPinch ? application.pinch(at: center) : application.rotate(at: center)
    }
    func pair(_ x: Double, _ y: Double) -> [Conformance.Point] {
      [-1, 1].map { Conformance.Point(x: center.x + $0 * x, y: center.y + $0 * y) }
    }
    let free = (1...).lazy.filter { [fingers] in fingers.downTouch(of: $0) == nil }.prefix(2)
    let ends = isPinch ? pair(100, 0) : pair(0, 50)
    try move(zip(free, pair(50, 0)).map { FingerChange($0, .touches($1)) })
    try move(zip(free, ends).map { FingerChange($0, .moves($1)) })
    try move(free.map { FingerChange($0, .lifts) })
  }

  /// Cancels all touches, as the system does when it interrupts an application.
  private func cancelTouches() throws(ScriptError) {
    // The system may interrupt at any time; without touches there is nothing to cancel.
    guard !fingers.down.isEmpty else { return }
    for touch in fingers.down { touch.cancel(timestamp: now) }
    try send { _ in true }
  }

  private func apply(_ change: FingerChange, inFlick: Bool = false) throws(ScriptError) {
    switch change.action {
    case .touches(let point):
      let type = fingers.types[change.finger] ?? .direct
      try fingers.begin(
        change.finger, at: finite(point), timestamp: now,
        as: type == .indirectPointer && !supportsIndirectInput ? .direct : type)
    case .moves(let point):
      let point = try finite(point)
      try downTouch(of: change.finger).move(to: point, timestamp: now)
    case .lifts:
      try downTouch(of: change.finger).end(timestamp: now, inFlick: inFlick)
    }
  }

  private func downTouch(of finger: Int) throws(ScriptError) -> Touch {
    if let touch = fingers.downTouch(of: finger) { return touch }
    throw fingers.down.isEmpty ? .noTouch : ScriptError("finger \(finger) is not down")
  }

  /// Sends an event with the touches of all fingers that are down or were just lifted. A sixth finger
  /// cancels them, and its own touch does not begin.
  ///
  /// Spec: TOUCH-42.
  private func send(_ isChanged: (Int) -> Bool) throws(ScriptError) {
    guard let application else { throw .noApplication }
    guard !fingers.down.isEmpty else { throw .noTouch }
    for touch in fingers.down where !isChanged(touch.finger) { touch.stay() }
    fingers.cancelIfTooMany(at: now)
    application.receive(Event(touches: fingers.down, timestamp: now))
    for touch in fingers.down where touch.phase == .began {
      lastHit = touch.view
      wasHitTested = true
    }
    fingers.removeFinished()
  }
}

/// The latest touch of each finger: of the fingers that are down, and of those that were lifted.
struct FingerTouches {
  /// The maximum number of fingers of a script; the time of an event is quadratic in their number.
  static let limit = 100

  /// What the touches with a number are made by, other than fingers.
  var types: [Int: Touch.TouchType] = [:]
  /// The touches of the fingers that are down or were lifted by the current event, by finger number.
  private(set) var down: [Touch] = []
  /// The latest touches of the fingers that were lifted.
  private var lifted: [Touch] = []

  /// Returns the latest touch of a finger, or nil if it was never down.
  func touch(of finger: Int) -> Touch? {
    down.first { $0.finger == finger } ?? lifted.first { $0.finger == finger }
  }

  /// Returns the touch of a finger that is down, or nil if it is not.
  func downTouch(of finger: Int) -> Touch? { down.first { $0.finger == finger } }

  /// Adds a touch of a finger that goes down, in place of its previous touch.
  mutating func begin(
    _ finger: Int, at point: Responders.Point, timestamp: Double, as type: Touch.TouchType
  ) throws(ScriptError) {
    guard finger > 0
    else { throw ScriptError("there is no finger \(finger): fingers are counted from 1") }
    let previous = touch(of: finger)
    if previous != nil {
      down.removeAll { $0.finger == finger }
      lifted.removeAll { $0.finger == finger }
    }
    guard down.count + lifted.count < Self.limit else { throw .tooManyFingers(limit: Self.limit) }
    let touch = Touch(
      at: point, finger: finger, timestamp: timestamp, after: previous, type: type)
    let index = down.firstIndex { $0.finger > finger } ?? down.endIndex
    down.insert(touch, at: index)
  }

  /// Cancels all touches where more than five fingers are down; those that begin are over unseen.
  ///
  /// Spec: TOUCH-42.
  mutating func cancelIfTooMany(at time: Double) {
    guard down.filter({ !$0.phase.isFinal }).count > 5 else { return }
    lifted += down.filter { $0.phase == .began }
    down.removeAll { $0.phase == .began }
    for touch in down where !touch.phase.isFinal { touch.cancel(timestamp: time) }
  }

  /// Moves the touches that ended or were cancelled to the lifted ones.
  mutating func removeFinished() {
    guard down.contains(where: { $0.phase.isFinal }) else { return }
    for touch in down where touch.phase.isFinal { lifted.append(touch) }
    down.removeAll { $0.phase.isFinal }
  }
}
