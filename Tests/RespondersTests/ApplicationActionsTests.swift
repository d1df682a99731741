import Responders
import Testing

@Suite("An application that sends an action")
struct ApplicationActionsTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()
  private let copy = Action("copy")

  init() { application.addWindow(window) }

  private func add(_ name: String, implements actions: String...) -> Actor {
    let actor = Actor(name, log)
    actor.implemented = actions
    window.addSubview(actor)
    return actor
  }

  @Test("has a given target perform it, whatever that says it can perform")
  func explicit() {
    let focus = add("focus", implements: "copy")
    let target = add("target", implements: "copy")
    target.denied = ["copy"]
    focus.becomeFirstResponder()
    #expect(application.sendAction(copy, to: target, from: focus, for: nil))
    #expect(log.lines == ["target copy focus"])
  }

  @Test("has nobody perform it where the given target does not implement it")
  func explicitUnimplemented() {
    let inner = View()
    add("outer", implements: "copy").addSubview(inner)
    #expect(!application.sendAction(copy, to: inner, from: nil, for: nil))
    #expect(log.lines == [])
  }

  @Test("starts at the key window's first responder, not at the sender")
  func firstResponder() {
    let focus = add("focus", implements: "copy")
    let sender = add("sender", implements: "copy")
    focus.becomeFirstResponder()
    #expect(application.sendAction(copy, to: nil, from: sender, for: nil))
    #expect(application.sendAction(copy, to: nil, from: nil, for: nil))
    #expect(log.lines == ["focus copy sender", "focus copy nobody"])
  }

  @Test("starts at the sender where there is no first responder")
  func sender() {
    let sender = View()
    add("outer", implements: "copy").addSubview(sender)
    #expect(application.sendAction(copy, to: nil, from: sender, for: nil))
    #expect(!application.sendAction(Action("cut"), to: nil, from: sender, for: nil))
    #expect(log.lines == ["outer copy View"])
  }

  @Test("asks only the key window's first responder")
  func keyWindow() {
    let other = Window()
    let elsewhere = Actor("elsewhere", log, implements: "copy")
    application.addWindow(other)
    other.addSubview(elsewhere)
    elsewhere.becomeFirstResponder()
    #expect(!application.sendAction(copy, to: nil, from: nil, for: nil))
    other.makeKey()
    #expect(application.sendAction(copy, to: nil, from: nil, for: nil))
    #expect(log.lines == ["elsewhere copy nobody"])
  }

  @Test("starts at the first responder of the sender's window, or at the sender")
  func sendersWindow() {
    let other = Window()
    let elsewhere = Actor("elsewhere", log, implements: "copy")
    let sender = Actor("sender", log, implements: "copy")
    application.addWindow(other)
    other.addSubview(elsewhere)
    other.addSubview(sender)
    add("focus", implements: "copy").becomeFirstResponder()
    #expect(application.sendAction(copy, to: nil, from: sender, for: nil))
    elsewhere.becomeFirstResponder()
    #expect(application.sendAction(copy, to: nil, from: sender, for: nil))
    sender.removeFromSuperview()
    #expect(application.sendAction(copy, to: nil, from: sender, for: nil))
    #expect(application.sendAction(copy, to: nil, from: application, for: nil))
    #expect(
      log.lines
        == [
          "sender copy sender", "elsewhere copy sender", "sender copy sender",
          "focus copy Application",
        ])
  }

  @Test("has a sender that is no responder perform it where there is no first responder")
  func object() {
    final class Performing: Object {
      var count = 0
      override func implements(_ action: Action) -> Bool { action.name == "copy" }
      override func perform(_ action: Action, from sender: Object?, for event: Event?) {
        count += 1
      }
    }
    let object = Performing()
    #expect(application.sendAction(copy, to: nil, from: object, for: nil))
    #expect(!application.sendAction(Action("cut"), to: nil, from: object, for: nil))
    add("focus", implements: "copy").becomeFirstResponder()
    #expect(application.sendAction(copy, to: nil, from: object, for: nil))
    #expect(object.count == 1)
    #expect(log.lines == ["focus copy Object"])
  }

  @Test("has nobody perform it where the first responder finds nobody, or there is none")
  func nobody() {
    let focus = add("focus")
    let sender = add("sender", implements: "copy")
    #expect(!application.sendAction(copy, to: nil, from: nil, for: nil))
    focus.becomeFirstResponder()
    #expect(!application.sendAction(copy, to: nil, from: sender, for: nil))
    #expect(log.lines == [])
  }

  @Test("resigns the first responder from a sender that could resign too")
  func resign() {
    let focus = add("focus")
    let sender = add("sender")
    focus.becomeFirstResponder()
    #expect(application.sendAction(.resignFirstResponder, to: nil, from: sender, for: nil))
    #expect(window.firstResponder == nil)
    #expect(log.lines == ["focus resignFirstResponder sender", "focus resign"])
  }

  @Test("finds targets from itself on when it is asked")
  func ownTarget() {
    add("focus", implements: "copy").becomeFirstResponder()
    #expect(application.target(forAction: copy, withSender: nil) == nil)
  }
}
