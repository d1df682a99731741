/// A scroll view of rows: a touch that climbs from a row to the table highlights the row, and selects
/// it when it ends there.
///
/// Rows are subviews of the table and have the frames that they were given; nothing is laid out,
/// edited or reused.
///
/// Spec: TABLE-1, TABLE-2, TABLE-5.
open class Table: ScrollView {
  /// Whether the user can select rows. Without selection nothing is highlighted either: an
  /// implementation choice, because TABLE-11 leaves it open.
  ///
  /// Spec: TABLE-11.
  public final var allowsSelection = true
  /// Whether the user can select several rows, and deselects one by tapping it again.
  ///
  /// Spec: TABLE-10, TABLE-12.
  public final var allowsMultipleSelection = false
  /// Whether the table is in editing mode, which has a selection of its own.
  ///
  /// Spec: TABLE-21, TABLE-32, TABLE-48.
  public final var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for case let row as TableRow in subviews {
        let wasSelected = row.isSelected
        row.isSelected = !isEditing && row.wasSelected
        row.wasSelected = wasSelected
      }
    }
  }
  /// Whether the user can select rows in editing mode.
  ///
  /// Spec: TABLE-21.
  public final var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows in editing mode, and deselects one by tapping it again.
  ///
  /// Spec: TABLE-21, TABLE-35.
  public final var allowsMultipleSelectionDuringEditing = false
  /// The delegate for rows, which the table retains, as a scroll view does its own.
  ///
  /// Spec: TABLE-3, TABLE-7.
  public final var tableDelegate: (any TableDelegate)?

  /// The row that is highlighted, and the touch that did it.
  private final var highlight: (row: TableRow, touch: ObjectIdentifier)?

  /// Creates a table with a frame in its superview's coordinates, in points.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  open override var description: String { "Table" }

  /// The rows in the table that are selected.
  ///
  /// Spec: TABLE-9, TABLE-12.
  public final var selectedRows: [TableRow] {
    subviews.compactMap { $0 as? TableRow }.filter { $0.isSelected }
  }

  /// Highlights the row of a touch, unless one is highlighted already: an implementation choice,
  /// because no clause covers several fingers.
  ///
  /// Where a row shows its actions, those of other rows than the touched one are put away instead.
  ///
  /// Spec: TABLE-1, TABLE-2, TABLE-29.
  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    let isClosed = !subviews.contains { ($0 as? TableRow)?.shownActions != nil }
    let touch: Touch? = touches.first
    let row = touch.flatMap { self.row(of: $0) }
    putAwayActions(except: row)
    if isClosed, let touch, highlight == nil, let row {
      highlight(row, ObjectIdentifier(touch))
    }
    super.touchesBegan(touches, with: event)
  }

  /// Selects the row that the touch highlighted; any other tap puts actions away.
  ///
  /// That a finger which has gone 10 points leaves them is an implementation choice (TABLE-30 leaves a swipe
  /// back open).
  ///
  /// Spec: TABLE-5, TABLE-29.
  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    if let row = takeHighlight(of: touches) {
      lift(row)
    } else if touches.allSatisfy({ $0.displacement.squaredLength < 10 * 10 }) {
      putAwayActions()
    }
    super.touchesEnded(touches, with: event)
  }

  /// Puts away the actions of all rows but one.
  ///
  /// Spec: TABLE-29, TABLE-30.
  final func putAwayActions(except row: TableRow? = nil) {
    for other in subviews where other !== row { (other as? TableRow)?.shownActions = nil }
  }

  /// Ends the highlight without selecting the row.
  ///
  /// Spec: TABLE-6.
  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    if let row = takeHighlight(of: touches) { endHighlight(of: row) }
    super.touchesCancelled(touches, with: event)
  }

  /// Selects a row without notifying the delegate, and no other row unless several may be selected.
  ///
  /// Spec: TABLE-13.
  public func selectRow(_ row: TableRow) {
    if !allowsSeveral { for other in selectedRows { other.isSelected = false } }
    row.isSelected = true
  }

  /// Deselects a row without notifying the delegate.
  ///
  /// Spec: TABLE-13.
  public final func deselectRow(_ row: TableRow) { row.isSelected = false }

  /// Reloads all rows, without notifying the delegate.
  ///
  /// Spec: TABLE-33.
  public final func reloadData() {
    for view in subviews { (view as? TableRow)?.reload() }
  }

  /// Whether several rows may be selected in the mode that the table is in.
  ///
  /// Spec: TABLE-10, TABLE-35.
  private final var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns the row that contains the view of a touch.
  private func row(of touch: Touch) -> TableRow? {
    var current = touch.view
    while let view = current, view.superview !== self { current = view.superview }
    return current as? TableRow
  }

  /// Whether the user may select rows in the mode that the table is in.
  ///
  /// Spec: TABLE-11, TABLE-21.
  fileprivate final var permitsSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func highlight(_ row: TableRow, _ touch: ObjectIdentifier) {
    guard permitsSelection else { return }
    guard tableDelegate?.table(self, shouldHighlight: row) != false else { return }
    highlight = (row, touch)
    row.isHighlighted = true
    tableDelegate?.table(self, didHighlight: row)
  }

  /// Returns the row that one of the touches highlighted, whose highlight is about to end.
  private func takeHighlight(of touches: [Touch]) -> TableRow? {
    guard let (row, touch) = highlight,
      touches.contains(where: { ObjectIdentifier($0) == touch })
    else { return nil }
    highlight = nil
    return row
  }

  /// Ends the highlight of a row and notifies the delegate.
  ///
  /// Spec: TABLE-4.
  final func endHighlight(of row: TableRow) {
    row.isHighlighted = false
    tableDelegate?.table(self, didUnhighlight: row)
  }

  /// Ends the highlight of a row and selects it.
  ///
  /// The delegate is notified of the highlight first: an implementation choice, because no clause gives the
  /// order of a table's calls at the lift.
  func lift(_ row: TableRow) {
    endHighlight(of: row)
    tap(row)
  }

  /// Selects a row that was tapped, or, where several may be selected, deselects it if it was.
  ///
  /// A row that is selected alone is selected once more: an implementation choice, because no clause
  /// covers this.
  ///
  /// Spec: TABLE-5, TABLE-8, TABLE-9, TABLE-12, TABLE-35.
  final func tap(_ row: TableRow) {
    if allowsSeveral, row.isSelected { return askToDeselect(row) }
    guard let chosen = tableDelegate.map({ $0.table(self, willSelect: row) }) ?? row
    else { return }
    if !allowsSeveral {
      for other in selectedRows where other !== chosen { replace(other) }
    }
    chosen.isSelected = true
    tableDelegate?.table(self, didSelect: chosen)
  }

  /// Deselects a row that another selection replaces, if the delegate confirms it.
  ///
  /// Spec: TABLE-9, TABLE-14.
  func replace(_ row: TableRow) { askToDeselect(row) }

  /// Deselects the row that the delegate confirms or names; none if it refuses.
  ///
  /// Spec: TABLE-9, TABLE-14.
  private func askToDeselect(_ row: TableRow) {
    guard let chosen = tableDelegate.map({ $0.table(self, willDeselect: row) }) ?? row
    else { return }
    chosen.isSelected = false
    tableDelegate?.table(self, didDeselect: chosen)
  }
}

/// A row of a table.
///
/// Spec: TABLE-1, TABLE-5, TABLE-49.
open class TableRow: View {
  /// Whether a touch highlights the row.
  ///
  /// Spec: TABLE-1, TABLE-34.
  public final internal(set) var isHighlighted = false { didSet { highlightControls(in: self) } }
  /// Whether the row is selected.
  ///
  /// Spec: TABLE-5, TABLE-34.
  public final internal(set) var isSelected = false { didSet { highlightControls(in: self) } }
  /// Whether the row was selected when editing mode last began or ended.
  ///
  /// Spec: TABLE-48.
  final var wasSelected = false

  /// The sides to which a swipe shows actions.
  ///
  /// Spec: TABLE-25.
  public final var swipeActions: SwipeGestureRecognizer.Direction = []
  /// The side whose actions are shown; nil for none.
  ///
  /// Spec: TABLE-25.
  public final internal(set) var shownActions: SwipeGestureRecognizer.Direction?

  open override var description: String { "TableRow" }

  /// Selects the row where select is let go on it, which has the focus then.
  ///
  /// That it is not highlighted is an implementation choice (TABLE-49 leaves it open).
  ///
  /// Spec: TABLE-49, TABLE-50.
  open override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    if presses.contains(where: { $0.key == "select" && $0.responder === self }),
      let table = superview as? Table, table.permitsSelection
    {
      table.tap(self)
    }
    super.pressesEnded(presses, with: event)
  }

  /// Highlights the controls in a view as the row is highlighted or selected.
  ///
  /// Spec: TABLE-34.
  func highlightControls(in view: View) {
    for subview in view.subviews {
      (subview as? Control)?.isHighlighted = isHighlighted || isSelected
      highlightControls(in: subview)
    }
  }

  /// Deselects the row and has a first responder in it resign, without notifying the delegate of the
  /// table.
  ///
  /// That its touches, its highlight and its actions stay is an implementation choice, because TABLE-33
  /// does not cover them.
  ///
  /// Spec: TABLE-33.
  public final func reload() {
    isSelected = false
    _ = endEditing(true)
  }

  override var isLibraryType: Bool { isMember(of: TableRow.self) }
}

/// The button in the accessory of a row.
///
/// Spec: TABLE-23.
public final class AccessoryButton: Control {
  public override var description: String { "AccessoryButton" }

  /// Tells the delegate of the table as well.
  ///
  /// Spec: TABLE-23.
  public override func sendActions(for events: ControlEvent, with event: Event?) {
    if events == .touchUpInside, let row = superview as? TableRow,
      let table = row.superview as? Table
    {
      table.tableDelegate?.table(table, accessoryButtonTappedFor: row)
    }
    super.sendActions(for: events, with: event)
  }
}

/// An object that a table asks about its rows and notifies of them, or a collection about its items.
///
/// Spec: TABLE-3, TABLE-4, TABLE-7, TABLE-8, TABLE-9, TABLE-14, TABLE-36, TABLE-38, TABLE-40.
public protocol TableDelegate: AnyObject {
  /// Returns whether a touch highlights a row, and so may select it.
  func table(_ table: Table, shouldHighlight row: TableRow) -> Bool

  /// A row was highlighted.
  func table(_ table: Table, didHighlight row: TableRow)

  /// A row is no longer highlighted.
  func table(_ table: Table, didUnhighlight row: TableRow)

  /// Returns the row to select instead of the one that was tapped: mostly the same, or nil for none. A
  /// collection selects the item for any but nil.
  func table(_ table: Table, willSelect row: TableRow) -> TableRow?

  /// The user selected a row.
  func table(_ table: Table, didSelect row: TableRow)

  /// Returns the row to deselect instead of one that another selection replaces; nil for none. A collection
  /// asks about the item that was tapped alone, and deselects it for any but nil.
  func table(_ table: Table, willDeselect row: TableRow) -> TableRow?

  /// The user deselected a row.
  func table(_ table: Table, didDeselect row: TableRow)

  /// The user tapped the button in the accessory of a row. Does nothing by default.
  func table(_ table: Table, accessoryButtonTappedFor row: TableRow)
}

extension TableDelegate {
  /// Nothing.
  public func table(_ table: Table, accessoryButtonTappedFor row: TableRow) {}
}
