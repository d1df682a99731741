import Responders
import Testing

@Suite("A window scene")
struct WindowSceneTests {
  @Test("has its application next")
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

  @Test("is next of its windows")
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
