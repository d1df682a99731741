/// A view for text; it ignores interaction until told otherwise.
///
/// Spec: HIT-17.
open class Label: View {
  /// Makes a label with a frame in its future superview's coordinates, in points.
  ///
  /// Spec: HIT-17.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  open override var description: String { "Label" }

  override var isLibraryType: Bool { isMember(of: Label.self) }
}

/// A view for a picture; it ignores interaction until told otherwise.
///
/// Spec: HIT-17.
open class ImageView: View {
  /// Makes an image view with a frame in its future superview's coordinates, in points.
  ///
  /// Spec: HIT-17.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  open override var description: String { "ImageView" }

  override var isLibraryType: Bool { isMember(of: ImageView.self) }
}
