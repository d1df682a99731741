/// A view that displays text; user interaction is disabled by default.
///
/// Spec: HIT-17.
open class Label: View {
  /// Creates a label with a frame in its superview's coordinates, in points.
  ///
  /// Spec: HIT-17.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  open override var description: String { "Label" }

  override var isLibraryType: Bool { isMember(of: Label.self) }
}

/// A view that displays an image; user interaction is disabled by default.
///
/// Spec: HIT-17.
open class ImageView: View {
  /// Creates an image view with a frame in its superview's coordinates, in points.
  ///
  /// Spec: HIT-17.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  open override var description: String { "ImageView" }

  override var isLibraryType: Bool { isMember(of: ImageView.self) }
}

/// A navigation bar: a view that its controller may hide.
///
/// Spec: EDGE-22.
public final class NavigationBar: View {
  public override var description: String { "NavigationBar" }
}
