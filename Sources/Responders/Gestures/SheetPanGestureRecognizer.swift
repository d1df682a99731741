/// A sheet's own recognizer of vertical drags: it moves the view that it is attached to, which is the
/// view of a presented controller, and dismisses the controller when that was dragged far enough.
///
/// The view's frame is the sheet's at its large detent. Nothing is animated, and flicks count as any
/// drag: implementation choices, because no clause covers speeds.
///
/// Spec: SHEET-1, SHEET-3, SHEET-6.
public final class SheetPanGestureRecognizer: PanGestureRecognizer {
  /// Whether the sheet has a medium detent beside the large one. It then rests there at first.
  ///
  /// The detent is half of the sheet's height, which is an implementation choice: in UIKit it is about
  /// half of the screen's.
  ///
  /// Spec: SHEET-8.
  public var hasMediumDetent = false {
    didSet { rest(at: hasMediumDetent ? height / 2 : 0) }
  }
  /// Whether an upward drag in a scroll view that is at its top expands the sheet first.
  ///
  /// Spec: SHEET-8, SHEET-9.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The largest detent at which the screen around the sheet is not dimmed and takes touches; nil by
  /// default.
  ///
  /// Spec: SHEET-10, SHEET-11.
  public var largestUndimmedDetent: Detent?

  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// The whole of the sheet's frame.
    case large
  }

  /// Whether what lies around the sheet takes touches at the detent at which it rests.
  ///
  /// Spec: SHEET-11.
  var isUndimmed: Bool {
    switch largestUndimmedDetent {
    case .large: true
    case .medium: detent > 0
    case nil: false
    }
  }

  /// How far below its frame at the large detent the sheet is, in points.
  private var lowering = 0.0
  /// How far below that frame its detent is, in points.
  private var detent = 0.0
  /// The part of the finger's way that moves nothing.
  private var slop = 0.0

  /// Creates the recognizer of a sheet with the large detent.
  public override init() {
    super.init()
    delegate = SheetRules()
  }

  public override var description: String { "SheetPanGestureRecognizer" }

  /// Begins 10 points up or down, as recorded, where the sheet can move that way.
  ///
  /// Spec: SHEET-1, SHEET-2.
  public override func touchesMoved(_ touches: [Touch], with event: Event) {
    if isInProgress {
      state = .changed
    } else if abs(translation.y) >= 10 {
      state = canMove(translation.y) ? .began : .failed
    } else if abs(translation.x) >= 10 {
      state = .failed
    }
  }

  /// Moves the sheet before the actions are sent, which is an implementation choice.
  public override func fire() {
    if currentState == .began { slop = translation.y.clamped(-10, 10) }
    if currentState.isRunning {
      lower(by: max(0, detent + translation.y - slop))
    } else {
      settle()
    }
    super.fire()
  }

  private var height: Double { view?.frame.size.height ?? 0 }

  /// Returns whether a drag that way moves the sheet, and not the content of the scroll view in which
  /// it began.
  ///
  /// Spec: SHEET-2, SHEET-3, SHEET-4, SHEET-5, SHEET-8, SHEET-9, SHEET-16.
  private func canMove(_ distance: Double) -> Bool {
    guard distance > 0 || detent > 0 else { return false }
    guard let scrollView = touchedScrollView else { return true }
    if distance > 0, scrollView.subviews.contains(where: { $0 is RefreshControl }) { return false }
    return scrollView.contentOffset.y <= scrollView.range(along: .vertical).lowest
      && (distance > 0 || prefersScrollingExpandsWhenScrolledToEdge)
  }

  /// The innermost scroll view in the sheet in which the drag began.
  private var touchedScrollView: ScrollView? {
    var current = touches.first?.view
    while let inner = current, inner !== view {
      if let scrollView = inner as? ScrollView { return scrollView }
      current = inner.superview
    }
    return nil
  }

  /// Dismisses the sheet if the finger left it more than half of its height lower; moves it to the
  /// nearest detent otherwise.
  ///
  /// Spec: SHEET-6, SHEET-7.
  private func settle() {
    let controller = view?.controller
    let isFar = lowering - detent > (height - detent) / 2
    if currentState == .ended, isFar, let controller { dismiss(controller) }
    rest(at: hasMediumDetent && lowering > height / 4 ? height / 2 : 0)
  }

  /// Dismisses a controller for the user, unless it or its delegate prevents that.
  ///
  /// Spec: SHEET-7, SHEET-14, SHEET-15, SHEET-18.
  private func dismiss(_ controller: ViewController) {
    let delegate = controller.presentationDelegate
    guard !controller.isModal, delegate?.shouldDismiss(controller) != false else {
      delegate?.didAttemptToDismiss(controller)
      return
    }
    delegate?.willDismiss(controller)
    controller.presentingViewController?.dismiss()
    delegate?.didDismiss(controller)
  }

  private func rest(at distance: Double) {
    detent = distance
    lower(by: distance)
  }

  private func lower(by distance: Double) {
    view?.frame.origin.y += distance - lowering
    lowering = distance
  }
}

/// The rule between a sheet's drags and those of scroll views.
private final class SheetRules: GestureRecognizerDelegate {
  /// Returns true for the drags of scroll views, which scroll where the sheet does not move.
  ///
  /// Spec: SHEET-3, SHEET-4.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { other is ScrollPanGestureRecognizer }
}

/// An object that decides about dismissals by the user, and is notified of them.
///
/// Spec: SHEET-14, SHEET-15.
public protocol PresentationDelegate: AnyObject {
  /// Returns whether the user may dismiss a controller.
  func shouldDismiss(_ controller: ViewController) -> Bool
  /// Notifies the delegate that the user is about to dismiss a controller.
  func willDismiss(_ controller: ViewController)
  /// Notifies the delegate that the user dismissed a controller.
  func didDismiss(_ controller: ViewController)
  /// Notifies the delegate that the user tried to dismiss a controller, which was prevented.
  func didAttemptToDismiss(_ controller: ViewController)
}
