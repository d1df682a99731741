import Responders
import Testing

@Suite("The key window")
struct WindowKeyTests {
  private let application = Application()
  private let one = Window()
  private let two = Window()

  @Test("is the first one added, until another is made key")
  func first() {
    #expect(application.keyWindow == nil)
    application.addWindow(one)
    application.addWindow(two)
    #expect(application.keyWindow === one && one.isKeyWindow && !two.isKeyWindow)
    two.makeKey()
    #expect(application.keyWindow === two && !one.isKeyWindow && two.isKeyWindow)
  }

  @Test("may be hidden, and is shown where that is asked for")
  func visible() {
    application.addWindow(one)
    application.addWindow(two)
    two.isHidden = true
    two.makeKey()
    #expect(two.isKeyWindow && two.isHidden)
    one.makeKey()
    two.makeKeyAndVisible()
    #expect(two.isKeyWindow && !two.isHidden)
  }

  @Test("is one in which a touch begins, unless it cannot become key")
  func touched() {
    final class Overlay: Window {
      override var canBecomeKey: Bool { false }
    }
    application.addWindow(one)
    let touchable = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let overlay = Overlay(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    application.addWindow(touchable)
    application.addWindow(overlay)
    for (x, key) in [(150.0, one), (50, touchable), (150, touchable)] {
      let touch = Touch(at: Point(x: x, y: 50))
      application.receive(Event(touches: [touch]))
      touch.end()
      application.receive(Event(touches: [touch]))
      #expect(application.keyWindow === key)
    }
  }

  @Test("is never one that cannot become key")
  func refusal() {
    final class Overlay: Window {
      override var canBecomeKey: Bool { false }
    }
    let overlay = Overlay()
    application.addWindow(overlay)
    #expect(application.keyWindow == nil)
    application.addWindow(one)
    overlay.makeKeyAndVisible()
    #expect(application.keyWindow === one)
  }

  @Test("is none where it was taken out, with its scene too")
  func removal() {
    let scene = WindowScene()
    application.addScene(scene)
    scene.addWindow(one)
    application.addWindow(two)
    #expect(one.isKeyWindow)
    two.removeFromApplication()
    #expect(one.isKeyWindow)
    scene.removeFromApplication()
    #expect(application.keyWindow == nil && !one.isKeyWindow)
    application.addScene(scene)
    #expect(one.isKeyWindow)
    one.removeFromApplication()
    #expect(application.keyWindow == nil)
  }

  @Test("stands in an application")
  func nowhere() {
    one.makeKey()
    #expect(!one.isKeyWindow)
    let scene = WindowScene()
    scene.addWindow(one)
    one.makeKey()
    #expect(!one.isKeyWindow)
    application.addScene(scene)
    #expect(one.isKeyWindow)
  }

  @Test("moves to another application without being key there, where one is")
  func moving() {
    let other = Application()
    other.addWindow(two)
    application.addWindow(one)
    other.addWindow(one)
    #expect(application.keyWindow == nil && other.keyWindow === two)
  }
}
