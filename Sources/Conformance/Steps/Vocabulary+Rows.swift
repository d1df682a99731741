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
  /// A search bar (`UISearchBar`); the text field in it is its own.
  case searchBar
  /// A scroll view.
  case scrollView
  /// A table: a scroll view of rows.
  case table
  /// A row of a table.
  case tableRow
  /// A collection (`UICollectionView`): a scroll view of items.
  case collection
  /// An item of a collection, as its cell.
  case collectionItem
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
    .slider, .refreshControl, .accessoryButton, .textField, .textView, .searchBar, .scrollView,
    .table, .tableRow, .collection, .collectionItem, .navigationBar, .tapRecognizer,
    .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer, .rotationRecognizer,
    .hoverRecognizer, .customRecognizer, .scrollPanRecognizer, .scrollPinchRecognizer,
    .dragLiftRecognizer, .edgePanRecognizer, .systemGestureRecognizer, .backSwipeRecognizer,
    .contentBackSwipeRecognizer, .swipeActionsRecognizer, .sheetPanRecognizer, .responder,
  ]

  /// Whether this is a `responder` of the pages, by the column `is`.
  public var isResponder: Bool {
    switch self {
    case .application, .applicationDelegate, .windowScene, .window, .viewController, .view, .label,
      .imageView, .control, .button, .switch, .stepper, .segmentedControl, .pageControl, .slider,
      .refreshControl, .accessoryButton, .textField, .textView, .searchBar, .scrollView, .table,
      .tableRow, .collection, .collectionItem, .navigationBar, .responder:
      true
    default: false
    }
  }

  /// Whether this is a `view` of the pages, by the column `is`.
  public var isView: Bool {
    switch self {
    case .window, .view, .label, .imageView, .control, .button, .switch, .stepper,
      .segmentedControl, .pageControl, .slider, .refreshControl, .accessoryButton, .textField,
      .textView, .searchBar, .scrollView, .table, .tableRow, .collection, .collectionItem,
      .navigationBar:
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
    case .textView, .scrollView, .table, .collection:
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
    case .collectionItem:
      [.collection]
    case .refreshControl, .scrollPanRecognizer, .scrollPinchRecognizer:
      Self.allCases.filter { $0.isScrollView }
    case .tableRow, .swipeActionsRecognizer:
      [.table]
    case .accessoryButton:
      [.tableRow]
    case .view, .label, .imageView, .control, .button, .switch, .stepper, .segmentedControl,
      .pageControl, .slider, .textField, .textView, .searchBar, .scrollView, .table, .collection,
      .navigationBar, .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer,
      .pinchRecognizer, .rotationRecognizer, .hoverRecognizer, .customRecognizer,
      .dragLiftRecognizer, .edgePanRecognizer, .backSwipeRecognizer, .contentBackSwipeRecognizer,
      .sheetPanRecognizer:
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
  /// Collections: items that touches highlight and select.
  public static let collections = Feature(rawValue: "collections")
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
  /// Search bars: the text field in them, and their delegates.
  public static let searchBars = Feature(rawValue: "search-bars")
  /// Notifications of the keyboard.
  public static let keyboard = Feature(rawValue: "keyboard")
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

  /// A row a line: the table and the cells that an engine needs, then a tab, and the cells for tools.
  static let uikitText = """
    kind|application|responder	|The application object.
    kind|application delegate|responder	application|An application delegate that is a responder.
    kind|object|	application|An object that is no responder: an application's delegate, or a target or sender of actions.
    kind|window scene|responder	application|A window scene.
    kind|window|responder, view	application, window scene|A window.
    kind|view controller|responder, controller	window, view controller|A view controller.
    kind|view|responder, view	view|A plain view.
    kind|label|responder, view	view|A label: a view that ignores interaction until told otherwise.
    kind|image view|responder, view	view|An image view: a view that ignores interaction until told otherwise.
    kind|control|responder, view, control	view|A plain control, of the base class.
    kind|button|responder, view, control	view|A button.
    kind|switch|responder, view, control	view|A switch.
    kind|stepper|responder, view, control	view|A stepper.
    kind|segmented control|responder, view, control	view|A segmented control.
    kind|page control|responder, view, control	view|A page control.
    kind|slider|responder, view, control	view|A slider.
    kind|refresh control|responder, view, control	scroll view|A refresh control of a scroll view.
    kind|accessory button|responder, view, control	table row|The button in the accessory of a row.
    kind|text field|responder, view, control	view|A text field: a control that takes focus when tapped.
    kind|text view|responder, view, scroll view	view|A text view: a scroll view that takes focus when tapped.
    kind|search bar|responder, view	view|A search bar (`UISearchBar`); the text field in it is its own.
    kind|scroll view|responder, view	view|A scroll view.
    kind|table|responder, view, scroll view	view|A table: a scroll view of rows.
    kind|table row|responder, view	table|A row of a table.
    kind|collection|responder, view, scroll view	view|A collection (`UICollectionView`): a scroll view of items.
    kind|collection item|responder, view	collection|An item of a collection, as its cell.
    kind|navigation bar|responder, view	view|A navigation bar.
    kind|tap recognizer|recognizer	view|A recognizer of taps.
    kind|long press recognizer|recognizer	view|A recognizer of long presses.
    kind|pan recognizer|recognizer	view|A recognizer of drags.
    kind|swipe recognizer|recognizer	view|A recognizer of swipes.
    kind|pinch recognizer|recognizer	view|A recognizer of pinches with two fingers.
    kind|rotation recognizer|recognizer	view|A recognizer of turns with two fingers.
    kind|hover recognizer|recognizer	view|A recognizer of a pointer that hovers.
    kind|custom recognizer|recognizer	view|A recognizer of a class of one's own, which recognizes when its code says so.
    kind|scroll pan recognizer|recognizer, scroll view recognizer	scroll view|A scroll view's own recognizer of drags.
    kind|scroll pinch recognizer|recognizer, scroll view recognizer	scroll view|A scroll view's own recognizer of pinches.
    kind|drag lift recognizer|recognizer	view|A drag interaction's own recognizer of the lift.
    kind|edge pan recognizer|recognizer	view|A recognizer of drags that start near an edge of the screen.
    kind|system gesture recognizer|recognizer, platform recognizer	window|The system's own gesture at edges of the screen, in a window.
    kind|back swipe recognizer|recognizer, platform recognizer	view|A navigation controller's own recognizer of drags from the leading edge.
    kind|content back swipe recognizer|recognizer, platform recognizer	view|A navigation controller's own recognizer of drags in its content.
    kind|swipe actions recognizer|recognizer, platform recognizer	table|A table's own recognizer of swipes that show the actions of rows.
    kind|sheet pan recognizer|recognizer, platform recognizer	view|A sheet's own recognizer of drags.
    kind|responder|responder	|A bare responder, neither a view nor a controller.
    family|touches|	
    family|controlEvents|	
    family|actions|	
    family|firings|	
    family|waitingQuestions|	
    family|awaitedQuestions|	
    family|scrollCalls|scroll call	a call of a scroll view's delegate, such as `didScroll`
    family|rowCalls|row call	a call of a table's delegate, such as `didSelect`
    family|itemCalls|item call	a call of a collection's delegate, such as `didSelect`
    family|scrollQuestions|scroll question	`touchesShouldBegin` or `touchesShouldCancel`
    family|gestureQuestions|gesture question	`shouldReceive` or `shouldBegin`
    family|fieldCalls|field call	a call of a text field's delegate, such as `shouldReturn`
    family|textViewCalls|text view call	a call of a text view's delegate, such as `didChange`
    family|searchCalls|search call	a call of a search bar's delegate, such as `didChange`
    family|textCalls|text call	`insertText` or `deleteBackward` of a text field or text view
    family|keyboardPosts|keyboard notification	a notification of the keyboard, such as `willShow`
    family|dismissalCalls|dismissal call	a call of a presentation controller's delegate, such as `didDismiss`
    family|presses|	
    family|motion|	
    message|touchesBegan(_:with:)|touches|began	a responder, a recognizer|It is told of touches, also where another responder handed them on. With `fingers`.
    message|touchesMoved(_:with:)|touches|moved	|
    message|touchesEnded(_:with:)|touches|ended	|
    message|touchesCancelled(_:with:)|touches|cancelled	|
    message|point(inside:with:)||	a view|It is asked whether it contains a point.
    message|hitTest(_:with:)||	a view whose method was overridden by a step|It is called.
    message|sendEvent(_:)||	the application, a window|It is given an event of touches, presses, motion or remote control.
    message|gestureRecognizer(_:shouldRequireFailureOf:)|waitingQuestions|	a recognizer|Its delegate, where a step gave it one with these answers, is asked about another recognizer.
    message|gestureRecognizer(_:shouldBeRequiredToFailBy:)|awaitedQuestions|	|
    message|resignFirstResponder()||	a responder|It is asked to resign. May be left out where it is not first responder.
    message|remoteControlReceived(with:)||	a responder|It is told of remote control.
    message|gestureRecognizer(_:shouldReceive:)|gestureQuestions|shouldReceive	a recognizer|Its delegate, where a step gave it one with these answers, is asked whether it gets a touch, or may begin.
    message|gestureRecognizerShouldBegin(_:)|gestureQuestions|shouldBegin	|
    message|presentationControllerWillDismiss(_:)|dismissalCalls|willDismiss	a presented view controller|The delegate of its presentation, where a step gave it one, is told that the user is about to dismiss it, has dismissed it, or tried in vain.
    message|presentationControllerDidDismiss(_:)|dismissalCalls|didDismiss	|
    message|presentationControllerDidAttemptToDismiss(_:)|dismissalCalls|didAttemptToDismiss	|
    message|textFieldShouldBeginEditing(_:)|fieldCalls|shouldBeginEditing	a text field|Its delegate, where a step gave it one, is asked or told about the editing of its text.
    message|textFieldDidBeginEditing(_:)|fieldCalls|didBeginEditing	|
    message|textFieldShouldEndEditing(_:)|fieldCalls|shouldEndEditing	|
    message|textFieldDidEndEditing(_:)|fieldCalls|didEndEditing	|
    message|textField(_:shouldChangeCharactersIn:replacementString:)|fieldCalls|shouldChange	|
    message|textFieldShouldClear(_:)|fieldCalls|shouldClear	|
    message|textFieldShouldReturn(_:)|fieldCalls|shouldReturn	|
    message|textViewShouldBeginEditing(_:)|textViewCalls|shouldBeginEditing	a text view|Its delegate, where a step gave it one, is asked or told about the editing of its text.
    message|textViewDidBeginEditing(_:)|textViewCalls|didBeginEditing	|
    message|textViewShouldEndEditing(_:)|textViewCalls|shouldEndEditing	|
    message|textViewDidEndEditing(_:)|textViewCalls|didEndEditing	|
    message|textView(_:shouldChangeTextIn:replacementText:)|textViewCalls|shouldChange	|
    message|textViewDidChange(_:)|textViewCalls|didChange	|
    message|searchBarShouldBeginEditing(_:)|searchCalls|shouldBeginEditing	a search bar|Its delegate is asked or told about the editing of its text, its search key or its cancel button.
    message|searchBarTextDidBeginEditing(_:)|searchCalls|didBeginEditing	|
    message|searchBarShouldEndEditing(_:)|searchCalls|shouldEndEditing	|
    message|searchBarTextDidEndEditing(_:)|searchCalls|didEndEditing	|
    message|searchBar(_:shouldChangeTextIn:replacementText:)|searchCalls|shouldChange	|
    message|searchBar(_:textDidChange:)|searchCalls|didChange	|
    message|searchBarSearchButtonClicked(_:)|searchCalls|searchClicked	|
    message|searchBarCancelButtonClicked(_:)|searchCalls|cancelClicked	|
    message|insertText(_:)|textCalls|insertText	a text field, a text view|The method that enters or deletes text is called, by a key or by code.
    message|deleteBackward()|textCalls|deleteBackward	|
    message|post(name: keyboardWillShowNotification)|keyboardPosts|willShow	the application|It posts that the keyboard, or an input view in its place, is about to be shown or hidden, or was.
    message|post(name: keyboardDidShowNotification)|keyboardPosts|didShow	|
    message|post(name: keyboardWillHideNotification)|keyboardPosts|willHide	|
    message|post(name: keyboardDidHideNotification)|keyboardPosts|didHide	|
    message|pressesBegan(_:with:)|presses|began	a responder|It is told of presses.
    message|pressesChanged(_:with:)|presses|changed	|
    message|pressesEnded(_:with:)|presses|ended	|
    message|pressesCancelled(_:with:)|presses|cancelled	|
    message|motionBegan(_:with:)|motion|began	a responder|It is told of motion.
    message|motionEnded(_:with:)|motion|ended	|
    message|motionCancelled(_:with:)|motion|cancelled	|
    message|scrollViewWillBeginDragging(_:)|scrollCalls|willBeginDragging	a scroll view|It is about to be dragged, or was scrolled by a drag or by code, and its delegate is told.
    message|scrollViewDidScroll(_:)|scrollCalls|didScroll	|
    message|scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|scrollCalls|willEndDragging	a scroll view|A drag of it ends, and its delegate is told.
    message|scrollViewDidEndDragging(_:willDecelerate:)|scrollCalls|didEndDragging	|
    message|scrollViewWillBeginDecelerating(_:)|scrollCalls|willBeginDecelerating	a scroll view|Its content begins to move by itself after a drag, or no longer does, and its delegate is told.
    message|scrollViewDidEndDecelerating(_:)|scrollCalls|didEndDecelerating	|
    message|scrollViewDidEndScrollingAnimation(_:)|scrollCalls|didEndScrollingAnimation	a scroll view|An animation in which code scrolled it ends, and its delegate is told.
    message|scrollViewDidScrollToTop(_:)|scrollCalls|didScrollToTop	a scroll view|It was scrolled to the top by a tap on the status bar, and its delegate is told.
    message|scrollViewWillBeginZooming(_:with:)|scrollCalls|willBeginZooming	a scroll view|It is zoomed, and its delegate is told.
    message|scrollViewDidZoom(_:)|scrollCalls|didZoom	|
    message|scrollViewDidEndZooming(_:with:atScale:)|scrollCalls|didEndZooming	|
    message|touchesShouldBegin(_:with:in:)|scrollQuestions|touchesShouldBegin	a scroll view|It is asked about touches in its content, whether or not a step overrode the method.
    message|touchesShouldCancel(in:)|scrollQuestions|touchesShouldCancel	|
    message|tableView(_:shouldHighlightRowAt:)|rowCalls|shouldHighlight	a row of a table|The table's delegate is asked whether to highlight it, or told that it is, or no longer is.
    message|tableView(_:didHighlightRowAt:)|rowCalls|didHighlight	|
    message|tableView(_:didUnhighlightRowAt:)|rowCalls|didUnhighlight	|
    message|tableView(_:willSelectRowAt:)|rowCalls|willSelect	a row of a table|The table's delegate is asked about its selection or deselection by the user, or told of it.
    message|tableView(_:didSelectRowAt:)|rowCalls|didSelect	|
    message|tableView(_:willDeselectRowAt:)|rowCalls|willDeselect	|
    message|tableView(_:didDeselectRowAt:)|rowCalls|didDeselect	|
    message|tableView(_:accessoryButtonTappedForRowWith:)|rowCalls|accessoryTapped	a row of a table|The table's delegate is told that its accessory button was tapped.
    message|collectionView(_:shouldHighlightItemAt:)|itemCalls|shouldHighlight	an item of a collection|The collection's delegate is asked whether to highlight it, or told that it is, or no longer is.
    message|collectionView(_:didHighlightItemAt:)|itemCalls|didHighlight	|
    message|collectionView(_:didUnhighlightItemAt:)|itemCalls|didUnhighlight	|
    message|collectionView(_:shouldSelectItemAt:)|itemCalls|shouldSelect	an item of a collection|The collection's delegate is asked about its selection or deselection by the user, or told of it.
    message|collectionView(_:didSelectItemAt:)|itemCalls|didSelect	|
    message|collectionView(_:shouldDeselectItemAt:)|itemCalls|shouldDeselect	|
    message|collectionView(_:didDeselectItemAt:)|itemCalls|didDeselect	|
    message|accessibilityActivate()||	a responder|An assistive technology asks it to carry out an action.
    message|accessibilityPerformEscape()||	|
    message|accessibilityScroll(_:)||	|
    message|accessibilityPerformMagicTap()||	|
    message|sendActions(for: touchDown)|controlEvents|touchDown	a control|It sends the actions for that event, whether or not anybody registered for it. The call of `sendActionsForBoth` is left out, whatever the two events; what follows from it is not.
    message|sendActions(for: touchDownRepeat)|controlEvents|touchDownRepeat	|
    message|sendActions(for: touchDragInside)|controlEvents|touchDragInside	|
    message|sendActions(for: touchDragOutside)|controlEvents|touchDragOutside	|
    message|sendActions(for: touchDragEnter)|controlEvents|touchDragEnter	|
    message|sendActions(for: touchDragExit)|controlEvents|touchDragExit	|
    message|sendActions(for: touchUpInside)|controlEvents|touchUpInside	|
    message|sendActions(for: touchUpOutside)|controlEvents|touchUpOutside	|
    message|sendActions(for: touchCancel)|controlEvents|touchCancel	|
    message|sendActions(for: valueChanged)|controlEvents|valueChanged	|
    message|sendActions(for: primaryActionTriggered)|controlEvents|primaryActionTriggered	|
    message|sendActions(for: menuActionTriggered)|controlEvents|menuActionTriggered	|
    message|sendActions(for: editingDidBegin)|controlEvents|editingDidBegin	|
    message|sendActions(for: editingChanged)|controlEvents|editingChanged	|
    message|sendActions(for: editingDidEnd)|controlEvents|editingDidEnd	|
    message|sendActions(for: editingDidEndOnExit)|controlEvents|editingDidEndOnExit	|
    message|sendActions(for: allTouchEvents)|controlEvents|allTouchEvents	|
    message|sendActions(for: allEditingEvents)|controlEvents|allEditingEvents	|
    message|sendActions(for: allEvents)|controlEvents|allEvents	|
    message|action in state possible|firings|possible	a recognizer|It fires its action in that state.
    message|action in state began|firings|began	|
    message|action in state changed|firings|changed	|
    message|action in state ended|firings|ended	|
    message|action in state cancelled|firings|cancelled	|
    message|action in state failed|firings|failed	|
    feature|responder-chain	`next` and the order in which responders are linked.
    feature|chain-overrides	Overridden `next`.
    feature|view-controllers	View controllers: root views, containment, presentation.
    feature|scenes	Window scenes.
    feature|hit-testing	Finding the view under a point.
    feature|hit-test-overrides	Overridden `hitTest(_:with:)` and `point(inside:with:)`.
    feature|transforms	View transforms: scale, rotation, translation.
    feature|layers	Layer properties: corner radius, drawing depth.
    feature|touches	Delivery of touches to responders.
    feature|multi-touch	Several touches at a time.
    feature|windows	Several windows: levels, the key window, dispatch.
    feature|first-responder	First responders.
    feature|targets	Actions sent to a named target: by controls, and by `sendAction`.
    feature|actions	The search for an action's target along the responder chain.
    feature|controls	Controls: tracking, control events, values.
    feature|menus	Menus that controls show.
    feature|gestures	Gesture recognizers.
    feature|touch-types	Types of touches: fingers, pencils and pointers.
    feature|pointers	Pointers: hovering, wheels, and gestures on trackpads.
    feature|gesture-details	Conditions of a gesture's delegate, what a gesture has gone, and recognizers of one's own.
    feature|scrolling	Scroll views: their delays, drags, zooming, delegates.
    feature|refreshing	Refresh controls.
    feature|tables	Tables: rows that touches highlight and select.
    feature|collections	Collections: items that touches highlight and select.
    feature|row-details	Editing mode, accessory buttons and swipe actions of rows.
    feature|edges	Recognizers at edges of the screen, and those that go back.
    feature|bars	Navigation bars.
    feature|sheets	Sheets that a drag moves.
    feature|dismissals	Delegates that are asked and told of dismissals.
    feature|drags	Drag interactions, whose lift competes with other gestures.
    feature|links	Links in text views.
    feature|text-editing	Delegates of text fields and text views, and the keys that edit.
    feature|search-bars	Search bars: the text field in them, and their delegates.
    feature|keyboard	Notifications of the keyboard.
    feature|accessibility	Actions of assistive technologies, such as activation and escape.
    feature|presses	Presses of keys and buttons.
    feature|motion	Motion events such as shaking.
    feature|remote-control	Remote-control events.
    feature|input	Key commands, undo managers, input views.
    feature|system-keys	What the system does with keys: text before key commands, and scrolling.
    step|set hidden|	Whether a view is hidden.|isHidden|open with canBecomeFirstResponder, afterTouch
    step|set alpha|	A view's alpha, from 0 (transparent) to 1 (opaque).|alpha|samples 0, 0.005, 0.02, 0.5, 1
    step|set interactionEnabled|	Whether a view takes part in user interaction.|isUserInteractionEnabled|open with severalCanBecomeFirstResponder, afterTouch
    step|set clipsToBounds|	Whether a view clips what it draws to its bounds.|clipsToBounds|
    step|set animation|	Whether an animation of a view is in progress, without or with the option `allowUserInteraction`. It lasts until a step ends it.|animation|open with afterTouch
    step|set cornerRadius|	The radius of a view's rounded corners, in points.|layer.cornerRadius|
    step|set zPosition|	The drawing depth of a view's layer.|layer.zPosition|samples -1, 0, 1, 2
    step|set frame|movesViews	A view's frame in its superview's coordinates, in points.|frame|
    step|set boundsOrigin|movesViews	The origin of a view's bounds: how far its content is scrolled, in points.|bounds.origin|
    step|set scale|movesViews	A view's transform: a scale about its centre, across and down.|transform, as far as it scales,|
    step|set rotation|movesViews	A view's transform: a clockwise rotation about its centre, in degrees.|transform, as far as it rotates,|samples 90, 180, 270, 45, 30
    step|set translation|movesViews	A view's transform: a translation, in points.|transform, as far as it moves,|
    step|set next|	An overridden `next` that returns the named responder, or nobody.|answer of next|open with controllers and searchesTarget, toDelegate
    step|set hitTest|movesViews	An overridden `hitTest(_:with:)` that returns the named view, or nobody, whatever the point.|answer of hitTest(_:with:)|
    step|set hitTestPassesSelfThrough|	An overridden `hitTest(_:with:)` that returns what super returns, but nobody where that is the view itself.|answer of hitTest(_:with:), where that is nil for the view itself,|
    step|set pointInside|movesViews	An overridden `point(inside:with:)` that answers the same for every point.|answer of point(inside:with:)|
    step|set pointInsideOutset|movesViews	An overridden `point(inside:with:)` that tests against the bounds grown on every side by that many points (shrunk where negative).|answer of point(inside:with:), where that makes a view larger,|
    step|set handlesTouches|	Whether the touch methods are overridden without a call to super.|override of touchesBegan(_:with:) and the like|
    step|change removeFromParent|movesViews	Code calls a child controller's `removeFromParent()`, and leaves its view where it is.|removeFromParent()|open with severalCanBecomeFirstResponder, recognizers and afterTouch
    step|change remove|movesViews	Takes a view out of its superview, a window out of its application, or a child controller (with its view) out of its parent.|removeFromSuperview()|open with severalCanBecomeFirstResponder, recognizers and afterTouch
    step|change add|movesViews	Adds a view in front of the other subviews of its new superview, leaving the old one.|addSubview(_:)|open with canBecomeFirstResponder, afterTouch
    step|change insert|	Moves a view just behind or in front of a sibling.|insertSubview(_:aboveSubview:) or insertSubview(_:belowSubview:) of a sibling|open with canBecomeFirstResponder, afterTouch
    step|change insertInto|movesViews	Calls `insertSubview(_:aboveSubview:)` or `insertSubview(_:belowSubview:)` of the view `to` with a sibling that may be no subview of it.|insertSubview(_:aboveSubview:) or insertSubview(_:belowSubview:) of any view|open with canBecomeFirstResponder, afterTouch
    step|change bringToFront|	Moves a view in front of all its siblings.|bringSubviewToFront(_:)|
    step|change sendToBack|	Moves a view behind all its siblings.|sendSubviewToBack(_:)|
    step|change makeView|movesViews	Makes a view the root view of a controller, in place of the one before.|Setting the view of a controller|open with anything
    step|change present|movesViews	Presents a controller from another; its view goes into the presenter's window.|present(_:animated:completion:)|open with canBecomeFirstResponder, recognizers and afterTouch
    step|change dismiss|movesViews	Code calls a controller's `dismiss(animated:completion:)`: the controller that it presents leaves the window, or else itself.|dismiss(animated:completion:)|open with canBecomeFirstResponder, recognizers and afterTouch
    step|set delegate|	The application's delegate, or none.|delegate|
    step|change ignoreInteractionEvents|needsApplication	Begins (true) or ends (false) ignoring touch events in the whole application; calls nest.||
    step|do touchBegins|needsApplication, hitTests, putsFingerDown	The first finger goes down at a point of the screen, in points.||open with valueControls, switches and moves, switches and cancels, recognizers and touchesAfterLift, sharedViews, scrollViews and severalFingers, scrollViews and movesAslant, scrollViews and cancels, nestedScrollViews and movesAgain, edgePanRecognizers
    step|do touchMoves|needsApplication, movesFinger	The first finger moves to a point of the screen, in points.|The move of a finger|
    step|do touchEnds|needsApplication, liftsFinger	The first finger is lifted where it is.|The lift of a finger|
    step|do hitTest|hitTests	Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.|answer of hitTest(_:with:)|
    step|ask hitTestView|asksHitTest	Which view the last touch-down, or the last direct call of `hitTest`, found.|hitTest(_:with:)|
    step|ask touchView|asksTouch	Which view the touch that is down belongs to.|view of a touch|
    step|ask next|	What a responder's `next` is.|next|
    step|ask chain|	The responders from the named one on, following `next` to the end.|the chain of next|
    step|ask parent|	The controller that a controller is a child of.|superview|
    step|ask contains|	Whether a view's `point(inside:with:)` accepts a point in that view's coordinates.|point(inside:with:)|
    step|ask subviews|	A view's subviews, from back to front.|subviews|
    phrase|{of:view} is hidden|set hidden, to yes|hit-testing	|Hides a view.|{1} 숨김
    phrase|{of:view} is visible|set hidden, to no|hit-testing	|Shows a hidden view.|숨긴 {1} 표시
    phrase|{of:view} has alpha {to:number}|set alpha|hit-testing	|Sets a view's own alpha, 0 to 1.|{1}의 알파를 {2}(으)로 설정
    phrase|{of:view} ignores interaction|set interactionEnabled, to no|hit-testing	|Takes a view out of user interaction.|{1}의 사용자 상호작용 끔
    phrase|{of:view} allows interaction|set interactionEnabled, to yes|hit-testing	|Lets a view take user interaction.|{1}의 사용자 상호작용 켬
    phrase|{of:view} clips to bounds|set clipsToBounds, to yes|hit-testing	|Cuts a view's drawing at its bounds.|{1}이(가) 바운즈 밖을 잘라 냄
    phrase|{of:view} does not clip|set clipsToBounds, to no|hit-testing	|Lets a view draw beyond its bounds.|{1}이(가) 바운즈 밖을 잘라 내지 않음
    phrase|{of:view} is being animated|set animation, to withoutInteraction|hit-testing	|Begins an animation of a view that does not allow interaction.|{1}이(가) 애니메이션 중
    phrase|{of:view} is being animated and may be touched|set animation, to withInteraction|hit-testing	|Begins one with `allowUserInteraction`.|{1}이(가) 애니메이션 중이며 터치를 허용함
    phrase|{of:view} is no longer animated|set animation, to none|hit-testing	|Ends the animation of a view.|{1}의 애니메이션 종료
    phrase|{of:view} has corner radius {to:number}|set cornerRadius|layers	|Rounds a view's corners, in points.|{1}의 모서리 반지름을 {2}(으)로 설정
    phrase|{of:view} has z position {to:number}|set zPosition|layers	|Sets the drawing depth of a layer.|{1}의 z 위치를 {2}(으)로 설정
    phrase|{of:view} has frame {to:rect}|set frame|hit-testing	|Sets a frame in the superview's points.|{1}의 프레임을 {2}(으)로 설정
    phrase|{of:view} has bounds origin {to:point}|set boundsOrigin|hit-testing	|Scrolls a view's content.|{1}의 바운즈 원점을 {2}(으)로 설정
    phrase|{of:view} is scaled by {to:factors}|set scale|transforms	|Makes the transform a scale about the centre, across and down.|{1}의 배율을 {2}(으)로 설정
    phrase|{of:view} is rotated by {to:number} degrees|set rotation|transforms	|Makes the transform a clockwise rotation about the centre.|{1}을(를) {2}도 회전
    phrase|{of:view} is translated by {to:offset}|set translation|transforms	|Makes the transform a shift, right and down, in points.|{1}을(를) {2}만큼 이동
    phrase|{of:responder} overrides next to return {to:responder or nobody}|set next|chain-overrides	|Overrides `next` with a fixed answer.|{1}의 next가 {2}을(를) 반환하도록 오버라이드
    phrase|{of:view} overrides hitTest to return {to:view or nobody}|set hitTest|hit-test-overrides	|Overrides `hitTest` with a fixed answer for every point.|{1}의 hitTest가 {2}을(를) 반환하도록 오버라이드
    phrase|{of:view} passes touches through itself|set hitTestPassesSelfThrough|hit-test-overrides	|Overrides `hitTest` to return nil where super returns the view itself.|{1}이(가) 자신에게 온 터치를 통과시킴
    phrase|{of:view} overrides point inside to return {to:truth}|set pointInside|hit-test-overrides	|Overrides `point(inside:)` with a fixed answer.|{1}의 point(inside:)가 {2}을(를) 반환하도록 오버라이드
    phrase|{of:view} shrinks its hit area by {to:-number}|set pointInsideOutset|hit-test-overrides	|Overrides `point(inside:)` to accept that many points less on every side.|{1}의 터치 영역을 {2} 줄임
    phrase|{of:view} grows its hit area by {to:number}|set pointInsideOutset|hit-test-overrides	|Overrides `point(inside:)` to accept that many points more on every side.|{1}의 터치 영역을 {2} 늘림
    phrase|{of:responder} handles touches|set handlesTouches, to yes|touches	|Overrides the touch methods without calling super.|{1}이(가) 터치를 처리함
    phrase|{of:responder} forwards touches|set handlesTouches, to no|touches	|Takes such an override back.|{1}이(가) 터치를 넘김
    phrase|{of:controller} is removed from its parent|change removeFromParent|view-controllers	|Calls `removeFromParent()` alone.|{1}을(를) 부모에서만 제거
    phrase|{of:view or window scene or controller or recognizer} is removed|change remove|responder-chain	nothing; where of is window scene: scenes; where of is controller: view-controllers; where of is recognizer: gestures|Takes it out of what it stands in.|{1} 제거
    phrase|{of:view} is added to {to:view}|change add|responder-chain	nothing|Adds a view in front of the other subviews, out of its old superview.|{1}을(를) {2}에 추가
    phrase|{of:view} is put above {sibling:view}|change insert, placement above|hit-testing	|Moves a view just in front of a sibling.|{1}을(를) {2} 바로 앞으로 옮김
    phrase|{of:view} is put below {sibling:view}|change insert, placement below|hit-testing	|Moves a view just behind a sibling.|{1}을(를) {2} 바로 뒤로 옮김
    phrase|{of:view} is inserted into {to:view} above {sibling:view}|change insertInto, placement above|hit-testing	|Calls `insertSubview(_:aboveSubview:)` of a view, with any view as sibling.|{1}을(를) {2}에서 {3} 앞에 삽입
    phrase|{of:view} is inserted into {to:view} below {sibling:view}|change insertInto, placement below|hit-testing	|Calls `insertSubview(_:belowSubview:)` of a view, with any view as sibling.|{1}을(를) {2}에서 {3} 뒤에 삽입
    phrase|{of:view} is brought to front|change bringToFront|hit-testing	|Moves a view in front of its siblings.|{1}을(를) 맨 앞으로 옮김
    phrase|{of:view} is sent to back|change sendToBack|hit-testing	|Moves a view behind its siblings.|{1}을(를) 맨 뒤로 옮김
    phrase|{of:view} becomes the view of {controller:controller}|change makeView|view-controllers	|Makes a view a controller's root view, in place of the one before.|{1}을(를) {2}의 루트 뷰로 지정
    phrase|{of:controller} is presented by {by:controller}|change present|view-controllers	|Presents a controller; its view goes into the presenter's window, in front.|{2}이(가) {1}을(를) 프레젠트함
    phrase|{of:controller} is dismissed|change dismiss|view-controllers	|Calls its `dismiss`: what it presents goes, or else itself.|{1}을(를) 닫음
    phrase|the delegate of {of:application} is {to:responder or object or nobody}|set delegate|responder-chain	|Sets an application's delegate.|{1}의 델리게이트를 {2}(으)로 설정
    phrase|interaction events are ignored|change ignoreInteractionEvents, to yes|touches	|Begins to drop touches in the whole application; calls nest.|상호작용 이벤트를 무시하기 시작
    phrase|interaction events are allowed|change ignoreInteractionEvents, to no|touches	|Ends one such call.|상호작용 이벤트를 다시 허용
    phrase|touching {at:point}|do touchBegins|hit-testing	|A finger goes down at a point of the screen.|{1} 터치
    phrase|the touch moves to {at:point}|do touchMoves|touches	|The finger moves to a point of the screen.|손가락을 {1}(으)로 옮김
    phrase|the touch ends|do touchEnds|touches	|The finger is lifted.|손가락을 뗌
    phrase|hit-testing {of:view} at {at:point}|do hitTest|hit-testing	|Code calls `hitTest` on a view with a point of its own coordinates and no event.|{1}의 {2}에서 히트 테스트
    phrase|the hit-test view is {=:expected view}|ask hitTestView|hit-testing	|Which view the last search found.|히트 테스트 뷰는 {1}
    phrase|the touch belongs to {=:expected view}|ask touchView, asked as the view that the touch belongs to|touches	|Which view the finger's touch is tied to.|터치의 뷰는 {1}
    phrase|next of {of:responder} is {=:expected}|ask next|responder-chain	|A responder's `next`.|{1}의 next는 {2}
    phrase|the chain from {of:responder} is {=:paths}|ask chain|responder-chain	|The responder and all that follow it.|{1}에서 시작하는 체인은 {2}
    phrase|the printed chain from {of:responder} is {=:printed path}|ask chain|responder-chain	|The same, printed by the runner: the names with ` -> ` between them.|{1}에서 시작하는 체인의 출력은 {2}
    phrase|the parent of {of:controller} is {=:expected controller}|ask parent|view-controllers	|A controller's `parent`.|{1}의 부모 컨트롤러는 {2}
    phrase|{of:view} contains {at:point}|ask contains, is yes|hit-testing	|The view's `point(inside:)` says yes.|{1}이(가) {2}을(를) 포함함
    phrase|{of:view} does not contain {at:point}|ask contains, is no|hit-testing	|The view's `point(inside:)` says no.|{1}이(가) {2}을(를) 포함하지 않음
    phrase|the subviews of {of:view} are {=:list}|ask subviews|hit-testing	|The subviews from back to front.|{1}의 서브뷰는 {2}
    phrase|{of:view} is asked|receives point(inside:with:)|hit-testing	|The search asked the view's `point(inside:)`.|{1}의 point(inside:)가 호출됨
    phrase|{of:view} is not asked|does not receive point(inside:with:)|hit-testing	|The search did not ask the view.|{1}의 point(inside:)가 호출되지 않음
    phrase|the touch visits {path:path}|visits touchesBegan(_:with:)|touches	|All responders that were told the touch began, in order.|터치가 지나가는 리스폰더는 {1}
    phrase|{of:responder or recognizer} gets the touch|receives touchesBegan(_:with:)|touches	touches; where of is recognizer: gestures|It was told the touch began.|{1}이(가) 터치를 받음
    phrase|{of:responder or recognizer} does not get the touch|does not receive touchesBegan(_:with:)|touches	touches; where of is recognizer: gestures|It was not told.|{1}이(가) 터치를 받지 않음
    step|set keepsTouches|	Whether the touch method of one phase is overridden without a call to super.|override of single touch methods|
    step|set multipleTouch|	Whether a view takes more than one touch at a time.|isMultipleTouchEnabled|
    step|set exclusiveTouch|	Whether a view takes touches only alone, and lets no other view have any meanwhile.|isExclusiveTouch|open with recognizers, movesObjects, ofContainer
    step|do fingers|needsApplication	Fingers do something in one and the same event. Each change is an object: `finger` (whole number, from 1), `does` (`touches`, `moves` or `lifts`) and, but for `lifts`, `at` (`[x,y]`, a point of the screen).|What several fingers do at once|open with valueControls, switches and moves, switches and cancels, recognizers and touchesAfterLift, sharedViews, scrollViews and severalFingers, scrollViews and movesAslant, scrollViews and cancels, nestedScrollViews and movesAgain, edgePanRecognizers
    step|do touchesAreCancelled|cancelsTouches	The system takes all touches away, as it does for a phone call.|The cancellation of all touches|
    step|do wait|	Time passes on the virtual clock, in seconds.|The passing of time|
    step|ask fingerView|	Which view the touch of a finger belongs to.|view of the touch of a finger|
    step|ask phase|	Which phase the touch of a finger is in, as a text.|phase|
    step|ask tapCount|	How many taps the touch of a finger makes, as a number.|tapCount|open with moves
    step|ask location|	Where a finger is, in a view's coordinates, or in those of its window where none is named.|location(in:)|
    step|ask previousLocation|	Where a finger was before its last change, in the same coordinates.|previousLocation(in:)|
    phrase|{of:responder} keeps {phase:phase} touches|set keepsTouches, to yes|touches	|Overrides the touch method of one phase without calling super.|{1}이(가) {2} 페이즈의 터치를 넘기지 않음
    phrase|{of:responder} forwards {phase:phase} touches|set keepsTouches, to no|touches	|Takes such an override back.|{1}이(가) {2} 페이즈의 터치를 넘김
    phrase|{of:view} takes many touches|set multipleTouch, to yes|multi-touch	|Lets a view have several touches.|{1}의 멀티 터치 켬
    phrase|{of:view} takes one touch|set multipleTouch, to no|multi-touch	|Lets a view have one touch at a time.|{1}의 멀티 터치 끔
    phrase|{of:view} is exclusive|set exclusiveTouch, to yes|multi-touch	|Lets a view have touches only alone.|{1}의 배타적 터치 켬
    phrase|{of:view} is not exclusive|set exclusiveTouch, to no|multi-touch	|Takes that back.|{1}의 배타적 터치 끔
    phrase|finger {finger:finger} touches {at:point}|do fingers, does touches|touches	|A finger goes down at a point of the screen.|손가락 {1}(으)로 {2} 터치
    phrase|finger {finger:finger} moves to {at:point}|do fingers, does moves|touches	|A finger moves to a point of the screen, the others stay.|손가락 {1}을(를) {2}(으)로 옮김
    phrase|finger {finger:finger} lifts|do fingers, does lifts|touches	|A finger is lifted, the others stay.|손가락 {1}을(를) 뗌
    phrase|fingers {finger:finger} and {finger2:finger} touch {at:point} and {at2:point}|do fingers, does touches, does2 touches|multi-touch	|Two fingers go down in one event, at points of the screen.|손가락 {1}과(와) {2}(으)로 {3}과(와) {4} 동시에 터치
    phrase|fingers {finger:finger} and {finger2:finger} move to {at:point} and {at2:point}|do fingers, does moves, does2 moves|multi-touch	|Two fingers move in one event, to points of the screen.|손가락 {1}과(와) {2}을(를) {3}과(와) {4}(으)로 동시에 옮김
    phrase|fingers {finger:finger} and {finger2:finger} lift|do fingers, does lifts, does2 lifts|multi-touch	|Two fingers are lifted in one event.|손가락 {1}과(와) {2}을(를) 동시에 뗌
    phrase|finger {finger:finger} moves to {at:point} while finger {finger2:finger} lifts|do fingers, does moves, does2 lifts|multi-touch	|One finger moves and another is lifted in one event.|손가락 {1}을(를) {2}(으)로 옮기며 손가락 {3}을(를) 뗌
    phrase|the system cancels the touches|do touchesAreCancelled|touches	|The system takes all touches away.|시스템이 터치를 취소함
    phrase|1 second passes|do wait, seconds 1.0|touches	|A second passes on the virtual clock.|1초 지남
    phrase|{seconds:seconds} seconds pass|do wait|touches	|Time passes on the virtual clock.|{1}초 지남
    phrase|finger {finger:finger} belongs to {=:expected view}|ask fingerView, asked as the view that finger {finger:finger} belongs to|touches	|Which view a finger's touch is tied to.|손가락 {1}의 뷰는 {2}
    phrase|finger {finger:finger} is {=:finger phase}|ask phase, asked as the phase of finger {finger:finger}|touches	|The phase of a finger's touch.|손가락 {1}의 페이즈는 {2}
    phrase|finger {finger:finger} makes tap {=:number}|ask tapCount, asked as the tap count of finger {finger:finger}|touches	|The tap count of a finger's touch.|손가락 {1}의 탭 수는 {2}
    phrase|finger {finger:finger} is at {=:point}|ask location, asked as the location of finger {finger:finger}|touches	|Where a finger is, in the coordinates of its window.|손가락 {1}의 위치는 {2}
    phrase|in {in:view} finger {finger:finger} is at {=:point}|ask location, asked as the location of finger {finger:finger} in {in:view}|touches	|Where a finger is, in a view's points.|{1} 안에서 손가락 {2}의 위치는 {3}
    phrase|finger {finger:finger} was at {=:point}|ask previousLocation, asked as the previous location of finger {finger:finger}|touches	|Where a finger was, in the coordinates of its window.|손가락 {1}의 이전 위치는 {2}
    phrase|in {in:view} finger {finger:finger} was at {=:point}|ask previousLocation, asked as the previous location of finger {finger:finger} in {in:view}|touches	|Where a finger was, in a view's points.|{1} 안에서 손가락 {2}의 이전 위치는 {3}
    phrase|{of:responder or recognizer} gets {phase:phase} touches|receives touches in phase|touches	touches; where of is recognizer: gestures|It was told of touches of that phase.|{1}이(가) {2} 페이즈의 터치를 받음
    phrase|{of:responder or recognizer} gets no {phase:phase} touches|does not receive touches in phase|touches	touches; where of is recognizer: gestures|It was not told of touches of that phase.|{1}이(가) {2} 페이즈의 터치를 받지 않음
    phrase|{of:responder or recognizer} gets {phase:phase} touches of finger {finger:finger}|receives touches in phase of fingers in finger|multi-touch	|It was told of that finger's touch, and of no other.|{1}이(가) 손가락 {3}의 {2} 페이즈 터치만 받음
    phrase|{of:responder or recognizer} gets {phase:phase} touches of fingers {finger:finger} and {finger2:finger}|receives touches in phase of fingers in finger, finger2|multi-touch	|It was told of both fingers' touches in one call.|{1}이(가) 손가락 {3}과(와) {4}의 {2} 페이즈 터치를 한 번에 받음
    phrase|{of:responder or recognizer} saw {phases:phases}|history touches in phases|touches	touches; where of is recognizer: gestures|All touch messages that it has got since the scenario began, in order.|{1}이(가) 차례로 받은 페이즈는 {2}
    step|set windowLevel|	The level of a window: higher ones lie in front.|windowLevel|samples -1, 0, 1, 2
    step|set swallowsEvents|	Whether an application's or window's `sendEvent` is overridden without a call to super.|override of sendEvent(_:)|
    step|set canBecomeKey|	What a window's `canBecomeKey` is overridden to return.|answer of canBecomeKey|
    step|change makeKey|	Calls a window's `makeKey()`, which makes it the key window unless it cannot become key.|makeKey()|
    step|ask keyWindow|	Which window is key.|keyWindow|open with unclearKeyWindow
    phrase|{of:window} has level {to:number}|set windowLevel|windows	|Sets a window's level.|{1}의 레벨을 {2}(으)로 설정
    phrase|{of:application or window} swallows events|set swallowsEvents, to yes|windows	|Overrides `sendEvent` without calling super.|{1}이(가) 이벤트를 넘기지 않음
    phrase|{of:window} cannot become key|set canBecomeKey, to no|windows	|Overrides `canBecomeKey` to return no.|{1}의 canBecomeKey가 false를 반환
    phrase|{of:window} can become key|set canBecomeKey, to yes|windows	|Overrides `canBecomeKey` to return yes.|{1}의 canBecomeKey가 true를 반환
    phrase|{of:window} becomes key|change makeKey|windows	|Calls a window's `makeKey()`.|{1}을(를) 키 윈도우로 만듦
    phrase|the key window is {=:expected window}|ask keyWindow|windows	|Which window is key.|키 윈도우는 {1}
    phrase|the event passes {path:application or window path}|visits sendEvent(_:)|windows	|All that were given the event to send on, in order.|이벤트가 지나가는 객체는 {1}
    step|set canBecomeFirstResponder|	What `canBecomeFirstResponder` returns.|answer of canBecomeFirstResponder|open with severalCanBecomeFirstResponder
    step|set canResignFirstResponder|	What `canResignFirstResponder` returns.|answer of canResignFirstResponder|
    step|set refusesToResign|	Whether `resignFirstResponder()` is overridden to return no without a call to super.|answer of resignFirstResponder(), where that is no,|
    step|set letsEditingBegin|	What the delegate of a text field or text view, given to it by this step, answers to `textFieldShouldBeginEditing(_:)` or `textViewShouldBeginEditing(_:)`.|answer of the delegate's textFieldShouldBeginEditing(_:)|
    step|set letsEditingEnd|	What the delegate of a text field or text view, given to it by this step, answers to `textFieldShouldEndEditing(_:)` or `textViewShouldEndEditing(_:)`.|answer of the delegate's textFieldShouldEndEditing(_:)|
    step|set editable|	Whether a text view's text can be edited.|isEditable|
    step|do becomeFirstResponder|returnsResult	Code calls a responder's `becomeFirstResponder()`.|becomeFirstResponder()|open with movesObjects, unclearKeyWindow
    step|do resignFirstResponder|returnsResult	Code calls a responder's `resignFirstResponder()`.|resignFirstResponder()|open with severalCanBecomeFirstResponder, unclearKeyWindow
    step|do endEditing|returnsResult	Code calls a view's `endEditing(_:)`.|endEditing(_:)|open with severalCanBecomeFirstResponder, unclearKeyWindow
    step|ask firstResponder|	A window's first responder.|firstResponder|open with unclearKeyWindow
    step|ask isFirstResponder|	Whether a responder is first responder.|isFirstResponder|open with unclearKeyWindow
    step|ask result|asksResult	What the last call of `becomeFirstResponder()`, `resignFirstResponder()`, `endEditing(_:)`, `sendAction` or a method for an assistive technology returned.|a method that was called|
    phrase|{of:responder} can become first responder|set canBecomeFirstResponder, to yes|first-responder	|Overrides `canBecomeFirstResponder` to return yes.|{1}이(가) 퍼스트 리스폰더가 될 수 있음
    phrase|{of:responder} cannot become first responder|set canBecomeFirstResponder, to no|first-responder	|Overrides `canBecomeFirstResponder` to return no.|{1}이(가) 퍼스트 리스폰더가 될 수 없음
    phrase|{of:responder} cannot resign|set canResignFirstResponder, to no|first-responder	|Overrides `canResignFirstResponder` to return no.|{1}이(가) 퍼스트 리스폰더에서 물러날 수 없음
    phrase|{of:responder} can resign|set canResignFirstResponder, to yes|first-responder	|Takes that back.|{1}이(가) 퍼스트 리스폰더에서 물러날 수 있음
    phrase|{of:responder} refuses to resign|set refusesToResign, to yes|first-responder	|Overrides `resignFirstResponder` to return no, without calling super.|{1}이(가) 퍼스트 리스폰더에서 물러나기를 거부함
    phrase|the delegate of {of:text field or text view} lets editing begin|set letsEditingBegin, to yes|first-responder	first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldBeginEditing` answers yes.|{1}의 델리게이트가 편집 시작을 허용함
    phrase|the delegate of {of:text field or text view} does not let editing begin|set letsEditingBegin, to no|first-responder	first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldBeginEditing` answers no.|{1}의 델리게이트가 편집 시작을 거부함
    phrase|the delegate of {of:text field or text view} lets editing end|set letsEditingEnd, to yes|first-responder	first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldEndEditing` answers yes.|{1}의 델리게이트가 편집 종료를 허용함
    phrase|the delegate of {of:text field or text view} does not let editing end|set letsEditingEnd, to no|first-responder	first-responder; where of is text view: first-responder, text-editing|Its delegate's `textFieldShouldEndEditing` answers no.|{1}의 델리게이트가 편집 종료를 거부함
    phrase|{of:text view} cannot be edited|set editable, to no|first-responder	|Sets `isEditable` of a text view to no.|{1}의 텍스트를 편집할 수 없음
    phrase|{of:text view} can be edited|set editable, to yes|first-responder	|Sets `isEditable` of a text view to yes.|{1}의 텍스트를 편집할 수 있음
    phrase|{of:responder} becomes first responder|do becomeFirstResponder|first-responder	|Code calls `becomeFirstResponder`.|{1}의 becomeFirstResponder() 호출
    phrase|{of:responder} resigns first responder|do resignFirstResponder|first-responder	|Code calls `resignFirstResponder`.|{1}의 resignFirstResponder() 호출
    phrase|{of:view} ends editing|do endEditing, force no|first-responder	|Code calls `endEditing(false)`.|{1}의 endEditing(false) 호출
    phrase|{of:view} ends editing by force|do endEditing, force yes|first-responder	|Code calls `endEditing(true)`.|{1}의 endEditing(true) 호출
    phrase|the first responder of {of:window} is {=:expected}|ask firstResponder|first-responder	|A window's first responder.|{1}의 퍼스트 리스폰더는 {2}
    phrase|{of:responder} is first responder|ask isFirstResponder, is yes|first-responder	|`isFirstResponder` says yes.|{1}이(가) 퍼스트 리스폰더임
    phrase|{of:responder} is not first responder|ask isFirstResponder, is no|first-responder	|`isFirstResponder` says no.|{1}이(가) 퍼스트 리스폰더가 아님
    phrase|the result is {=:truth}|ask result|first-responder	nothing|What the last call to become or resign first responder, to end editing, or to send an action, returned.|반환값은 {1}
    phrase|{of:responder} is asked to resign|receives resignFirstResponder()|first-responder	|The responder was sent `resignFirstResponder` by the last step, which may be a change.|{1}의 resignFirstResponder()가 호출됨
    phrase|{of:responder} is not asked to resign|does not receive resignFirstResponder()|first-responder	|The responder was not sent `resignFirstResponder` by the last step, which may be a change.|{1}의 resignFirstResponder()가 호출되지 않음
    phrase|the delegate of {of:text field} is asked whether editing may begin|receives textFieldShouldBeginEditing(_:)|first-responder	|The delegate was sent `textFieldShouldBeginEditing`.|{1}의 델리게이트에 편집을 시작해도 되는지 물음
    phrase|the delegate of {of:text field} is not asked whether editing may begin|does not receive textFieldShouldBeginEditing(_:)|first-responder	|The delegate was not sent `textFieldShouldBeginEditing`.|{1}의 델리게이트에 편집을 시작해도 되는지 묻지 않음
    phrase|the delegate of {of:text field} is asked whether editing may end|receives textFieldShouldEndEditing(_:)|first-responder	|The delegate was sent `textFieldShouldEndEditing`.|{1}의 델리게이트에 편집을 끝내도 되는지 물음
    phrase|the delegate of {of:text field} is not asked whether editing may end|does not receive textFieldShouldEndEditing(_:)|first-responder	|The delegate was not sent `textFieldShouldEndEditing`.|{1}의 델리게이트에 편집을 끝내도 되는지 묻지 않음
    step|set link|	The part of a text view, in its coordinates, in which its text is a link.|NSAttributedString.Key.link|
    step|set selectable|	Whether a text view's text can be selected; yes at first.|isSelectable|
    step|set refusesLinkMenu|	Whether the delegate's `textView(_:menuConfigurationFor:defaultMenu:)` returns nil.|answer of the delegate's textView(_:menuConfigurationFor:defaultMenu:), where that is nil,|
    step|ask isLinkOpened|	Whether the link of a text view was opened.|whether a link was opened|
    step|ask isLinkMenuShown|	Whether a text view shows the menu of its link.|whether the menu of a link is shown|
    phrase|{of:text view} has a link at {to:rect}|set link|links	|What lies there of the text is a link.|{1}의 {2}에 링크가 있음
    phrase|{of:text view} cannot be selected|set selectable, to no|links	|Sets `isSelectable` to no.|{1}의 텍스트를 선택할 수 없음
    phrase|{of:text view} can be selected|set selectable, to yes|links	|Sets it to yes.|{1}의 텍스트를 선택할 수 있음
    phrase|{of:text view} gives its link no menu|set refusesLinkMenu, to yes|links	|The delegate's `menuConfigurationFor` returns nil.|{1}의 델리게이트가 링크의 메뉴를 거부함
    phrase|the link of {of:text view} was opened|ask isLinkOpened, is yes|links	|The user opened the link.|{1}의 링크가 열렸음
    phrase|the link of {of:text view} was not opened|ask isLinkOpened, is no|links	|The user did not.|{1}의 링크가 열리지 않았음
    phrase|the link of {of:text view} shows its menu|ask isLinkMenuShown, is yes|links	|The menu is shown.|{1}의 링크가 메뉴를 표시함
    phrase|the link of {of:text view} shows no menu|ask isLinkMenuShown, is no|links	|It is not.|{1}의 링크가 메뉴를 표시하지 않음
    step|set implements|	An action that the responder or object implements, with that many arguments (0 to 2).|answer of responds(to:) for an action|
    step|set denies|	An action for which `canPerformAction` is overridden to return no.|answer of canPerformAction(_:withSender:)|
    step|set redirects|	An action for which `target(forAction:)` is overridden to return the named object, or nobody.|answer of target(forAction:withSender:)|
    step|do sendAction|needsApplication, returnsResult	Code has the application send an action to a target, or to nobody in particular, from a sender or from nobody. With a `payload` it comes with an event of the program's own that carries that text, else without an event.|sendAction(_:to:from:for:)|open with searchesTarget and unclearStart, searchesTarget and unclearKeyWindow
    step|ask target|	What a responder's `target(forAction:withSender:)` returns, without a sender.|target(forAction:withSender:)|open with unclearKeyWindow
    step|ask canPerform|	What a responder's `canPerformAction(_:withSender:)` returns, without a sender.|canPerformAction(_:withSender:)|open with actionOfAnotherObject
    step|ask payload|	The text that came with the last action.|payload|
    phrase|{of:responder or object} implements {action:action}|set implements, arguments 0|targets	nothing|Gives it an action without arguments.|{1}이(가) {2}을(를) 구현함
    phrase|{of:responder or object} implements {action:action} with a sender|set implements, arguments 1|targets	nothing|Gives it an action that takes the sender.|{1}이(가) sender를 받는 {2}을(를) 구현함
    phrase|{of:responder or object} implements {action:action} with a sender and an event|set implements, arguments 2|targets	nothing|Gives it an action that takes the sender and the event.|{1}이(가) sender와 event를 받는 {2}을(를) 구현함
    phrase|{of:responder} denies {action:action}|set denies|actions	|Overrides `canPerformAction` to say no to it.|{1}의 canPerformAction이 {2}에 false를 반환
    phrase|{of:responder} redirects {action:action} to {to:target}|set redirects|actions	|Overrides `target(forAction:)` to return another object for it.|{1}이(가) {2}의 타깃을 {3}(으)로 돌림
    phrase|sending {action:action} to {to:target} from {from:target}|do sendAction|targets	targets; where to is nobody: actions|The application sends an action; to nobody is to whom it may concern.|{3}에서 {2}(으)로 {1} 보냄
    phrase|sending {action:action} to {to:target} from {from:target} with {payload:text}|do sendAction|targets	targets; where to is nobody: actions|The application sends an action with an event of the program's own that carries a text.|{3}에서 {2}(으)로 {4}을(를) 담아 {1} 보냄
    phrase|the target of {action:action} from {of:responder} is {=:expected responder or object or recognizer}|ask target|actions	|What `target(forAction:)` returns there.|{2}에서 찾은 {1}의 타깃은 {3}
    phrase|{of:responder} can perform {action:action}|ask canPerform, is yes|actions	|`canPerformAction` says yes.|{1}이(가) {2}을(를) 수행할 수 있음
    phrase|{of:responder} cannot perform {action:action}|ask canPerform, is no|actions	|`canPerformAction` says no.|{1}이(가) {2}을(를) 수행할 수 없음
    phrase|the action came with {=:text}|ask payload, asked as what the action came with|targets	nothing|The text that came with the last action.|액션에 담긴 텍스트는 {1}
    phrase|{of:responder or object} performs {action:action}|receives actions in action|targets	nothing|The action was sent to it.|{1}이(가) {2}을(를) 수행함
    phrase|{of:responder or object} does not perform {action:action}|does not receive actions in action|targets	nothing|It was not.|{1}이(가) {2}을(를) 수행하지 않음
    phrase|only {of:responder or object} performs {action:action}|receives alone actions in action|targets	nothing|It was sent to it, once, alone.|{1}만 {2}을(를) 수행함
    phrase|{of:responder or object} performs {action:action} from {sender:target}|performs from sender|targets	nothing|The action was sent to it with that sender; with `nobody`, without a sender.|{3}이(가) 보낸 {2}을(를) {1}이(가) 수행함
    phrase|{of:responder or object} performs {action:action} with the event of finger {finger:finger}|performs with event of finger|targets	nothing|The action came with an event in which that finger's touch is.|{1}이(가) 손가락 {3}의 이벤트와 함께 {2}을(를) 수행함
    phrase|{of:responder or object} performs {action:action} without an event|performs without event|targets	nothing|The action came with no event.|{1}이(가) 이벤트 없이 {2}을(를) 수행함
    phrase|{of:responder or object} performed {actions:actions}|history actions in actions|targets	nothing|All actions that it has performed since the scenario began, in order.|{1}이(가) 차례로 수행한 액션은 {2}
    step|set enabled|	Whether a control or a recognizer is enabled.|isEnabled|open with afterTouch, severalCanBecomeFirstResponder, textFields
    step|set refusesTracking|	Whether a control's `beginTracking` is overridden to return no.|answer of beginTracking(_:with:)|
    step|set stopsTracking|	Whether a control's `continueTracking` is overridden to return no.|answer of continueTracking(_:with:)|
    step|set on|	Whether a switch is on.|isOn|
    step|set value|	A slider's or stepper's value; which segment is selected, or which page is shown, from 0.|value|samples 0, 1, 2
    step|set continuous|	Whether a slider tells of each change during a drag, or of the last.|isContinuous|
    step|set wraps|	Whether a stepper goes on at its other end; no at first.|wraps|
    step|set segments|	How many segments a segmented control has.|numberOfSegments|
    step|set momentary|	Whether a segmented control keeps no segment selected after a tap; no at first.|isMomentary|open with anything
    step|set pages|	How many pages a page control has.|numberOfPages|
    step|set text|	The text of a text field or text view.|text|
    step|change addTarget|	Registers a target (or nobody in particular) and an action with a control for an event; with an `other`, in the same call for both events.|addTarget(_:action:for:)|open with searchesTarget and unclearStart, searchesTarget and unclearKeyWindow
    step|change removeTarget|	Takes such registrations back; without an action, all of that target.|removeTarget(_:action:for:)|open with severalActions
    step|set leavesControl|	A control from which the object takes back all its registrations each time it performs an action.|call of removeTarget(_:action:for:) during an action|
    step|do sendActions|	Code calls a control's `sendActions(for:)`.|sendActions(for:)|
    step|do sendActionsForBoth|	Code calls a control's `sendActions(for:)` once, with a set of two events.|sendActions(for:) with two events|
    step|do type|needsApplication	The user types a text with the keyboard, a character at a time.|Typing|open with unclearKeyWindow
    step|do pressReturn|needsApplication	The user presses the keyboard's return key.|The return key|open with followed, asksFirstResponder, registersTargets, severalCanBecomeFirstResponder, unclearKeyWindow
    step|ask isTracking|	Whether a control or a scroll view is tracking a touch.|isTracking|
    step|ask isHighlighted|	Whether a control or a row or an item is highlighted.|isHighlighted|
    step|ask isOn|	Whether a switch is on.|isOn|
    step|ask value|	A control's value, as a number: a slider's or stepper's; which segment is selected, -1 for none, or which page is shown, from 0.|value|
    step|ask text|	The text of a text field or text view.|text|
    phrase|{of:control} is disabled|set enabled, to no|controls	|Sets `isEnabled` of a control to no.|{1} 비활성화
    phrase|{of:control} is enabled|set enabled, to yes|controls	|Sets it to yes.|{1} 활성화
    phrase|{of:recognizer} is disabled|set enabled, to no|gestures	|Sets `isEnabled` of a recognizer to no.|{1} 비활성화
    phrase|{of:recognizer} is enabled|set enabled, to yes|gestures	|Sets it to yes.|{1} 활성화
    phrase|{of:control} refuses tracking|set refusesTracking, to yes|controls	|Overrides `beginTracking` to return no.|{1}의 beginTracking이 false를 반환
    phrase|{of:control} stops tracking when dragged|set stopsTracking, to yes|controls	|Overrides `continueTracking` to return no.|{1}의 continueTracking이 false를 반환
    phrase|{of:switch} is turned on|set on, to yes|controls	|Code switches it on.|{1}을(를) 켬
    phrase|{of:switch} is turned off|set on, to no|controls	|Code switches it off.|{1}을(를) 끔
    phrase|{of:slider or stepper or segmented control or page control} has value {to:number}|set value|controls	|Code sets a slider's or stepper's value, or selects a segment or page, counted from 0.|{1}의 값을 {2}(으)로 설정
    phrase|{of:slider} tells the last change only|set continuous, to no|controls	|Makes it say once, when a drag is over, that its value changed.|{1}이(가) 마지막 변경만 알림
    phrase|{of:stepper} wraps around|set wraps, to yes|controls	|A step beyond one end leads to the other.|{1}의 wraps 켬
    phrase|{of:stepper} does not wrap around|set wraps, to no|controls	|A step beyond an end changes nothing.|{1}의 wraps 끔
    phrase|{of:segmented control} has {to:count} segments|set segments|controls	|Gives it segments.|{1}의 세그먼트를 {2}개로 설정
    phrase|{of:segmented control} is momentary|set momentary, to yes|controls	|Has it keep no segment selected after a tap.|{1}을(를) 누를 때만 선택되게 함
    phrase|{of:segmented control} is not momentary|set momentary, to no|controls	|Has it keep the tapped segment selected.|{1}의 선택이 유지되게 함
    phrase|{of:page control} has {to:count} pages|set pages|controls	|Gives it pages.|{1}의 페이지를 {2}개로 설정
    phrase|{of:text field or text view} has text {to:text}|set text|controls	controls; where of is text view: first-responder|Code sets its text.|{1}의 텍스트를 {2}(으)로 설정
    phrase|{of:control} sends {action:action} to {target:target} on {event:event}|change addTarget|controls	controls, targets; where target is nobody: controls, actions|Registers a target and action with a control.|{1}의 {4}에 타깃 {3}의 {2} 등록
    phrase|{of:control} sends {action:action} to {target:target} on {event:event} and {other:event}|change addTarget|controls	controls, targets; where target is nobody: controls, actions|Registers a target and action with a control for both events, in one call.|{1}의 {4}과(와) {5}에 타깃 {3}의 {2}을(를) 한 번에 등록
    phrase|{of:control} no longer sends anything to {target:target} on {event:event}|change removeTarget, action nobody|controls	controls, targets|Takes all registrations of that target back; with `nobody`, of all targets.|{1}의 {3}에서 타깃 {2}의 등록 모두 해제
    phrase|{of:control} no longer sends {action:action} to {target:target} on {event:event}|change removeTarget|controls	controls, targets|Takes such a registration back; with `nobody`, of all targets.|{1}의 {4}에서 타깃 {3}의 {2} 등록 해제
    phrase|{of:responder or object} leaves {control:control} when it performs {action:action}|set leavesControl|controls	controls, targets|Has it take all its registrations with the control back each time it performs the action.|{1}이(가) {3}을(를) 수행할 때마다 {2}에서 자기 등록을 모두 해제
    phrase|{of:control} sends its actions for {event:event}|do sendActions|controls	|Code calls a control's `sendActions`.|{1}의 sendActions(for:)를 {2}(으)로 호출
    phrase|{of:control} sends its actions for {event:event} and {other:event}|do sendActionsForBoth|controls	|Code calls a control's `sendActions` once, with both events.|{1}의 sendActions(for:)를 {2}과(와) {3}(으)로 한 번 호출
    phrase|the user types {text:text}|do type|controls	first-responder|The user types a text with the keyboard, a character at a time.|사용자가 {1} 입력
    phrase|the user presses return|do pressReturn|controls	first-responder|The user presses the return key.|사용자가 Return 키를 누름
    phrase|{of:control} is tracking|ask isTracking, is yes|controls	|The control is tracking a touch.|{1}이(가) 추적 중
    phrase|{of:control} is not tracking|ask isTracking, is no|controls	|The control is tracking no touch.|{1}이(가) 추적 중이 아님
    phrase|{of:scroll view} is tracking|ask isTracking, is yes|scrolling	|A finger is down that may scroll.|{1}이(가) 추적 중
    phrase|{of:scroll view} is not tracking|ask isTracking, is no|scrolling	|None is.|{1}이(가) 추적 중이 아님
    phrase|{of:control} is highlighted|ask isHighlighted, is yes|controls	|The control is highlighted.|{1}이(가) 하이라이트됨
    phrase|{of:control} is not highlighted|ask isHighlighted, is no|controls	|The control is not highlighted.|{1}이(가) 하이라이트되지 않음
    phrase|{of:table row or collection item} is highlighted|ask isHighlighted, is yes|tables	|A touch highlights the row or the item.|{1}이(가) 하이라이트됨
    phrase|{of:table row or collection item} is not highlighted|ask isHighlighted, is no|tables	|None does.|{1}이(가) 하이라이트되지 않음
    phrase|{of:switch} is on|ask isOn, is yes|controls	|The switch is on.|{1}이(가) 켜져 있음
    phrase|{of:switch} is off|ask isOn, is no|controls	|The switch is off.|{1}이(가) 꺼져 있음
    phrase|the value of {of:slider or stepper or segmented control or page control} is {=:number}|ask value|controls	|A slider's or stepper's value; the selected segment, -1 for none, or the page, from 0.|{1}의 값은 {2}
    phrase|the text of {of:text field or text view} is {=:text}|ask text|controls	controls; where of is text view: first-responder|Its text.|{1}의 텍스트는 {2}
    phrase|{of:control} sends {event:event}|receives controlEvents in event|controls	|The control sent its actions for that event.|{1}이(가) {2}을(를) 보냄
    phrase|{of:control} does not send {event:event}|does not receive controlEvents in event|controls	|It did not.|{1}이(가) {2}을(를) 보내지 않음
    phrase|{of:control} sent {events:events}|history controlEvents in events|controls	|All events for which the control has sent its actions since the scenario began, in order.|{1}이(가) 차례로 보낸 이벤트는 {2}
    step|set showsMenuAsPrimaryAction|	Whether a control's menu is its primary action.|showsMenuAsPrimaryAction|
    step|ask isMenuShown|	Whether a control shows its menu.|whether a menu is shown|
    phrase|{of:control} shows its menu as its primary action|set showsMenuAsPrimaryAction, to yes|menus	|Sets `showsMenuAsPrimaryAction` to yes.|{1}의 showsMenuAsPrimaryAction 켬
    phrase|{of:control} has another primary action than its menu|set showsMenuAsPrimaryAction, to no|menus	|Sets it to no.|{1}의 showsMenuAsPrimaryAction 끔
    phrase|the menu of {of:control} is shown|ask isMenuShown, is yes|menus	|The control shows its menu.|{1}의 메뉴가 표시됨
    phrase|the menu of {of:control} is not shown|ask isMenuShown, is no|menus	|It does not.|{1}의 메뉴가 표시되지 않음
    step|set tapsRequired|	How many taps a tap recognizer wants.|numberOfTapsRequired|
    step|set touchesRequired|	How many fingers a recognizer wants.|numberOfTouchesRequired|open with panRecognizers and liftsOneOfTwo, tapRecognizers and controls
    step|set allowedPress|	The key or button whose press a tap recognizer takes, in place of `select`.|allowedPressTypes, one of them,|
    step|set minimumPressDuration|	How long a long press lasts, in seconds.|minimumPressDuration|
    step|set direction|	Where a swipe goes.|direction|
    step|set alsoDirection|	Another direction in which a swipe may go.|direction, where it has two ways,|
    step|set cancelsTouchesInView|	Whether recognition takes the touches from the view.|cancelsTouchesInView|
    step|set delaysTouchesBegan|	Whether the view is told of touches only once recognition has failed.|delaysTouchesBegan|open with moves
    step|set delaysTouchesEnded|	Whether the view is told of the end of touches only once recognition is decided.|delaysTouchesEnded|
    step|set requiresFailure|	A recognizer that has to fail first.|call of require(toFail:)|
    step|set recognizesTogether|	A recognizer with which the delegate allows this one to recognise at the same time.|answer of the delegate's gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|
    step|set waitsFor|	A recognizer about which the delegate's `shouldRequireFailureOf` answers yes; nobody where it answers no about all.|answer of the delegate's gestureRecognizer(_:shouldRequireFailureOf:)|open with severalFingers
    step|set isAwaitedBy|	A recognizer about which the delegate's `shouldBeRequiredToFailBy` answers yes; nobody where it answers no about all.|answer of the delegate's gestureRecognizer(_:shouldBeRequiredToFailBy:)|open with severalFingers
    step|set shouldBegin|	What the delegate's `gestureRecognizerShouldBegin` answers.|answer of the delegate's gestureRecognizerShouldBegin(_:)|
    step|set beginsSideways|	By its translation, whether the delegate's `gestureRecognizerShouldBegin` answers yes to a drag only when it has gone more across than down, or, for false, only when more down than across.|answer of the delegate's gestureRecognizerShouldBegin(_:), where the translation decides,|
    step|set shouldReceive|	What the delegate's `shouldReceive touch` answers.|answer of the delegate's gestureRecognizer(_:shouldReceive:)|
    step|set refusesGesture|	A recognizer for which a view's `gestureRecognizerShouldBegin` is overridden to return no.|answer of a view's gestureRecognizerShouldBegin(_:)|
    step|change attach|	Attaches a recognizer to a view, taking it from the one it was attached to.|addGestureRecognizer(_:)|open with severalCanBecomeFirstResponder, recognizers and afterTouch
    step|ask recognizerState|	A recognizer's state, as a text.|state|
    step|ask numberOfTouches|	How many fingers are in a recognizer's gesture.|numberOfTouches|
    step|ask recognizers|	The recognizers that receive the touch of a finger, in the order of the stage.|gestureRecognizers of a touch|
    phrase|{of:tap recognizer} wants {to:count} taps|set tapsRequired|gestures	|Sets how many taps are needed.|{1}에 필요한 탭 수를 {2}(으)로 설정
    phrase|{of:tap recognizer or long press recognizer or pan recognizer or swipe recognizer or scroll pan recognizer} wants {to:count} fingers|set touchesRequired|gestures	|Sets how many fingers are needed.|{1}에 필요한 손가락 수를 {2}(으)로 설정
    phrase|{of:tap recognizer} takes presses of {to:key}|set allowedPress|gestures	presses|Sets which press it takes.|{1}이(가) {2} 프레스를 받음
    phrase|{of:long press recognizer} wants {to:seconds} seconds|set minimumPressDuration|gestures	|Sets how long a long press lasts.|{1}의 누르는 시간을 {2}초로 설정
    phrase|{of:swipe recognizer} wants direction {to:direction}|set direction|gestures	|Sets where a swipe goes.|{1}의 방향을 {2}(으)로 설정
    phrase|{of:swipe recognizer} wants direction {to:direction} too|set alsoDirection|gestures	|Adds a direction to those in which a swipe may go.|{1}의 방향에 {2}도 추가
    phrase|{of:recognizer} leaves touches in its view|set cancelsTouchesInView, to no|gestures	|Sets `cancelsTouchesInView` to no.|{1}의 cancelsTouchesInView 끔
    phrase|{of:recognizer} holds beginnings|set delaysTouchesBegan, to yes|gestures	|Sets `delaysTouchesBegan` to yes.|{1}의 delaysTouchesBegan 켬
    phrase|{of:recognizer} passes endings|set delaysTouchesEnded, to no|gestures	|Sets `delaysTouchesEnded` to no.|{1}의 delaysTouchesEnded 끔
    phrase|{of:recognizer} waits for {to:recognizer} to fail|set requiresFailure|gestures	|Calls `require(toFail:)`.|{1}이(가) {2}의 실패를 기다림
    phrase|{of:recognizer} allows {to:recognizer} beside it|set recognizesTogether|gestures	|Its delegate allows both to recognise at the same time.|{1}이(가) {2}과(와) 동시에 인식하는 것을 허용함
    phrase|{of:recognizer} says it waits for {to:recognizer or nobody}|set waitsFor|gestures	|Its delegate's `shouldRequireFailureOf` answers yes about that one; with `nobody`, no.|{1}의 델리게이트가 {2}의 실패를 기다린다고 답함
    phrase|{of:recognizer} says {to:recognizer or nobody} waits for it|set isAwaitedBy|gestures	|Its delegate's `shouldBeRequiredToFailBy` answers yes about that one; with `nobody`, no.|{1}의 델리게이트가 {2}이(가) 자기 실패를 기다린다고 답함
    phrase|{of:recognizer} may not begin|set shouldBegin, to no|gestures	|Its delegate's `shouldBegin` answers no.|{1}의 델리게이트가 시작을 거부함
    phrase|{of:pan recognizer} begins only sideways|set beginsSideways, to yes|gestures	|Its delegate's `shouldBegin` answers yes if the translation is more across than down.|{1}의 델리게이트가 가로로 드래그할 때에만 시작을 허용함
    phrase|{of:pan recognizer} begins only up or down|set beginsSideways, to no|gestures	|Its delegate's `shouldBegin` answers yes if the translation is more down than across.|{1}의 델리게이트가 세로로 드래그할 때에만 시작을 허용함
    phrase|{of:recognizer} may not see touches|set shouldReceive, to no|gestures	|Its delegate's `shouldReceive` answers no.|{1}의 델리게이트가 터치 받기를 거부함
    phrase|{of:view} refuses the gesture of {to:recognizer}|set refusesGesture|gestures	|Overrides the view's own `gestureRecognizerShouldBegin` to say no to that recognizer.|{1}이(가) {2}의 제스처를 거부함
    phrase|{of:recognizer} is attached to {to:view}|change attach|gestures	|Moves a recognizer to a view.|{1}을(를) {2}에 추가
    phrase|the state of {of:recognizer} is {=:state}|ask recognizerState|gestures	|A recognizer's state.|{1}의 상태는 {2}
    phrase|the number of fingers of {of:recognizer} is {=:number}|ask numberOfTouches|gestures	|How many fingers are in its gesture (`numberOfTouches`).|{1}의 손가락 수는 {2}
    phrase|finger {finger:finger} is seen by {=:recognizer path}|ask recognizers, asked as the recognizers of finger {finger:finger}|gestures	|The recognizers that receive a finger's touch, in the order of the stage.|손가락 {1}의 터치를 받는 인식기는 {2}
    phrase|{of:recognizer} fires|fires|gestures	|The recognizer fired its action, in any state.|{1}이(가) 액션을 보냄
    phrase|{of:recognizer} fires before {other:responder} gets {phase:phase} touches|fires before touches in phase|gestures	|The recognizer fired its action, and then the responder was told of touches of that phase.|{1}이(가) 액션을 보낸 뒤 {2}이(가) {3} 페이즈의 터치를 받음
    phrase|{of:recognizer} does not fire|does not fire|gestures	|The recognizer fired no action.|{1}이(가) 액션을 보내지 않음
    phrase|{of:recognizer} fired once|firings 1|gestures	|The recognizer has fired its action one time since the scenario began, in any state.|{1}이(가) 액션을 한 번 보냄
    phrase|{of:recognizer} fired twice|firings 2|gestures	|The recognizer has fired its action two times since the scenario began, in any states.|{1}이(가) 액션을 두 번 보냄
    phrase|{of:recognizer} fired {count:count} times|firings in count|gestures	|How often the recognizer has fired its action since the scenario began, in any states.|{1}이(가) 액션을 {2}번 보냄
    phrase|{of:recognizer} fired {states:states}|history firings in states|gestures	|The states in which the recognizer has fired its action since the scenario began, in order.|{1}이(가) 차례로 액션을 보낸 상태는 {2}
    phrase|{of:recognizer} was asked once whom it waits for|history waitingQuestions: gestureRecognizer(_:shouldRequireFailureOf:)|gestures	|Its delegate has been asked `shouldRequireFailureOf` once since the scenario began.|누구의 실패를 기다리는지 {1}의 델리게이트에 한 번 물음
    phrase|{of:recognizer} was asked twice whom it waits for|history waitingQuestions: gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldRequireFailureOf:)|gestures	|Its delegate has been asked `shouldRequireFailureOf` twice since the scenario began.|누구의 실패를 기다리는지 {1}의 델리게이트에 두 번 물음
    phrase|{of:recognizer} was asked once who waits for it|history awaitedQuestions: gestureRecognizer(_:shouldBeRequiredToFailBy:)|gestures	|Its delegate has been asked `shouldBeRequiredToFailBy` once since the scenario began.|누가 실패를 기다리는지 {1}의 델리게이트에 한 번 물음
    phrase|{of:recognizer} was asked twice who waits for it|history awaitedQuestions: gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldBeRequiredToFailBy:)|gestures	|Its delegate has been asked `shouldBeRequiredToFailBy` twice since the scenario began.|누가 실패를 기다리는지 {1}의 델리게이트에 두 번 물음
    phrase|{of:responder or object or recognizer} is told before {other:responder or object or recognizer}|precedes|gestures	nothing; where of is recognizer: gestures; where other is recognizer: gestures|Both were called, in that order.|{1}이(가) {2}보다 먼저 호출됨
    step|change touchType|	What the touches of a finger's number are made by, from the next one on; fingers at first.|The type of a touch|
    step|set allowedTouchType|	The only type in a recognizer's `allowedTouchTypes`, or none.|allowedTouchTypes|
    step|set supportsIndirectInput|	Whether the application has `UIApplicationSupportsIndirectInputEvents`; yes at first.|UIApplicationSupportsIndirectInputEvents|
    step|set requiresExclusiveTouchType|	Whether a recognizer ignores touches of another type than its first.|requiresExclusiveTouchType|
    step|ask touchType|	The type of a finger's touch, as a text.|type of a touch|
    phrase|finger {finger:finger} stands for a pencil|change touchType, type pencil|touch-types	|The touches with that number are of the type `pencil` from now on.|손가락 {1}을(를) 펜슬로 함
    phrase|finger {finger:finger} stands for a pointer|change touchType, type indirectPointer|touch-types	|They are of the type `indirectPointer`.|손가락 {1}을(를) 포인터로 함
    phrase|finger {finger:finger} stands for a finger|change touchType, type direct|touch-types	|They are of the type `direct`.|손가락 {1}을(를) 손가락으로 함
    phrase|{of:recognizer} takes touches of type {to:touch type} only|set allowedTouchType|touch-types	|Sets `allowedTouchTypes` to that type.|{1}이(가) {2} 종류의 터치만 받음
    phrase|{of:recognizer} takes no touches|set allowedTouchType, to nobody|touch-types	|Sets `allowedTouchTypes` to none.|{1}이(가) 터치를 받지 않음
    phrase|{of:application} does not support indirect input|set supportsIndirectInput, to no|touch-types	|Sets `UIApplicationSupportsIndirectInputEvents` to no.|{1}이(가) 간접 입력을 지원하지 않음
    phrase|{of:recognizer} takes touches of several types|set requiresExclusiveTouchType, to no|touch-types	|Sets `requiresExclusiveTouchType` to no.|{1}의 requiresExclusiveTouchType 끔
    phrase|finger {finger:finger} is of type {=:touch type}|ask touchType, asked as the type of finger {finger:finger}|touch-types	|The type of a finger's touch.|손가락 {1}의 종류는 {2}
    step|set allowedScrollTypes|	A pan recognizer's `allowedScrollTypesMask`; none at first.|allowedScrollTypesMask|
    step|do movePointer|needsApplication, pointsAtScreen	The pointer moves to a point of the screen, without a button; nowhere, it disappears.|Moving the pointer|
    step|do scroll|needsApplication, pointsAtScreen	An input device scrolls while the pointer is at a point.||
    step|do transform|needsApplication, pointsAtScreen, mayTouchTwice	A trackpad is pinched or rotated while the pointer is at a point; where indirect input is not supported, that makes touches with the lowest two numbers of fingers that are not down.|Pinching or rotating on a trackpad|
    phrase|{of:pan recognizer} takes scrolling of any kind|set allowedScrollTypes, to all|pointers	|Sets `allowedScrollTypesMask` to all.|{1}이(가) 모든 종류의 스크롤을 받음
    phrase|{of:pan recognizer} takes scrolling of wheels only|set allowedScrollTypes, to discrete|pointers	|Sets it to `discrete`.|{1}이(가) 휠의 스크롤만 받음
    phrase|{of:pan recognizer} takes scrolling of trackpads only|set allowedScrollTypes, to continuous|pointers	|Sets it to `continuous`.|{1}이(가) 트랙패드의 스크롤만 받음
    phrase|the pointer moves to {at:point}|do movePointer|pointers	|A pointer moves, and hovers there.|포인터가 {1}(으)로 이동
    phrase|the pointer disappears|do movePointer|pointers	|The pointer leaves the screen.|포인터가 사라짐
    phrase|a wheel scrolls at {at:point}|do scroll, type discrete|pointers	|The wheel of a mouse is turned.|{1}에서 휠로 스크롤
    phrase|a trackpad scrolls at {at:point}|do scroll, type continuous|pointers	|Two fingers move on a trackpad.|{1}에서 트랙패드로 스크롤
    phrase|a trackpad pinches at {at:point}|do transform, type pinch|pointers	|Two fingers move apart on a trackpad.|{1}에서 트랙패드로 핀치
    phrase|a trackpad rotates at {at:point}|do transform, type rotation|pointers	|Two fingers turn on a trackpad.|{1}에서 트랙패드로 회전
    step|set contentSize|	The width and height of a scroll view's content, in points.|contentSize|
    step|set contentOffset|movesViews	The point of the content at the top left corner, in points.|contentOffset|
    step|set contentInset|	How far the content may be scrolled beyond an edge, in points.|contentInset|
    step|set zoomScale|	The scale of the zoomed view, which code sets.|zoomScale|samples 0.5, 1, 2, 4
    step|set zooming|	The view that the delegate's `viewForZooming(in:)` returns, or nobody, and the smallest and largest zoom scale.|viewForZooming(in:) with its two zoom scales|samples 0.5, 1, 2, 4
    step|set delaysContentTouches|	Whether a scroll view holds touches back from its content until it is clear whether they scroll.|delaysContentTouches|
    step|set canCancelContentTouches|	Whether a drag may scroll once a view in the content was told of the touch.|canCancelContentTouches|
    step|set refusesTouches|	A view for which a scroll view's `touchesShouldBegin` is overridden to return no.|answer of touchesShouldBegin(_:with:in:)|open with moves
    step|set cancelsTouches|	What a scroll view's `touchesShouldCancel(in:)` is overridden to return for a view.|answer of touchesShouldCancel(in:)|open with afterTouch
    step|set scrollable|	Whether a scroll view scrolls (`isScrollEnabled`).|isScrollEnabled|
    step|set bounces|	Whether a scroll view's content can be dragged beyond its edges.|bounces|
    step|set alwaysBounceVertical|	Whether the content can be dragged up and down even if it fits.|alwaysBounceVertical|
    step|set alwaysBounceHorizontal|	Whether the content can be dragged sideways even if it fits.|alwaysBounceHorizontal|
    step|set locksDirections|	Whether a drag along one axis scrolls along that axis only.|isDirectionalLockEnabled|
    step|set paging|	Whether a scroll view stops at multiples of its bounds.|isPagingEnabled|
    step|set keepsScrolling|	An axis along which a drag beyond the content's edge does not scroll a scroll view around this one.|transfersVerticalScrollingToParent or transfersHorizontalScrollingToParent|
    step|set dismissesKeyboard|	When dragging a scroll view dismisses the keyboard.|keyboardDismissMode|
    step|set scrollsToTop|	Whether a tap on the status bar scrolls to the top.|scrollsToTop|
    step|set refusesScrollToTop|	Whether the delegate's `scrollViewShouldScrollToTop` answers no.|answer of the delegate's scrollViewShouldScrollToTop(_:)|
    step|set decelerating|	That a scroll view's content moves by itself, as after a flick, until a touch ends that.|isDecelerating, as after a flick,|open with followed
    step|do touchFlicks|needsApplication, liftsFinger	The first finger is lifted while it still moves, as in a flick.|The lift of a finger that moves|open with anything
    step|do scrollTo|movesViews	Code calls a scroll view's `setContentOffset(_:animated:)`.|setContentOffset(_:animated:)|open with followed
    step|do scrollToVisible|movesViews	Code calls a scroll view's `scrollRectToVisible(_:animated:)`, with a rectangle of the content.|scrollRectToVisible(_:animated:)|open with followed
    step|do tapStatusBar|needsApplication	The user taps the status bar.|A tap on the status bar|
    step|ask contentOffset|	The point of the content at the top left corner, in points.|contentOffset|
    step|ask zoomScale|	The scale of a scroll view's zoomed view.|zoomScale|
    step|ask willDecelerate|	What `willDecelerate` was when the delegate was last told that a drag ended.|willDecelerate of a drag|open with anything
    step|ask isDragging|	Whether a drag scrolls.|isDragging|
    step|ask isDecelerating|	Whether a scroll view's content moves by itself.|isDecelerating|
    step|ask isZooming|	Whether a pinch zooms.|isZooming|
    phrase|{of:scroll view} has content size {to:size}|set contentSize|scrolling	|Sets the size of the content.|{1}의 콘텐츠 크기를 {2}(으)로 설정
    phrase|{of:scroll view} has content offset {to:point}|set contentOffset|scrolling	|Code scrolls the content.|{1}의 콘텐츠 오프셋을 {2}(으)로 설정
    phrase|{of:scroll view} has content inset {to:number} at the top|set contentInset, edge top|scrolling	|Sets how far the content may be scrolled down beyond its top.|{1}의 위쪽 콘텐츠 인셋을 {2}(으)로 설정
    phrase|{of:scroll view} has content inset {to:number} at the bottom|set contentInset, edge bottom|scrolling	|Sets how far the content may be scrolled up beyond its bottom.|{1}의 아래쪽 콘텐츠 인셋을 {2}(으)로 설정
    phrase|{of:scroll view} has content inset {to:number} at the left|set contentInset, edge left|scrolling	|Sets how far the content may be scrolled to the right beyond its left edge.|{1}의 왼쪽 콘텐츠 인셋을 {2}(으)로 설정
    phrase|{of:scroll view} has content inset {to:number} at the right|set contentInset, edge right|scrolling	|Sets how far the content may be scrolled to the left beyond its right edge.|{1}의 오른쪽 콘텐츠 인셋을 {2}(으)로 설정
    phrase|{of:scroll view} has zoom scale {to:number}|set zoomScale|scrolling	|Code zooms the content.|{1}의 확대 배율을 {2}(으)로 설정
    phrase|{of:scroll view} zooms {view:view or nobody} from {minimum:number} to {maximum:number}|set zooming|scrolling	|Sets the zoom scales, and what the delegate says is zoomed.|{1}이(가) {2}을(를) {3}배에서 {4}배까지 확대함
    phrase|{of:scroll view} does not delay content touches|set delaysContentTouches, to no|scrolling	|Sets `delaysContentTouches` to no.|{1}의 delaysContentTouches 끔
    phrase|{of:scroll view} delays content touches|set delaysContentTouches, to yes|scrolling	|Sets it to yes.|{1}의 delaysContentTouches 켬
    phrase|{of:scroll view} cannot cancel content touches|set canCancelContentTouches, to no|scrolling	|Sets `canCancelContentTouches` to no.|{1}의 canCancelContentTouches 끔
    phrase|{of:scroll view} can cancel content touches|set canCancelContentTouches, to yes|scrolling	|Sets it to yes.|{1}의 canCancelContentTouches 켬
    phrase|{of:scroll view} refuses touches in {view:view}|set refusesTouches|scrolling	|Overrides `touchesShouldBegin` to return no for a view.|{1}의 touchesShouldBegin이 {2}에 대해 false를 반환하도록 오버라이드
    phrase|{of:scroll view} cancels touches in {view:view}|set cancelsTouches, to yes|scrolling	|Overrides `touchesShouldCancel` to return yes for a view.|{1}의 touchesShouldCancel이 {2}에 대해 true를 반환하도록 오버라이드
    phrase|{of:scroll view} does not cancel touches in {view:view}|set cancelsTouches, to no|scrolling	|Overrides it to return no for a view.|{1}의 touchesShouldCancel이 {2}에 대해 false를 반환하도록 오버라이드
    phrase|{of:scroll view} is not scrollable|set scrollable, to no|scrolling	|Sets `isScrollEnabled` to no.|{1}의 스크롤 끔
    phrase|{of:scroll view} is scrollable|set scrollable, to yes|scrolling	|Sets it to yes.|{1}의 스크롤 켬
    phrase|{of:scroll view} does not bounce|set bounces, to no|scrolling	|Sets `bounces` to no.|{1}이(가) 바운스하지 않게 함
    phrase|{of:scroll view} always bounces vertically|set alwaysBounceVertical, to yes|scrolling	|Sets `alwaysBounceVertical` to yes.|{1}이(가) 세로로 언제나 바운스하게 함
    phrase|{of:scroll view} does not always bounce vertically|set alwaysBounceVertical, to no|scrolling	|Sets it to no.|{1}이(가) 세로로 언제나 바운스하지는 않게 함
    phrase|{of:scroll view} always bounces horizontally|set alwaysBounceHorizontal, to yes|scrolling	|Sets `alwaysBounceHorizontal` to yes.|{1}이(가) 가로로 언제나 바운스하게 함
    phrase|{of:scroll view} locks directions|set locksDirections, to yes|scrolling	|Sets `isDirectionalLockEnabled` to yes.|{1}의 스크롤 방향을 잠금
    phrase|{of:scroll view} scrolls by pages|set paging, to yes|scrolling	|Sets `isPagingEnabled` to yes.|{1}의 isPagingEnabled 켬
    phrase|{of:scroll view} does not transfer vertical scrolling|set keepsScrolling, axis vertical|scrolling	|Sets `transfersVerticalScrollingToParent` to no.|{1}이(가) 세로 스크롤을 바깥 스크롤 뷰에 넘기지 않게 함
    phrase|{of:scroll view} does not transfer horizontal scrolling|set keepsScrolling, axis horizontal|scrolling	|Sets `transfersHorizontalScrollingToParent` to no.|{1}이(가) 가로 스크롤을 바깥 스크롤 뷰에 넘기지 않게 함
    phrase|{of:scroll view} dismisses the keyboard on drag|set dismissesKeyboard, to onDrag|scrolling	|Sets `keyboardDismissMode` to `onDrag`.|{1}을(를) 드래그하면 키보드가 내려가게 함
    phrase|{of:scroll view} dismisses the keyboard interactively|set dismissesKeyboard, to interactive|scrolling	|Sets it to `interactive`.|{1}을(를) 드래그하는 손가락을 따라 키보드가 내려가게 함
    phrase|{of:scroll view} does not scroll to the top|set scrollsToTop, to no|scrolling	|Sets `scrollsToTop` to no.|{1}의 scrollsToTop 끔
    phrase|{of:scroll view} scrolls to the top|set scrollsToTop, to yes|scrolling	|Sets it to yes.|{1}의 scrollsToTop 켬
    phrase|{of:scroll view} refuses to scroll to the top|set refusesScrollToTop, to yes|scrolling	|Its delegate's `scrollViewShouldScrollToTop` answers no.|{1}의 델리게이트가 맨 위로 스크롤하기를 거부함
    phrase|{of:scroll view} is decelerating|set decelerating, to yes|scrolling	|Has the content move by itself, as after a flick.|{1}의 콘텐츠가 저절로 움직이게 함
    phrase|the touch ends in a flick|do touchFlicks|scrolling	|The finger is lifted while it still moves.|손가락을 플릭하며 뗌
    phrase|{of:scroll view} scrolls to {to:point} at once|do scrollTo, animated no|scrolling	|Code calls `setContentOffset(_:animated:)` without animation.|{1}을(를) {2}(으)로 바로 스크롤
    phrase|{of:scroll view} scrolls to {to:point} with an animation|do scrollTo, animated yes|scrolling	|The same with an animation.|{1}을(를) {2}(으)로 애니메이션과 함께 스크롤
    phrase|{of:scroll view} shows {to:rect} at once|do scrollToVisible, animated no|scrolling	|Code calls `scrollRectToVisible(_:animated:)` without animation.|{1}의 {2}을(를) 바로 보이게 함
    phrase|{of:scroll view} shows {to:rect} with an animation|do scrollToVisible, animated yes|scrolling	|The same with an animation.|{1}의 {2}을(를) 애니메이션과 함께 보이게 함
    phrase|tapping the status bar|do tapStatusBar|scrolling	|The user taps the status bar.|상태 막대를 탭함
    phrase|the content offset of {of:scroll view} is {=:point}|ask contentOffset|scrolling	|The point of the content at the top left corner.|{1}의 콘텐츠 오프셋은 {2}
    phrase|the zoom scale of {of:scroll view} is {=:number}|ask zoomScale|scrolling	|The scale of the zoomed view.|{1}의 확대 배율은 {2}
    phrase|{of:scroll view} went on after its drag|ask willDecelerate, is yes|scrolling	|`scrollViewDidEndDragging(_:willDecelerate:)` was last called with yes.|{1}이(가) 드래그 뒤에 계속 움직임
    phrase|{of:scroll view} stopped after its drag|ask willDecelerate, is no|scrolling	|It was last called with no.|{1}이(가) 드래그 뒤에 멈춤
    phrase|{of:scroll view} is dragging|ask isDragging, is yes|scrolling	|A drag scrolls.|{1}이(가) 드래그 중
    phrase|{of:scroll view} is not dragging|ask isDragging, is no|scrolling	|None does.|{1}이(가) 드래그 중이 아님
    phrase|{of:scroll view} is still decelerating|ask isDecelerating, is yes|scrolling	|The content moves by itself.|{1}의 콘텐츠가 저절로 움직이는 중
    phrase|{of:scroll view} is not decelerating|ask isDecelerating, is no|scrolling	|It does not.|{1}의 콘텐츠가 저절로 움직이지 않음
    phrase|{of:scroll view} is zooming|ask isZooming, is yes|scrolling	|A pinch zooms.|{1}이(가) 확대 중
    phrase|{of:scroll view} is not zooming|ask isZooming, is no|scrolling	|None does.|{1}이(가) 확대 중이 아님
    phrase|{of:scroll view} reports {call:scroll call}|receives scrollCalls in call|scrolling	|Its delegate was called so.|{1}의 델리게이트가 {2} 호출을 받음
    phrase|{of:scroll view} does not report {call:scroll call}|does not receive scrollCalls in call|scrolling	|It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
    phrase|{of:scroll view} reported {calls:scroll calls}|history scrollCalls in calls|scrolling	|All such calls of its delegate since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 호출은 {2}
    phrase|{of:scroll view} reports {call:scroll call} before {other:scroll view} reports {then:scroll call}|receives scrollCalls in call before scrollCalls in then|scrolling	|The delegates were called so, in that order.|{1}의 델리게이트가 {2} 호출을 받은 뒤 {3}의 델리게이트가 {4} 호출을 받음
    phrase|{of:scroll view} is asked {question:scroll question}|receives scrollQuestions in question|scrolling	|That method of the scroll view was called.|{1}의 {2}이(가) 호출됨
    phrase|{of:scroll view} is not asked {question:scroll question}|does not receive scrollQuestions in question|scrolling	|It was not.|{1}의 {2}이(가) 호출되지 않음
    step|set allowsSelection|	Whether the user can select rows of a table, or items of a collection.|allowsSelection|
    step|set allowsMultipleSelection|	Whether the user can select several of them.|allowsMultipleSelection|
    step|set refusesHighlight|	Whether the delegate's `tableView(_:shouldHighlightRowAt:)` answers no about a row, or `collectionView(_:shouldHighlightItemAt:)` about an item.|answer of the delegate's tableView(_:shouldHighlightRowAt:)|
    step|set selection|	The row that the delegate's `tableView(_:willSelectRowAt:)` returns for a row, or nobody; of an item nobody, where `collectionView(_:shouldSelectItemAt:)` answers no.|answer of the delegate's tableView(_:willSelectRowAt:)|
    step|set deselection|	The row that the delegate's `tableView(_:willDeselectRowAt:)` returns for a row, or nobody; of an item nobody, where `collectionView(_:shouldDeselectItemAt:)` answers no.|answer of the delegate's tableView(_:willDeselectRowAt:)|
    step|do selectRow|	Code calls a table's `selectRow(at:animated:scrollPosition:)`, or a collection's `selectItem(at:animated:scrollPosition:)`, without animation or scrolling.|selectRow(at:animated:scrollPosition:)|
    step|do deselectRow|	Code calls a table's `deselectRow(at:animated:)`, or a collection's `deselectItem(at:animated:)`.|deselectRow(at:animated:)|
    step|do reload|	Code calls a table's `reloadData()`, or its `reloadRows(at:with:)` for a row.|reloadData()|
    step|ask isSelected|	Whether a row of a table or an item of a collection is selected.|isSelected|
    phrase|{of:table or collection} allows no selection|set allowsSelection, to no|tables	|Sets `allowsSelection` to no.|{1}의 allowsSelection 끔
    phrase|{of:table or collection} allows selection|set allowsSelection, to yes|tables	|Sets it to yes.|{1}의 allowsSelection 켬
    phrase|{of:table or collection} allows several selections|set allowsMultipleSelection, to yes|tables	|Sets `allowsMultipleSelection` to yes.|{1}의 allowsMultipleSelection 켬
    phrase|{of:table row or collection item} may not be highlighted|set refusesHighlight, to yes|tables	|The delegate's `shouldHighlightRowAt` or `shouldHighlightItemAt` answers no.|{1}의 하이라이트를 델리게이트가 거부함
    phrase|{of:table row or collection item} leaves its selection to {to:table row or nobody}|set selection|tables	|The delegate's `willSelectRowAt` returns another row, or nil; of an item `shouldSelectItemAt` answers no.|{1}의 선택에 대해 델리게이트가 {2}을(를) 반환함
    phrase|{of:table row or collection item} leaves its deselection to {to:table row or nobody}|set deselection|tables	|The delegate's `willDeselectRowAt` returns another row, or nil; of an item `shouldDeselectItemAt` answers no.|{1}의 선택 해제에 대해 델리게이트가 {2}을(를) 반환함
    phrase|{of:table or collection} selects {row:table row or collection item}|do selectRow|tables	|Code selects a row or an item.|{1}에서 코드가 {2}을(를) 선택
    phrase|{of:table or collection} deselects {row:table row or collection item}|do deselectRow|tables	|Code deselects a row or an item.|{1}에서 코드가 {2}을(를) 선택 해제
    phrase|{of:table or table row} is reloaded|do reload|tables	|Code loads all rows of a table anew, or one.|{1}을(를) 코드가 다시 로드
    phrase|{of:table row or collection item} is selected|ask isSelected, is yes|tables	|The row or the item is selected.|{1}이(가) 선택됨
    phrase|{of:table row or collection item} is not selected|ask isSelected, is no|tables	|It is not.|{1}이(가) 선택되지 않음
    phrase|{call:row call} is called for {of:table row}|receives rowCalls in call|tables	|The table's delegate was called so about the row.|{2}에 대해 {1}이(가) 호출됨
    phrase|{call:row call} is not called for {of:table row}|does not receive rowCalls in call|tables	|It was not.|{2}에 대해 {1}이(가) 호출되지 않음
    phrase|the calls for {of:table row} were {calls:row calls}|history rowCalls in calls|tables	|All such calls about the row since the scenario began, in order.|{1}에 대해 차례로 호출된 것은 {2}
    phrase|{call:item call} is called for {of:collection item}|receives itemCalls in call|collections	|The collection's delegate was called so about the item.|{2}에 대해 {1}이(가) 호출됨
    phrase|{call:item call} is not called for {of:collection item}|does not receive itemCalls in call|collections	|It was not.|{2}에 대해 {1}이(가) 호출되지 않음
    phrase|the calls for {of:collection item} were {calls:item calls}|history itemCalls in calls|collections	|All such calls about the item since the scenario began, in order.|{1}에 대해 차례로 호출된 것은 {2}
    step|set startEdge|	Another edge of the screen at which a recognizer's gesture can start.|edges|
    step|set deferringEdge|	Another edge that a controller's `preferredScreenEdgesDeferringSystemGestures` returns.|answer of preferredScreenEdgesDeferringSystemGestures|
    step|set deferringChild|	The child that a controller's `childForScreenEdgesDeferringSystemGestures` returns.|answer of childForScreenEdgesDeferringSystemGestures|
    step|set modalInPresentation|	A controller's `isModalInPresentation`.|isModalInPresentation|
    step|set mediumDetent|	Whether a sheet has a medium detent, at which it then rests, beside the large one.|detents, where they have medium(),|open with editors
    step|set undimmedDetent|	A sheet's `largestUndimmedDetentIdentifier`; at first there is none.|largestUndimmedDetentIdentifier of a sheet|
    step|set expandsByScrolling|	A sheet's `prefersScrollingExpandsWhenScrolledToEdge`.|prefersScrollingExpandsWhenScrolledToEdge of a sheet|
    phrase|{of:edge pan recognizer or system gesture recognizer} starts at the {to:screen edge} edge|set startEdge|edges	|Adds an edge of the screen to those at which the gesture can start.|{1}의 edges에 {2} 추가
    phrase|{of:controller} defers system gestures at the {to:screen edge} edge|set deferringEdge|edges	|Adds an edge to `preferredScreenEdgesDeferringSystemGestures`.|{1}의 preferredScreenEdgesDeferringSystemGestures에 {2} 추가
    phrase|{of:controller} leaves screen edges to {to:controller}|set deferringChild|edges	|Its `childForScreenEdgesDeferringSystemGestures` returns that child.|{1}의 childForScreenEdgesDeferringSystemGestures가 {2}을(를) 반환
    phrase|{of:controller} is modal in presentation|set modalInPresentation, to yes|sheets	|Sets `isModalInPresentation` to yes.|{1}의 isModalInPresentation 켬
    phrase|{of:sheet pan recognizer} has a medium detent|set mediumDetent, to yes|sheets	|Gives the sheet the detents medium and large.|{1}의 시트에 medium과 large detent를 줌
    phrase|{of:sheet pan recognizer} is undimmed up to its {to:detent} detent|set undimmedDetent|sheets	|Sets `largestUndimmedDetentIdentifier`.|{1}의 시트 주변을 {2} detent까지 어둡게 하지 않음
    phrase|{of:sheet pan recognizer} does not expand by scrolling|set expandsByScrolling, to no|sheets	|Sets `prefersScrollingExpandsWhenScrolledToEdge` to no.|{1}의 시트에서 prefersScrollingExpandsWhenScrolledToEdge 끔
    step|set recognitionDuringLift|	A drag interaction's `allowsSimultaneousRecognitionDuringLift`.|allowsSimultaneousRecognitionDuringLift of a drag interaction|
    step|set extendedLift|	Whether a drag interaction's `liftBehavior` is `extended`.|liftBehavior, where that is extended,|
    phrase|{of:drag lift recognizer} allows other gestures during its lift|set recognitionDuringLift, to yes|drags	|Sets `allowsSimultaneousRecognitionDuringLift` to yes.|{1}의 allowsSimultaneousRecognitionDuringLift 켬
    phrase|{of:drag lift recognizer} has an extended lift|set extendedLift, to yes|drags	|Sets `liftBehavior` to `extended`.|{1}의 liftBehavior를 extended로 설정
    step|set handlesPresses|	Whether the methods for presses are overridden without a call to super.|override of pressesBegan(_:with:) and the like|
    step|set handlesMotion|	Whether the methods for motion are overridden without a call to super.|override of motionBegan(_:with:) and the like|
    step|set handlesRemoteControl|	Whether the method for remote control is overridden without a call to super.|override of remoteControlReceived(with:)|
    step|change focus|needsApplication	Gives a view the focus, or nobody.||open with presses and canBecomeFirstResponder
    step|change receiveRemoteControl|needsApplication	Begins (true) or ends (false) receiving remote-control events.|A command of a remote control|
    step|set keyCommand|	A key and the action that the responder offers for it, after all that it offers already.|keyCommands|open with searchesTarget and unclearStart, searchesTarget and unclearKeyWindow, holdsKeys, repeatsKey, editors
    step|set undoManager|	Whether the responder supplies an undo manager of its own.|answer of undoManager|
    step|set inputView|	The view shown while the responder is first responder, in place of the keyboard, or none.|inputView|
    step|set inputAccessoryView|	The view shown above the input view, or none.|inputAccessoryView|
    step|do press|needsApplication, pressesKey	A key or button, by its name, is pressed: a key command if one matches, else a press.|Pressing a key|open with unclearKeyWindow
    step|do reloadInputViews|	Code calls a responder's `reloadInputViews()`.||open with unclearKeyWindow
    step|do shake|needsApplication	The device is shaken.|Shaking the device|open with unclearKeyWindow
    step|do remoteControl|needsApplication	A remote control sends a command, by its name.||open with unclearKeyWindow
    step|ask undoManager|	The responder whose undo manager a responder finds.|undoManager|open with textFields
    step|ask shownInput|	What is shown for input: a view, the text `keyboard`, or nobody.|what input view is shown|open with unclearKeyWindow
    step|ask shownAccessory|	The accessory view that is shown.|what accessory view is shown|open with unclearKeyWindow
    phrase|{of:responder} handles presses|set handlesPresses, to yes|presses	|Keeps presses to itself.|{1}이(가) 프레스를 처리함
    phrase|{of:responder} handles motion|set handlesMotion, to yes|motion	|Keeps motion events to itself.|{1}이(가) 모션을 처리함
    phrase|{of:responder} handles remote control|set handlesRemoteControl, to yes|remote-control	|Keeps remote-control events to itself.|{1}이(가) 원격 제어 이벤트를 처리함
    phrase|{of:view or nobody} has focus|change focus|presses	|Gives a view the focus, or takes it away.|{1}에 포커스를 줌
    phrase|remote control is received|change receiveRemoteControl, to yes|remote-control	|Begins receiving remote-control events.|원격 제어 이벤트 수신 시작
    phrase|remote control is not received|change receiveRemoteControl, to no|remote-control	|Ends receiving them.|원격 제어 이벤트 수신 종료
    phrase|{of:responder} offers {key:key} for {action:action}|set keyCommand|input	|Gives it a key command with an action.|{1}이(가) {3}에 키 명령 {2}을(를) 제공함
    phrase|{of:responder} has an undo manager|set undoManager, to yes|input	|Gives it an undo manager of its own.|{1}에 자기 실행 취소 관리자가 있음
    phrase|{of:responder} has no undo manager|set undoManager, to no|input	|Overrides `undoManager` with nothing.|{1}에 실행 취소 관리자가 없음
    phrase|{of:responder} has input view {to:view or nobody}|set inputView|input	|Sets the `inputView` of a text field or text view, and overrides it elsewhere.|{1}의 입력 뷰를 {2}(으)로 설정
    phrase|{of:responder} has accessory view {to:view or nobody}|set inputAccessoryView|input	|Sets the `inputAccessoryView` of a text field or text view, and overrides it elsewhere.|{1}의 액세서리 뷰를 {2}(으)로 설정
    phrase|press {key:key} {stage:stage}|do press|presses	|A key or button is pressed, held, let go.|{1} 프레스 {2}
    phrase|{of:responder} reloads its input views|do reloadInputViews|input	|Code calls `reloadInputViews`.|{1}의 reloadInputViews() 호출
    phrase|shaking {stage:motion stage}|do shake|motion	|The device is shaken.|흔들기 {1}
    phrase|the remote control sends {command:key}|do remoteControl|remote-control	|A remote control sends a command.|리모컨이 {1}을(를) 보냄
    phrase|the undo manager of {of:responder} belongs to {=:expected}|ask undoManager, asked as the undo manager of {of:responder}|input	|Whose undo manager a responder finds.|{1}이(가) 찾은 실행 취소 관리자의 소유자는 {2}
    phrase|the input view shown is {=:expected view}|ask shownInput, asked as the input that is shown|input	|The custom input view on the screen.|표시된 입력 뷰는 {1}
    phrase|the keyboard is shown|ask shownInput, is keyboard, asked as the input that is shown|input	|The system keyboard is on the screen.|시스템 키보드가 표시됨
    phrase|no input is shown|ask shownInput, is nobody, asked as the input that is shown|input	|Neither the keyboard nor an input view is on the screen.|키보드도 입력 뷰도 표시되지 않음
    phrase|the accessory view shown is {=:expected view}|ask shownAccessory, asked as the accessory view that is shown|input	|The accessory view on the screen.|표시된 액세서리 뷰는 {1}
    phrase|the press visits {path:path}|visits pressesBegan(_:with:)|presses	|All that were told the press began, in order.|프레스가 지나가는 리스폰더는 {1}
    phrase|the motion visits {path:path}|visits motionBegan(_:with:)|motion	|All that were told the motion began, in order.|모션이 지나가는 리스폰더는 {1}
    phrase|the remote control visits {path:path}|visits remoteControlReceived(with:)|remote-control	|All that were told of the remote control, in order.|원격 제어 이벤트가 지나가는 리스폰더는 {1}
    phrase|{of:responder} felt presses {stages:stages}|history presses in stages|presses	|What the responder has been told of presses since the scenario began, in order.|{1}이(가) 차례로 받은 프레스 단계는 {2}
    phrase|{of:responder} felt motion {stages:motion stages}|history motion in stages|motion	|What the responder has been told of motion since the scenario began, in order.|{1}이(가) 차례로 받은 모션 단계는 {2}
    step|set keyboardScrolling|	A scroll view's `allowsKeyboardScrolling`.|allowsKeyboardScrolling|
    step|set keyPriority|	`wantsPriorityOverSystemBehavior` of the key commands that a responder offers by then.|wantsPriorityOverSystemBehavior of key commands|
    phrase|{of:scroll view} does not scroll by keys|set keyboardScrolling, to no|system-keys	|Sets `allowsKeyboardScrolling` to no.|{1}의 allowsKeyboardScrolling 끔
    phrase|{of:responder} wants its keys before text input|set keyPriority, to yes|system-keys	|Sets `wantsPriorityOverSystemBehavior` of its key commands to yes.|{1}의 키 명령에서 wantsPriorityOverSystemBehavior 켬
    step|set performsAssistiveAction|	An action of assistive technologies whose method is overridden to return yes.|answer of accessibilityActivate() and the like|
    step|do assist|needsApplication, returnsResult, mayTouchElement	An assistive technology performs an action on an element.|accessibilityActivate() or another such action|
    phrase|{of:responder} handles activation|set performsAssistiveAction, action activate|accessibility	|Its `accessibilityActivate` returns yes.|{1}의 accessibilityActivate가 true를 반환
    phrase|{of:responder} handles escapes|set performsAssistiveAction, action escape|accessibility	|Its `accessibilityPerformEscape` returns yes.|{1}의 accessibilityPerformEscape가 true를 반환
    phrase|{of:responder} handles page scrolls|set performsAssistiveAction, action scroll|accessibility	|Its `accessibilityScroll` returns yes.|{1}의 accessibilityScroll이 true를 반환
    phrase|{of:responder} handles magic taps|set performsAssistiveAction, action magicTap|accessibility	|Its `accessibilityPerformMagicTap` returns yes.|{1}의 accessibilityPerformMagicTap이 true를 반환
    phrase|VoiceOver activates {of:view}|do assist, action activate|accessibility	|The user double-taps while the element has VoiceOver's cursor.|VoiceOver가 {1}을(를) 활성화
    phrase|VoiceOver escapes from {of:view}|do assist, action escape|accessibility	|The user draws a Z with two fingers.|VoiceOver가 {1}에서 이스케이프
    phrase|VoiceOver scrolls at {of:view}|do assist, action scroll|accessibility	|The user swipes with three fingers.|VoiceOver가 {1}에서 페이지를 스크롤
    phrase|VoiceOver magic-taps at {of:view}|do assist, action magicTap|accessibility	|The user double-taps with two fingers.|VoiceOver가 {1}에서 매직 탭
    phrase|the activation visits {path:path}|visits accessibilityActivate()|accessibility	|All whose `accessibilityActivate` was called, in order.|활성화를 묻는 순서는 {1}
    phrase|the escape visits {path:path}|visits accessibilityPerformEscape()|accessibility	|All whose `accessibilityPerformEscape` was called, in order.|이스케이프를 묻는 순서는 {1}
    phrase|the page scroll visits {path:path}|visits accessibilityScroll(_:)|accessibility	|All whose `accessibilityScroll` was called, in order.|페이지 스크롤을 묻는 순서는 {1}
    phrase|the magic tap visits {path:path}|visits accessibilityPerformMagicTap()|accessibility	|All whose `accessibilityPerformMagicTap` was called, in order.|매직 탭을 묻는 순서는 {1}
    step|set seesTouchesOf|	By the view of a touch, whether the delegate's `shouldReceive touch` answers yes only to touches of that view, or inside it (yes), or never to these (no).|answer of the delegate's gestureRecognizer(_:shouldReceive:), by the touch's view,|
    step|set seesNoTouchesOn|	A class of views, to whose touches the delegate's `shouldReceive touch` answers no.|answer of the delegate's gestureRecognizer(_:shouldReceive:), by the class of the touch's view,|
    step|set seesTouchesAt|	A rectangle of the recognizer's view, beside which the delegate's `shouldReceive touch` answers no.|answer of the delegate's gestureRecognizer(_:shouldReceive:), by the touch's place,|
    step|set beginsGoing|	Whether the delegate's `gestureRecognizerShouldBegin` answers yes to a drag only when it has gone that way, and farther than across.|answer of the delegate's gestureRecognizerShouldBegin(_:), by the direction,|
    step|set beginsAtTop|	A scroll view: the delegate's `gestureRecognizerShouldBegin` answers no where its content offset is below its top.|answer of the delegate's gestureRecognizerShouldBegin(_:), by a content offset,|
    step|set beginsAt|	A rectangle of the recognizer's view, beside which the delegate's `gestureRecognizerShouldBegin` answers no.|answer of the delegate's gestureRecognizerShouldBegin(_:), by the place,|
    step|set maximumTouches|	How many fingers a recognizer of drags takes at most.|maximumNumberOfTouches|
    step|do setTranslation|	Code calls a recognizer's `setTranslation(_:in:)`.|setTranslation(_:in:)|open with anything
    step|do setState|needsApplication	Code of a recognizer of one's own sets its `state`.|Setting the state of a recognizer|open with anything
    step|do ignoreTouch|needsApplication	Code of a recognizer of one's own calls `ignore(_:for:)` with the touch of a finger.|ignore(_:for:)|open with anything
    step|ask translation|	How far a drag has gone, in points.|translation(in:)|open with anything
    step|ask velocityGoes|	Whether a drag's velocity has a part in a direction.|velocity(in:)|open with anything
    step|ask gestureLocation|	Where a gesture is, in the coordinates of the recognizer's view.|location(in:) of a recognizer|open with anything
    phrase|{of:recognizer} sees only touches of {view:view}|set seesTouchesOf, to yes, where itself|gesture-details	|Its delegate answers no where the touch's view is another one.|{1}이(가) {2} 자신의 터치만 봄
    phrase|{of:recognizer} sees no touches of {view:view}|set seesTouchesOf, to no, where itself|gesture-details	|It answers no where the touch's view is that one.|{1}이(가) {2} 자신의 터치를 보지 않음
    phrase|{of:recognizer} sees only touches in {view:view}|set seesTouchesOf, to yes, where inside|gesture-details	|It answers no where the touch's view is neither that one nor inside it.|{1}이(가) {2} 안의 터치만 봄
    phrase|{of:recognizer} sees no touches in {view:view}|set seesTouchesOf, to no, where inside|gesture-details	|It answers no where the touch's view is that one or inside it.|{1}이(가) {2} 안의 터치를 보지 않음
    phrase|{of:recognizer} sees no touches on {class:view class}|set seesNoTouchesOn|gesture-details	|It answers no where the touch's view is of that class.|{1}이(가) {2} 위의 터치를 보지 않음
    phrase|{of:recognizer} sees only touches at {to:rect}|set seesTouchesAt|gesture-details	|It answers no beside a rectangle of its view.|{1}이(가) {2} 안에 놓인 터치만 봄
    phrase|{of:pan recognizer} begins only when going {to:direction}|set beginsGoing|gesture-details	|Its delegate lets it begin only that way, and farther that way than across.|{1}이(가) {2} 쪽으로 갈 때만 시작함
    phrase|{of:recognizer} begins only while {view:scroll view} is at its top|set beginsAtTop|gesture-details	gesture-details, scrolling|Its delegate lets it begin only where that content is not scrolled down.|{2}이(가) 맨 위에 있을 때만 {1}이(가) 시작함
    phrase|{of:recognizer} begins only at {to:rect}|set beginsAt|gesture-details	|Its delegate lets it begin only in a rectangle of its view.|{1}이(가) {2} 안에서만 시작함
    phrase|{of:pan recognizer or scroll pan recognizer} takes at most {to:count} fingers|set maximumTouches|gesture-details	gesture-details; where of is scroll pan recognizer: scrolling|Sets `maximumNumberOfTouches`.|{1}이(가) 손가락을 최대 {2}개까지 받음
    phrase|code sets the translation of {of:pan recognizer} to {to:point}|do setTranslation|gesture-details	|Calls `setTranslation`.|코드가 {1}의 translation을 {2}(으)로 설정
    phrase|code sets the state of {of:custom recognizer} to {to:state}|do setState|gesture-details	|Its class sets its state.|코드가 {1}의 상태를 {2}(으)로 설정
    phrase|{of:custom recognizer} ignores the touch of finger {finger:finger}|do ignoreTouch|gesture-details	|Its class calls `ignore`.|{1}이(가) 손가락 {2}의 터치를 무시함
    phrase|the translation of {of:pan recognizer} is {=:point}|ask translation|gesture-details	|How far the drag has gone, across and down.|{1}의 translation은 {2}
    phrase|the velocity of {of:pan recognizer} goes {direction:direction}|ask velocityGoes, is yes|gesture-details	|Its velocity has a part in that direction.|{1}의 속도가 {2} 쪽을 향함
    phrase|the velocity of {of:pan recognizer} does not go {direction:direction}|ask velocityGoes, is no|gesture-details	|It has none.|{1}의 속도가 {2} 쪽을 향하지 않음
    phrase|the gesture of {of:recognizer} is at {=:point}|ask gestureLocation, asked as the place of the gesture of {of:recognizer}|gesture-details	|Where `location(in:)` finds it in its view.|{1}의 제스처 위치는 {2}
    phrase|{of:recognizer} is asked {question:gesture question}|receives gestureQuestions in question|gesture-details	nothing|Its delegate was asked.|{1}의 델리게이트가 {2} 질문을 받음
    phrase|{of:recognizer} is not asked {question:gesture question}|does not receive gestureQuestions in question|gesture-details	nothing|It was not.|{1}의 델리게이트가 {2} 질문을 받지 않음
    phrase|{of:recognizer} was asked {questions:gesture questions}|history gestureQuestions in questions|gesture-details	nothing|All that its delegate was asked since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 질문은 {2}
    step|set hasTextDelegate|	Whether a text field or text view has a delegate.|delegate of UITextField and UITextView|
    step|set letsTextChange|	What its delegate answers to `textField(_:shouldChangeCharactersIn:replacementString:)` or `textView(_:shouldChangeTextIn:replacementText:)`.|answer of the delegate's textField(_:shouldChangeCharactersIn:replacementString:)|
    step|set maximumText|	How many characters the text may have where that delegate answers yes.|answer of the delegate's textField(_:shouldChangeCharactersIn:replacementString:), by the length,|
    step|set letsClear|	What its delegate answers to `textFieldShouldClear(_:)`.|answer of the delegate's textFieldShouldClear(_:)|
    step|set letsReturn|	What its delegate answers to `textFieldShouldReturn(_:)`.|answer of the delegate's textFieldShouldReturn(_:)|
    step|set returnsTo|	What its delegate makes first responder in `textFieldShouldReturn(_:)`, or the field itself, which then resigns; it answers no.|becomeFirstResponder() in the delegate's textFieldShouldReturn(_:)|
    step|set clearsOnBegin|	Whether a text field is emptied when editing begins.|clearsOnBeginEditing|
    step|set secure|	Whether a text field hides its text as it is typed.|isSecureTextEntry|
    step|set emptied|	Code sets the text to an empty one.|text, to an empty one|
    step|do pressDelete|needsApplication	The user presses the keyboard's delete key.|The delete key|open with unclearKeyWindow
    step|do compose|needsApplication	The user composes a text, which stays marked, in place of what is marked.|setMarkedText(_:selectedRange:)|open with unclearKeyWindow
    step|do choose|needsApplication	The user chooses a text for what is marked.|The choice of a candidate|open with unclearKeyWindow
    step|do pressClearButton|	The user taps the clear button of a text field.|The clear button|open with anything
    step|do insertText|	Code calls `insertText(_:)`.|insertText(_:)|open with anything
    step|do deleteBackward|	Code calls `deleteBackward()`.|deleteBackward()|open with anything
    step|do pressCancelButton|	The user taps the cancel button of a search bar.|searchBarCancelButtonClicked(_:)|open with anything
    step|do askCanBecomeFirst|returnsResult	Code reads `canBecomeFirstResponder`.|canBecomeFirstResponder|open with anything
    step|ask hasMarkedText|	Whether some of the text is marked.|markedTextRange|open with anything
    step|ask hasText|	Whether a text field or text view has any text.|hasText|open with anything
    phrase|{of:text field or text view} has a delegate|set hasTextDelegate, to yes|text-editing	|It gets a delegate that lets everything.|{1}에 델리게이트가 있음
    phrase|the delegate of {of:text field or text view} does not let the text change|set letsTextChange, to no|text-editing	|The delegate refuses each change by the user.|{1}의 델리게이트가 텍스트의 변경을 허용하지 않음
    phrase|the delegate of {of:text field or text view} lets the text change|set letsTextChange, to yes|text-editing	|It lets them.|{1}의 델리게이트가 텍스트의 변경을 허용함
    phrase|the delegate of {of:text field or text view} lets the text have at most {to:count} characters|set maximumText|text-editing	|It refuses changes that make the text longer.|{1}의 델리게이트가 텍스트를 최대 {2}자까지 허용함
    phrase|the delegate of {of:text field} does not let the text be cleared|set letsClear, to no|text-editing	|`textFieldShouldClear` answers no.|{1}의 델리게이트가 텍스트를 지우지 못하게 함
    phrase|the delegate of {of:text field} answers no to return|set letsReturn, to no|text-editing	|`textFieldShouldReturn` answers no.|{1}의 델리게이트가 Return에 false를 반환함
    phrase|the delegate of {of:text field} answers yes to return|set letsReturn, to yes|text-editing	|It answers yes, also where it makes another responder first.|{1}의 델리게이트가 Return에 true를 반환함
    phrase|return in {of:text field} makes {to:responder} first responder|set returnsTo|text-editing	|`textFieldShouldReturn` makes it first responder, or has the field itself resign, and answers no.|{1}의 Return이 {2}을(를) 퍼스트 리스폰더로 만듦
    phrase|{of:text field} clears its text when editing begins|set clearsOnBegin, to yes|text-editing	|Sets `clearsOnBeginEditing`.|{1}의 clearsOnBeginEditing 켬
    phrase|{of:text field} hides its text|set secure, to yes|text-editing	|Sets `isSecureTextEntry`.|{1}의 isSecureTextEntry 켬
    phrase|{of:text field or text view} is emptied by code|set emptied, to yes|text-editing	|Code sets an empty text.|코드가 {1}의 텍스트를 비움
    phrase|the user presses delete|do pressDelete|text-editing	text-editing, first-responder|The user presses the delete key.|사용자가 Delete 키를 누름
    phrase|the user taps the clear button of {of:text field}|do pressClearButton|text-editing	|The user taps the button at the end of the field.|사용자가 {1}의 지우기 버튼을 탭함
    phrase|code inserts into {of:text field or text view} {text:text}|do insertText|text-editing	|Code calls `insertText`.|코드가 {1}에 {2} 삽입
    phrase|code deletes backward in {of:text field or text view}|do deleteBackward|text-editing	|Code calls `deleteBackward`.|코드가 {1}에서 한 글자 삭제
    phrase|code asks whether {of:responder} can become first responder|do askCanBecomeFirst|text-editing	text-editing, first-responder|Code reads `canBecomeFirstResponder`.|코드가 {1}의 canBecomeFirstResponder를 읽음
    phrase|the delegate of {of:text field} gets {call:field call}|receives fieldCalls in call|text-editing	nothing|Its delegate was asked or told.|{1}의 델리게이트가 {2} 호출을 받음
    phrase|the delegate of {of:text field} does not get {call:field call}|does not receive fieldCalls in call|text-editing	nothing|It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
    phrase|the delegate of {of:text field} got {calls:field calls}|history fieldCalls in calls|text-editing	nothing|All that it was asked and told since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 호출은 {2}
    phrase|the delegate of {of:text field} gets {call:field call} before that of {other:text field} gets {then:field call}|receives fieldCalls in call before fieldCalls in then|text-editing	nothing|The delegates were asked or told so, in that order.|{1}의 델리게이트가 {2} 호출을 받은 뒤 {3}의 델리게이트가 {4} 호출을 받음
    phrase|the delegate of {of:text view} gets {call:text view call}|receives textViewCalls in call|text-editing	nothing|Its delegate was asked or told.|{1}의 델리게이트가 {2} 호출을 받음
    phrase|the delegate of {of:text view} does not get {call:text view call}|does not receive textViewCalls in call|text-editing	nothing|It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
    phrase|the delegate of {of:text view} got {calls:text view calls}|history textViewCalls in calls|text-editing	nothing|All that it was asked and told since the scenario began, in order.|{1}의 델리게이트가 차례로 받은 호출은 {2}
    phrase|{of:text field or text view} gets {call:text call}|receives textCalls in call|text-editing	|The method was called.|{1}이(가) {2} 호출을 받음
    phrase|{of:text field or text view} does not get {call:text call}|does not receive textCalls in call|text-editing	|It was not.|{1}이(가) {2} 호출을 받지 않음
    phrase|the delegate of {of:search bar} lets editing begin|set letsEditingBegin, to yes|search-bars	|It answers yes to `searchBarShouldBeginEditing(_:)`.|{1}의 델리게이트가 편집 시작을 허용함
    phrase|the delegate of {of:search bar} does not let editing begin|set letsEditingBegin, to no|search-bars	|It answers no.|{1}의 델리게이트가 편집 시작을 거부함
    phrase|the delegate of {of:search bar} lets editing end|set letsEditingEnd, to yes|search-bars	|It answers yes to `searchBarShouldEndEditing(_:)`.|{1}의 델리게이트가 편집 종료를 허용함
    phrase|the delegate of {of:search bar} does not let editing end|set letsEditingEnd, to no|search-bars	|It answers no.|{1}의 델리게이트가 편집 종료를 거부함
    phrase|the user taps the cancel button of {of:search bar}|do pressCancelButton|search-bars	|The user taps the button beside the text.|사용자가 {1}의 취소 버튼을 탭함
    phrase|the delegate of {of:search bar} gets {call:search call}|receives searchCalls in call|search-bars	nothing|Its delegate was asked or told.|{1}의 델리게이트가 {2} 호출을 받음
    phrase|the delegate of {of:search bar} does not get {call:search call}|does not receive searchCalls in call|search-bars	nothing|It was not.|{1}의 델리게이트가 {2} 호출을 받지 않음
    phrase|the delegate of {of:search bar} got {calls:search calls}|history searchCalls in calls|search-bars	nothing|All that it was asked and told since the scenario began.|{1}의 델리게이트가 받은 호출은 {2}
    phrase|the user composes {text:text}|do compose|text-editing	first-responder|What an input method shows as marked: the letters so far, or a candidate.|사용자가 {1} 조합
    phrase|the user chooses {text:text}|do choose|text-editing	first-responder|The text takes the place of what is marked.|사용자가 조합한 것을 {1}(으)로 확정
    phrase|{of:text field or text view} has marked text|ask hasMarkedText, is yes|text-editing	|`markedTextRange` is not nil.|{1}에 마킹된 텍스트가 있음
    phrase|{of:text field or text view} has no marked text|ask hasMarkedText, is no|text-editing	|It is nil.|{1}에 마킹된 텍스트가 없음
    phrase|{of:text field or text view} is empty|ask hasText, is no|text-editing	|It has no text.|{1}이(가) 비어 있음
    phrase|{of:text field or text view} is not empty|ask hasText, is yes|text-editing	|It has some.|{1}이(가) 비어 있지 않음
    step|set barHidden|	Whether a navigation controller hides its navigation bar.|isNavigationBarHidden|
    step|set ownBackButton|	Whether a controller in the stack shows a back button of its own, or none, in place of the system's.|leftBarButtonItem or hidesBackButton|
    step|set otherDelegate|	Whether the recognizer that goes back has a delegate of one's own, that lets it begin, or none (no).|delegate of interactivePopGestureRecognizer|open with anything
    phrase|{of:controller} hides its navigation bar|set barHidden, to yes|bars	bars, view-controllers|Sets `isNavigationBarHidden` to yes.|{1}이(가) 내비게이션 바를 숨김
    phrase|{of:controller} shows its navigation bar|set barHidden, to no|bars	bars, view-controllers|Sets it to no.|{1}이(가) 내비게이션 바를 표시
    phrase|{of:controller} has a back button of its own|set ownBackButton, to yes|bars	bars, view-controllers|Sets `leftBarButtonItem` or `hidesBackButton` of its item.|{1}에 직접 만든 뒤로 버튼이 있음
    phrase|{of:back swipe recognizer} has a delegate of one's own|set otherDelegate, to yes|bars	|A delegate that says yes takes the place of the system's.|{1}에 직접 만든 델리게이트가 있음
    phrase|{of:back swipe recognizer} has no delegate|set otherDelegate, to no|bars	|The system's delegate is taken away.|{1}에 델리게이트가 없음
    step|set editing|	Whether a table is in editing mode.|isEditing|
    step|set allowsSelectionDuringEditing|	Whether the user can select rows in editing mode.|allowsSelectionDuringEditing|
    step|set allowsMultipleSelectionDuringEditing|	Whether the user can select several rows in editing mode.|allowsMultipleSelectionDuringEditing|
    step|set swipeActions|	A side to which a swipe over a row shows actions.|answer of the delegate's tableView(_:trailingSwipeActionsConfigurationForRowAt:), or of the one for the leading side,|
    step|set selectionStyle|	Whether a row shows that it is selected.|selectionStyle, where that is none,|
    step|ask showsActions|	Whether a row shows its swipe actions.|whether swipe actions are shown|open with anything
    phrase|{of:table} is being edited|set editing, to yes|row-details	row-details, tables|Sets `isEditing` to yes.|{1}이(가) 편집 모드임
    phrase|{of:table} is no longer edited|set editing, to no|row-details	row-details, tables|Sets it to no.|{1}의 편집 모드 끝냄
    phrase|{of:table} allows selection while it is edited|set allowsSelectionDuringEditing, to yes|row-details	row-details, tables|Sets `allowsSelectionDuringEditing` to yes.|{1}의 allowsSelectionDuringEditing 켬
    phrase|{of:table} allows several selections while editing|set allowsMultipleSelectionDuringEditing, to yes|row-details	row-details, tables|Sets `allowsMultipleSelectionDuringEditing` to yes.|{1}의 allowsMultipleSelectionDuringEditing 켬
    phrase|{of:table row} has actions for a swipe to the left|set swipeActions, side left|row-details	row-details, tables|The delegate returns actions for the trailing side.|{1}에 왼쪽 스와이프의 동작이 있음
    phrase|{of:table row} has actions for a swipe to the right|set swipeActions, side right|row-details	row-details, tables|It returns some for the leading side.|{1}에 오른쪽 스와이프의 동작이 있음
    phrase|{of:table row} does not show that it is selected|set selectionStyle, to no|row-details	row-details, tables|Sets its `selectionStyle` to none.|{1}의 selectionStyle을 none으로 설정
    phrase|{of:table row} shows its actions|ask showsActions, is yes|row-details	row-details, tables|Its swipe actions are shown.|{1}의 스와이프 동작이 표시됨
    phrase|{of:table row} shows no actions|ask showsActions, is no|row-details	row-details, tables|None are.|{1}의 스와이프 동작이 표시되지 않음
    step|set letsDismiss|	What the delegate of the presentation controller, given to it by this step, answers to `presentationControllerShouldDismiss(_:)`.|answer of the delegate's presentationControllerShouldDismiss(_:)|
    phrase|the presentation delegate of {of:controller} lets it be dismissed|set letsDismiss, to yes|dismissals	dismissals, view-controllers|It answers yes.|{1}의 프레젠테이션 델리게이트가 닫기를 허용함
    phrase|the presentation delegate of {of:controller} does not let it be dismissed|set letsDismiss, to no|dismissals	dismissals, view-controllers|It answers no.|{1}의 프레젠테이션 델리게이트가 닫기를 허용하지 않음
    phrase|the presentation delegate of {of:controller} gets {call:dismissal call}|receives dismissalCalls in call|dismissals	nothing|It was asked or told.|{1}의 프레젠테이션 델리게이트가 {2} 호출을 받음
    phrase|the presentation delegate of {of:controller} does not get {call:dismissal call}|does not receive dismissalCalls in call|dismissals	nothing|It was not.|{1}의 프레젠테이션 델리게이트가 {2} 호출을 받지 않음
    phrase|the presentation delegate of {of:controller} got {calls:dismissal calls}|history dismissalCalls in calls|dismissals	nothing|All that it was asked and told since the scenario began, in order.|{1}의 프레젠테이션 델리게이트가 차례로 받은 호출은 {2}
    step|do beginRefreshing|	Code calls `beginRefreshing()`.|beginRefreshing()|open with anything
    step|do endRefreshing|	Code calls `endRefreshing()`.|endRefreshing()|open with anything
    step|ask isRefreshing|	Whether a refresh control is refreshing.|isRefreshing|open with anything
    phrase|{of:refresh control} begins refreshing by code|do beginRefreshing|refreshing	|Code calls `beginRefreshing`.|코드가 {1}의 beginRefreshing() 호출
    phrase|{of:refresh control} ends refreshing|do endRefreshing|refreshing	|Code calls `endRefreshing`.|코드가 {1}의 endRefreshing() 호출
    phrase|{of:refresh control} is refreshing|ask isRefreshing, is yes|refreshing	|A refresh is in progress.|{1}이(가) 새로 고치는 중
    phrase|{of:refresh control} is not refreshing|ask isRefreshing, is no|refreshing	|None is.|{1}이(가) 새로 고치는 중이 아님
    phrase|{of:application} posts {call:keyboard notification}|receives keyboardPosts in call|keyboard	|It posts the notification.|{1}이(가) {2} 알림을 게시함
    phrase|{of:application} does not post {call:keyboard notification}|does not receive keyboardPosts in call|keyboard	|It does not.|{1}이(가) {2} 알림을 게시하지 않음
    phrase|{of:application} posted {calls:keyboard notifications}|history keyboardPosts in calls|keyboard	|All that it has posted of the keyboard since the scenario began, in order.|{1}이(가) 게시한 알림은 {2}
    """
}
