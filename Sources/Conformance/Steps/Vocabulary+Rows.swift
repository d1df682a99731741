// Written by `make vocabulary` from Spec/vocabulary.md.

/// The kind of an object on a stage; the raw value is the word in the column `kind`.
public enum ResponderKind: Hashable, Sendable {
  /// The application object.
  case application
  /// An application delegate that is a responder.
  case applicationDelegate
  /// An object that is no responder: an application's delegate, or a target or sender of actions.
  case object
  /// A window scene.
  case windowScene
  /// A window.
  case window
  /// A view controller.
  case viewController
  /// A plain view.
  case view
  /// A label: a view that ignores interaction until told otherwise.
  case label
  /// An image view: a view that ignores interaction until told otherwise.
  case imageView
  /// A plain control, of the base class.
  case control
  /// A button.
  case button
  /// A switch.
  case `switch`
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmentedControl
  /// A page control.
  case pageControl
  /// A slider.
  case slider
  /// A refresh control of a scroll view.
  case refreshControl
  /// The button in the accessory of a row.
  case accessoryButton
  /// A text field: a control that takes focus when tapped.
  case textField
  /// A text view: a scroll view that takes focus when tapped.
  case textView
  /// A scroll view.
  case scrollView
  /// A table: a scroll view of rows.
  case table
  /// A row of a table.
  case tableRow
  /// A navigation bar.
  case navigationBar
  /// A recognizer of taps.
  case tapRecognizer
  /// A recognizer of long presses.
  case longPressRecognizer
  /// A recognizer of drags.
  case panRecognizer
  /// A recognizer of swipes.
  case swipeRecognizer
  /// A recognizer of pinches with two fingers.
  case pinchRecognizer
  /// A recognizer of turns with two fingers.
  case rotationRecognizer
  /// A recognizer of a pointer that hovers.
  case hoverRecognizer
  /// A recognizer of a class of one's own, which recognizes when its code says so.
  case customRecognizer
  /// A scroll view's own recognizer of drags.
  case scrollPanRecognizer
  /// A scroll view's own recognizer of pinches.
  case scrollPinchRecognizer
  /// A drag interaction's own recognizer of the lift.
  case dragLiftRecognizer
  /// A recognizer of drags that start near an edge of the screen.
  case edgePanRecognizer
  /// The system's own gesture at edges of the screen, in a window.
  case systemGestureRecognizer
  /// A navigation controller's own recognizer of drags from the leading edge.
  case backSwipeRecognizer
  /// A navigation controller's own recognizer of drags in its content.
  case contentBackSwipeRecognizer
  /// A table's own recognizer of swipes that show the actions of rows.
  case swipeActionsRecognizer
  /// A sheet's own recognizer of drags.
  case sheetPanRecognizer
  /// A bare responder, neither a view nor a controller.
  case responder
  #if !hasFeature(Embedded)
    /// A kind of another domain.
    case declared(DeclaredKind)
  #endif

  /// UIKit's kinds, in the order of the page.
  public static let allCases: [ResponderKind] = [
    .application, .applicationDelegate, .object, .windowScene, .window, .viewController, .view,
    .label, .imageView, .control, .button, .switch, .stepper, .segmentedControl, .pageControl,
    .slider, .refreshControl, .accessoryButton, .textField, .textView, .scrollView, .table,
    .tableRow, .navigationBar, .tapRecognizer, .longPressRecognizer, .panRecognizer,
    .swipeRecognizer, .pinchRecognizer, .rotationRecognizer, .hoverRecognizer, .customRecognizer,
    .scrollPanRecognizer, .scrollPinchRecognizer, .dragLiftRecognizer, .edgePanRecognizer,
    .systemGestureRecognizer, .backSwipeRecognizer, .contentBackSwipeRecognizer,
    .swipeActionsRecognizer, .sheetPanRecognizer, .responder,
  ]

  /// Whether this is a `responder` of the pages, by the column `is`.
  public var isResponder: Bool {
    switch self {
    case .application, .applicationDelegate, .windowScene, .window, .viewController, .view, .label,
      .imageView, .control, .button, .switch, .stepper, .segmentedControl, .pageControl, .slider,
      .refreshControl, .accessoryButton, .textField, .textView, .scrollView, .table, .tableRow,
      .navigationBar, .responder:
      true
    default: false
    }
  }

  /// Whether this is a `view` of the pages, by the column `is`.
  public var isView: Bool {
    switch self {
    case .window, .view, .label, .imageView, .control, .button, .switch, .stepper,
      .segmentedControl, .pageControl, .slider, .refreshControl, .accessoryButton, .textField,
      .textView, .scrollView, .table, .tableRow, .navigationBar:
      true
    default: false
    }
  }

  /// Whether this is a `control` of the pages, by the column `is`.
  public var isControl: Bool {
    switch self {
    case .control, .button, .switch, .stepper, .segmentedControl, .pageControl, .slider,
      .refreshControl, .accessoryButton, .textField:
      true
    default: false
    }
  }

  /// Whether this is a `scroll view` of the pages, by the column `is`.
  public var isScrollView: Bool {
    switch self {
    case .textView, .scrollView, .table:
      true
    default: false
    }
  }

  /// Whether this is a `recognizer` of the pages, by the column `is`.
  public var isRecognizer: Bool {
    switch self {
    case .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
      .rotationRecognizer, .hoverRecognizer, .customRecognizer, .scrollPanRecognizer,
      .scrollPinchRecognizer, .dragLiftRecognizer, .edgePanRecognizer, .systemGestureRecognizer,
      .backSwipeRecognizer, .contentBackSwipeRecognizer, .swipeActionsRecognizer,
      .sheetPanRecognizer:
      true
    default: false
    }
  }

  /// Whether this is a `scroll view recognizer` of the pages, by the column `is`.
  public var isScrollViewRecognizer: Bool {
    switch self {
    case .scrollPanRecognizer, .scrollPinchRecognizer:
      true
    default: false
    }
  }

  /// Whether this is a `platform recognizer` of the pages, by the column `is`.
  public var isPlatformRecognizer: Bool {
    switch self {
    case .systemGestureRecognizer, .backSwipeRecognizer, .contentBackSwipeRecognizer,
      .swipeActionsRecognizer, .sheetPanRecognizer:
      true
    default: false
    }
  }

  /// UIKit's kinds that the column `in` may name for one of the kind.
  package var parents: [ResponderKind] {
    switch self {
    case .application, .responder:
      []
    case .applicationDelegate, .object, .windowScene:
      [.application]
    case .window:
      [.application] + [.windowScene]
    case .refreshControl, .scrollPanRecognizer, .scrollPinchRecognizer:
      Self.allCases.filter { $0.isScrollView }
    case .tableRow, .swipeActionsRecognizer:
      [.table]
    case .accessoryButton:
      [.tableRow]
    case .view, .label, .imageView, .control, .button, .switch, .stepper, .segmentedControl,
      .pageControl, .slider, .textField, .textView, .scrollView, .table, .navigationBar,
      .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
      .rotationRecognizer, .hoverRecognizer, .customRecognizer, .dragLiftRecognizer,
      .edgePanRecognizer, .backSwipeRecognizer, .contentBackSwipeRecognizer, .sheetPanRecognizer:
      Self.allCases.filter { $0.isView }
    case .systemGestureRecognizer:
      [.window]
    case .viewController:
      [.window] + [.viewController]
    #if !hasFeature(Embedded)
      case .declared: []
    #endif
    }
  }
}

extension Feature {
  /// `next` and the order in which responders are linked.
  public static let responderChain = Feature(rawValue: "responder-chain")
  /// Overridden `next`.
  public static let chainOverrides = Feature(rawValue: "chain-overrides")
  /// View controllers: root views, containment, presentation.
  public static let viewControllers = Feature(rawValue: "view-controllers")
  /// Window scenes.
  public static let scenes = Feature(rawValue: "scenes")
  /// Finding the view under a point.
  public static let hitTesting = Feature(rawValue: "hit-testing")
  /// Overridden `hitTest(_:with:)` and `point(inside:with:)`.
  public static let hitTestOverrides = Feature(rawValue: "hit-test-overrides")
  /// View transforms: scale, rotation, translation.
  public static let transforms = Feature(rawValue: "transforms")
  /// Layer properties: corner radius, drawing depth.
  public static let layers = Feature(rawValue: "layers")
  /// Delivery of touches to responders.
  public static let touches = Feature(rawValue: "touches")
  /// Several touches at a time.
  public static let multiTouch = Feature(rawValue: "multi-touch")
  /// Several windows: levels, the key window, dispatch.
  public static let windows = Feature(rawValue: "windows")
  /// First responders.
  public static let firstResponder = Feature(rawValue: "first-responder")
  /// Actions sent to a named target: by controls, and by `sendAction`.
  public static let targets = Feature(rawValue: "targets")
  /// The search for an action's target along the responder chain.
  public static let actions = Feature(rawValue: "actions")
  /// Controls: tracking, control events, values.
  public static let controls = Feature(rawValue: "controls")
  /// Menus that controls show.
  public static let menus = Feature(rawValue: "menus")
  /// Gesture recognizers.
  public static let gestures = Feature(rawValue: "gestures")
  /// Types of touches: fingers, pencils and pointers.
  public static let touchTypes = Feature(rawValue: "touch-types")
  /// Pointers: hovering, wheels, and gestures on trackpads.
  public static let pointers = Feature(rawValue: "pointers")
  /// Conditions of a gesture's delegate, what a gesture has gone, and recognizers of one's own.
  public static let gestureDetails = Feature(rawValue: "gesture-details")
  /// Scroll views: their delays, drags, zooming, delegates.
  public static let scrolling = Feature(rawValue: "scrolling")
  /// Refresh controls.
  public static let refreshing = Feature(rawValue: "refreshing")
  /// Tables: rows that touches highlight and select.
  public static let tables = Feature(rawValue: "tables")
  /// Editing mode, accessory buttons and swipe actions of rows.
  public static let rowDetails = Feature(rawValue: "row-details")
  /// Recognizers at edges of the screen, and those that go back.
  public static let edges = Feature(rawValue: "edges")
  /// Navigation bars.
  public static let bars = Feature(rawValue: "bars")
  /// Sheets that a drag moves.
  public static let sheets = Feature(rawValue: "sheets")
  /// Delegates that are asked and told of dismissals.
  public static let dismissals = Feature(rawValue: "dismissals")
  /// Drag interactions, whose lift competes with other gestures.
  public static let drags = Feature(rawValue: "drags")
  /// Links in text views.
  public static let links = Feature(rawValue: "links")
  /// Delegates of text fields and text views, and the keys that edit.
  public static let textEditing = Feature(rawValue: "text-editing")
  /// Actions of assistive technologies, such as activation and escape.
  public static let accessibility = Feature(rawValue: "accessibility")
  /// Presses of keys and buttons.
  public static let presses = Feature(rawValue: "presses")
  /// Motion events such as shaking.
  public static let motion = Feature(rawValue: "motion")
  /// Remote-control events.
  public static let remoteControl = Feature(rawValue: "remote-control")
  /// Key commands, undo managers, input views.
  public static let input = Feature(rawValue: "input")
  /// What the system does with keys: text before key commands, and scrolling.
  public static let systemKeys = Feature(rawValue: "system-keys")
}

extension Vocabulary {
  /// The languages of the sentences, in the order of the columns.
  static let uikitLanguages = ["ko"]

  /// The table and the cells in front of each row.
  static let rowsInFront = """
    kind|application|responder
    kind|application delegate|responder
    kind|object|
    kind|window scene|responder
    kind|window|responder, view
    kind|view controller|responder, controller
    kind|view|responder, view
    kind|label|responder, view
    kind|image view|responder, view
    kind|control|responder, view, control
    kind|button|responder, view, control
    kind|switch|responder, view, control
    kind|stepper|responder, view, control
    kind|segmented control|responder, view, control
    kind|page control|responder, view, control
    kind|slider|responder, view, control
    kind|refresh control|responder, view, control
    kind|accessory button|responder, view, control
    kind|text field|responder, view, control
    kind|text view|responder, view, scroll view
    kind|scroll view|responder, view
    kind|table|responder, view, scroll view
    kind|table row|responder, view
    kind|navigation bar|responder, view
    kind|tap recognizer|recognizer
    kind|long press recognizer|recognizer
    kind|pan recognizer|recognizer
    kind|swipe recognizer|recognizer
    kind|pinch recognizer|recognizer
    kind|rotation recognizer|recognizer
    kind|hover recognizer|recognizer
    kind|custom recognizer|recognizer
    kind|scroll pan recognizer|recognizer, scroll view recognizer
    kind|scroll pinch recognizer|recognizer, scroll view recognizer
    kind|drag lift recognizer|recognizer
    kind|edge pan recognizer|recognizer
    kind|system gesture recognizer|recognizer, platform recognizer
    kind|back swipe recognizer|recognizer, platform recognizer
    kind|content back swipe recognizer|recognizer, platform recognizer
    kind|swipe actions recognizer|recognizer, platform recognizer
    kind|sheet pan recognizer|recognizer, platform recognizer
    kind|responder|responder
    family|touches|
    family|controlEvents|
    family|actions|
    family|firings|
    family|waitingQuestions|
    family|awaitedQuestions|
    family|scrollCalls|scroll call
    family|rowCalls|row call
    family|scrollQuestions|scroll question
    family|gestureQuestions|gesture question
    family|fieldCalls|field call
    family|textViewCalls|text view call
    family|dismissalCalls|dismissal call
    family|presses|
    family|motion|
    message|touchesBegan(_:with:)|touches|began
    message|touchesMoved(_:with:)|touches|moved
    message|touchesEnded(_:with:)|touches|ended
    message|touchesCancelled(_:with:)|touches|cancelled
    message|point(inside:with:)||
    message|hitTest(_:with:)||
    message|sendEvent(_:)||
    message|gestureRecognizer(_:shouldRequireFailureOf:)|waitingQuestions|
    message|gestureRecognizer(_:shouldBeRequiredToFailBy:)|awaitedQuestions|
    message|resignFirstResponder()||
    message|remoteControlReceived(with:)||
    message|gestureRecognizer(_:shouldReceive:)|gestureQuestions|shouldReceive
    message|gestureRecognizerShouldBegin(_:)|gestureQuestions|shouldBegin
    message|presentationControllerWillDismiss(_:)|dismissalCalls|willDismiss
    message|presentationControllerDidDismiss(_:)|dismissalCalls|didDismiss
    message|presentationControllerDidAttemptToDismiss(_:)|dismissalCalls|didAttemptToDismiss
    message|textFieldShouldBeginEditing(_:)|fieldCalls|shouldBeginEditing
    message|textFieldDidBeginEditing(_:)|fieldCalls|didBeginEditing
    message|textFieldShouldEndEditing(_:)|fieldCalls|shouldEndEditing
    message|textFieldDidEndEditing(_:)|fieldCalls|didEndEditing
    message|textField(_:shouldChangeCharactersIn:replacementString:)|fieldCalls|shouldChange
    message|textFieldShouldClear(_:)|fieldCalls|shouldClear
    message|textFieldShouldReturn(_:)|fieldCalls|shouldReturn
    message|textViewShouldBeginEditing(_:)|textViewCalls|shouldBeginEditing
    message|textViewDidBeginEditing(_:)|textViewCalls|didBeginEditing
    message|textViewShouldEndEditing(_:)|textViewCalls|shouldEndEditing
    message|textViewDidEndEditing(_:)|textViewCalls|didEndEditing
    message|textView(_:shouldChangeTextIn:replacementText:)|textViewCalls|shouldChange
    message|textViewDidChange(_:)|textViewCalls|didChange
    message|pressesBegan(_:with:)|presses|began
    message|pressesChanged(_:with:)|presses|changed
    message|pressesEnded(_:with:)|presses|ended
    message|pressesCancelled(_:with:)|presses|cancelled
    message|motionBegan(_:with:)|motion|began
    message|motionEnded(_:with:)|motion|ended
    message|motionCancelled(_:with:)|motion|cancelled
    message|scrollViewWillBeginDragging(_:)|scrollCalls|willBeginDragging
    message|scrollViewDidScroll(_:)|scrollCalls|didScroll
    message|scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|scrollCalls|willEndDragging
    message|scrollViewDidEndDragging(_:willDecelerate:)|scrollCalls|didEndDragging
    message|scrollViewWillBeginDecelerating(_:)|scrollCalls|willBeginDecelerating
    message|scrollViewDidEndDecelerating(_:)|scrollCalls|didEndDecelerating
    message|scrollViewDidEndScrollingAnimation(_:)|scrollCalls|didEndScrollingAnimation
    message|scrollViewDidScrollToTop(_:)|scrollCalls|didScrollToTop
    message|scrollViewWillBeginZooming(_:with:)|scrollCalls|willBeginZooming
    message|scrollViewDidZoom(_:)|scrollCalls|didZoom
    message|scrollViewDidEndZooming(_:with:atScale:)|scrollCalls|didEndZooming
    message|touchesShouldBegin(_:with:in:)|scrollQuestions|touchesShouldBegin
    message|touchesShouldCancel(in:)|scrollQuestions|touchesShouldCancel
    message|tableView(_:shouldHighlightRowAt:)|rowCalls|shouldHighlight
    message|tableView(_:didHighlightRowAt:)|rowCalls|didHighlight
    message|tableView(_:didUnhighlightRowAt:)|rowCalls|didUnhighlight
    message|tableView(_:willSelectRowAt:)|rowCalls|willSelect
    message|tableView(_:didSelectRowAt:)|rowCalls|didSelect
    message|tableView(_:willDeselectRowAt:)|rowCalls|willDeselect
    message|tableView(_:didDeselectRowAt:)|rowCalls|didDeselect
    message|tableView(_:accessoryButtonTappedForRowWith:)|rowCalls|accessoryTapped
    message|accessibilityActivate()||
    message|accessibilityPerformEscape()||
    message|accessibilityScroll(_:)||
    message|accessibilityPerformMagicTap()||
    message|sendActions(for: touchDown)|controlEvents|touchDown
    message|sendActions(for: touchDownRepeat)|controlEvents|touchDownRepeat
    message|sendActions(for: touchDragInside)|controlEvents|touchDragInside
    message|sendActions(for: touchDragOutside)|controlEvents|touchDragOutside
    message|sendActions(for: touchDragEnter)|controlEvents|touchDragEnter
    message|sendActions(for: touchDragExit)|controlEvents|touchDragExit
    message|sendActions(for: touchUpInside)|controlEvents|touchUpInside
    message|sendActions(for: touchUpOutside)|controlEvents|touchUpOutside
    message|sendActions(for: touchCancel)|controlEvents|touchCancel
    message|sendActions(for: valueChanged)|controlEvents|valueChanged
    message|sendActions(for: primaryActionTriggered)|controlEvents|primaryActionTriggered
    message|sendActions(for: menuActionTriggered)|controlEvents|menuActionTriggered
    message|sendActions(for: editingDidBegin)|controlEvents|editingDidBegin
    message|sendActions(for: editingChanged)|controlEvents|editingChanged
    message|sendActions(for: editingDidEnd)|controlEvents|editingDidEnd
    message|sendActions(for: editingDidEndOnExit)|controlEvents|editingDidEndOnExit
    message|sendActions(for: allTouchEvents)|controlEvents|allTouchEvents
    message|sendActions(for: allEditingEvents)|controlEvents|allEditingEvents
    message|sendActions(for: allEvents)|controlEvents|allEvents
    message|action in state possible|firings|possible
    message|action in state began|firings|began
    message|action in state changed|firings|changed
    message|action in state ended|firings|ended
    message|action in state cancelled|firings|cancelled
    message|action in state failed|firings|failed
    feature|responder-chain
    feature|chain-overrides
    feature|view-controllers
    feature|scenes
    feature|hit-testing
    feature|hit-test-overrides
    feature|transforms
    feature|layers
    feature|touches
    feature|multi-touch
    feature|windows
    feature|first-responder
    feature|targets
    feature|actions
    feature|controls
    feature|menus
    feature|gestures
    feature|touch-types
    feature|pointers
    feature|gesture-details
    feature|scrolling
    feature|refreshing
    feature|tables
    feature|row-details
    feature|edges
    feature|bars
    feature|sheets
    feature|dismissals
    feature|drags
    feature|links
    feature|text-editing
    feature|accessibility
    feature|presses
    feature|motion
    feature|remote-control
    feature|input
    feature|system-keys
    step|set hidden|
    step|set alpha|
    step|set interactionEnabled|
    step|set clipsToBounds|
    step|set animation|
    step|set cornerRadius|
    step|set zPosition|
    step|set frame|movesViews
    step|set boundsOrigin|movesViews
    step|set scale|movesViews
    step|set rotation|movesViews
    step|set translation|movesViews
    step|set next|
    step|set hitTest|movesViews
    step|set hitTestPassesSelfThrough|
    step|set pointInside|movesViews
    step|set pointInsideOutset|movesViews
    step|set handlesTouches|
    step|change removeFromParent|movesViews
    step|change remove|movesViews
    step|change add|movesViews
    step|change insert|
    step|change insertInto|movesViews
    step|change bringToFront|
    step|change sendToBack|
    step|change makeView|movesViews
    step|change present|movesViews
    step|change dismiss|movesViews
    step|set delegate|
    step|change ignoreInteractionEvents|needsApplication
    step|do touchBegins|needsApplication, hitTests, putsFingerDown
    step|do touchMoves|needsApplication, movesFinger
    step|do touchEnds|needsApplication, liftsFinger
    step|do hitTest|hitTests
    step|ask hitTestView|asksHitTest
    step|ask touchView|asksTouch
    step|ask next|
    step|ask chain|
    step|ask parent|
    step|ask contains|
    step|ask subviews|
    phrase|{of:view} is hidden|set hidden, to yes|hit-testing
    phrase|{of:view} is visible|set hidden, to no|hit-testing
    phrase|{of:view} has alpha {to:number}|set alpha|hit-testing
    phrase|{of:view} ignores interaction|set interactionEnabled, to no|hit-testing
    phrase|{of:view} allows interaction|set interactionEnabled, to yes|hit-testing
    phrase|{of:view} clips to bounds|set clipsToBounds, to yes|hit-testing
    phrase|{of:view} does not clip|set clipsToBounds, to no|hit-testing
    phrase|{of:view} is being animated|set animation, to withoutInteraction|hit-testing
    phrase|{of:view} is being animated and may be touched|set animation, to withInteraction|hit-testing
    phrase|{of:view} is no longer animated|set animation, to none|hit-testing
    phrase|{of:view} has corner radius {to:number}|set cornerRadius|layers
    phrase|{of:view} has z position {to:number}|set zPosition|layers
    phrase|{of:view} has frame {to:rect}|set frame|hit-testing
    phrase|{of:view} has bounds origin {to:point}|set boundsOrigin|hit-testing
    phrase|{of:view} is scaled by {to:factors}|set scale|transforms
    phrase|{of:view} is rotated by {to:number} degrees|set rotation|transforms
    phrase|{of:view} is translated by {to:offset}|set translation|transforms
    phrase|{of:responder} overrides next to return {to:responder or nobody}|set next|chain-overrides
    phrase|{of:view} overrides hitTest to return {to:view or nobody}|set hitTest|hit-test-overrides
    phrase|{of:view} passes touches through itself|set hitTestPassesSelfThrough|hit-test-overrides
    phrase|{of:view} overrides point inside to return {to:truth}|set pointInside|hit-test-overrides
    phrase|{of:view} shrinks its hit area by {to:-number}|set pointInsideOutset|hit-test-overrides
    phrase|{of:view} grows its hit area by {to:number}|set pointInsideOutset|hit-test-overrides
    phrase|{of:responder} handles touches|set handlesTouches, to yes|touches
    phrase|{of:responder} forwards touches|set handlesTouches, to no|touches
    phrase|{of:controller} is removed from its parent|change removeFromParent|view-controllers
    phrase|{of:view or window scene or controller or recognizer} is removed|change remove|responder-chain
    phrase|{of:view} is added to {to:view}|change add|responder-chain
    phrase|{of:view} is put above {sibling:view}|change insert, placement above|hit-testing
    phrase|{of:view} is put below {sibling:view}|change insert, placement below|hit-testing
    phrase|{of:view} is inserted into {to:view} above {sibling:view}|change insertInto, placement above|hit-testing
    phrase|{of:view} is inserted into {to:view} below {sibling:view}|change insertInto, placement below|hit-testing
    phrase|{of:view} is brought to front|change bringToFront|hit-testing
    phrase|{of:view} is sent to back|change sendToBack|hit-testing
    phrase|{of:view} becomes the view of {controller:controller}|change makeView|view-controllers
    phrase|{of:controller} is presented by {by:controller}|change present|view-controllers
    phrase|{of:controller} is dismissed|change dismiss|view-controllers
    phrase|the delegate of {of:application} is {to:responder or object or nobody}|set delegate|responder-chain
    phrase|interaction events are ignored|change ignoreInteractionEvents, to yes|touches
    phrase|interaction events are allowed|change ignoreInteractionEvents, to no|touches
    phrase|touching {at:point}|do touchBegins|hit-testing
    phrase|the touch moves to {at:point}|do touchMoves|touches
    phrase|the touch ends|do touchEnds|touches
    phrase|hit-testing {of:view} at {at:point}|do hitTest|hit-testing
    phrase|the hit-test view is {=:expected view}|ask hitTestView|hit-testing
    phrase|the touch belongs to {=:expected view}|ask touchView, asked as the view that the touch belongs to|touches
    phrase|next of {of:responder} is {=:expected}|ask next|responder-chain
    phrase|the chain from {of:responder} is {=:paths}|ask chain|responder-chain
    phrase|the printed chain from {of:responder} is {=:printed path}|ask chain|responder-chain
    phrase|the parent of {of:controller} is {=:expected controller}|ask parent|view-controllers
    phrase|{of:view} contains {at:point}|ask contains, is yes|hit-testing
    phrase|{of:view} does not contain {at:point}|ask contains, is no|hit-testing
    phrase|the subviews of {of:view} are {=:list}|ask subviews|hit-testing
    phrase|{of:view} is asked|receives point(inside:with:)|hit-testing
    phrase|{of:view} is not asked|does not receive point(inside:with:)|hit-testing
    phrase|the touch visits {path:path}|visits touchesBegan(_:with:)|touches
    phrase|{of:responder or recognizer} gets the touch|receives touchesBegan(_:with:)|touches
    phrase|{of:responder or recognizer} does not get the touch|does not receive touchesBegan(_:with:)|touches
    step|set keepsTouches|
    step|set multipleTouch|
    step|set exclusiveTouch|
    step|do fingers|needsApplication
    step|do touchesAreCancelled|cancelsTouches
    step|do wait|
    step|ask fingerView|
    step|ask phase|
    step|ask tapCount|
    step|ask location|
    step|ask previousLocation|
    phrase|{of:responder} keeps {phase:phase} touches|set keepsTouches, to yes|touches
    phrase|{of:responder} forwards {phase:phase} touches|set keepsTouches, to no|touches
    phrase|{of:view} takes many touches|set multipleTouch, to yes|multi-touch
    phrase|{of:view} takes one touch|set multipleTouch, to no|multi-touch
    phrase|{of:view} is exclusive|set exclusiveTouch, to yes|multi-touch
    phrase|{of:view} is not exclusive|set exclusiveTouch, to no|multi-touch
    phrase|finger {finger:finger} touches {at:point}|do fingers, does touches|touches
    phrase|finger {finger:finger} moves to {at:point}|do fingers, does moves|touches
    phrase|finger {finger:finger} lifts|do fingers, does lifts|touches
    phrase|fingers {finger:finger} and {finger2:finger} touch {at:point} and {at2:point}|do fingers, does touches, does2 touches|multi-touch
    phrase|fingers {finger:finger} and {finger2:finger} move to {at:point} and {at2:point}|do fingers, does moves, does2 moves|multi-touch
    phrase|fingers {finger:finger} and {finger2:finger} lift|do fingers, does lifts, does2 lifts|multi-touch
    phrase|finger {finger:finger} moves to {at:point} while finger {finger2:finger} lifts|do fingers, does moves, does2 lifts|multi-touch
    phrase|the system cancels the touches|do touchesAreCancelled|touches
    phrase|1 second passes|do wait, seconds 1.0|touches
    phrase|{seconds:seconds} seconds pass|do wait|touches
    phrase|finger {finger:finger} belongs to {=:expected view}|ask fingerView, asked as the view that finger {finger:finger} belongs to|touches
    phrase|finger {finger:finger} is {=:finger phase}|ask phase, asked as the phase of finger {finger:finger}|touches
    phrase|finger {finger:finger} makes tap {=:number}|ask tapCount, asked as the tap count of finger {finger:finger}|touches
    phrase|finger {finger:finger} is at {=:point}|ask location, asked as the location of finger {finger:finger}|touches
    phrase|in {in:view} finger {finger:finger} is at {=:point}|ask location, asked as the location of finger {finger:finger} in {in:view}|touches
    phrase|finger {finger:finger} was at {=:point}|ask previousLocation, asked as the previous location of finger {finger:finger}|touches
    phrase|in {in:view} finger {finger:finger} was at {=:point}|ask previousLocation, asked as the previous location of finger {finger:finger} in {in:view}|touches
    phrase|{of:responder or recognizer} gets {phase:phase} touches|receives touches in phase|touches
    phrase|{of:responder or recognizer} gets no {phase:phase} touches|does not receive touches in phase|touches
    phrase|{of:responder or recognizer} gets {phase:phase} touches of finger {finger:finger}|receives touches in phase of fingers in finger|multi-touch
    phrase|{of:responder or recognizer} gets {phase:phase} touches of fingers {finger:finger} and {finger2:finger}|receives touches in phase of fingers in finger, finger2|multi-touch
    phrase|{of:responder or recognizer} saw {phases:phases}|history touches in phases|touches
    step|set windowLevel|
    step|set swallowsEvents|
    step|set canBecomeKey|
    step|change makeKey|
    step|ask keyWindow|
    phrase|{of:window} has level {to:number}|set windowLevel|windows
    phrase|{of:application or window} swallows events|set swallowsEvents, to yes|windows
    phrase|{of:window} cannot become key|set canBecomeKey, to no|windows
    phrase|{of:window} can become key|set canBecomeKey, to yes|windows
    phrase|{of:window} becomes key|change makeKey|windows
    phrase|the key window is {=:expected window}|ask keyWindow|windows
    phrase|the event passes {path:application or window path}|visits sendEvent(_:)|windows
    step|set canBecomeFirstResponder|
    step|set canResignFirstResponder|
    step|set refusesToResign|
    step|set letsEditingBegin|
    step|set letsEditingEnd|
    step|set editable|
    step|do becomeFirstResponder|returnsResult
    step|do resignFirstResponder|returnsResult
    step|do endEditing|returnsResult
    step|ask firstResponder|
    step|ask isFirstResponder|
    step|ask result|asksResult
    phrase|{of:responder} can become first responder|set canBecomeFirstResponder, to yes|first-responder
    phrase|{of:responder} cannot become first responder|set canBecomeFirstResponder, to no|first-responder
    phrase|{of:responder} cannot resign|set canResignFirstResponder, to no|first-responder
    phrase|{of:responder} can resign|set canResignFirstResponder, to yes|first-responder
    phrase|{of:responder} refuses to resign|set refusesToResign, to yes|first-responder
    phrase|the delegate of {of:text field or text view} lets editing begin|set letsEditingBegin, to yes|first-responder
    phrase|the delegate of {of:text field or text view} does not let editing begin|set letsEditingBegin, to no|first-responder
    phrase|the delegate of {of:text field or text view} lets editing end|set letsEditingEnd, to yes|first-responder
    phrase|the delegate of {of:text field or text view} does not let editing end|set letsEditingEnd, to no|first-responder
    phrase|{of:text view} cannot be edited|set editable, to no|first-responder
    phrase|{of:text view} can be edited|set editable, to yes|first-responder
    phrase|{of:responder} becomes first responder|do becomeFirstResponder|first-responder
    phrase|{of:responder} resigns first responder|do resignFirstResponder|first-responder
    phrase|{of:view} ends editing|do endEditing, force no|first-responder
    phrase|{of:view} ends editing by force|do endEditing, force yes|first-responder
    phrase|the first responder of {of:window} is {=:expected}|ask firstResponder|first-responder
    phrase|{of:responder} is first responder|ask isFirstResponder, is yes|first-responder
    phrase|{of:responder} is not first responder|ask isFirstResponder, is no|first-responder
    phrase|the result is {=:truth}|ask result|first-responder
    phrase|{of:responder} is asked to resign|receives resignFirstResponder()|first-responder
    phrase|{of:responder} is not asked to resign|does not receive resignFirstResponder()|first-responder
    phrase|the delegate of {of:text field} is asked whether editing may begin|receives textFieldShouldBeginEditing(_:)|first-responder
    phrase|the delegate of {of:text field} is not asked whether editing may begin|does not receive textFieldShouldBeginEditing(_:)|first-responder
    phrase|the delegate of {of:text field} is asked whether editing may end|receives textFieldShouldEndEditing(_:)|first-responder
    phrase|the delegate of {of:text field} is not asked whether editing may end|does not receive textFieldShouldEndEditing(_:)|first-responder
    step|set link|
    step|set selectable|
    step|set refusesLinkMenu|
    step|ask isLinkOpened|
    step|ask isLinkMenuShown|
    phrase|{of:text view} has a link at {to:rect}|set link|links
    phrase|{of:text view} cannot be selected|set selectable, to no|links
    phrase|{of:text view} can be selected|set selectable, to yes|links
    phrase|{of:text view} gives its link no menu|set refusesLinkMenu, to yes|links
    phrase|the link of {of:text view} was opened|ask isLinkOpened, is yes|links
    phrase|the link of {of:text view} was not opened|ask isLinkOpened, is no|links
    phrase|the link of {of:text view} shows its menu|ask isLinkMenuShown, is yes|links
    phrase|the link of {of:text view} shows no menu|ask isLinkMenuShown, is no|links
    step|set implements|
    step|set denies|
    step|set redirects|
    step|do sendAction|needsApplication, returnsResult
    step|ask target|
    step|ask canPerform|
    step|ask payload|
    phrase|{of:responder or object} implements {action:action}|set implements, arguments 0|targets
    phrase|{of:responder or object} implements {action:action} with a sender|set implements, arguments 1|targets
    phrase|{of:responder or object} implements {action:action} with a sender and an event|set implements, arguments 2|targets
    phrase|{of:responder} denies {action:action}|set denies|actions
    phrase|{of:responder} redirects {action:action} to {to:target}|set redirects|actions
    phrase|sending {action:action} to {to:target} from {from:target}|do sendAction|targets
    phrase|sending {action:action} to {to:target} from {from:target} with {payload:text}|do sendAction|targets
    phrase|the target of {action:action} from {of:responder} is {=:expected responder or object or recognizer}|ask target|actions
    phrase|{of:responder} can perform {action:action}|ask canPerform, is yes|actions
    phrase|{of:responder} cannot perform {action:action}|ask canPerform, is no|actions
    phrase|the action came with {=:text}|ask payload, asked as what the action came with|targets
    phrase|{of:responder or object} performs {action:action}|receives actions in action|targets
    phrase|{of:responder or object} does not perform {action:action}|does not receive actions in action|targets
    phrase|only {of:responder or object} performs {action:action}|receives alone actions in action|targets
    phrase|{of:responder or object} performs {action:action} from {sender:target}|performs from sender|targets
    phrase|{of:responder or object} performs {action:action} with the event of finger {finger:finger}|performs with event of finger|targets
    phrase|{of:responder or object} performs {action:action} without an event|performs without event|targets
    phrase|{of:responder or object} performed {actions:actions}|history actions in actions|targets
    step|set enabled|
    step|set refusesTracking|
    step|set stopsTracking|
    step|set on|
    step|set value|
    step|set continuous|
    step|set wraps|
    step|set segments|
    step|set momentary|
    step|set pages|
    step|set text|
    step|change addTarget|
    step|change removeTarget|
    step|set leavesControl|
    step|do sendActions|
    step|do sendActionsForBoth|
    step|do type|needsApplication
    step|do pressReturn|needsApplication
    step|ask isTracking|
    step|ask isHighlighted|
    step|ask isOn|
    step|ask value|
    step|ask text|
    phrase|{of:control} is disabled|set enabled, to no|controls
    phrase|{of:control} is enabled|set enabled, to yes|controls
    phrase|{of:recognizer} is disabled|set enabled, to no|gestures
    phrase|{of:recognizer} is enabled|set enabled, to yes|gestures
    phrase|{of:control} refuses tracking|set refusesTracking, to yes|controls
    phrase|{of:control} stops tracking when dragged|set stopsTracking, to yes|controls
    phrase|{of:switch} is turned on|set on, to yes|controls
    phrase|{of:switch} is turned off|set on, to no|controls
    phrase|{of:slider or stepper or segmented control or page control} has value {to:number}|set value|controls
    phrase|{of:slider} tells the last change only|set continuous, to no|controls
    phrase|{of:stepper} wraps around|set wraps, to yes|controls
    phrase|{of:stepper} does not wrap around|set wraps, to no|controls
    phrase|{of:segmented control} has {to:count} segments|set segments|controls
    phrase|{of:segmented control} is momentary|set momentary, to yes|controls
    phrase|{of:segmented control} is not momentary|set momentary, to no|controls
    phrase|{of:page control} has {to:count} pages|set pages|controls
    phrase|{of:text field or text view} has text {to:text}|set text|controls
    phrase|{of:control} sends {action:action} to {target:target} on {event:event}|change addTarget|controls
    phrase|{of:control} sends {action:action} to {target:target} on {event:event} and {other:event}|change addTarget|controls
    phrase|{of:control} no longer sends anything to {target:target} on {event:event}|change removeTarget, action nobody|controls
    phrase|{of:control} no longer sends {action:action} to {target:target} on {event:event}|change removeTarget|controls
    phrase|{of:responder or object} leaves {control:control} when it performs {action:action}|set leavesControl|controls
    phrase|{of:control} sends its actions for {event:event}|do sendActions|controls
    phrase|{of:control} sends its actions for {event:event} and {other:event}|do sendActionsForBoth|controls
    phrase|the user types {text:text}|do type|controls
    phrase|the user presses return|do pressReturn|controls
    phrase|{of:control} is tracking|ask isTracking, is yes|controls
    phrase|{of:control} is not tracking|ask isTracking, is no|controls
    phrase|{of:scroll view} is tracking|ask isTracking, is yes|scrolling
    phrase|{of:scroll view} is not tracking|ask isTracking, is no|scrolling
    phrase|{of:control} is highlighted|ask isHighlighted, is yes|controls
    phrase|{of:control} is not highlighted|ask isHighlighted, is no|controls
    phrase|{of:table row} is highlighted|ask isHighlighted, is yes|tables
    phrase|{of:table row} is not highlighted|ask isHighlighted, is no|tables
    phrase|{of:switch} is on|ask isOn, is yes|controls
    phrase|{of:switch} is off|ask isOn, is no|controls
    phrase|the value of {of:slider or stepper or segmented control or page control} is {=:number}|ask value|controls
    phrase|the text of {of:text field or text view} is {=:text}|ask text|controls
    phrase|{of:control} sends {event:event}|receives controlEvents in event|controls
    phrase|{of:control} does not send {event:event}|does not receive controlEvents in event|controls
    phrase|{of:control} sent {events:events}|history controlEvents in events|controls
    step|set showsMenuAsPrimaryAction|
    step|ask isMenuShown|
    phrase|{of:control} shows its menu as its primary action|set showsMenuAsPrimaryAction, to yes|menus
    phrase|{of:control} has another primary action than its menu|set showsMenuAsPrimaryAction, to no|menus
    phrase|the menu of {of:control} is shown|ask isMenuShown, is yes|menus
    phrase|the menu of {of:control} is not shown|ask isMenuShown, is no|menus
    step|set tapsRequired|
    step|set touchesRequired|
    step|set minimumPressDuration|
    step|set direction|
    step|set alsoDirection|
    step|set cancelsTouchesInView|
    step|set delaysTouchesBegan|
    step|set delaysTouchesEnded|
    step|set requiresFailure|
    step|set recognizesTogether|
    step|set waitsFor|
    step|set isAwaitedBy|
    step|set shouldBegin|
    step|set beginsSideways|
    step|set shouldReceive|
    step|set refusesGesture|
    step|change attach|
    step|ask recognizerState|
    step|ask recognizers|
    phrase|{of:tap recognizer} wants {to:count} taps|set tapsRequired|gestures
    phrase|{of:tap recognizer or long press recognizer or pan recognizer or swipe recognizer or scroll pan recognizer} wants {to:count} fingers|set touchesRequired|gestures
    phrase|{of:long press recognizer} wants {to:seconds} seconds|set minimumPressDuration|gestures
    phrase|{of:swipe recognizer} wants direction {to:direction}|set direction|gestures
    phrase|{of:swipe recognizer} wants direction {to:direction} too|set alsoDirection|gestures
    phrase|{of:recognizer} leaves touches in its view|set cancelsTouchesInView, to no|gestures
    phrase|{of:recognizer} holds beginnings|set delaysTouchesBegan, to yes|gestures
    phrase|{of:recognizer} passes endings|set delaysTouchesEnded, to no|gestures
    phrase|{of:recognizer} waits for {to:recognizer} to fail|set requiresFailure|gestures
    phrase|{of:recognizer} allows {to:recognizer} beside it|set recognizesTogether|gestures
    phrase|{of:recognizer} says it waits for {to:recognizer or nobody}|set waitsFor|gestures
    phrase|{of:recognizer} says {to:recognizer or nobody} waits for it|set isAwaitedBy|gestures
    phrase|{of:recognizer} may not begin|set shouldBegin, to no|gestures
    phrase|{of:pan recognizer} begins only sideways|set beginsSideways, to yes|gestures
    phrase|{of:pan recognizer} begins only up or down|set beginsSideways, to no|gestures
    phrase|{of:recognizer} may not see touches|set shouldReceive, to no|gestures
    phrase|{of:view} refuses the gesture of {to:recognizer}|set refusesGesture|gestures
    phrase|{of:recognizer} is attached to {to:view}|change attach|gestures
    phrase|the state of {of:recognizer} is {=:state}|ask recognizerState|gestures
    phrase|finger {finger:finger} is seen by {=:recognizer path}|ask recognizers, asked as the recognizers of finger {finger:finger}|gestures
    phrase|{of:recognizer} fires|fires|gestures
    phrase|{of:recognizer} fires before {responder:responder} gets {phase:phase} touches|fires before touches in phase|gestures
    phrase|{of:recognizer} does not fire|does not fire|gestures
    phrase|{of:recognizer} fired once|firings 1|gestures
    phrase|{of:recognizer} fired twice|firings 2|gestures
    phrase|{of:recognizer} fired {count:count} times|firings in count|gestures
    phrase|{of:recognizer} fired {states:states}|history firings in states|gestures
    phrase|{of:recognizer} was asked once whom it waits for|history waitingQuestions: gestureRecognizer(_:shouldRequireFailureOf:)|gestures
    phrase|{of:recognizer} was asked twice whom it waits for|history waitingQuestions: gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldRequireFailureOf:)|gestures
    phrase|{of:recognizer} was asked once who waits for it|history awaitedQuestions: gestureRecognizer(_:shouldBeRequiredToFailBy:)|gestures
    phrase|{of:recognizer} was asked twice who waits for it|history awaitedQuestions: gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldBeRequiredToFailBy:)|gestures
    phrase|{of:responder or object or recognizer} is told before {other:responder or object or recognizer}|precedes|gestures
    step|change touchType|
    step|set allowedTouchType|
    step|set supportsIndirectInput|
    step|set requiresExclusiveTouchType|
    step|ask touchType|
    phrase|finger {finger:finger} stands for a pencil|change touchType, type pencil|touch-types
    phrase|finger {finger:finger} stands for a pointer|change touchType, type indirectPointer|touch-types
    phrase|finger {finger:finger} stands for a finger|change touchType, type direct|touch-types
    phrase|{of:recognizer} takes touches of type {to:touch type} only|set allowedTouchType|touch-types
    phrase|{of:recognizer} takes no touches|set allowedTouchType, to nobody|touch-types
    phrase|{of:application} does not support indirect input|set supportsIndirectInput, to no|touch-types
    phrase|{of:recognizer} takes touches of several types|set requiresExclusiveTouchType, to no|touch-types
    phrase|finger {finger:finger} is of type {=:touch type}|ask touchType, asked as the type of finger {finger:finger}|touch-types
    step|set allowedScrollTypes|
    step|do movePointer|needsApplication, pointsAtScreen
    step|do scroll|needsApplication, pointsAtScreen
    step|do transform|needsApplication, pointsAtScreen, mayTouchTwice
    phrase|{of:pan recognizer} takes scrolling of any kind|set allowedScrollTypes, to all|pointers
    phrase|{of:pan recognizer} takes scrolling of wheels only|set allowedScrollTypes, to discrete|pointers
    phrase|{of:pan recognizer} takes scrolling of trackpads only|set allowedScrollTypes, to continuous|pointers
    phrase|the pointer moves to {at:point}|do movePointer|pointers
    phrase|the pointer disappears|do movePointer|pointers
    phrase|a wheel scrolls at {at:point}|do scroll, type discrete|pointers
    phrase|a trackpad scrolls at {at:point}|do scroll, type continuous|pointers
    phrase|a trackpad pinches at {at:point}|do transform, type pinch|pointers
    phrase|a trackpad rotates at {at:point}|do transform, type rotation|pointers
    step|set contentSize|
    step|set contentOffset|movesViews
    step|set contentInset|
    step|set zoomScale|
    step|set zooming|
    step|set delaysContentTouches|
    step|set canCancelContentTouches|
    step|set refusesTouches|
    step|set cancelsTouches|
    step|set scrollable|
    step|set bounces|
    step|set alwaysBounces|
    step|set locksDirections|
    step|set keepsScrolling|
    step|set dismissesKeyboard|
    step|set scrollsToTop|
    step|set refusesScrollToTop|
    step|set decelerating|
    step|do scrollTo|movesViews
    step|do scrollToVisible|movesViews
    step|do tapStatusBar|needsApplication
    step|ask contentOffset|
    step|ask zoomScale|
    step|ask willDecelerate|
    step|ask isDragging|
    step|ask isDecelerating|
    step|ask isZooming|
    phrase|{of:scroll view} has content size {to:size}|set contentSize|scrolling
    phrase|{of:scroll view} has content offset {to:point}|set contentOffset|scrolling
    phrase|{of:scroll view} has content inset {to:number} at the top|set contentInset, edge top|scrolling
    phrase|{of:scroll view} has content inset {to:number} at the bottom|set contentInset, edge bottom|scrolling
    phrase|{of:scroll view} has content inset {to:number} at the left|set contentInset, edge left|scrolling
    phrase|{of:scroll view} has content inset {to:number} at the right|set contentInset, edge right|scrolling
    phrase|{of:scroll view} has zoom scale {to:number}|set zoomScale|scrolling
    phrase|{of:scroll view} zooms {view:view or nobody} from {minimum:number} to {maximum:number}|set zooming|scrolling
    phrase|{of:scroll view} does not delay content touches|set delaysContentTouches, to no|scrolling
    phrase|{of:scroll view} delays content touches|set delaysContentTouches, to yes|scrolling
    phrase|{of:scroll view} cannot cancel content touches|set canCancelContentTouches, to no|scrolling
    phrase|{of:scroll view} can cancel content touches|set canCancelContentTouches, to yes|scrolling
    phrase|{of:scroll view} refuses touches in {view:view}|set refusesTouches|scrolling
    phrase|{of:scroll view} cancels touches in {view:view}|set cancelsTouches, to yes|scrolling
    phrase|{of:scroll view} does not cancel touches in {view:view}|set cancelsTouches, to no|scrolling
    phrase|{of:scroll view} is not scrollable|set scrollable, to no|scrolling
    phrase|{of:scroll view} is scrollable|set scrollable, to yes|scrolling
    phrase|{of:scroll view} does not bounce|set bounces, to no|scrolling
    phrase|{of:scroll view} always bounces vertically|set alwaysBounces, axis vertical|scrolling
    phrase|{of:scroll view} always bounces horizontally|set alwaysBounces, axis horizontal|scrolling
    phrase|{of:scroll view} locks directions|set locksDirections, to yes|scrolling
    phrase|{of:scroll view} does not transfer vertical scrolling|set keepsScrolling, axis vertical|scrolling
    phrase|{of:scroll view} does not transfer horizontal scrolling|set keepsScrolling, axis horizontal|scrolling
    phrase|{of:scroll view} dismisses the keyboard on drag|set dismissesKeyboard, to onDrag|scrolling
    phrase|{of:scroll view} dismisses the keyboard interactively|set dismissesKeyboard, to interactive|scrolling
    phrase|{of:scroll view} does not scroll to the top|set scrollsToTop, to no|scrolling
    phrase|{of:scroll view} scrolls to the top|set scrollsToTop, to yes|scrolling
    phrase|{of:scroll view} refuses to scroll to the top|set refusesScrollToTop, to yes|scrolling
    phrase|{of:scroll view} is decelerating|set decelerating, to yes|scrolling
    phrase|{of:scroll view} scrolls to {to:point} at once|do scrollTo, animated no|scrolling
    phrase|{of:scroll view} scrolls to {to:point} with an animation|do scrollTo, animated yes|scrolling
    phrase|{of:scroll view} shows {to:rect} at once|do scrollToVisible, animated no|scrolling
    phrase|{of:scroll view} shows {to:rect} with an animation|do scrollToVisible, animated yes|scrolling
    phrase|tapping the status bar|do tapStatusBar|scrolling
    phrase|the content offset of {of:scroll view} is {=:point}|ask contentOffset|scrolling
    phrase|the zoom scale of {of:scroll view} is {=:number}|ask zoomScale|scrolling
    phrase|{of:scroll view} went on after its drag|ask willDecelerate, is yes|scrolling
    phrase|{of:scroll view} stopped after its drag|ask willDecelerate, is no|scrolling
    phrase|{of:scroll view} is dragging|ask isDragging, is yes|scrolling
    phrase|{of:scroll view} is not dragging|ask isDragging, is no|scrolling
    phrase|{of:scroll view} is still decelerating|ask isDecelerating, is yes|scrolling
    phrase|{of:scroll view} is not decelerating|ask isDecelerating, is no|scrolling
    phrase|{of:scroll view} is zooming|ask isZooming, is yes|scrolling
    phrase|{of:scroll view} is not zooming|ask isZooming, is no|scrolling
    phrase|{of:scroll view} reports {call:scroll call}|receives scrollCalls in call|scrolling
    phrase|{of:scroll view} does not report {call:scroll call}|does not receive scrollCalls in call|scrolling
    phrase|{of:scroll view} reported {calls:scroll calls}|history scrollCalls in calls|scrolling
    phrase|{of:scroll view} is asked {question:scroll question}|receives scrollQuestions in question|scrolling
    phrase|{of:scroll view} is not asked {question:scroll question}|does not receive scrollQuestions in question|scrolling
    step|set allowsSelection|
    step|set allowsMultipleSelection|
    step|set refusesHighlight|
    step|set selection|
    step|set deselection|
    step|do selectRow|
    step|do deselectRow|
    step|ask isSelected|
    phrase|{of:table} allows no selection|set allowsSelection, to no|tables
    phrase|{of:table} allows selection|set allowsSelection, to yes|tables
    phrase|{of:table} allows several selections|set allowsMultipleSelection, to yes|tables
    phrase|{of:table row} may not be highlighted|set refusesHighlight, to yes|tables
    phrase|{of:table row} leaves its selection to {to:table row or nobody}|set selection|tables
    phrase|{of:table row} leaves its deselection to {to:table row or nobody}|set deselection|tables
    phrase|{of:table} selects {row:table row}|do selectRow|tables
    phrase|{of:table} deselects {row:table row}|do deselectRow|tables
    phrase|{of:table row} is selected|ask isSelected, is yes|tables
    phrase|{of:table row} is not selected|ask isSelected, is no|tables
    phrase|{call:row call} is called for {of:table row}|receives rowCalls in call|tables
    phrase|{call:row call} is not called for {of:table row}|does not receive rowCalls in call|tables
    phrase|the calls for {of:table row} were {calls:row calls}|history rowCalls in calls|tables
    step|set startEdge|
    step|set deferringEdge|
    step|set deferringChild|
    step|set modalInPresentation|
    step|set mediumDetent|
    step|set undimmedDetent|
    step|set expandsByScrolling|
    phrase|{of:edge pan recognizer or system gesture recognizer} starts at the {to:screen edge} edge|set startEdge|edges
    phrase|{of:controller} defers system gestures at the {to:screen edge} edge|set deferringEdge|edges
    phrase|{of:controller} leaves screen edges to {to:controller}|set deferringChild|edges
    phrase|{of:controller} is modal in presentation|set modalInPresentation, to yes|sheets
    phrase|{of:sheet pan recognizer} has a medium detent|set mediumDetent, to yes|sheets
    phrase|{of:sheet pan recognizer} is undimmed up to its {to:detent} detent|set undimmedDetent|sheets
    phrase|{of:sheet pan recognizer} does not expand by scrolling|set expandsByScrolling, to no|sheets
    step|set recognitionDuringLift|
    step|set extendedLift|
    phrase|{of:drag lift recognizer} allows other gestures during its lift|set recognitionDuringLift, to yes|drags
    phrase|{of:drag lift recognizer} has an extended lift|set extendedLift, to yes|drags
    step|set handlesPresses|
    step|set handlesMotion|
    step|set handlesRemoteControl|
    step|change focus|needsApplication
    step|change receiveRemoteControl|needsApplication
    step|set keyCommand|
    step|set undoManager|
    step|set inputView|
    step|set inputAccessoryView|
    step|do press|needsApplication, pressesKey
    step|do reloadInputViews|
    step|do shake|needsApplication
    step|do remoteControl|needsApplication
    step|ask undoManager|
    step|ask shownInput|
    step|ask shownAccessory|
    phrase|{of:responder} handles presses|set handlesPresses, to yes|presses
    phrase|{of:responder} handles motion|set handlesMotion, to yes|motion
    phrase|{of:responder} handles remote control|set handlesRemoteControl, to yes|remote-control
    phrase|{of:view or nobody} has focus|change focus|presses
    phrase|remote control is received|change receiveRemoteControl, to yes|remote-control
    phrase|remote control is not received|change receiveRemoteControl, to no|remote-control
    phrase|{of:responder} offers {key:key} for {action:action}|set keyCommand|input
    phrase|{of:responder} has an undo manager|set undoManager, to yes|input
    phrase|{of:responder} has no undo manager|set undoManager, to no|input
    phrase|{of:responder} has input view {to:view or nobody}|set inputView|input
    phrase|{of:responder} has accessory view {to:view or nobody}|set inputAccessoryView|input
    phrase|press {key:key} {stage:stage}|do press|presses
    phrase|{of:responder} reloads its input views|do reloadInputViews|input
    phrase|shaking {stage:motion stage}|do shake|motion
    phrase|the remote control sends {command:key}|do remoteControl|remote-control
    phrase|the undo manager of {of:responder} belongs to {=:expected}|ask undoManager, asked as the undo manager of {of:responder}|input
    phrase|the input view shown is {=:expected view}|ask shownInput, asked as the input that is shown|input
    phrase|the keyboard is shown|ask shownInput, is keyboard, asked as the input that is shown|input
    phrase|no input is shown|ask shownInput, is nobody, asked as the input that is shown|input
    phrase|the accessory view shown is {=:expected view}|ask shownAccessory, asked as the accessory view that is shown|input
    phrase|the press visits {path:path}|visits pressesBegan(_:with:)|presses
    phrase|the motion visits {path:path}|visits motionBegan(_:with:)|motion
    phrase|the remote control visits {path:path}|visits remoteControlReceived(with:)|remote-control
    phrase|{of:responder} felt presses {stages:stages}|history presses in stages|presses
    phrase|{of:responder} felt motion {stages:motion stages}|history motion in stages|motion
    step|set keyboardScrolling|
    step|set keyPriority|
    phrase|{of:scroll view} does not scroll by keys|set keyboardScrolling, to no|system-keys
    phrase|{of:responder} wants its keys before text input|set keyPriority, to yes|system-keys
    step|set performsAssistiveAction|
    step|do assist|needsApplication, returnsResult, mayTouchElement
    phrase|{of:responder} handles activation|set performsAssistiveAction, action activate|accessibility
    phrase|{of:responder} handles escapes|set performsAssistiveAction, action escape|accessibility
    phrase|{of:responder} handles page scrolls|set performsAssistiveAction, action scroll|accessibility
    phrase|{of:responder} handles magic taps|set performsAssistiveAction, action magicTap|accessibility
    phrase|VoiceOver activates {of:view}|do assist, action activate|accessibility
    phrase|VoiceOver escapes from {of:view}|do assist, action escape|accessibility
    phrase|VoiceOver scrolls at {of:view}|do assist, action scroll|accessibility
    phrase|VoiceOver magic-taps at {of:view}|do assist, action magicTap|accessibility
    phrase|the activation visits {path:path}|visits accessibilityActivate()|accessibility
    phrase|the escape visits {path:path}|visits accessibilityPerformEscape()|accessibility
    phrase|the page scroll visits {path:path}|visits accessibilityScroll(_:)|accessibility
    phrase|the magic tap visits {path:path}|visits accessibilityPerformMagicTap()|accessibility
    step|set seesTouchesOf|
    step|set seesNoTouchesOn|
    step|set seesTouchesAt|
    step|set beginsGoing|
    step|set beginsAtTop|
    step|set beginsAt|
    step|set maximumTouches|
    step|do setTranslation|
    step|do setState|needsApplication
    step|do ignoreTouch|needsApplication
    step|ask translation|
    step|ask velocityGoes|
    step|ask gestureLocation|
    phrase|{of:recognizer} sees only touches of {view:view}|set seesTouchesOf, to yes, where itself|gesture-details
    phrase|{of:recognizer} sees no touches of {view:view}|set seesTouchesOf, to no, where itself|gesture-details
    phrase|{of:recognizer} sees only touches in {view:view}|set seesTouchesOf, to yes, where inside|gesture-details
    phrase|{of:recognizer} sees no touches in {view:view}|set seesTouchesOf, to no, where inside|gesture-details
    phrase|{of:recognizer} sees no touches on {class:view class}|set seesNoTouchesOn|gesture-details
    phrase|{of:recognizer} sees only touches at {to:rect}|set seesTouchesAt|gesture-details
    phrase|{of:pan recognizer} begins only when going {to:direction}|set beginsGoing|gesture-details
    phrase|{of:recognizer} begins only while {view:scroll view} is at its top|set beginsAtTop|gesture-details
    phrase|{of:recognizer} begins only at {to:rect}|set beginsAt|gesture-details
    phrase|{of:pan recognizer or scroll pan recognizer} takes at most {to:count} fingers|set maximumTouches|gesture-details
    phrase|code sets the translation of {of:pan recognizer} to {to:point}|do setTranslation|gesture-details
    phrase|code sets the state of {of:custom recognizer} to {to:state}|do setState|gesture-details
    phrase|{of:custom recognizer} ignores the touch of finger {finger:finger}|do ignoreTouch|gesture-details
    phrase|the translation of {of:pan recognizer} is {=:point}|ask translation|gesture-details
    phrase|the velocity of {of:pan recognizer} goes {direction:direction}|ask velocityGoes, is yes|gesture-details
    phrase|the velocity of {of:pan recognizer} does not go {direction:direction}|ask velocityGoes, is no|gesture-details
    phrase|the gesture of {of:recognizer} is at {=:point}|ask gestureLocation, asked as the place of the gesture of {of:recognizer}|gesture-details
    phrase|{of:recognizer} is asked {question:gesture question}|receives gestureQuestions in question|gesture-details
    phrase|{of:recognizer} is not asked {question:gesture question}|does not receive gestureQuestions in question|gesture-details
    phrase|{of:recognizer} was asked {questions:gesture questions}|history gestureQuestions in questions|gesture-details
    step|set hasTextDelegate|
    step|set letsTextChange|
    step|set maximumText|
    step|set letsClear|
    step|set letsReturn|
    step|set returnsTo|
    step|set clearsOnBegin|
    step|set emptied|
    step|do pressDelete|needsApplication
    step|do pressClearButton|
    step|do insertText|
    step|do deleteBackward|
    step|do askCanBecomeFirst|returnsResult
    step|ask hasText|
    phrase|{of:text field or text view} has a delegate|set hasTextDelegate, to yes|text-editing
    phrase|the delegate of {of:text field or text view} does not let the text change|set letsTextChange, to no|text-editing
    phrase|the delegate of {of:text field or text view} lets the text change|set letsTextChange, to yes|text-editing
    phrase|the delegate of {of:text field or text view} lets the text have at most {to:count} characters|set maximumText|text-editing
    phrase|the delegate of {of:text field} does not let the text be cleared|set letsClear, to no|text-editing
    phrase|the delegate of {of:text field} answers no to return|set letsReturn, to no|text-editing
    phrase|return in {of:text field} makes {to:responder} first responder|set returnsTo|text-editing
    phrase|{of:text field} clears its text when editing begins|set clearsOnBegin, to yes|text-editing
    phrase|{of:text field or text view} is emptied by code|set emptied, to yes|text-editing
    phrase|the user presses delete|do pressDelete|text-editing
    phrase|the user taps the clear button of {of:text field}|do pressClearButton|text-editing
    phrase|code inserts into {of:text field or text view} {text:text}|do insertText|text-editing
    phrase|code deletes backward in {of:text field or text view}|do deleteBackward|text-editing
    phrase|code asks whether {of:responder} can become first responder|do askCanBecomeFirst|text-editing
    phrase|the delegate of {of:text field} gets {call:field call}|receives fieldCalls in call|text-editing
    phrase|the delegate of {of:text field} does not get {call:field call}|does not receive fieldCalls in call|text-editing
    phrase|the delegate of {of:text field} got {calls:field calls}|history fieldCalls in calls|text-editing
    phrase|the delegate of {of:text view} gets {call:text view call}|receives textViewCalls in call|text-editing
    phrase|the delegate of {of:text view} does not get {call:text view call}|does not receive textViewCalls in call|text-editing
    phrase|the delegate of {of:text view} got {calls:text view calls}|history textViewCalls in calls|text-editing
    phrase|{of:text field or text view} is empty|ask hasText, is no|text-editing
    phrase|{of:text field or text view} is not empty|ask hasText, is yes|text-editing
    step|set barHidden|
    step|set ownBackButton|
    step|set otherDelegate|
    phrase|{of:controller} hides its navigation bar|set barHidden, to yes|bars
    phrase|{of:controller} shows its navigation bar|set barHidden, to no|bars
    phrase|{of:controller} has a back button of its own|set ownBackButton, to yes|bars
    phrase|{of:back swipe recognizer} has a delegate of one's own|set otherDelegate, to yes|bars
    phrase|{of:back swipe recognizer} has no delegate|set otherDelegate, to no|bars
    step|set editing|
    step|set allowsSelectionDuringEditing|
    step|set swipeActions|
    step|set selectionStyle|
    step|ask showsActions|
    phrase|{of:table} is being edited|set editing, to yes|row-details
    phrase|{of:table} is no longer edited|set editing, to no|row-details
    phrase|{of:table} allows selection while it is edited|set allowsSelectionDuringEditing, to yes|row-details
    phrase|{of:table row} has actions for a swipe to the left|set swipeActions, side left|row-details
    phrase|{of:table row} has actions for a swipe to the right|set swipeActions, side right|row-details
    phrase|{of:table row} does not show that it is selected|set selectionStyle, to no|row-details
    phrase|{of:table row} shows its actions|ask showsActions, is yes|row-details
    phrase|{of:table row} shows no actions|ask showsActions, is no|row-details
    step|set letsDismiss|
    phrase|the presentation delegate of {of:controller} lets it be dismissed|set letsDismiss, to yes|dismissals
    phrase|the presentation delegate of {of:controller} does not let it be dismissed|set letsDismiss, to no|dismissals
    phrase|the presentation delegate of {of:controller} gets {call:dismissal call}|receives dismissalCalls in call|dismissals
    phrase|the presentation delegate of {of:controller} does not get {call:dismissal call}|does not receive dismissalCalls in call|dismissals
    phrase|the presentation delegate of {of:controller} got {calls:dismissal calls}|history dismissalCalls in calls|dismissals
    step|do beginRefreshing|
    step|do endRefreshing|
    step|ask isRefreshing|
    phrase|{of:refresh control} begins refreshing by code|do beginRefreshing|refreshing
    phrase|{of:refresh control} ends refreshing|do endRefreshing|refreshing
    phrase|{of:refresh control} is refreshing|ask isRefreshing, is yes|refreshing
    phrase|{of:refresh control} is not refreshing|ask isRefreshing, is no|refreshing
    """
}

#if !hasFeature(Embedded)
  extension Vocabulary {
    /// The other cells of each row, for tools.
    static let rowsForTools = """
      |The application object.
      application|An application delegate that is a responder.
      application|An object that is no responder: an application's delegate, or a target or sender of actions.
      application|A window scene.
      application, window scene|A window.
      window, view controller|A view controller.
      view|A plain view.
      view|A label: a view that ignores interaction until told otherwise.
      view|An image view: a view that ignores interaction until told otherwise.
      view|A plain control, of the base class.
      view|A button.
      view|A switch.
      view|A stepper.
      view|A segmented control.
      view|A page control.
      view|A slider.
      scroll view|A refresh control of a scroll view.
      table row|The button in the accessory of a row.
      view|A text field: a control that takes focus when tapped.
      view|A text view: a scroll view that takes focus when tapped.
      view|A scroll view.
      view|A table: a scroll view of rows.
      table|A row of a table.
      view|A navigation bar.
      view|A recognizer of taps.
      view|A recognizer of long presses.
      view|A recognizer of drags.
      view|A recognizer of swipes.
      view|A recognizer of pinches with two fingers.
      view|A recognizer of turns with two fingers.
      view|A recognizer of a pointer that hovers.
      view|A recognizer of a class of one's own, which recognizes when its code says so.
      scroll view|A scroll view's own recognizer of drags.
      scroll view|A scroll view's own recognizer of pinches.
      view|A drag interaction's own recognizer of the lift.
      view|A recognizer of drags that start near an edge of the screen.
      window|The system's own gesture at edges of the screen, in a window.
      view|A navigation controller's own recognizer of drags from the leading edge.
      view|A navigation controller's own recognizer of drags in its content.
      table|A table's own recognizer of swipes that show the actions of rows.
      view|A sheet's own recognizer of drags.
      |A bare responder, neither a view nor a controller.






      a call of a scroll view's delegate, such as `didScroll`
      a call of a table's delegate, such as `didSelect`
      `touchesShouldBegin` or `touchesShouldCancel`
      `shouldReceive` or `shouldBegin`
      a call of a text field's delegate, such as `shouldReturn`
      a call of a text view's delegate, such as `didChange`
      a call of a presentation controller's delegate, such as `didDismiss`


      a responder, a recognizer|It is told of touches, also where another responder handed them on. With `fingers`.
      |
      |
      |
      a view|It is asked whether it contains a point.
      a view whose method was overridden by a step|It is called.
      the application, a window|It is given an event of touches, presses, motion or remote control.
      a recognizer|Its delegate, where a step gave it one with these answers, is asked about another recognizer.
      |
      a responder|It is asked to resign. May be left out where it is not first responder.
      a responder|It is told of remote control.
      a recognizer|Its delegate, where a step gave it one with these answers, is asked whether it gets a touch, or may begin.
      |
      a presented view controller|The delegate of its presentation, where a step gave it one, is told that the user is about to dismiss it, has dismissed it, or tried in vain.
      |
      |
      a text field|Its delegate, where a step gave it one, is asked or told about the editing of its text.
      |
      |
      |
      |
      |
      |
      a text view|Its delegate, where a step gave it one, is asked or told about the editing of its text.
      |
      |
      |
      |
      |
      a responder|It is told of presses.
      |
      |
      |
      a responder|It is told of motion.
      |
      |
      a scroll view|It is about to be dragged, or was scrolled by a drag or by code, and its delegate is told.
      |
      a scroll view|A drag of it ends, and its delegate is told.
      |
      a scroll view|Its content begins to move by itself after a drag, or no longer does, and its delegate is told.
      |
      a scroll view|An animation in which code scrolled it ends, and its delegate is told.
      a scroll view|It was scrolled to the top by a tap on the status bar, and its delegate is told.
      a scroll view|It is zoomed, and its delegate is told.
      |
      |
      a scroll view|It is asked about touches in its content, whether or not a step overrode the method.
      |
      a row of a table|The table's delegate is asked whether to highlight it, or told that it is, or no longer is.
      |
      |
      a row of a table|The table's delegate is asked about its selection or deselection by the user, or told of it.
      |
      |
      |
      a row of a table|The table's delegate is told that its accessory button was tapped.
      a responder|An assistive technology asks it to carry out an action.
      |
      |
      |
      a control|It sends the actions for that event, whether or not anybody registered for it. The call of `sendActionsForBoth` is left out, whatever the two events; what follows from it is not.
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      |
      a recognizer|It fires its action in that state.
      |
      |
      |
      |
      |
      `next` and the order in which responders are linked.
      Overridden `next`.
      View controllers: root views, containment, presentation.
      Window scenes.
      Finding the view under a point.
      Overridden `hitTest(_:with:)` and `point(inside:with:)`.
      View transforms: scale, rotation, translation.
      Layer properties: corner radius, drawing depth.
      Delivery of touches to responders.
      Several touches at a time.
      Several windows: levels, the key window, dispatch.
      First responders.
      Actions sent to a named target: by controls, and by `sendAction`.
      The search for an action's target along the responder chain.
      Controls: tracking, control events, values.
      Menus that controls show.
      Gesture recognizers.
      Types of touches: fingers, pencils and pointers.
      Pointers: hovering, wheels, and gestures on trackpads.
      Conditions of a gesture's delegate, what a gesture has gone, and recognizers of one's own.
      Scroll views: their delays, drags, zooming, delegates.
      Refresh controls.
      Tables: rows that touches highlight and select.
      Editing mode, accessory buttons and swipe actions of rows.
      Recognizers at edges of the screen, and those that go back.
      Navigation bars.
      Sheets that a drag moves.
      Delegates that are asked and told of dismissals.
      Drag interactions, whose lift competes with other gestures.
      Links in text views.
      Delegates of text fields and text views, and the keys that edit.
      Actions of assistive technologies, such as activation and escape.
      Presses of keys and buttons.
      Motion events such as shaking.
      Remote-control events.
      Key commands, undo managers, input views.
      What the system does with keys: text before key commands, and scrolling.
      Whether a view is hidden.|isHidden|open with canBecomeFirstResponder, afterTouch
      A view's alpha, from 0 (transparent) to 1 (opaque).|alpha|samples 0, 0.005, 0.02, 0.5, 1
      Whether a view takes part in user interaction.|isUserInteractionEnabled|open with severalCanBecomeFirstResponder, afterTouch
      Whether a view clips what it draws to its bounds.|clipsToBounds|
      Whether an animation of a view is in progress, without or with the option `allowUserInteraction`. It lasts until a step ends it.|animation|open with afterTouch
      The radius of a view's rounded corners, in points.|layer.cornerRadius|
      The drawing depth of a view's layer.|layer.zPosition|samples -1, 0, 1, 2
      A view's frame in its superview's coordinates, in points.|frame|
      The origin of a view's bounds: how far its content is scrolled, in points.|bounds.origin|
      A view's transform: a scale about its centre, across and down.|transform, as far as it scales,|
      A view's transform: a clockwise rotation about its centre, in degrees.|transform, as far as it rotates,|samples 90, 180, 270, 45, 30
      A view's transform: a translation, in points.|transform, as far as it moves,|
      An overridden `next` that returns the named responder, or nobody.|answer of next|open with controllers and searchesTarget, toDelegate
      An overridden `hitTest(_:with:)` that returns the named view, or nobody, whatever the point.|answer of hitTest(_:with:)|
      An overridden `hitTest(_:with:)` that returns what super returns, but nobody where that is the view itself.|answer of hitTest(_:with:), where that is nil for the view itself,|
      An overridden `point(inside:with:)` that answers the same for every point.|answer of point(inside:with:)|
      An overridden `point(inside:with:)` that tests against the bounds grown on every side by that many points (shrunk where negative).|answer of point(inside:with:), where that makes a view larger,|
      Whether the touch methods are overridden without a call to super.|override of touchesBegan(_:with:) and the like|
      Code calls a child controller's `removeFromParent()`, and leaves its view where it is.|removeFromParent()|open with severalCanBecomeFirstResponder, recognizers and afterTouch
      Takes a view out of its superview, a window out of its application, or a child controller (with its view) out of its parent.|removeFromSuperview()|open with severalCanBecomeFirstResponder, recognizers and afterTouch
      Adds a view in front of the other subviews of its new superview, leaving the old one.|addSubview(_:)|open with canBecomeFirstResponder, afterTouch
      Moves a view just behind or in front of a sibling.|insertSubview(_:aboveSubview:) or insertSubview(_:belowSubview:) of a sibling|open with canBecomeFirstResponder, afterTouch
      Calls `insertSubview(_:aboveSubview:)` or `insertSubview(_:belowSubview:)` of the view `to` with a sibling that may be no subview of it.|insertSubview(_:aboveSubview:) or insertSubview(_:belowSubview:) of any view|open with canBecomeFirstResponder, afterTouch
      Moves a view in front of all its siblings.|bringSubviewToFront(_:)|
      Moves a view behind all its siblings.|sendSubviewToBack(_:)|
      Makes a view the root view of a controller, in place of the one before.|Setting the view of a controller|open with anything
      Presents a controller from another; its view goes into the presenter's window.|present(_:animated:completion:)|open with canBecomeFirstResponder, recognizers and afterTouch
      Dismisses a presented controller; its view leaves the window.|dismiss(animated:completion:)|open with canBecomeFirstResponder, recognizers and afterTouch
      The application's delegate, or none.|delegate|
      Begins (true) or ends (false) ignoring touch events in the whole application; calls nest.||
      The first finger goes down at a point of the screen, in points.||open with valueControls, switches and moves, switches and cancels, recognizers and touchesAfterLift, sharedViews, scrollViews and severalFingers, scrollViews and movesAslant, scrollViews and cancels, nestedScrollViews and movesAgain, edgePanRecognizers
      The first finger moves to a point of the screen, in points.|The move of a finger|
      The first finger is lifted where it is.|The lift of a finger|
      Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.|answer of hitTest(_:with:)|
      Which view the last touch-down, or the last direct call of `hitTest`, found.|hitTest(_:with:)|
      Which view the touch that is down belongs to.|view of a touch|
      What a responder's `next` is.|next|
      The responders from the named one on, following `next` to the end.|the chain of next|
      The controller that a controller is a child of.|superview|
      Whether a view's `point(inside:with:)` accepts a point in that view's coordinates.|point(inside:with:)|
      A view's subviews, from back to front.|subviews|
      |Hides a view.|{1} 숨김
      |Shows a hidden view.|숨긴 {1} 표시
      |Sets a view's own alpha, 0 to 1.|{1}의 알파를 {2}(으)로 설정
      |Takes a view out of user interaction.|{1}의 사용자 상호작용 끔
      |Lets a view take user interaction.|{1}의 사용자 상호작용 켬
      |Cuts a view's drawing at its bounds.|{1}이(가) 바운즈 밖을 잘라 냄
      |Lets a view draw beyond its bounds.|{1}이(가) 바운즈 밖을 잘라 내지 않음
      |Begins an animation of a view that does not allow interaction.|{1}이(가) 애니메이션 중
      |Begins one with `allowUserInteraction`.|{1}이(가) 애니메이션 중이며 터치를 허용함
      |Ends the animation of a view.|{1}의 애니메이션 종료
      |Rounds a view's corners, in points.|{1}의 모서리 반지름을 {2}(으)로 설정
      |Sets the drawing depth of a layer.|{1}의 z 위치를 {2}(으)로 설정
      |Sets a frame in the superview's points.|{1}의 프레임을 {2}(으)로 설정
      |Scrolls a view's content.|{1}의 바운즈 원점을 {2}(으)로 설정
      |Makes the transform a scale about the centre, across and down.|{1}의 배율을 {2}(으)로 설정
      |Makes the transform a clockwise rotation about the centre.|{1}을(를) {2}도 회전
      |Makes the transform a shift, right and down, in points.|{1}을(를) {2}만큼 이동
      |Overrides `next` with a fixed answer.|{1}의 next가 {2}을(를) 반환하도록 오버라이드
      |Overrides `hitTest` with a fixed answer for every point.|{1}의 hitTest가 {2}을(를) 반환하도록 오버라이드
      |Overrides `hitTest` to return nil where super returns the view itself.|{1}이(가) 자신에게 온 터치를 통과시킴
      |Overrides `point(inside:)` with a fixed answer.|{1}의 point(inside:)가 {2}을(를) 반환하도록 오버라이드
      |Overrides `point(inside:)` to accept that many points less on every side.|{1}의 터치 영역을 {2} 줄임
      |Overrides `point(inside:)` to accept that many points more on every side.|{1}의 터치 영역을 {2} 늘림
      |Overrides the touch methods without calling super.|{1}이(가) 터치를 처리함
      |Takes such an override back.|{1}이(가) 터치를 넘김
      |Calls `removeFromParent()` alone.|{1}을(를) 부모에서만 제거
      nothing; where of is window scene: scenes; where of is controller: view-controllers; where of is recognizer: gestures|Takes it out of what it stands in.|{1} 제거
      nothing|Adds a view in front of the other subviews, out of its old superview.|{1}을(를) {2}에 추가
      |Moves a view just in front of a sibling.|{1}을(를) {2} 바로 앞으로 옮김
      |Moves a view just behind a sibling.|{1}을(를) {2} 바로 뒤로 옮김
      |Calls `insertSubview(_:aboveSubview:)` of a view, with any view as sibling.|{1}을(를) {2}에서 {3} 앞에 삽입
      |Calls `insertSubview(_:belowSubview:)` of a view, with any view as sibling.|{1}을(를) {2}에서 {3} 뒤에 삽입
      |Moves a view in front of its siblings.|{1}을(를) 맨 앞으로 옮김
      |Moves a view behind its siblings.|{1}을(를) 맨 뒤로 옮김
      |Makes a view a controller's root view, in place of the one before.|{1}을(를) {2}의 루트 뷰로 지정
      |Presents a controller; its view goes into the presenter's window, in front.|{2}이(가) {1}을(를) 프레젠트함
      |Dismisses a presented controller.|{1}을(를) 닫음
      |Sets an application's delegate.|{1}의 델리게이트를 {2}(으)로 설정
      |Begins to drop touches in the whole application; calls nest.|상호작용 이벤트를 무시하기 시작
      |Ends one such call.|상호작용 이벤트를 다시 허용
      |A finger goes down at a point of the screen.|{1} 터치
      |The finger moves to a point of the screen.|손가락을 {1}(으)로 옮김
      |The finger is lifted.|손가락을 뗌
      |Code calls `hitTest` on a view with a point of its own coordinates and no event.|{1}의 {2}에서 히트 테스트
      |Which view the last search found.|히트 테스트 뷰는 {1}
      |Which view the finger's touch is tied to.|터치의 뷰는 {1}
      |A responder's `next`.|{1}의 next는 {2}
      |The responder and all that follow it.|{1}에서 시작하는 체인은 {2}
      |The same, printed by the runner: the names with ` -> ` between them.|{1}에서 시작하는 체인의 출력은 {2}
      |A controller's `parent`.|{1}의 부모 컨트롤러는 {2}
      |The view's `point(inside:)` says yes.|{1}이(가) {2}을(를) 포함함
      |The view's `point(inside:)` says no.|{1}이(가) {2}을(를) 포함하지 않음
      |The subviews from back to front.|{1}의 서브뷰는 {2}
      |The search asked the view's `point(inside:)`.|{1}의 point(inside:)가 호출됨
      |The search did not ask the view.|{1}의 point(inside:)가 호출되지 않음
      |All responders that were told the touch began, in order.|터치가 지나가는 리스폰더는 {1}
      touches; where of is recognizer: gestures|It was told the touch began.|{1}이(가) 터치를 받음
      touches; where of is recognizer: gestures|It was not told.|{1}이(가) 터치를 받지 않음
      Whether the touch method of one phase is overridden without a call to super.|override of single touch methods|
      Whether a view takes more than one touch at a time.|isMultipleTouchEnabled|
      Whether a view takes touches only alone, and lets no other view have any meanwhile.|isExclusiveTouch|open with recognizers, movesObjects, ofContainer
      Fingers do something in one and the same event. Each change is an object: `finger` (whole number, from 1), `does` (`touches`, `moves` or `lifts`) and, but for `lifts`, `at` (`[x,y]`, a point of the screen).|What several fingers do at once|open with valueControls, switches and moves, switches and cancels, recognizers and touchesAfterLift, sharedViews, scrollViews and severalFingers, scrollViews and movesAslant, scrollViews and cancels, nestedScrollViews and movesAgain, edgePanRecognizers
      The system takes all touches away, as it does for a phone call.|The cancellation of all touches|
      Time passes on the virtual clock, in seconds.|The passing of time|
      Which view the touch of a finger belongs to.|view of the touch of a finger|
      Which phase the touch of a finger is in, as a text.|phase|
      How many taps the touch of a finger makes, as a number.|tapCount|open with moves
      Where a finger is, in a view's coordinates, or in those of its window where none is named.|location(in:)|
      Where a finger was before its last change, in the same coordinates.|previousLocation(in:)|
      |Overrides the touch method of one phase without calling super.|{1}이(가) {2} 페이즈의 터치를 넘기지 않음
      |Takes such an override back.|{1}이(가) {2} 페이즈의 터치를 넘김
      |Lets a view have several touches.|{1}의 멀티 터치 켬
      |Lets a view have one touch at a time.|{1}의 멀티 터치 끔
      |Lets a view have touches only alone.|{1}의 배타적 터치 켬
      |Takes that back.|{1}의 배타적 터치 끔
      |A finger goes down at a point of the screen.|손가락 {1}(으)로 {2} 터치
      |A finger moves to a point of the screen, the others stay.|손가락 {1}을(를) {2}(으)로 옮김
      |A finger is lifted, the others stay.|손가락 {1}을(를) 뗌
      |Two fingers go down in one event, at points of the screen.|손가락 {1}과(와) {2}(으)로 {3}과(와) {4} 동시에 터치
      |Two fingers move in one event, to points of the screen.|손가락 {1}과(와) {2}을(를) {3}과(와) {4}(으)로 동시에 옮김
      |Two fingers are lifted in one event.|손가락 {1}과(와) {2}을(를) 동시에 뗌
      |One finger moves and another is lifted in one event.|손가락 {1}을(를) {2}(으)로 옮기며 손가락 {3}을(를) 뗌
      |The system takes all touches away.|시스템이 터치를 취소함
      |A second passes on the virtual clock.|1초 지남
      |Time passes on the virtual clock.|{1}초 지남
      |Which view a finger's touch is tied to.|손가락 {1}의 뷰는 {2}
      |The phase of a finger's touch.|손가락 {1}의 페이즈는 {2}
      |The tap count of a finger's touch.|손가락 {1}의 탭 수는 {2}
      |Where a finger is, in the coordinates of its window.|손가락 {1}의 위치는 {2}
      |Where a finger is, in a view's points.|{1} 안에서 손가락 {2}의 위치는 {3}
      |Where a finger was, in the coordinates of its window.|손가락 {1}의 이전 위치는 {2}
      |Where a finger was, in a view's points.|{1} 안에서 손가락 {2}의 이전 위치는 {3}
      touches; where of is recognizer: gestures|It was told of touches of that phase.|{1}이(가) {2} 페이즈의 터치를 받음
      touches; where of is recognizer: gestures|It was not told of touches of that phase.|{1}이(가) {2} 페이즈의 터치를 받지 않음
      |It was told of that finger's touch, and of no other.|{1}이(가) 손가락 {3}의 {2} 페이즈 터치만 받음
      |It was told of both fingers' touches in one call.|{1}이(가) 손가락 {3}과(와) {4}의 {2} 페이즈 터치를 한 번에 받음
      touches; where of is recognizer: gestures|All touch messages that it has got since the scenario began, in order.|{1}이(가) 차례로 받은 페이즈는 {2}
      The level of a window: higher ones lie in front.|windowLevel|samples -1, 0, 1, 2
      Whether an application's or window's `sendEvent` is overridden without a call to super.|override of sendEvent(_:)|
      What a window's `canBecomeKey` is overridden to return.|answer of canBecomeKey|
      Calls a window's `makeKey()`, which makes it the key window unless it cannot become key.|makeKey()|
      Which window is key.|keyWindow|open with unclearKeyWindow
      |Sets a window's level.|{1}의 레벨을 {2}(으)로 설정
      |Overrides `sendEvent` without calling super.|{1}이(가) 이벤트를 넘기지 않음
      |Overrides `canBecomeKey` to return no.|{1}의 canBecomeKey가 false를 반환
      |Overrides `canBecomeKey` to return yes.|{1}의 canBecomeKey가 true를 반환
      |Calls a window's `makeKey()`.|{1}을(를) 키 윈도우로 만듦
      |Which window is key.|키 윈도우는 {1}
      |All that were given the event to send on, in order.|이벤트가 지나가는 객체는 {1}
      What `canBecomeFirstResponder` returns.|answer of canBecomeFirstResponder|open with severalCanBecomeFirstResponder
      What `canResignFirstResponder` returns.|answer of canResignFirstResponder|
      Whether `resignFirstResponder()` is overridden to return no without a call to super.|answer of resignFirstResponder(), where that is no,|
      What the delegate of a text field or text view, given to it by this step, answers to `textFieldShouldBeginEditing(_:)` or `textViewShouldBeginEditing(_:)`.|answer of the delegate's textFieldShouldBeginEditing(_:)|
      What the delegate of a text field or text view, given to it by this step, answers to `textFieldShouldEndEditing(_:)` or `textViewShouldEndEditing(_:)`.|answer of the delegate's textFieldShouldEndEditing(_:)|
      Whether a text view's text can be edited.|isEditable|
      Code calls a responder's `becomeFirstResponder()`.|becomeFirstResponder()|open with movesObjects, unclearKeyWindow
      Code calls a responder's `resignFirstResponder()`.|resignFirstResponder()|open with severalCanBecomeFirstResponder, unclearKeyWindow
      Code calls a view's `endEditing(_:)`.|endEditing(_:)|open with severalCanBecomeFirstResponder, unclearKeyWindow
      A window's first responder.|firstResponder|open with unclearKeyWindow
      Whether a responder is first responder.|isFirstResponder|open with unclearKeyWindow
      What the last call of `becomeFirstResponder()`, `resignFirstResponder()`, `endEditing(_:)`, `sendAction` or a method for an assistive technology returned.|a method that was called|
      |Overrides `canBecomeFirstResponder` to return yes.|{1}이(가) 퍼스트 리스폰더가 될 수 있음
      |Overrides `canBecomeFirstResponder` to return no.|{1}이(가) 퍼스트 리스폰더가 될 수 없음
      |Overrides `canResignFirstResponder` to return no.|{1}이(가) 퍼스트 리스폰더에서 물러날 수 없음
      |Takes that back.|{1}이(가) 퍼스트 리스폰더에서 물러날 수 있음
      |Overrides `resignFirstResponder` to return no, without calling super.|{1}이(가) 퍼스트 리스폰더에서 물러나기를 거부함
      first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldBeginEditing` answers yes.|{1}의 델리게이트가 편집 시작을 허용함
      first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldBeginEditing` answers no.|{1}의 델리게이트가 편집 시작을 거부함
      first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldEndEditing` answers yes.|{1}의 델리게이트가 편집 종료를 허용함
      first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldEndEditing` answers no.|{1}의 델리게이트가 편집 종료를 거부함
      |Sets `isEditable` of a text view to no.|{1}의 텍스트를 편집할 수 없음
      |Sets `isEditable` of a text view to yes.|{1}의 텍스트를 편집할 수 있음
      |Code calls `becomeFirstResponder`.|{1}의 becomeFirstResponder() 호출
      |Code calls `resignFirstResponder`.|{1}의 resignFirstResponder() 호출
      |Code calls `endEditing(false)`.|{1}의 endEditing(false) 호출
      |Code calls `endEditing(true)`.|{1}의 endEditing(true) 호출
      |A window's first responder.|{1}의 퍼스트 리스폰더는 {2}
      |`isFirstResponder` says yes.|{1}이(가) 퍼스트 리스폰더임
      |`isFirstResponder` says no.|{1}이(가) 퍼스트 리스폰더가 아님
      nothing|What the last call to become or resign first responder, to end editing, or to send an action, returned.|반환값은 {1}
      |The responder was sent `resignFirstResponder` by the last step, which may be a change.|{1}의 resignFirstResponder()가 호출됨
      |The responder was not sent `resignFirstResponder` by the last step, which may be a change.|{1}의 resignFirstResponder()가 호출되지 않음
      |The delegate was sent `textFieldShouldBeginEditing`.|{1}의 델리게이트에 편집을 시작해도 되는지 물음
      |The delegate was not sent `textFieldShouldBeginEditing`.|{1}의 델리게이트에 편집을 시작해도 되는지 묻지 않음
      |The delegate was sent `textFieldShouldEndEditing`.|{1}의 델리게이트에 편집을 끝내도 되는지 물음
      |The delegate was not sent `textFieldShouldEndEditing`.|{1}의 델리게이트에 편집을 끝내도 되는지 묻지 않음
      The part of a text view, in its coordinates, in which its text is a link.|NSAttributedString.Key.link|
      Whether a text view's text can be selected; yes at first.|isSelectable|
      Whether the delegate's `textView(_:menuConfigurationFor:defaultMenu:)` returns nil.|answer of the delegate's textView(_:menuConfigurationFor:defaultMenu:), where that is nil,|
      Whether the link of a text view was opened.|whether a link was opened|
      Whether a text view shows the menu of its link.|whether the menu of a link is shown|
      |What lies there of the text is a link.|{1}의 {2}에 링크가 있음
      |Sets `isSelectable` to no.|{1}의 텍스트를 선택할 수 없음
      |Sets it to yes.|{1}의 텍스트를 선택할 수 있음
      |The delegate's `menuConfigurationFor` returns nil.|{1}의 델리게이트가 링크의 메뉴를 거부함
      |The user opened the link.|{1}의 링크가 열렸음
      |The user did not.|{1}의 링크가 열리지 않았음
      |The menu is shown.|{1}의 링크가 메뉴를 표시함
      |It is not.|{1}의 링크가 메뉴를 표시하지 않음
      An action that the responder or object implements, with that many arguments (0 to 2).|answer of responds(to:) for an action|
      An action for which `canPerformAction` is overridden to return no.|answer of canPerformAction(_:withSender:)|
      An action for which `target(forAction:)` is overridden to return the named object, or nobody.|answer of target(forAction:withSender:)|
      Code has the application send an action to a target, or to nobody in particular, from a sender or from nobody. With a `payload` it comes with an event of the program's own that carries that text, else without an event.|sendAction(_:to:from:for:)|open with searchesTarget and unclearStart, searchesTarget and unclearKeyWindow
      What a responder's `target(forAction:withSender:)` returns, without a sender.|target(forAction:withSender:)|open with unclearKeyWindow
      What a responder's `canPerformAction(_:withSender:)` returns, without a sender.|canPerformAction(_:withSender:)|open with actionOfAnotherObject
      The text that came with the last action.|payload|
      nothing|Gives it an action without arguments.|{1}이(가) {2}을(를) 구현함
      nothing|Gives it an action that takes the sender.|{1}이(가) sender를 받는 {2}을(를) 구현함
      nothing|Gives it an action that takes the sender and the event.|{1}이(가) sender와 event를 받는 {2}을(를) 구현함
      |Overrides `canPerformAction` to say no to it.|{1}의 canPerformAction이 {2}에 false를 반환
      |Overrides `target(forAction:)` to return another object for it.|{1}이(가) {2}의 타깃을 {3}(으)로 돌림
      targets; where to is nobody: actions|The application sends an action; to nobody is to whom it may concern.|{3}에서 {2}(으)로 {1} 보냄
      targets; where to is nobody: actions|The application sends an action with an event of the program's own that carries a text.|{3}에서 {2}(으)로 {4}을(를) 담아 {1} 보냄
      |What `target(forAction:)` returns there.|{2}에서 찾은 {1}의 타깃은 {3}
      |`canPerformAction` says yes.|{1}이(가) {2}을(를) 수행할 수 있음
      |`canPerformAction` says no.|{1}이(가) {2}을(를) 수행할 수 없음
      nothing|The text that came with the last action.|액션에 담긴 텍스트는 {1}
      nothing|The action was sent to it.|{1}이(가) {2}을(를) 수행함
      nothing|It was not.|{1}이(가) {2}을(를) 수행하지 않음
      nothing|It was sent to it, once, alone.|{1}만 {2}을(를) 수행함
      nothing|The action was sent to it with that sender; with `nobody`, without a sender.|{3}이(가) 보낸 {2}을(를) {1}이(가) 수행함
      nothing|The action came with an event in which that finger's touch is.|{1}이(가) 손가락 {3}의 이벤트와 함께 {2}을(를) 수행함
      nothing|The action came with no event.|{1}이(가) 이벤트 없이 {2}을(를) 수행함
      nothing|All actions that it has performed since the scenario began, in order.|{1}이(가) 차례로 수행한 액션은 {2}
      Whether a control or a recognizer is enabled.|isEnabled|open with afterTouch, severalCanBecomeFirstResponder, textFields
      Whether a control's `beginTracking` is overridden to return no.|answer of beginTracking(_:with:)|
      Whether a control's `continueTracking` is overridden to return no.|answer of continueTracking(_:with:)|
      Whether a switch is on.|isOn|
      A slider's or stepper's value; which segment is selected, or which page is shown, from 0.|value|samples 0, 1, 2
      Whether a slider tells of each change during a drag, or of the last.|isContinuous|
      Whether a stepper goes on at its other end; no at first.|wraps|
      How many segments a segmented control has.|numberOfSegments|
      Whether a segmented control keeps no segment selected after a tap; no at first.|isMomentary|open with anything
      How many pages a page control has.|numberOfPages|
      The text of a text field or text view.|text|
      Registers a target (or nobody in particular) and an action with a control for an event; with an `other`, in the same call for both events.|addTarget(_:action:for:)|open with searchesTarget and unclearStart, searchesTarget and unclearKeyWindow
      Takes such registrations back; without an action, all of that target.|removeTarget(_:action:for:)|open with severalActions
      A control from which the object takes back all its registrations each time it performs an action.|call of removeTarget(_:action:for:) during an action|
      Code calls a control's `sendActions(for:)`.|sendActions(for:)|
      Code calls a control's `sendActions(for:)` once, with a set of two events.|sendActions(for:) with two events|
      The user types a text with the keyboard, a character at a time.|Typing|open with unclearKeyWindow
      The user presses the keyboard's return key.|The return key|open with followed, asksFirstResponder, registersTargets, severalCanBecomeFirstResponder, unclearKeyWindow
      Whether a control or a scroll view is tracking a touch.|isTracking|
      Whether a control or a row of a table is highlighted.|isHighlighted|
      Whether a switch is on.|isOn|
      A control's value, as a number: a slider's or stepper's; which segment is selected, -1 for none, or which page is shown, from 0.|value|
      The text of a text field or text view.|text|
      |Sets `isEnabled` of a control to no.|{1} 비활성화
      |Sets it to yes.|{1} 활성화
      |Sets `isEnabled` of a recognizer to no.|{1} 비활성화
      |Sets it to yes.|{1} 활성화
      |Overrides `beginTracking` to return no.|{1}의 beginTracking이 false를 반환
      |Overrides `continueTracking` to return no.|{1}의 continueTracking이 false를 반환
      |Code switches it on.|{1}을(를) 켬
      |Code switches it off.|{1}을(를) 끔
      |Code sets a slider's or stepper's value, or selects a segment or page, counted from 0.|{1}의 값을 {2}(으)로 설정
      |Makes it say once, when a drag is over, that its value changed.|{1}이(가) 마지막 변경만 알림
      |A step beyond one end leads to the other.|{1}의 wraps 켬
      |A step beyond an end changes nothing.|{1}의 wraps 끔
      |Gives it segments.|{1}의 세그먼트를 {2}개로 설정
      |Has it keep no segment selected after a tap.|{1}을(를) 누를 때만 선택되게 함
      |Has it keep the tapped segment selected.|{1}의 선택이 유지되게 함
      |Gives it pages.|{1}의 페이지를 {2}개로 설정
      controls; where of is text view: first-responder|Code sets its text.|{1}의 텍스트를 {2}(으)로 설정
      controls, targets; where target is nobody: controls, actions|Registers a target and action with a control.|{1}의 {4}에 타깃 {3}의 {2} 등록
      controls, targets; where target is nobody: controls, actions|Registers a target and action with a control for both events, in one call.|{1}의 {4}과(와) {5}에 타깃 {3}의 {2}을(를) 한 번에 등록
      controls, targets|Takes all registrations of that target back; with `nobody`, of all targets.|{1}의 {3}에서 타깃 {2}의 등록 모두 해제
      controls, targets|Takes such a registration back; with `nobody`, of all targets.|{1}의 {4}에서 타깃 {3}의 {2} 등록 해제
      controls, targets|Has it take all its registrations with the control back each time it performs the action.|{1}이(가) {3}을(를) 수행할 때마다 {2}에서 자기 등록을 모두 해제
      |Code calls a control's `sendActions`.|{1}의 sendActions(for:)를 {2}(으)로 호출
      |Code calls a control's `sendActions` once, with both events.|{1}의 sendActions(for:)를 {2}과(와) {3}(으)로 한 번 호출
      first-responder|The user types a text with the keyboard, a character at a time.|사용자가 {1} 입력
      first-responder|The user presses the return key.|사용자가 Return 키를 누름
      |The control is tracking a touch.|{1}이(가) 추적 중
      |The control is tracking no touch.|{1}이(가) 추적 중이 아님
      |A finger is down that may scroll.|{1}이(가) 추적 중
      |None is.|{1}이(가) 추적 중이 아님
      |The control is highlighted.|{1}이(가) 하이라이트됨
      |The control is not highlighted.|{1}이(가) 하이라이트되지 않음
      |A touch highlights the row.|{1}이(가) 하이라이트됨
      |None does.|{1}이(가) 하이라이트되지 않음
      |The switch is on.|{1}이(가) 켜져 있음
      |The switch is off.|{1}이(가) 꺼져 있음
      |A slider's or stepper's value; the selected segment, -1 for none, or the page, from 0.|{1}의 값은 {2}
      controls; where of is text view: first-responder|Its text.|{1}의 텍스트는 {2}
      |The control sent its actions for that event.|{1}이(가) {2}을(를) 보냄
      |It did not.|{1}이(가) {2}을(를) 보내지 않음
      |All events for which the control has sent its actions since the scenario began, in order.|{1}이(가) 차례로 보낸 이벤트는 {2}
      Whether a control's menu is its primary action.|showsMenuAsPrimaryAction|
      Whether a control shows its menu.|whether a menu is shown|
      |Sets `showsMenuAsPrimaryAction` to yes.|{1}의 showsMenuAsPrimaryAction 켬
      |Sets it to no.|{1}의 showsMenuAsPrimaryAction 끔
      |The control shows its menu.|{1}의 메뉴가 표시됨
      |It does not.|{1}의 메뉴가 표시되지 않음
      How many taps a tap recognizer wants.|numberOfTapsRequired|
      How many fingers a recognizer wants.|numberOfTouchesRequired|open with panRecognizers and liftsOneOfTwo, tapRecognizers and controls
      How long a long press lasts, in seconds.|minimumPressDuration|
      Where a swipe goes.|direction|
      Another direction in which a swipe may go.|direction, where it has two ways,|
      Whether recognition takes the touches from the view.|cancelsTouchesInView|
      Whether the view is told of touches only once recognition has failed.|delaysTouchesBegan|open with moves
      Whether the view is told of the end of touches only once recognition is decided.|delaysTouchesEnded|
      A recognizer that has to fail first.|call of require(toFail:)|
      A recognizer with which the delegate allows this one to recognise at the same time.|answer of the delegate's gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|
      A recognizer about which the delegate's `shouldRequireFailureOf` answers yes; nobody where it answers no about all.|answer of the delegate's gestureRecognizer(_:shouldRequireFailureOf:)|open with severalFingers
      A recognizer about which the delegate's `shouldBeRequiredToFailBy` answers yes; nobody where it answers no about all.|answer of the delegate's gestureRecognizer(_:shouldBeRequiredToFailBy:)|open with severalFingers
      What the delegate's `gestureRecognizerShouldBegin` answers.|answer of the delegate's gestureRecognizerShouldBegin(_:)|
      By its translation, whether the delegate's `gestureRecognizerShouldBegin` answers yes to a drag only when it has gone more across than down, or, for false, only when more down than across.|answer of the delegate's gestureRecognizerShouldBegin(_:), where the translation decides,|
      What the delegate's `shouldReceive touch` answers.|answer of the delegate's gestureRecognizer(_:shouldReceive:)|
      A recognizer for which a view's `gestureRecognizerShouldBegin` is overridden to return no.|answer of a view's gestureRecognizerShouldBegin(_:)|
      Attaches a recognizer to a view, taking it from the one it was attached to.|addGestureRecognizer(_:)|open with severalCanBecomeFirstResponder, recognizers and afterTouch
      A recognizer's state, as a text.|state|
      The recognizers that receive the touch of a finger, in the order of the stage.|gestureRecognizers of a touch|
      |Sets how many taps are needed.|{1}에 필요한 탭 수를 {2}(으)로 설정
      |Sets how many fingers are needed.|{1}에 필요한 손가락 수를 {2}(으)로 설정
      |Sets how long a long press lasts.|{1}의 누르는 시간을 {2}초로 설정
      |Sets where a swipe goes.|{1}의 방향을 {2}(으)로 설정
      |Adds a direction to those in which a swipe may go.|{1}의 방향에 {2}도 추가
      |Sets `cancelsTouchesInView` to no.|{1}의 cancelsTouchesInView 끔
      |Sets `delaysTouchesBegan` to yes.|{1}의 delaysTouchesBegan 켬
      |Sets `delaysTouchesEnded` to no.|{1}의 delaysTouchesEnded 끔
      |Calls `require(toFail:)`.|{1}이(가) {2}의 실패를 기다림
      |Its delegate allows both to recognise at the same time.|{1}이(가) {2}과(와) 동시에 인식하는 것을 허용함
      |Its delegate's `shouldRequireFailureOf` answers yes about that one; with `nobody`, no.|{1}의 델리게이트가 {2}의 실패를 기다린다고 답함
      |Its delegate's `shouldBeRequiredToFailBy` answers yes about that one; with `nobody`, no.|{1}의 델리게이트가 {2}이(가) 자기 실패를 기다린다고 답함
      |Its delegate's `shouldBegin` answers no.|{1}의 델리게이트가 시작을 거부함
      |Its delegate's `shouldBegin` answers yes if the translation is more across than down.|{1}의 델리게이트가 가로로 드래그할 때에만 시작을 허용함
      |Its delegate's `shouldBegin` answers yes if the translation is more down than across.|{1}의 델리게이트가 세로로 드래그할 때에만 시작을 허용함
      |Its delegate's `shouldReceive` answers no.|{1}의 델리게이트가 터치 받기를 거부함
      |Overrides the view's own `gestureRecognizerShouldBegin` to say no to that recognizer.|{1}이(가) {2}의 제스처를 거부함
      |Moves a recognizer to a view.|{1}을(를) {2}에 추가
      |A recognizer's state.|{1}의 상태는 {2}
      |The recognizers that receive a finger's touch, in the order of the stage.|손가락 {1}의 터치를 받는 인식기는 {2}
      |The recognizer fired its action, in any state.|{1}이(가) 액션을 보냄
      |The recognizer fired its action, and then the responder was told of touches of that phase.|{1}이(가) 액션을 보낸 뒤 {2}이(가) {3} 페이즈의 터치를 받음
      |The recognizer fired no action.|{1}이(가) 액션을 보내지 않음
      |The recognizer has fired its action one time since the scenario began, in any state.|{1}이(가) 액션을 한 번 보냄
      |The recognizer has fired its action two times since the scenario began, in any states.|{1}이(가) 액션을 두 번 보냄
      |How often the recognizer has fired its action since the scenario began, in any states.|{1}이(가) 액션을 {2}번 보냄
      |The states in which the recognizer has fired its action since the scenario began, in order.|{1}이(가) 차례로 액션을 보낸 상태는 {2}
      |Its delegate has been asked `shouldRequireFailureOf` once since the scenario began.|누구의 실패를 기다리는지 {1}의 델리게이트에 한 번 물음
      |Its delegate has been asked `shouldRequireFailureOf` twice since the scenario began.|누구의 실패를 기다리는지 {1}의 델리게이트에 두 번 물음
      |Its delegate has been asked `shouldBeRequiredToFailBy` once since the scenario began.|누가 실패를 기다리는지 {1}의 델리게이트에 한 번 물음
      |Its delegate has been asked `shouldBeRequiredToFailBy` twice since the scenario began.|누가 실패를 기다리는지 {1}의 델리게이트에 두 번 물음
      nothing; where of is recognizer: gestures; where other is recognizer: gestures|Both were called, in that order.|{1}이(가) {2}보다 먼저 호출됨
      What the touches of a finger's number are made by, from the next one on; fingers at first.|The type of a touch|
      The only type in a recognizer's `allowedTouchTypes`, or none.|allowedTouchTypes|
      Whether the application has `UIApplicationSupportsIndirectInputEvents`; yes at first.|UIApplicationSupportsIndirectInputEvents|
      Whether a recognizer ignores touches of another type than its first.|requiresExclusiveTouchType|
      The type of a finger's touch, as a text.|type of a touch|
      |The touches with that number are of the type `pencil` from now on.|손가락 {1}을(를) 펜슬로 함
      |They are of the type `indirectPointer`.|손가락 {1}을(를) 포인터로 함
      |They are of the type `direct`.|손가락 {1}을(를) 손가락으로 함
      |Sets `allowedTouchTypes` to that type.|{1}이(가) {2} 종류의 터치만 받음
      |Sets `allowedTouchTypes` to none.|{1}이(가) 터치를 받지 않음
      |Sets `UIApplicationSupportsIndirectInputEvents` to no.|{1}이(가) 간접 입력을 지원하지 않음
      |Sets `requiresExclusiveTouchType` to no.|{1}의 requiresExclusiveTouchType 끔
      |The type of a finger's touch.|손가락 {1}의 종류는 {2}
      A pan recognizer's `allowedScrollTypesMask`; none at first.|allowedScrollTypesMask|
      The pointer moves to a point of the screen, without a button; nowhere, it disappears.|Moving the pointer|
      An input device scrolls while the pointer is at a point.||
      A trackpad is pinched or rotated while the pointer is at a point; where indirect input is not supported, that makes touches with the lowest two numbers of fingers that are not down.|Pinching or rotating on a trackpad|
      |Sets `allowedScrollTypesMask` to all.|{1}이(가) 모든 종류의 스크롤을 받음
      |Sets it to `discrete`.|{1}이(가) 휠의 스크롤만 받음
      |Sets it to `continuous`.|{1}이(가) 트랙패드의 스크롤만 받음
      |A pointer moves, and hovers there.|포인터가 {1}(으)로 이동
      |The pointer leaves the screen.|포인터가 사라짐
      |The wheel of a mouse is turned.|{1}에서 휠로 스크롤
      |Two fingers move on a trackpad.|{1}에서 트랙패드로 스크롤
      |Two fingers move apart on a trackpad.|{1}에서 트랙패드로 핀치
      |Two fingers turn on a trackpad.|{1}에서 트랙패드로 회전
      The width and height of a scroll view's content, in points.|contentSize|
      The point of the content at the top left corner, in points.|contentOffset|
      How far the content may be scrolled beyond an edge, in points.|contentInset|
      The scale of the zoomed view, which code sets.|zoomScale|samples 0.5, 1, 2, 4
      The view that the delegate's `viewForZooming(in:)` returns, or nobody, and the smallest and largest zoom scale.|viewForZooming(in:) with its two zoom scales|samples 0.5, 1, 2, 4
      Whether a scroll view holds touches back from its content until it is clear whether they scroll.|delaysContentTouches|
      Whether a drag may scroll once a view in the content was told of the touch.|canCancelContentTouches|
      A view for which a scroll view's `touchesShouldBegin` is overridden to return no.|answer of touchesShouldBegin(_:with:in:)|open with moves
      What a scroll view's `touchesShouldCancel(in:)` is overridden to return for a view.|answer of touchesShouldCancel(in:)|open with afterTouch
      Whether a scroll view scrolls (`isScrollEnabled`).|isScrollEnabled|
      Whether a scroll view's content can be dragged beyond its edges.|bounces|
      An axis along which the content can be dragged even if it fits.|alwaysBounceVertical or alwaysBounceHorizontal|
      Whether a drag along one axis scrolls along that axis only.|isDirectionalLockEnabled|
      An axis along which a drag beyond the content's edge does not scroll a scroll view around this one.|transfersVerticalScrollingToParent or transfersHorizontalScrollingToParent|
      When dragging a scroll view dismisses the keyboard.|keyboardDismissMode|
      Whether a tap on the status bar scrolls to the top.|scrollsToTop|
      Whether the delegate's `scrollViewShouldScrollToTop` answers no.|answer of the delegate's scrollViewShouldScrollToTop(_:)|
      That a scroll view's content moves by itself, as after a flick, until a touch ends that.|isDecelerating, as after a flick,|open with followed
      Code calls a scroll view's `setContentOffset(_:animated:)`.|setContentOffset(_:animated:)|open with followed
      Code calls a scroll view's `scrollRectToVisible(_:animated:)`, with a rectangle of the content.|scrollRectToVisible(_:animated:)|open with followed
      The user taps the status bar.|A tap on the status bar|
      The point of the content at the top left corner, in points.|contentOffset|
      The scale of a scroll view's zoomed view.|zoomScale|
      What `willDecelerate` was when the delegate was last told that a drag ended.|willDecelerate of a drag|open with anything
      Whether a drag scrolls.|isDragging|
      Whether a scroll view's content moves by itself.|isDecelerating|
      Whether a pinch zooms.|isZooming|
      |Sets the size of the content.|{1}의 콘텐츠 크기를 {2}(으)로 설정
      |Code scrolls the content.|{1}의 콘텐츠 오프셋을 {2}(으)로 설정
      |Sets how far the content may be scrolled down beyond its top.|{1}의 위쪽 콘텐츠 인셋을 {2}(으)로 설정
      |Sets how far the content may be scrolled up beyond its bottom.|{1}의 아래쪽 콘텐츠 인셋을 {2}(으)로 설정
      |Sets how far the content may be scrolled to the right beyond its left edge.|{1}의 왼쪽 콘텐츠 인셋을 {2}(으)로 설정
      |Sets how far the content may be scrolled to the left beyond its right edge.|{1}의 오른쪽 콘텐츠 인셋을 {2}(으)로 설정
      |Code zooms the content.|{1}의 확대 배율을 {2}(으)로 설정
      |Sets the zoom scales, and what the delegate says is zoomed.|{1}이(가) {2}을(를) {3}배에서 {4}배까지 확대함
      |Sets `delaysContentTouches` to no.|{1}의 delaysContentTouches 끔
      |Sets it to yes.|{1}의 delaysContentTouches 켬
      |Sets `canCancelContentTouches` to no.|{1}의 canCancelContentTouches 끔
      |Sets it to yes.|{1}의 canCancelContentTouches 켬
      |Overrides `touchesShouldBegin` to return no for a view.|{1}의 touchesShouldBegin이 {2}에 대해 false를 반환하도록 오버라이드
      |Overrides `touchesShouldCancel` to return yes for a view.|{1}의 touchesShouldCancel이 {2}에 대해 true를 반환하도록 오버라이드
      |Overrides it to return no for a view.|{1}의 touchesShouldCancel이 {2}에 대해 false를 반환하도록 오버라이드
      |Sets `isScrollEnabled` to no.|{1}의 스크롤 끔
      |Sets it to yes.|{1}의 스크롤 켬
      |Sets `bounces` to no.|{1}이(가) 바운스하지 않게 함
      |Sets `alwaysBounceVertical` to yes.|{1}이(가) 세로로 언제나 바운스하게 함
      |Sets `alwaysBounceHorizontal` to yes.|{1}이(가) 가로로 언제나 바운스하게 함
      |Sets `isDirectionalLockEnabled` to yes.|{1}의 스크롤 방향을 잠금
      |Sets `transfersVerticalScrollingToParent` to no.|{1}이(가) 세로 스크롤을 바깥 스크롤 뷰에 넘기지 않게 함
      |Sets `transfersHorizontalScrollingToParent` to no.|{1}이(가) 가로 스크롤을 바깥 스크롤 뷰에 넘기지 않게 함
      |Sets `keyboardDismissMode` to `onDrag`.|{1}을(를) 드래그하면 키보드가 내려가게 함
      |Sets it to `interactive`.|{1}을(를) 드래그하는 손가락을 따라 키보드가 내려가게 함
      |Sets `scrollsToTop` to no.|{1}의 scrollsToTop 끔
      |Sets it to yes.|{1}의 scrollsToTop 켬
      |Its delegate's `scrollViewShouldScrollToTop` answers no.|{1}의 델리게이트가 맨 위로 스크롤하기를 거부함
      |Has the content move by itself, as after a flick.|{1}의 콘텐츠가 저절로 움직이게 함
      |Code calls `setContentOffset(_:animated:)` without animation.|{1}을(를) {2}(으)로 바로 스크롤
      |The same with an animation.|{1}을(를) {2}(으)로 애니메이션과 함께 스크롤
      |Code calls `scrollRectToVisible(_:animated:)` without animation.|{1}의 {2}을(를) 바로 보이게 함
      |The same with an animation.|{1}의 {2}을(를) 애니메이션과 함께 보이게 함
      |The user taps the status bar.|상태 막대를 탭함
      |The point of the content at the top left corner.|{1}의 콘텐츠 오프셋은 {2}
      |The scale of the zoomed view.|{1}의 확대 배율은 {2}
      |`scrollViewDidEndDragging(_:willDecelerate:)` was last called with yes.|{1}이(가) 드래그 뒤에 계속 움직임
      |It was last called with no.|{1}이(가) 드래그 뒤에 멈춤
      |A drag scrolls.|{1}이(가) 드래그 중
      |None does.|{1}이(가) 드래그 중이 아님
      |The content moves by itself.|{1}의 콘텐츠가 저절로 움직이는 중
      |It does not.|{1}의 콘텐츠가 저절로 움직이지 않음
      |A pinch zooms.|{1}이(가) 확대 중
      |None does.|{1}이(가) 확대 중이 아님
      |Its delegate was called so.|{1}의 델리게이트가 {2} 호출을 받음
      |It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
      |All such calls of its delegate since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 호출은 {2}
      |That method of the scroll view was called.|{1}의 {2}이(가) 호출됨
      |It was not.|{1}의 {2}이(가) 호출되지 않음
      Whether the user can select rows of a table.|allowsSelection|
      Whether the user can select several rows of a table.|allowsMultipleSelection|
      Whether the delegate's `tableView(_:shouldHighlightRowAt:)` answers no about a row.|answer of the delegate's tableView(_:shouldHighlightRowAt:)|
      The row that the delegate's `tableView(_:willSelectRowAt:)` returns for a row, or nobody.|answer of the delegate's tableView(_:willSelectRowAt:)|
      The row that the delegate's `tableView(_:willDeselectRowAt:)` returns for a row, or nobody.|answer of the delegate's tableView(_:willDeselectRowAt:)|
      Code calls a table's `selectRow(at:animated:scrollPosition:)`, without animation or scrolling.|selectRow(at:animated:scrollPosition:)|
      Code calls a table's `deselectRow(at:animated:)`.|deselectRow(at:animated:)|
      Whether a row of a table is selected.|isSelected|
      |Sets `allowsSelection` to no.|{1}의 allowsSelection 끔
      |Sets it to yes.|{1}의 allowsSelection 켬
      |Sets `allowsMultipleSelection` to yes.|{1}의 allowsMultipleSelection 켬
      |The delegate's `shouldHighlightRowAt` answers no.|{1}의 하이라이트를 델리게이트가 거부함
      |The delegate's `willSelectRowAt` returns another row, or nil.|{1}의 willSelectRowAt에서 델리게이트가 {2}을(를) 반환함
      |The delegate's `willDeselectRowAt` returns another row, or nil.|{1}의 willDeselectRowAt에서 델리게이트가 {2}을(를) 반환함
      |Code selects a row.|{1}에서 코드가 {2}을(를) 선택
      |Code deselects a row.|{1}에서 코드가 {2}을(를) 선택 해제
      |The row is selected.|{1}이(가) 선택됨
      |It is not.|{1}이(가) 선택되지 않음
      |The table's delegate was called so about the row.|{2}에 대해 {1}이(가) 호출됨
      |It was not.|{2}에 대해 {1}이(가) 호출되지 않음
      |All such calls about the row since the scenario began, in order.|{1}에 대해 차례로 호출된 것은 {2}
      Another edge of the screen at which a recognizer's gesture can start.|edges|
      Another edge that a controller's `preferredScreenEdgesDeferringSystemGestures` returns.|answer of preferredScreenEdgesDeferringSystemGestures|
      The child that a controller's `childForScreenEdgesDeferringSystemGestures` returns.|answer of childForScreenEdgesDeferringSystemGestures|
      A controller's `isModalInPresentation`.|isModalInPresentation|
      Whether a sheet has a medium detent, at which it then rests, beside the large one.|detents, where they have medium(),|
      A sheet's `largestUndimmedDetentIdentifier`; at first there is none.|largestUndimmedDetentIdentifier of a sheet|
      A sheet's `prefersScrollingExpandsWhenScrolledToEdge`.|prefersScrollingExpandsWhenScrolledToEdge of a sheet|
      |Adds an edge of the screen to those at which the gesture can start.|{1}의 edges에 {2} 추가
      |Adds an edge to `preferredScreenEdgesDeferringSystemGestures`.|{1}의 preferredScreenEdgesDeferringSystemGestures에 {2} 추가
      |Its `childForScreenEdgesDeferringSystemGestures` returns that child.|{1}의 childForScreenEdgesDeferringSystemGestures가 {2}을(를) 반환
      |Sets `isModalInPresentation` to yes.|{1}의 isModalInPresentation 켬
      |Gives the sheet the detents medium and large.|{1}의 시트에 medium과 large detent를 줌
      |Sets `largestUndimmedDetentIdentifier`.|{1}의 시트 주변을 {2} detent까지 어둡게 하지 않음
      |Sets `prefersScrollingExpandsWhenScrolledToEdge` to no.|{1}의 시트에서 prefersScrollingExpandsWhenScrolledToEdge 끔
      A drag interaction's `allowsSimultaneousRecognitionDuringLift`.|allowsSimultaneousRecognitionDuringLift of a drag interaction|
      Whether a drag interaction's `liftBehavior` is `extended`.|liftBehavior, where that is extended,|
      |Sets `allowsSimultaneousRecognitionDuringLift` to yes.|{1}의 allowsSimultaneousRecognitionDuringLift 켬
      |Sets `liftBehavior` to `extended`.|{1}의 liftBehavior를 extended로 설정
      Whether the methods for presses are overridden without a call to super.|override of pressesBegan(_:with:) and the like|
      Whether the methods for motion are overridden without a call to super.|override of motionBegan(_:with:) and the like|
      Whether the method for remote control is overridden without a call to super.|override of remoteControlReceived(with:)|
      Gives a view the focus, or nobody.||open with presses and canBecomeFirstResponder
      Begins (true) or ends (false) receiving remote-control events.|A command of a remote control|
      A key and the action that the responder offers for it, after all that it offers already.|keyCommands|open with searchesTarget and unclearStart, searchesTarget and unclearKeyWindow, holdsKeys, repeatsKey, editors
      Whether the responder supplies an undo manager of its own.|answer of undoManager|
      The view shown while the responder is first responder, in place of the keyboard, or none.|inputView|
      The view shown above the input view, or none.|inputAccessoryView|
      A key or button, by its name, is pressed: a key command if one matches, else a press.|Pressing a key|open with unclearKeyWindow
      Code calls a responder's `reloadInputViews()`.||open with unclearKeyWindow
      The device is shaken.|Shaking the device|open with unclearKeyWindow
      A remote control sends a command, by its name.||open with unclearKeyWindow
      The responder whose undo manager a responder finds.|undoManager|open with textFields
      What is shown for input: a view, the text `keyboard`, or nobody.|what input view is shown|open with unclearKeyWindow
      The accessory view that is shown.|what accessory view is shown|open with unclearKeyWindow
      |Keeps presses to itself.|{1}이(가) 프레스를 처리함
      |Keeps motion events to itself.|{1}이(가) 모션을 처리함
      |Keeps remote-control events to itself.|{1}이(가) 원격 제어 이벤트를 처리함
      |Gives a view the focus, or takes it away.|{1}에 포커스를 줌
      |Begins receiving remote-control events.|원격 제어 이벤트 수신 시작
      |Ends receiving them.|원격 제어 이벤트 수신 종료
      |Gives it a key command with an action.|{1}이(가) {3}에 키 명령 {2}을(를) 제공함
      |Gives it an undo manager of its own.|{1}에 자기 실행 취소 관리자가 있음
      |Overrides `undoManager` with nothing.|{1}에 실행 취소 관리자가 없음
      |Sets the `inputView` of a text field or text view, and overrides it elsewhere.|{1}의 입력 뷰를 {2}(으)로 설정
      |Sets the `inputAccessoryView` of a text field or text view, and overrides it elsewhere.|{1}의 액세서리 뷰를 {2}(으)로 설정
      |A key or button is pressed, held, let go.|{1} 프레스 {2}
      |Code calls `reloadInputViews`.|{1}의 reloadInputViews() 호출
      |The device is shaken.|흔들기 {1}
      |A remote control sends a command.|리모컨이 {1}을(를) 보냄
      |Whose undo manager a responder finds.|{1}이(가) 찾은 실행 취소 관리자의 소유자는 {2}
      |The custom input view on the screen.|표시된 입력 뷰는 {1}
      |The system keyboard is on the screen.|시스템 키보드가 표시됨
      |Neither the keyboard nor an input view is on the screen.|키보드도 입력 뷰도 표시되지 않음
      |The accessory view on the screen.|표시된 액세서리 뷰는 {1}
      |All that were told the press began, in order.|프레스가 지나가는 리스폰더는 {1}
      |All that were told the motion began, in order.|모션이 지나가는 리스폰더는 {1}
      |All that were told of the remote control, in order.|원격 제어 이벤트가 지나가는 리스폰더는 {1}
      |What the responder has been told of presses since the scenario began, in order.|{1}이(가) 차례로 받은 프레스 단계는 {2}
      |What the responder has been told of motion since the scenario began, in order.|{1}이(가) 차례로 받은 모션 단계는 {2}
      A scroll view's `allowsKeyboardScrolling`.|allowsKeyboardScrolling|
      `wantsPriorityOverSystemBehavior` of the key commands that a responder offers by then.|wantsPriorityOverSystemBehavior of key commands|
      |Sets `allowsKeyboardScrolling` to no.|{1}의 allowsKeyboardScrolling 끔
      |Sets `wantsPriorityOverSystemBehavior` of its key commands to yes.|{1}의 키 명령에서 wantsPriorityOverSystemBehavior 켬
      An action of assistive technologies whose method is overridden to return yes.|answer of accessibilityActivate() and the like|
      An assistive technology performs an action on an element.|accessibilityActivate() or another such action|
      |Its `accessibilityActivate` returns yes.|{1}의 accessibilityActivate가 true를 반환
      |Its `accessibilityPerformEscape` returns yes.|{1}의 accessibilityPerformEscape가 true를 반환
      |Its `accessibilityScroll` returns yes.|{1}의 accessibilityScroll이 true를 반환
      |Its `accessibilityPerformMagicTap` returns yes.|{1}의 accessibilityPerformMagicTap이 true를 반환
      |The user double-taps while the element has VoiceOver's cursor.|VoiceOver가 {1}을(를) 활성화
      |The user draws a Z with two fingers.|VoiceOver가 {1}에서 이스케이프
      |The user swipes with three fingers.|VoiceOver가 {1}에서 페이지를 스크롤
      |The user double-taps with two fingers.|VoiceOver가 {1}에서 매직 탭
      |All whose `accessibilityActivate` was called, in order.|활성화를 묻는 순서는 {1}
      |All whose `accessibilityPerformEscape` was called, in order.|이스케이프를 묻는 순서는 {1}
      |All whose `accessibilityScroll` was called, in order.|페이지 스크롤을 묻는 순서는 {1}
      |All whose `accessibilityPerformMagicTap` was called, in order.|매직 탭을 묻는 순서는 {1}
      By the view of a touch, whether the delegate's `shouldReceive touch` answers yes only to touches of that view, or inside it (yes), or never to these (no).|answer of the delegate's gestureRecognizer(_:shouldReceive:), by the touch's view,|
      A class of views, to whose touches the delegate's `shouldReceive touch` answers no.|answer of the delegate's gestureRecognizer(_:shouldReceive:), by the class of the touch's view,|
      A rectangle of the recognizer's view, beside which the delegate's `shouldReceive touch` answers no.|answer of the delegate's gestureRecognizer(_:shouldReceive:), by the touch's place,|
      Whether the delegate's `gestureRecognizerShouldBegin` answers yes to a drag only when it has gone that way, and farther than across.|answer of the delegate's gestureRecognizerShouldBegin(_:), by the direction,|
      A scroll view: the delegate's `gestureRecognizerShouldBegin` answers no where its content offset is below its top.|answer of the delegate's gestureRecognizerShouldBegin(_:), by a content offset,|
      A rectangle of the recognizer's view, beside which the delegate's `gestureRecognizerShouldBegin` answers no.|answer of the delegate's gestureRecognizerShouldBegin(_:), by the place,|
      How many fingers a recognizer of drags takes at most.|maximumNumberOfTouches|
      Code calls a recognizer's `setTranslation(_:in:)`.|setTranslation(_:in:)|open with anything
      Code of a recognizer of one's own sets its `state`.|Setting the state of a recognizer|open with anything
      Code of a recognizer of one's own calls `ignore(_:for:)` with the touch of a finger.|ignore(_:for:)|open with anything
      How far a drag has gone, in points.|translation(in:)|open with anything
      Whether a drag's velocity has a part in a direction.|velocity(in:)|open with anything
      Where a gesture is, in the coordinates of the recognizer's view.|location(in:) of a recognizer|open with anything
      |Its delegate answers no where the touch's view is another one.|{1}이(가) {2} 자신의 터치만 봄
      |It answers no where the touch's view is that one.|{1}이(가) {2} 자신의 터치를 보지 않음
      |It answers no where the touch's view is neither that one nor inside it.|{1}이(가) {2} 안의 터치만 봄
      |It answers no where the touch's view is that one or inside it.|{1}이(가) {2} 안의 터치를 보지 않음
      |It answers no where the touch's view is of that class.|{1}이(가) {2} 위의 터치를 보지 않음
      |It answers no beside a rectangle of its view.|{1}이(가) {2} 안에 놓인 터치만 봄
      |Its delegate lets it begin only that way, and farther that way than across.|{1}이(가) {2} 쪽으로 갈 때만 시작함
      gesture-details, scrolling|Its delegate lets it begin only where that content is not scrolled down.|{2}이(가) 맨 위에 있을 때만 {1}이(가) 시작함
      |Its delegate lets it begin only in a rectangle of its view.|{1}이(가) {2} 안에서만 시작함
      gesture-details; where of is scroll pan recognizer: scrolling|Sets `maximumNumberOfTouches`.|{1}이(가) 손가락을 최대 {2}개까지 받음
      |Calls `setTranslation`.|코드가 {1}의 translation을 {2}(으)로 설정
      |Its class sets its state.|코드가 {1}의 상태를 {2}(으)로 설정
      |Its class calls `ignore`.|{1}이(가) 손가락 {2}의 터치를 무시함
      |How far the drag has gone, across and down.|{1}의 translation은 {2}
      |Its velocity has a part in that direction.|{1}의 속도가 {2} 쪽을 향함
      |It has none.|{1}의 속도가 {2} 쪽을 향하지 않음
      |Where `location(in:)` finds it in its view.|{1}의 제스처 위치는 {2}
      nothing|Its delegate was asked.|{1}의 델리게이트가 {2} 질문을 받음
      nothing|It was not.|{1}의 델리게이트가 {2} 질문을 받지 않음
      nothing|All that its delegate was asked since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 질문은 {2}
      Whether a text field or text view has a delegate.|delegate of UITextField and UITextView|
      What its delegate answers to `textField(_:shouldChangeCharactersIn:replacementString:)` or `textView(_:shouldChangeTextIn:replacementText:)`.|answer of the delegate's textField(_:shouldChangeCharactersIn:replacementString:)|
      How many characters the text may have where that delegate answers yes.|answer of the delegate's textField(_:shouldChangeCharactersIn:replacementString:), by the length,|
      What its delegate answers to `textFieldShouldClear(_:)`.|answer of the delegate's textFieldShouldClear(_:)|
      What its delegate answers to `textFieldShouldReturn(_:)`.|answer of the delegate's textFieldShouldReturn(_:)|
      What its delegate makes first responder in `textFieldShouldReturn(_:)`, or the field itself, which then resigns; it answers no.|becomeFirstResponder() in the delegate's textFieldShouldReturn(_:)|
      Whether a text field is emptied when editing begins.|clearsOnBeginEditing|
      Code sets the text to an empty one.|text, to an empty one|
      The user presses the keyboard's delete key.|The delete key|open with unclearKeyWindow
      The user taps the clear button of a text field.|The clear button|open with anything
      Code calls `insertText(_:)`.|insertText(_:)|open with anything
      Code calls `deleteBackward()`.|deleteBackward()|open with anything
      Code reads `canBecomeFirstResponder`.|canBecomeFirstResponder|open with anything
      Whether a text field or text view has any text.|hasText|open with anything
      |It gets a delegate that lets everything.|{1}에 델리게이트가 있음
      |The delegate refuses each change by the user.|{1}의 델리게이트가 텍스트의 변경을 허용하지 않음
      |It lets them.|{1}의 델리게이트가 텍스트의 변경을 허용함
      |It refuses changes that make the text longer.|{1}의 델리게이트가 텍스트를 최대 {2}자까지 허용함
      |`textFieldShouldClear` answers no.|{1}의 델리게이트가 텍스트를 지우지 못하게 함
      |`textFieldShouldReturn` answers no.|{1}의 델리게이트가 Return에 false를 반환함
      |`textFieldShouldReturn` makes it first responder, or has the field itself resign, and answers no.|{1}의 Return이 {2}을(를) 퍼스트 리스폰더로 만듦
      |Sets `clearsOnBeginEditing`.|{1}의 clearsOnBeginEditing 켬
      |Code sets an empty text.|코드가 {1}의 텍스트를 비움
      text-editing, first-responder|The user presses the delete key.|사용자가 Delete 키를 누름
      |The user taps the button at the end of the field.|사용자가 {1}의 지우기 버튼을 탭함
      |Code calls `insertText`.|코드가 {1}에 {2} 삽입
      |Code calls `deleteBackward`.|코드가 {1}에서 한 글자 삭제
      text-editing, first-responder|Code reads `canBecomeFirstResponder`.|코드가 {1}의 canBecomeFirstResponder를 읽음
      nothing|Its delegate was asked or told.|{1}의 델리게이트가 {2} 호출을 받음
      nothing|It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
      nothing|All that it was asked and told since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 호출은 {2}
      nothing|Its delegate was asked or told.|{1}의 델리게이트가 {2} 호출을 받음
      nothing|It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
      nothing|All that it was asked and told since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 호출은 {2}
      |It has no text.|{1}이(가) 비어 있음
      |It has some.|{1}이(가) 비어 있지 않음
      Whether a navigation controller hides its navigation bar.|isNavigationBarHidden|
      Whether a controller in the stack shows a back button of its own, or none, in place of the system's.|leftBarButtonItem or hidesBackButton|
      Whether the recognizer that goes back has a delegate of one's own, that lets it begin, or none (no).|delegate of interactivePopGestureRecognizer|open with anything
      bars, view-controllers|Sets `isNavigationBarHidden` to yes.|{1}이(가) 내비게이션 바를 숨김
      bars, view-controllers|Sets it to no.|{1}이(가) 내비게이션 바를 표시
      bars, view-controllers|Sets `leftBarButtonItem` or `hidesBackButton` of its item.|{1}에 직접 만든 뒤로 버튼이 있음
      |A delegate that says yes takes the place of the system's.|{1}에 직접 만든 델리게이트가 있음
      |The system's delegate is taken away.|{1}에 델리게이트가 없음
      Whether a table is in editing mode.|isEditing|
      Whether the user can select rows in editing mode.|allowsSelectionDuringEditing|
      A side to which a swipe over a row shows actions.|answer of the delegate's tableView(_:trailingSwipeActionsConfigurationForRowAt:), or of the one for the leading side,|
      Whether a row shows that it is selected.|selectionStyle, where that is none,|
      Whether a row shows its swipe actions.|whether swipe actions are shown|open with anything
      row-details, tables|Sets `isEditing` to yes.|{1}이(가) 편집 모드임
      row-details, tables|Sets it to no.|{1}의 편집 모드 끝냄
      row-details, tables|Sets `allowsSelectionDuringEditing` to yes.|{1}의 allowsSelectionDuringEditing 켬
      row-details, tables|The delegate returns actions for the trailing side.|{1}에 왼쪽 스와이프의 동작이 있음
      row-details, tables|It returns some for the leading side.|{1}에 오른쪽 스와이프의 동작이 있음
      row-details, tables|Sets its `selectionStyle` to none.|{1}의 selectionStyle을 none으로 설정
      row-details, tables|Its swipe actions are shown.|{1}의 스와이프 동작이 표시됨
      row-details, tables|None are.|{1}의 스와이프 동작이 표시되지 않음
      What the delegate of the presentation controller, given to it by this step, answers to `presentationControllerShouldDismiss(_:)`.|answer of the delegate's presentationControllerShouldDismiss(_:)|
      dismissals, view-controllers|It answers yes.|{1}의 프레젠테이션 델리게이트가 닫기를 허용함
      dismissals, view-controllers|It answers no.|{1}의 프레젠테이션 델리게이트가 닫기를 허용하지 않음
      nothing|It was asked or told.|{1}의 프레젠테이션 델리게이트가 {2} 호출을 받음
      nothing|It was not.|{1}의 프레젠테이션 델리게이트가 {2} 호출을 받지 않음
      nothing|All that it was asked and told since the scenario began, in order.|{1}의 프레젠테이션 델리게이트가 차례로 받은 호출은 {2}
      Code calls `beginRefreshing()`.|beginRefreshing()|open with anything
      Code calls `endRefreshing()`.|endRefreshing()|open with anything
      Whether a refresh control is refreshing.|isRefreshing|open with anything
      |Code calls `beginRefreshing`.|코드가 {1}의 beginRefreshing() 호출
      |Code calls `endRefreshing`.|코드가 {1}의 endRefreshing() 호출
      |A refresh is in progress.|{1}이(가) 새로 고치는 중
      |None is.|{1}이(가) 새로 고치는 중이 아님
      """
  }
#endif
