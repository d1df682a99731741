import Responders
import Testing

@Suite("Window scenes")
struct WindowSceneTests {
  @Test("The next responder is the application")
  func next() {
    let application = Application()
    let scene = WindowScene()
    #expect(scene.next == nil)
    application.addScene(scene)
    #expect(scene.next === application)
    scene.removeFromApplication()
    #expect(scene.next == nil)
    #expect(application.scenes.isEmpty)
  }

  @Test("The next responder of a window is its scene")
  func windows() {
    let scene = WindowScene()
    let window = Window()
    scene.addWindow(window)
    #expect(window.next === scene)
    window.removeFromApplication()
    #expect(window.next == nil)
    #expect(scene.windows.isEmpty)
  }
}
