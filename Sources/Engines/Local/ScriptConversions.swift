import Conformance
import Responders

extension Responders.ControlEvent {
  /// Converts the control event of a script.
  init(_ event: Conformance.ControlEvent) {
    self =
      switch event {
      case .touchDown: .touchDown
      case .touchDownRepeat: .touchDownRepeat
      case .touchDragInside: .touchDragInside
      case .touchDragOutside: .touchDragOutside
      case .touchDragEnter: .touchDragEnter
      case .touchDragExit: .touchDragExit
      case .touchUpInside: .touchUpInside
      case .touchUpOutside: .touchUpOutside
      case .touchCancel: .touchCancel
      case .valueChanged: .valueChanged
      case .primaryActionTriggered: .primaryActionTriggered
      case .menuActionTriggered: .menuActionTriggered
      case .editingDidBegin: .editingDidBegin
      case .editingChanged: .editingChanged
      case .editingDidEnd: .editingDidEnd
      case .editingDidEndOnExit: .editingDidEndOnExit
      case .allTouchEvents: .allTouchEvents
      case .allEditingEvents: .allEditingEvents
      case .allEvents: .allEvents
      }
  }
}

extension Conformance.ControlEvent {
  /// Converts a control event; nil for a combination that scripts have no word for.
  init?(_ events: Responders.ControlEvent) {
    guard let event = Self.allCases.first(where: { Responders.ControlEvent($0) == events })
    else { return nil }
    self = event
  }
}

extension Responders.Point {
  /// Converts a point of a script.
  init(_ point: Conformance.Point) { self.init(x: point.x, y: point.y) }
}

extension Responders.Rect {
  /// Converts a rectangle of a script.
  init(_ rect: Conformance.Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension Conformance.Point {
  /// Converts a point of the library.
  init(_ point: Responders.Point) { self.init(x: point.x, y: point.y) }

  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Conformance.Rect {
  /// Whether all four numbers are finite.
  var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}

extension Touch.TouchType {
  /// Converts the type of a touch of a script.
  init(_ type: Conformance.TouchType) {
    self =
      switch type {
      case .direct: .direct
      case .pencil: .pencil
      case .indirectPointer: .indirectPointer
      }
  }
}

extension Conformance.TouchType {
  /// Converts the type of a touch; nil for one that scripts have no word for.
  init?(_ type: Touch.TouchType) {
    guard let known = Self.allCases.first(where: { Touch.TouchType($0) == type })
    else { return nil }
    self = known
  }
}

extension Responders.AssistiveAction {
  /// Converts an action of a script.
  init(_ action: Conformance.AssistiveAction) {
    self =
      switch action {
      case .activate: .activate
      case .escape: .escape
      case .scroll: .scroll
      case .magicTap: .magicTap
      }
  }
}

extension TouchPhase {
  /// Converts the phase of a touch.
  init(_ phase: Touch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension GestureRecognizer.State {
  /// Converts the state of a script.
  init(_ state: RecognizerState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension RecognizerState {
  /// Converts the state of a gesture recognizer.
  init(_ state: GestureRecognizer.State) {
    self = Self.allCases.first { GestureRecognizer.State($0) == state } ?? .possible
  }
}

extension ScreenEdges {
  /// Converts the edge of a script.
  init(_ edge: ScreenEdge) {
    self =
      switch edge {
      case .top: .top
      case .left: .left
      case .bottom: .bottom
      case .right: .right
      }
  }
}

extension SwipeGestureRecognizer.Direction {
  /// Converts the direction of a script.
  init(_ direction: SwipeDirection) {
    self =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
  }
}
