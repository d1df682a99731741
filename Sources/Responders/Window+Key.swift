extension Window {
  /// Whether this is the window that events without a place go to; one of an application is, where
  /// WIN-12 allows one for each scene: our choice.
  ///
  /// Spec: WIN-12.
  public final var isKeyWindow: Bool { owningApplication?.keyWindow === self }

  /// Makes this the key window, in place of the one before.
  ///
  /// Does nothing where `canBecomeKey` is false, or where the window is in no application,
  /// which is our choice. The order of the windows stays as it is.
  ///
  /// Spec: WIN-12, WIN-19.
  public final func makeKey() {
    if canBecomeKey { owningApplication?.keyWindow = self }
  }

  /// Makes this the key window, shows it and puts it in front of the others of its level.
  ///
  /// Spec: WIN-12, WIN-19.
  public final func makeKeyAndVisible() {
    isHidden = false
    moveToFront()
    makeKey()
  }

  /// Makes this the last of the windows that it stands among.
  ///
  /// Spec: WIN-19.
  final func moveToFront() {
    if let application {
      application.windows.removeAll { $0 === self }
      application.windows.append(self)
    } else if let windowScene {
      windowScene.windows.removeAll { $0 === self }
      windowScene.windows.append(self)
    }
  }

  /// The application that the window stands in, itself or with its scene.
  final var owningApplication: Application? { application ?? windowScene?.application }
}
