import Responders
import Testing

@Suite("Editing in a text field")
struct TextFieldEditingTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let field = LoggedField("field")
  private let other = LoggedField("other")

  init() {
    application.addWindow(window)
    for field in [field, other] {
      field.log = log
      window.addSubview(field)
    }
  }

  @Test("Editing ends before the field leaves its window, so that targets may change the hierarchy")
  func rearranging() {
    let performer = ActionResponder(log)
    let far = Window()
    let sibling = View()
    far.addSubview(sibling)
    performer.reaction = { [field, window] in
      #expect(field.superview === window && !field.isFirstResponder)
      window.addSubview(sibling)
    }
    field.addTarget(performer, action: Action("tidy"), for: .editingDidEnd)
    field.becomeFirstResponder()
    far.insertSubview(field, belowSubview: sibling)
    #expect(log.lines.last == "tidy from field" && sibling.superview === window)
    #expect(field.superview === far)
  }

  @Test("A field does not begin editing if another responder became first meanwhile")
  func interruption() {
    let third = LoggedField("third")
    third.log = log
    window.addSubview(third)
    let performer = ActionResponder(log)
    performer.reaction = { third.becomeFirstResponder() }
    field.addTarget(performer, action: Action("turn"), for: .editingDidEnd)
    field.becomeFirstResponder()
    #expect(!other.becomeFirstResponder() && third.isFirstResponder)
    #expect(
      log.lines == [
        "field begins, first: true, key: true", "field ends, first: false", "turn from field",
        "third begins, first: true, key: true",
      ])
  }

  @Test("Editing ends in a field that returns true without resigning")
  func pretending() {
    final class Pretender: TextField {
      override func resignFirstResponder() -> Bool { true }
    }
    let pretender = Pretender()
    window.addSubview(pretender)
    let performer = ActionResponder(log)
    pretender.addTarget(performer, action: Action("end"), for: .editingDidEnd)
    pretender.becomeFirstResponder()
    #expect(field.becomeFirstResponder())
    #expect(log.lines == ["end from TextField", "field begins, first: true, key: true"])
  }

  @Test("Editing ends at once if a target resigns at the beginning")
  func resigning() {
    field.addTarget(nil, action: .resignFirstResponder, for: .editingDidBegin)
    #expect(!field.becomeFirstResponder() && window.firstResponder == nil)
    #expect(log.lines == ["field begins, first: true, key: true", "field ends, first: false"])
  }
}

/// A text field that records its editing events.
private final class LoggedField: TextField {
  let name: String
  var log = Log()

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var description: String { name }

  override func sendActions(for events: ControlEvent, with event: Event?) {
    switch events {
    case .editingDidBegin:
      let isKey = window?.isKeyWindow == true
      log.lines.append("\(name) begins, first: \(isFirstResponder), key: \(isKey)")
    case .editingDidEnd: log.lines.append("\(name) ends, first: \(isFirstResponder)")
    default: break
    }
    super.sendActions(for: events, with: event)
  }
}
