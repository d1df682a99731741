// swift-format-ignore-file
// The recognizers of UIKit that the remedies use, written by hand as the names in UIKit.swift are.

import ObjectiveC

open class UIGestureRecognizer: NSObject {
  public enum State { case possible, began, changed, ended, cancelled, failed }
  open var view: UIView? { nil }
  open var state = State.possible
  open var isEnabled = true
  public init(target: Any?, action: Selector?) {}
  open var cancelsTouchesInView = true
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
  open var delaysTouchesBegan = false
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open func require(toFail other: UIGestureRecognizer) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: Double = 0.5
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired = 1
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var numberOfTouches: Int { 0 }
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = 0
  open var allowedScrollTypesMask = UIScrollTypeMask.none
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}
public struct UIScrollTypeMask {
  // Not a name of UIKit's, where the mask is an option set.
  static let none = UIScrollTypeMask()
  public static let all = UIScrollTypeMask()
}
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  // Optional in UIKit.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}
open class UIPress: NSObject, Hashable {
  public enum PressType: Int { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
  open var type: PressType { .select }
  open var key: UIKey? { nil }
  public static func == (one: UIPress, other: UIPress) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}
open class UIKey: NSObject {
  open var charactersIgnoringModifiers: String { "" }
}
open class UIPressesEvent: UIEvent {}
