import Responders
import Testing

@Suite("Presenting a view controller")
struct ViewControllerPresentationTests {
  private let window = Window()
  private let root = ViewController()
  private let sheet = ViewController()

  init() { window.rootViewController = root }

  @Test("puts its view in front in the window and the presenter next to it")
  func presenting() {
    root.present(sheet)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(window.subviews.last === sheet.view)
    #expect(sheet.next === root)
  }

  @Test("loads no view where the presenter stands in no window")
  func offWindow() {
    let detached = ViewController()
    detached.present(sheet)
    #expect(sheet.viewIfLoaded == nil)
    #expect(sheet.next === detached)
  }

  @Test("ends with dismissal, from either side", arguments: [true, false])
  func dismissing(_ byPresenter: Bool) {
    root.present(sheet)
    if byPresenter { root.dismiss() } else { sheet.dismiss() }
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.superview == nil)
    #expect(sheet.next == nil)
    root.dismiss()
    #expect(root.next === window)
  }

  @Test("ends for all that the dismissed controller presents")
  func dismissingAll() {
    let alert = ViewController()
    root.present(sheet)
    sheet.present(alert)
    root.dismiss()
    #expect(window.subviews.count == 1)
    #expect(sheet.presentedViewController == nil && alert.presentingViewController == nil)
  }

  @Test("does nothing where either is taken or it would close a circle")
  func refused() {
    let other = ViewController()
    root.present(sheet)
    root.present(other)
    other.present(sheet)
    sheet.present(root)
    other.present(other)
    #expect(root.presentedViewController === sheet)
    #expect(other.presentingViewController == nil && other.presentedViewController == nil)
    #expect(sheet.presentedViewController == nil)
  }

  @Test("takes it from its parent")
  func fromParent() {
    let parent = ViewController()
    parent.addChild(sheet)
    root.present(sheet)
    #expect(parent.children.isEmpty && sheet.parent == nil)
  }
}
