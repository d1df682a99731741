extension Window {
  /// Whether this is the window that events without a place go to; one of an application is.
  ///
  /// Spec: WIN-12.
  public final var isKeyWindow: Bool { owningApplication?.keyWindow === self }

  /// Makes this the key window, in place of the one before.
  ///
  /// Does nothing where the window stands in no application: our choice.
  ///
  /// Spec: WIN-12.
  public final func makeKey() { owningApplication?.keyWindow = self }

  /// Makes this the key window and shows it.
  ///
  /// Spec: WIN-12.
  public final func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The application that the window stands in, itself or with its scene.
  final var owningApplication: Application? { application ?? windowScene?.application }
}
