/// A scroll view of items: a touch that climbs from an item to the collection highlights the item, and
/// selects it when it ends there.
///
/// It differs from a table in what it asks its delegate, and in which order. Items are subviews and have
/// the frames that they were given.
///
/// Spec: TABLE-36.
public final class CollectionView: Table {
  /// Creates a collection with a frame in its superview's coordinates, in points.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    alwaysBounceVertical = false
  }

  public override var description: String { "CollectionView" }

  /// Selects an item without notifying the delegate, if the collection allows selection.
  ///
  /// Spec: TABLE-43.
  public override func selectRow(_ item: TableRow) {
    if allowsSelection { super.selectRow(item) }
  }

  /// Selects or deselects an item, whose highlight ends after that.
  ///
  /// Spec: TABLE-36, TABLE-41.
  override func lift(_ item: TableRow) {
    tap(item)
    endHighlight(of: item)
  }

  /// Deselects an item that another selection replaces without asking the delegate, and notifies it.
  ///
  /// Spec: TABLE-40.
  override func replace(_ item: TableRow) {
    item.isSelected = false
    tableDelegate?.table(self, didDeselect: item)
  }
}

/// An item of a collection.
///
/// Spec: TABLE-36.
public final class CollectionItem: TableRow {
  public override var description: String { "CollectionItem" }

  /// Leaves the controls as they are.
  ///
  /// Spec: TABLE-45.
  override func highlightControls(in view: View) {}
}
