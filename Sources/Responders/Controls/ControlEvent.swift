/// The events that a control sends; an option set.
///
/// Spec: CONTROL-1, CONTROL-16.
public struct ControlEvent: OptionSet, Hashable, Sendable {
  /// The bits of the events.
  public let rawValue: UInt32

  /// Creates events from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A touch went down in the control.
  ///
  /// Spec: CONTROL-5, CONTROL-6.
  public static var touchDown: ControlEvent { ControlEvent(rawValue: 1 << 0) }
  /// A touch went down with a tap count above 1.
  ///
  /// Spec: CONTROL-5, CONTROL-6.
  public static var touchDownRepeat: ControlEvent { ControlEvent(rawValue: 1 << 1) }
  /// The touch moved inside the control.
  ///
  /// Spec: CONTROL-7.
  public static var touchDragInside: ControlEvent { ControlEvent(rawValue: 1 << 2) }
  /// The touch moved outside the control.
  ///
  /// Spec: CONTROL-7.
  public static var touchDragOutside: ControlEvent { ControlEvent(rawValue: 1 << 3) }
  /// The touch moved into the control again.
  ///
  /// Spec: CONTROL-8.
  public static var touchDragEnter: ControlEvent { ControlEvent(rawValue: 1 << 4) }
  /// The touch moved out of the control.
  ///
  /// Spec: CONTROL-8.
  public static var touchDragExit: ControlEvent { ControlEvent(rawValue: 1 << 5) }
  /// The touch was lifted inside the control.
  ///
  /// Spec: CONTROL-10, CONTROL-11.
  public static var touchUpInside: ControlEvent { ControlEvent(rawValue: 1 << 6) }
  /// The touch was lifted outside the control.
  ///
  /// Spec: CONTROL-10, CONTROL-11.
  public static var touchUpOutside: ControlEvent { ControlEvent(rawValue: 1 << 7) }
  /// The touch was cancelled.
  ///
  /// Spec: CONTROL-12, CONTROL-36.
  public static var touchCancel: ControlEvent { ControlEvent(rawValue: 1 << 8) }
  /// The value changed.
  ///
  /// Spec: CONTROL-14, CONTROL-41.
  public static var valueChanged: ControlEvent { ControlEvent(rawValue: 1 << 12) }
  /// The primary action was triggered.
  ///
  /// Spec: CONTROL-13.
  public static var primaryActionTriggered: ControlEvent { ControlEvent(rawValue: 1 << 13) }
  /// The menu is about to be shown.
  ///
  /// Spec: CONTROL-66.
  public static var menuActionTriggered: ControlEvent { ControlEvent(rawValue: 1 << 14) }
  /// Editing began.
  ///
  /// Spec: CONTROL-15, CONTROL-47.
  public static var editingDidBegin: ControlEvent { ControlEvent(rawValue: 1 << 16) }
  /// The user changed the text.
  ///
  /// Spec: CONTROL-15, CONTROL-49.
  public static var editingChanged: ControlEvent { ControlEvent(rawValue: 1 << 17) }
  /// Editing ended.
  ///
  /// Spec: CONTROL-15, CONTROL-47, CONTROL-48.
  public static var editingDidEnd: ControlEvent { ControlEvent(rawValue: 1 << 18) }
  /// The Return key was pressed, which may end editing.
  ///
  /// Spec: CONTROL-15, CONTROL-50, CONTROL-51.
  public static var editingDidEndOnExit: ControlEvent { ControlEvent(rawValue: 1 << 19) }
  /// All touch events.
  ///
  /// Spec: CONTROL-16.
  public static var allTouchEvents: ControlEvent { ControlEvent(rawValue: 0xFFF) }
  /// All editing events.
  ///
  /// Spec: CONTROL-15, CONTROL-16.
  public static var allEditingEvents: ControlEvent { ControlEvent(rawValue: 0xF0000) }
  /// All events.
  ///
  /// Spec: CONTROL-16.
  public static var allEvents: ControlEvent { ControlEvent(rawValue: 0xFFFF_FFFF) }
}
