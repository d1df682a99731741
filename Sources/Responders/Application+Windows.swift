extension Application {
  /// Puts a window in front of the application's other windows, taking it from where it was.
  ///
  /// Spec: CHAIN-3.
  public final func addWindow(_ window: Window) {
    window.removeFromApplication()
    windows.append(window)
    window.application = self
  }

  /// Puts a scene in front of the application's other scenes, taking it from where it was.
  ///
  /// Spec: CHAIN-30.
  public final func addScene(_ scene: WindowScene) {
    scene.removeFromApplication()
    scenes.append(scene)
    scene.application = self
  }

  /// Gives a touch the frontmost window that has a view for it, and that view.
  ///
  /// The pages have no clause on several windows. That a window without a view for the touch lets
  /// it fall to the one behind follows what is observed; that windows in the application itself
  /// lie in front of those in scenes, and that a hidden window is not even asked, are our choices.
  ///
  /// Spec: HIT-1, HIT-3, HIT-9.
  final func place(_ touch: Touch, _ event: Event) {
    if place(touch, event, in: windows) { return }
    for scene in scenes.reversed() where place(touch, event, in: scene.windows) { return }
  }

  private func place(_ touch: Touch, _ event: Event, in windows: [Window]) -> Bool {
    for window in windows.reversed() where !window.isHidden {
      let point = window.pointFromSuperview(touch.location)
      guard let view = window.hitTest(point, with: event) else { continue }
      touch.window = window
      touch.view = view
      return true
    }
    return false
  }
}
