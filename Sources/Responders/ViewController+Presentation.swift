extension ViewController {
  /// Shows a controller in front: its view goes to the front of this one's window, where this
  /// one's view stands in a window.
  ///
  /// The view goes right into the window, without a helper view between them (CHAIN-27, MAY).
  /// Does nothing where this controller presents another already, where the new one is presented
  /// already, is this controller itself, or is one that this controller stands in: our choice.
  ///
  /// Spec: CHAIN-27, CHAIN-28, CHAIN-29.
  public final func present(_ controller: ViewController) {
    guard presentedViewController == nil, controller.presentingViewController == nil,
      canTake(controller)
    else { return }
    controller.removeFromParent()
    presentedViewController = controller
    controller.presentingViewController = self
    if let window = viewIfLoaded?.window { window.addSubview(controller.view) }
  }

  /// Takes away the controller that this one presents, with all that it presents in turn, and
  /// their views. One that presents none but is presented is taken away itself.
  ///
  /// Spec: CHAIN-29.
  public final func dismiss() {
    guard var top = presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    presentedViewController = nil
    while true {
      top.presentingViewController = nil
      top.viewIfLoaded?.removeFromSuperview()
      guard let further = top.presentedViewController else { return }
      top.presentedViewController = nil
      top = further
    }
  }
}
