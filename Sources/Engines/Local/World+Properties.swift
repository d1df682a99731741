// Written by `make vocabulary` from Spec/vocabulary.md. Where a line does not compile, the class has no
// property of this name: correct the class, or both the page and the line.

import Conformance
import Responders

extension World {
  /// Sets a property that the vocabulary names; returns false for other forms.
  func setProperty(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "hidden": try object(name, "a view", View.self).isHidden = value.truth
    case "alpha": try object(name, "a view", View.self).alpha = value.number
    case "interactionEnabled":
      try object(name, "a view", View.self).isUserInteractionEnabled = value.truth
    case "clipsToBounds": try object(name, "a view", View.self).clipsToBounds = value.truth
    case "cornerRadius": try object(name, "a view", View.self).cornerRadius = value.number
    case "zPosition": try object(name, "a view", View.self).zPosition = value.number
    case "multipleTouch": try object(name, "a view", View.self).isMultipleTouchEnabled = value.truth
    case "exclusiveTouch": try object(name, "a view", View.self).isExclusiveTouch = value.truth
    case "editable": try object(name, "a text view", TextView.self).isEditable = value.truth
    case "selectable": try object(name, "a text view", TextView.self).isSelectable = value.truth
    case "on": try object(name, "a switch", Switch.self).isOn = value.truth
    case "continuous": try object(name, "a slider", Slider.self).isContinuous = value.truth
    case "wraps": try object(name, "a stepper", Stepper.self).wraps = value.truth
    case "segments":
      try object(name, "a segmented control", SegmentedControl.self)
        .numberOfSegments = value.integer
    case "momentary":
      try object(name, "a segmented control", SegmentedControl.self).isMomentary = value.truth
    case "pages": try object(name, "a page control", PageControl.self).numberOfPages = value.integer
    case "showsMenuAsPrimaryAction":
      try object(name, "a control", Control.self).showsMenuAsPrimaryAction = value.truth
    case "tapsRequired":
      try object(name, "a tap recognizer", TapGestureRecognizer.self)
        .numberOfTapsRequired = value.integer
    case "minimumPressDuration":
      try object(name, "a long press recognizer", LongPressGestureRecognizer.self)
        .minimumPressDuration = value.number
    case "cancelsTouchesInView":
      try object(name, "a recognizer", GestureRecognizer.self).cancelsTouchesInView = value.truth
    case "delaysTouchesBegan":
      try object(name, "a recognizer", GestureRecognizer.self).delaysTouchesBegan = value.truth
    case "delaysTouchesEnded":
      try object(name, "a recognizer", GestureRecognizer.self).delaysTouchesEnded = value.truth
    case "requiresExclusiveTouchType":
      try object(name, "a recognizer", GestureRecognizer.self)
        .requiresExclusiveTouchType = value.truth
    case "zoomScale": try object(name, "a scroll view", ScrollView.self).zoomScale = value.number
    case "delaysContentTouches":
      try object(name, "a scroll view", ScrollView.self).delaysContentTouches = value.truth
    case "canCancelContentTouches":
      try object(name, "a scroll view", ScrollView.self).canCancelContentTouches = value.truth
    case "scrollable":
      try object(name, "a scroll view", ScrollView.self).isScrollEnabled = value.truth
    case "bounces": try object(name, "a scroll view", ScrollView.self).bounces = value.truth
    case "alwaysBounceVertical":
      try object(name, "a scroll view", ScrollView.self).alwaysBounceVertical = value.truth
    case "alwaysBounceHorizontal":
      try object(name, "a scroll view", ScrollView.self).alwaysBounceHorizontal = value.truth
    case "locksDirections":
      try object(name, "a scroll view", ScrollView.self).isDirectionalLockEnabled = value.truth
    case "paging": try object(name, "a scroll view", ScrollView.self).isPagingEnabled = value.truth
    case "scrollsToTop":
      try object(name, "a scroll view", ScrollView.self).scrollsToTop = value.truth
    case "modalInPresentation":
      try object(name, "a view controller", ViewController.self).isModalInPresentation = value.truth
    case "keyboardScrolling":
      try object(name, "a scroll view", ScrollView.self).allowsKeyboardScrolling = value.truth
    case "clearsOnBegin":
      try object(name, "a text field", TextField.self).clearsOnBeginEditing = value.truth
    case "secure": try object(name, "a text field", TextField.self).isSecureTextEntry = value.truth
    case "barHidden":
      try object(name, "a view controller", ViewController.self).isNavigationBarHidden = value.truth
    case "editing": try object(name, "a table", Table.self).isEditing = value.truth
    case "allowsSelectionDuringEditing":
      try object(name, "a table", Table.self).allowsSelectionDuringEditing = value.truth
    case "allowsMultipleSelectionDuringEditing":
      try object(name, "a table", Table.self).allowsMultipleSelectionDuringEditing = value.truth
    default: return false
    }
    return true
  }

  /// Answers a question about a property that the vocabulary names; returns nil for other forms.
  func answerProperty(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "isFirstResponder":
      return .truth(try object(step["of"].text, "a responder", Responder.self).isFirstResponder)
    case "isOn": return .truth(try object(step["of"].text, "a switch", Switch.self).isOn)
    case "isDragging":
      return .truth(try object(step["of"].text, "a scroll view", ScrollView.self).isDragging)
    case "isDecelerating":
      return .truth(try object(step["of"].text, "a scroll view", ScrollView.self).isDecelerating)
    case "isZooming":
      return .truth(try object(step["of"].text, "a scroll view", ScrollView.self).isZooming)
    case "isRefreshing":
      return .truth(
        try object(step["of"].text, "a refresh control", RefreshControl.self).isRefreshing)
    default: return nil
    }
  }
}
