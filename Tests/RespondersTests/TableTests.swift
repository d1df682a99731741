import Responders
import Testing

/// Records the calls of a table's delegate, and answers as told.
private final class RowLog: TableDelegate {
  var lines: [String] = []

  func table(_ table: Table, shouldHighlight row: TableRow) -> Bool {
    lines.append("shouldHighlight")
    return true
  }

  func table(_ table: Table, didHighlight row: TableRow) { lines.append("didHighlight") }

  func table(_ table: Table, didUnhighlight row: TableRow) { lines.append("didUnhighlight") }

  func table(_ table: Table, willSelect row: TableRow) -> TableRow? { row }

  func table(_ table: Table, didSelect row: TableRow) { lines.append("didSelect") }

  func table(_ table: Table, willDeselect row: TableRow) -> TableRow? { row }

  func table(_ table: Table, didDeselect row: TableRow) { lines.append("didDeselect") }
}

@Suite("Tables")
struct TableTests {
  private let application = Application()
  private let table = Table(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let first = TableRow(frame: Rect(x: 0, y: 0, width: 300, height: 60))
  private let second = TableRow(frame: Rect(x: 0, y: 60, width: 300, height: 60))
  private let log = RowLog()

  init() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    application.addWindow(window)
    window.addSubview(table)
    table.addSubview(first)
    table.addSubview(second)
    table.delaysContentTouches = false
  }

  private func touch(_ finger: Int, _ y: Double) -> Touch {
    Touch(at: Point(x: 100, y: y), finger: finger)
  }

  @Test("A table without a delegate highlights a row and selects it at the lift")
  func noDelegate() {
    let finger = touch(1, 30)
    application.sendEvent(Event(touches: [finger]))
    #expect(first.isHighlighted && !first.isSelected)
    application.lift(finger)
    #expect(!first.isHighlighted && first.isSelected)
    #expect(table.selectedRows.map { $0 === first } == [true])
  }

  @Test("A second finger on another row highlights nothing while the first is down")
  func secondFinger() {
    table.tableDelegate = log
    let (one, two) = (touch(1, 30), touch(2, 90))
    application.sendEvent(Event(touches: [one]))
    application.sendEvent(Event(touches: [one, two]))
    #expect(first.isHighlighted && !second.isHighlighted)
    #expect(log.lines == ["shouldHighlight", "didHighlight"])
  }

  @Test("A swipe back leaves the actions of a row that has some for one side alone")
  func swipeBack() {
    table.addGestureRecognizer(SwipeActionsGestureRecognizer())
    second.swipeActions = .left
    swipe(from: 200, to: 100)
    #expect(second.shownActions == .left)
    swipe(from: 100, to: 200)
    #expect(second.shownActions == .left && !second.isSelected)
    swipe(from: 100, to: 100)
    #expect(second.shownActions == nil && !second.isSelected)
  }

  private func swipe(from start: Double, to end: Double) {
    let touch = Touch(at: Point(x: start, y: 90))
    application.send(touch)
    application.move(touch, to: Point(x: end, y: 90))
    application.lift(touch)
  }
}
