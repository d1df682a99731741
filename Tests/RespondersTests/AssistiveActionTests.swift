import Responders
import Testing

/// Counts the actions of assistive technologies that it is asked for, and answers as told.
private final class Asked: Interceptor {
  var count = 0
  var answer: Bool?
  override func performs(_ action: AssistiveAction) -> Bool? {
    count += 1
    return answer
  }
}

@Suite("Actions of assistive technologies")
struct AssistiveActionTests {
  private let application = Application()
  private let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let element = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  private let asked = Asked()

  init() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    application.addWindow(window)
    window.addSubview(outer)
    outer.addSubview(element)
    outer.interceptor = asked
  }

  @Test("An escape climbs to a superview, and activation does not")
  func climbs() {
    asked.answer = true
    #expect(application.perform(.escape, on: element))
    #expect(asked.count == 1)
    #expect(!application.perform(.activate, on: element))
    #expect(asked.count == 1)
  }

  @Test("Where all answer no, so does the application")
  func defaults() {
    for action in [AssistiveAction.activate, .escape, .scroll, .magicTap] {
      #expect(!application.perform(action, on: element))
    }
    #expect(asked.count == 3)
  }

  @Test("An escape ends in a chain that leads back to itself")
  func cycle() {
    final class Back: Interceptor {
      let target: View
      init(_ target: View) { self.target = target }
      override var next: Responder?? { .some(target) }
    }
    outer.interceptor = Back(element)
    defer { outer.interceptor = nil }
    #expect(!application.perform(.escape, on: element))
  }
}
