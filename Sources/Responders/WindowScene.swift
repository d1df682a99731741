/// A group of windows in an application; it follows its windows in the chain.
///
/// It owns its windows; the application owns it. It has no delegate in the chain: our choice
/// (CHAIN-31, MAY).
///
/// Spec: CHAIN-30, CHAIN-31, WIN-18.
open class WindowScene: Responder {
  /// The windows, from back to front.
  public final internal(set) var windows: [Window] = []
  /// The application it stands in, which clears this when it goes.
  public final internal(set) unowned(unsafe) var application: Application?

  /// The application, or nil while the scene stands in none.
  ///
  /// Spec: CHAIN-30.
  open override var next: Responder? { interceptor?.next ?? application }

  open override var description: String { "WindowScene" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == WindowScene.self
    #endif
  }

  override var mayFollowApplication: Bool { false }

  /// Puts a window in front of the scene's other windows, taking it from where it was.
  ///
  /// Spec: CHAIN-30, WIN-7, WIN-13.
  public final func addWindow(_ window: Window) {
    let arbiter = window.leaveApplication()
    windows.append(window)
    window.windowScene = self
    application?.makeKeyIfNoneIs(window)
    arbiter?.abandon(window)
  }

  /// Takes the scene with its windows out of its application.
  ///
  /// Spec: CHAIN-12, CHAIN-30.
  public final func removeFromApplication() {
    guard let application else { return }
    if application.keyWindow?.windowScene === self { application.keyWindow = nil }
    self.application = nil
    application.scenes.removeAll { $0 === self }
    for window in windows { application.arbiter?.abandon(window) }
  }

  deinit {
    for window in windows { window.windowScene = nil }
  }
}
