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

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Label.self
    #endif
  }
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

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == ImageView.self
    #endif
  }
}
