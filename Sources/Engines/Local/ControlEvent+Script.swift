import Conformance
import Responders

extension Responders.ControlEvent {
  /// The events that a script names.
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
  /// The word for some events, where there is one.
  init?(_ events: Responders.ControlEvent) {
    guard let event = Self.allCases.first(where: { Responders.ControlEvent($0) == events })
    else { return nil }
    self = event
  }
}
