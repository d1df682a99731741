/// A group of windows in an application; in the chain it follows its windows.
///
/// Owns its windows, and is owned by the application. Its delegate is not in the chain: an
/// implementation choice (CHAIN-31, MAY).
///
/// Spec: CHAIN-30, CHAIN-31, WIN-18.
open class WindowScene: Responder {
  /// The windows, from back to front.
  public final internal(set) var windows: [Window] = []
  /// The application; its deinitializer clears this property.
  public final internal(set) unowned(unsafe) var application: Application?

  /// The application, or nil if the scene is in none.
  ///
  /// Spec: CHAIN-30.
  open override var next: Responder? { interceptor?.next ?? application }

  open override var description: String { "WindowScene" }

  override var isLibraryType: Bool { isMember(of: WindowScene.self) }

  override var canFollowApplication: Bool { false }

  /// Adds a window in front of the scene's other windows, removing it from its application or
  /// scene.
  ///
  /// Spec: CHAIN-30, WIN-7, WIN-13.
  public final func addWindow(_ window: Window) {
    let arbiter = window.detachFromApplication()
    windows.append(window)
    window.windowScene = self
    application?.makeKeyIfNeeded(window)
    arbiter?.cancelAttempts(in: window)
  }

  /// Removes the scene and its windows from its application.
  ///
  /// Spec: CHAIN-12, CHAIN-30.
  public final func removeFromApplication() {
    let arbiter = detachFromApplication()
    for window in windows { arbiter?.cancelAttempts(in: window) }
  }

  /// Removes the scene from its application. Returns the arbiter that has to cancel the attempts in
  /// the windows once the scene has been added elsewhere, because that calls actions.
  final func detachFromApplication() -> GestureArbiter? {
    guard let application else { return nil }
    if application.keyWindow?.windowScene === self { application.keyWindow = nil }
    self.application = nil
    application.scenes.removeAll { $0 === self }
    return application.arbiter
  }

  deinit {
    for window in windows { window.windowScene = nil }
  }
}
