import Responders
import Testing

@Suite("Actions")
struct ActionTests {
  @Test("Actions with the same name are equal")
  func equality() {
    #expect(Action("copy") == Action("copy"))
    #expect(Action("copy") != Action("copys"))
    #expect(Action("copy") != Action("cop"))
    #expect(Action.resignFirstResponder == Action("resignFirstResponder"))
    #expect(Set([Action("copy"), Action("paste"), Action("copy")]).count == 2)
  }
}

@Suite("Sent actions")
struct SendActionTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()
  private let copy = Action("copy")

  init() { application.addWindow(window) }

  @Test("A window becomes key by an action")
  func key() {
    let other = Window()
    application.addWindow(other)
    other.perform(Action("makeKeyAndVisible"), from: nil, for: nil)
    #expect(application.keyWindow === other)
    window.perform(Action("makeKey"), from: nil, for: nil)
    #expect(application.keyWindow === window)
  }

  private func add(_ name: String, implements actions: String...) -> ActionView {
    let actor = ActionView(name, log)
    actor.implemented = actions
    window.addSubview(actor)
    return actor
  }

  @Test("The search starts at the first responder of the sender's window, or at the sender")
  func sendersWindow() {
    let other = Window()
    let elsewhere = ActionView("elsewhere", log, implements: "copy")
    let sender = ActionView("sender", log, implements: "copy")
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

  @Test("The search from the application itself does not use its key window")
  func ownTarget() {
    add("focus", implements: "copy").becomeFirstResponder()
    #expect(application.target(forAction: copy, withSender: nil) == nil)
  }
}

@Suite("Targets of actions")
struct ActionTargetTests {
  private let copy = Action("copy")

  private final class Redirecting: View {
    let target: Responder?
    private(set) var calls = 0

    init(to target: Responder?) {
      self.target = target
      super.init()
    }

    override func target(forAction action: Action, withSender sender: Object?) -> Object? {
      calls += 1
      return action.name == "copy" ? target : super.target(forAction: action, withSender: sender)
    }
  }

  @Test("Each override is called once if no responder can perform the action")
  func overridesAskedOnce() {
    let views = (0..<20).map { _ in Redirecting(to: nil) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    #expect(views[19].target(forAction: Action("paste"), withSender: nil) == nil)
    #expect(views.map(\.calls) == Array(repeating: 1, count: 20))
  }

  @Test("Performing an action that is not implemented does nothing")
  func unimplemented() {
    let window = Window()
    let field = TextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    field.perform(copy, from: nil, for: nil)
    #expect(field.isFirstResponder)
    field.perform(.resignFirstResponder, from: nil, for: nil)
    #expect(!field.isFirstResponder)
  }
}
