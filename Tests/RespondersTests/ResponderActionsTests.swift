import Responders
import Testing

@Suite("The search for a target")
struct ResponderActionsTests {
  private let copy = Action("copy")

  @Test("starts at the responder itself and follows next")
  func search() {
    let log = Log()
    let outer = Actor("outer", log, implements: "copy", "paste")
    let middle = View()
    let inner = Actor("inner", log, implements: "paste")
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.target(forAction: copy, withSender: nil) === outer)
    #expect(middle.target(forAction: copy, withSender: nil) === outer)
    #expect(inner.target(forAction: Action("paste"), withSender: nil) === inner)
    #expect(inner.target(forAction: Action("cut"), withSender: nil) == nil)
    outer.denied = ["copy"]
    #expect(inner.target(forAction: copy, withSender: nil) == nil)
  }

  @Test("asks each responder for itself only")
  func ownOnly() {
    let outer = Actor("outer", Log(), implements: "copy")
    let inner = View()
    outer.addSubview(inner)
    #expect(outer.canPerformAction(copy, withSender: nil))
    #expect(!inner.canPerformAction(copy, withSender: nil))
  }

  @Test("finds every responder able to resign")
  func resign() {
    for responder in [Responder(), View(), ViewController(), Window(), Application()] {
      #expect(responder.implements(.resignFirstResponder))
      #expect(
        responder.target(forAction: .resignFirstResponder, withSender: nil) === responder)
      #expect(!responder.implements(copy))
    }
  }

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

  @Test("goes where an override sends it")
  func redirection() {
    let elsewhere = Actor("elsewhere", Log(), implements: "copy")
    let outer = Actor("outer", Log(), implements: "copy", "paste")
    let middle = Redirecting(to: elsewhere)
    let inner = View()
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.target(forAction: copy, withSender: nil) === elsewhere)
    #expect(inner.target(forAction: Action("paste"), withSender: nil) === outer)
  }

  @Test("passes an override that names nobody, or what cannot perform the action, but at its start")
  func failedRedirection() {
    for target in [nil, Responder()] {
      let outer = Actor("outer", Log(), implements: "copy")
      let middle = Redirecting(to: target)
      let inner = View()
      outer.addSubview(middle)
      middle.addSubview(inner)
      #expect(inner.target(forAction: copy, withSender: nil) === outer)
      #expect(middle.target(forAction: copy, withSender: nil) === target)
    }
  }

  @Test("asks each override once where nobody can perform the action")
  func overridesAskedOnce() {
    let views = (0..<20).map { _ in Redirecting(to: nil) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    #expect(views[19].target(forAction: Action("paste"), withSender: nil) == nil)
    #expect(views.map(\.calls) == Array(repeating: 1, count: 20))
  }

  @Test("passes responders without a call where they promise not to override it")
  func promise() {
    let own: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), Control(), Button(), TextField(), TextView(),
    ]
    #expect(own.allSatisfy { $0.inheritsTarget(forAction: copy) })
    #expect(!Actor("a", Log()).inheritsTarget(forAction: copy))
  }

  @Test("does nothing where an action is performed that is not implemented")
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
