// swift-format-ignore-file
// The names of UIKit that the remedies of Spec/symptoms.md use, written by hand after Apple's
// documentation. `Tests/Remedies/check` compiles the remedies against them, on every platform; a name
// that is declared wrongly here is not noticed.

import ObjectiveC

open class UIEvent: NSObject {
  public enum EventSubtype { case none, motionShake, remoteControlTogglePlayPause }
  open var subtype: EventSubtype { .none }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}
open class UITouch: NSObject, Hashable {
  public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open var keyCommands: [UIKeyCommand]? { nil }
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
}
open class UIKeyCommand: NSObject {
  public struct ModifierFlags: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public static let inputUpArrow = ""
  public static let inputDownArrow = ""
  public init(input: String, modifierFlags: ModifierFlags, action: Selector) {}
  open var wantsPriorityOverSystemBehavior = false
}

open class UIApplication: UIResponder {
  public static var shared: UIApplication { UIApplication() }
  open func beginReceivingRemoteControlEvents() {}
}
open class UIWindowScene: UIResponder {}
open class CALayer {
  open var name: String?
  open func hitTest(_ point: CGPoint) -> CALayer? { nil }
}
open class UIWindow: UIView {
  public struct Level {
    public static let normal = Level()
    public static let alert = Level()
  }
  public convenience init(windowScene: UIWindowScene) { self.init() }
  open var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var canBecomeKey: Bool { true }
  open var rootViewController: UIViewController?
  open func makeKey() {}
}
open class UIView: UIResponder {
  public override init() {}
  open var frame = CGRect(origin: CGPoint(x: 0, y: 0), size: CGSize(width: 0, height: 0))
  open var bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: CGSize(width: 0, height: 0))
  open var center = CGPoint(x: 0, y: 0)
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isAccessibilityElement = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var layer: CALayer { CALayer() }
  open var subviews: [UIView] { [] }
  open var superview: UIView? { nil }
  open var window: UIWindow? { nil }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func isDescendant(of view: UIView) -> Bool { false }
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func addSubview(_ view: UIView) {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func addInteraction(_ interaction: UIInteraction) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
public struct UIEdgeInsets {
  public var top: CGFloat = 0
  public init() {}
}
public struct UIAccessibilityTraits: OptionSet {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
}
public protocol UIInteraction {}
public protocol UIDragInteractionDelegate {}
open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: UIDragInteractionDelegate) {}
  open var allowsSimultaneousRecognitionDuringLift = false
}
open class UILabel: UIView {}
open class UIImageView: UIView {}
open class UIControl: UIView {
  public struct Event: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  public struct State: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let highlighted = State(rawValue: 1 << 0)
    public static let selected = State(rawValue: 1 << 2)
  }
  open var isHighlighted = false
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func sendActions(for events: Event) {}
  open var showsMenuAsPrimaryAction = false
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
open class UIButton: UIControl {
  open func setTitle(_ title: String?, for state: State) {}
}
open class UISwitch: UIControl {
  open var isOn = false
}
open class UIBarButtonItem: NSObject {
  public init(customView: UIView) {}
}
open class UIContextMenuInteraction: NSObject {}
open class UIContextMenuConfiguration: NSObject {}
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {}
open class UIPageControl: UIControl {
  open var currentPage = 0
}
open class UIDatePicker: UIControl {
  open var countDownDuration: Double = 0
}
open class UISlider: UIControl {
  open var value: Float = 0
}
open class UITextField: UIControl {
  public enum ViewMode { case never, whileEditing, unlessEditing, always }
  open var text: String?
  open var markedTextRange: UITextRange? { nil }
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var inputView: UIView?
  open func deleteBackward() {}
  open var isSecureTextEntry = false
  open var inputAccessoryView: UIView?
  open var keyboardType = UIKeyboardType.default
  open weak var delegate: (any UITextFieldDelegate)?
}
public enum UIKeyboardType { case `default`, numberPad }
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
public struct NSRange {}
open class NSAttributedString: NSObject {
  public struct Key { public static let link = Key() }
  open func attribute(
    _ name: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { nil }
}
open class UITextPosition: NSObject {}
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
}
public enum UITextGranularity { case character }
public enum UITextLayoutDirection { case right, left, up, down }
public struct UITextDirection {
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection() }
}
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
}
extension Range<String.Index> {
  public init?(_ range: NSRange, in text: String) { nil }
}
extension String {
  public func replacingCharacters(in range: Range<String.Index>, with text: String) -> String { self }
}

open class UIScrollView: UIView {
  public enum KeyboardDismissMode { case none, onDrag, interactive }
  open var contentSize = CGSize(width: 0, height: 0)
  open var delaysContentTouches = true
  open var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  open weak var delegate: (any UIScrollViewDelegate)?
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var isScrollEnabled = true
  open var alwaysBounceVertical = false
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var transfersHorizontalScrollingToParent = true
  open var contentOffset = CGPoint(x: 0, y: 0)
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
}
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  // Optional in UIKit.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
public protocol UITextViewDelegate: NSObjectProtocol {}
open class UITextView: UIScrollView {
  open var isSelectable = true, isEditable = true
  open var inputAccessoryView: UIView?
  open var attributedText: NSAttributedString!
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var tokenizer: any UITextInputTokenizer { fatalError() }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func firstRect(for range: UITextRange) -> CGRect { bounds }
  open func offset(from position: UITextPosition, to other: UITextPosition) -> Int { 0 }
}
open class UITableView: UIScrollView {
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {}
  public enum ScrollPosition { case none, top, middle, bottom }
  open var indexPathForSelectedRow: IndexPath? { nil }
  open func reloadData() {}
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
open class UITableViewCell: UIView {
  open var contentView: UIView { self }
  open func setSelected(_ selected: Bool, animated: Bool) {}
}
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  // Optional in UIKit.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
}

open class UIViewController: UIResponder {
  open var view: UIView! { nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var navigationController: UINavigationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open var presentedViewController: UIViewController? { nil }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open var isModalInPresentation = false
  open var presentationController: UIPresentationController? { nil }
  open var presentingViewController: UIViewController? { nil }
}
public protocol UIViewControllerTransitionCoordinator {
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
public protocol UIViewControllerTransitionCoordinatorContext { var isCancelled: Bool { get } }
open class UITableViewController: UIViewController {
  open var tableView: UITableView! { nil }
  open var refreshControl: UIRefreshControl?
}
open class UIRefreshControl: UIControl {
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
open class UISplitViewController: UIViewController {}
open class UINavigationController: UIViewController {
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  open var viewControllers: [UIViewController] = []
}
open class UISheetPresentationController: NSObject {
  public final class Detent {
    public struct Identifier: Sendable {
      public static let medium = Identifier()
    }
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
  }
  open var detents: [Detent] = []
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
}
public struct UIRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let bottom = UIRectEdge(rawValue: 4)
}
