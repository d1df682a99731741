/// The change of a finger's touch since the last event.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// The finger went down.
  case began
  /// The finger moved.
  case moved
  /// The finger did not change while another one did.
  case stationary
  /// The finger was lifted.
  case ended
  /// The system cancelled the touch.
  case cancelled

  /// The method that responders receive; nil for a finger that did not change.
  public var message: Message? {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .stationary: nil
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}

/// What makes a touch; the raw value is the word in the pages.
public enum TouchType: String, Hashable, Sendable, CaseIterable {
  /// A finger on the screen.
  case direct
  /// A pencil.
  case pencil
  /// A pointer whose button is down.
  case indirectPointer
}

/// What an assistive technology asks of an element; the raw value is the word on the wire.
public enum AssistiveAction: String, Hashable, Sendable, CaseIterable {
  /// To activate itself, as by a tap.
  case activate
  /// To leave a modal view or a level of a hierarchy.
  case escape
  /// To scroll by a page.
  case scroll
  /// To do what is most likely wanted, such as to stop the music.
  case magicTap

  /// The method as the platform spells it.
  var method: String {
    switch self {
    case .activate: "accessibilityActivate()"
    case .escape: "accessibilityPerformEscape()"
    case .scroll: "accessibilityScroll(_:)"
    case .magicTap: "accessibilityPerformMagicTap()"
    }
  }
}

/// The stage of an event without a location: a press, or a motion such as a shake.
public enum EventStage: String, Hashable, Sendable, CaseIterable {
  /// The event began.
  case began
  /// The strength of a press changed.
  case changed
  /// The event ended.
  case ended
  /// The system cancelled the event.
  case cancelled

  /// The word as method names contain it: `Began`.
  var capitalized: String {
    switch self {
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    }
  }
}

/// An event for which a control sends actions to its targets.
public enum ControlEvent: String, Hashable, Sendable, CaseIterable {
  /// A finger went down in the control.
  case touchDown
  /// A finger went down repeatedly in the control.
  case touchDownRepeat
  /// The finger moved within the control.
  case touchDragInside
  /// The finger moved outside the control.
  case touchDragOutside
  /// The finger reentered the control.
  case touchDragEnter
  /// The finger left the control.
  case touchDragExit
  /// The finger was lifted in the control.
  case touchUpInside
  /// The finger was lifted outside the control.
  case touchUpOutside
  /// The system cancelled the touch.
  case touchCancel
  /// The control's value changed.
  case valueChanged
  /// The control's main action was triggered.
  case primaryActionTriggered
  /// The control's menu is about to be shown.
  case menuActionTriggered
  /// Editing began.
  case editingDidBegin
  /// The text changed.
  case editingChanged
  /// Editing ended.
  case editingDidEnd
  /// The return key ended editing.
  case editingDidEndOnExit
  /// All touch events; only for registration.
  case allTouchEvents
  /// All editing events; only for registration.
  case allEditingEvents
  /// All events; only for registration.
  case allEvents
}

/// The state of a gesture recognizer.
public enum RecognizerState: String, Hashable, Sendable, CaseIterable {
  /// The touches may still become the gesture.
  case possible
  /// A continuous gesture began.
  case began
  /// A continuous gesture changed.
  case changed
  /// A continuous gesture ended, or a discrete one was recognized.
  case ended
  /// A continuous gesture was cancelled.
  case cancelled
  /// The touches are not the gesture.
  case failed
}

/// The direction of a swipe.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down
}

/// An edge of the screen.
public enum ScreenEdge: String, Hashable, Sendable, CaseIterable {
  case top, left, bottom, right
}

/// A call of a scroll view's delegate; the raw value is the word in the pages.
public enum ScrollCall: String, Hashable, Sendable, CaseIterable {
  /// A drag is about to scroll.
  case willBeginDragging
  /// The content offset changed.
  case didScroll
  /// The finger was lifted after a drag.
  case willEndDragging
  /// A drag is over.
  case didEndDragging
  /// The content is about to go on by itself.
  case willBeginDecelerating
  /// Content that went on by itself has come to rest.
  case didEndDecelerating
  /// Scrolling with an animation that code began is over.
  case didEndScrollingAnimation
  /// A tap on the status bar scrolled to the top.
  case didScrollToTop
  /// A pinch is about to zoom.
  case willBeginZooming
  /// The scale changed.
  case didZoom
  /// A pinch is over.
  case didEndZooming
}

/// A call of a table's delegate about a row, or of a collection's about an item; the raw value is the word in
/// the pages.
public enum RowCall: String, Hashable, Sendable, CaseIterable {
  /// A touch is about to highlight the row.
  case shouldHighlight
  /// The row was highlighted.
  case didHighlight
  /// The row is no longer highlighted.
  case didUnhighlight
  /// The row is about to be selected.
  case willSelect
  /// The row was selected.
  case didSelect
  /// The row is about to be deselected.
  case willDeselect
  /// The row was deselected.
  case didDeselect
  /// The button in the row's accessory was tapped.
  case accessoryTapped
  /// The item is about to be selected.
  case shouldSelect
  /// The item is about to be deselected.
  case shouldDeselect
}

/// A method that a scroll view calls before it delivers touches to its content or takes them away.
public enum ScrollQuestion: String, Hashable, Sendable, CaseIterable {
  /// `touchesShouldBegin(_:with:in:)`.
  case touchesShouldBegin
  /// `touchesShouldCancel(in:)`.
  case touchesShouldCancel
}
