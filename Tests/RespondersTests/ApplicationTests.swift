import Responders
import Testing

@Suite("Applications")
struct ApplicationTests {
  @Test("There is no next responder if the delegate is a scene")
  func sceneDelegate() {
    final class DelegateScene: WindowScene, ApplicationDelegate {}
    let application = Application()
    application.delegate = DelegateScene()
    #expect(application.delegate != nil && application.next == nil)
  }

  @Test("An application that is its own delegate is deallocated")
  func ownDelegate() {
    let log = Log()
    do {
      let application = DelegateApplication()
      application.log = log
      application.delegate = application
      #expect(application.delegate === application)
      #expect(application.next == nil)
    }
    #expect(log.freed == 1)
  }

  @Test("An application retains its delegate")
  func keepsDelegate() {
    let application = Application()
    application.delegate = ResponderDelegate()
    #expect(application.next?.description == "Responder")
    #expect(application.delegate?.delegateResponder === application.next)
    #expect(PlainDelegate().delegateResponder == nil)
  }

  @Test("A call that ends ignoring without a beginning has no effect")
  func ignoring() {
    let application = Application()
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
  }
}

/// An application that can be its own delegate.
private final class DelegateApplication: Application, ApplicationDelegate {
  var log: Log?
  deinit { log?.freed += 1 }
}

@Suite("An application's windows")
struct ApplicationWindowsTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("Adding a window or scene removes it from where it was")
  func moving() {
    let first = Application()
    let second = Application()
    let scene = WindowScene()
    let window = Window(frame: screen)
    first.addWindow(window)
    second.addWindow(window)
    #expect(first.windows.isEmpty)
    #expect(window.application === second)
    scene.addWindow(window)
    #expect(second.windows.isEmpty)
    #expect(window.application == nil)
    #expect(window.windowScene === scene)
    first.addScene(scene)
    second.addScene(scene)
    #expect(first.scenes.isEmpty)
    #expect(scene.application === second)
  }

  @Test("Adding a window again moves it to the front")
  func front() {
    let application = Application()
    let one = Window(frame: screen)
    let two = Window(frame: screen)
    application.addWindow(one)
    application.addWindow(two)
    application.addWindow(one)
    #expect(
      application.windows.map(ObjectIdentifier.init) == [two, one].map(ObjectIdentifier.init))
  }
}
