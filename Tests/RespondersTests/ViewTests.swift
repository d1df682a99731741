import Responders
import Testing

@Suite("Views")
struct ViewTests {
  @Test("A view is visible, opaque and interactive by default")
  func defaults() {
    let view = View()
    #expect(view.frame == Rect())
    #expect(!view.isHidden && view.alpha == 1 && view.isUserInteractionEnabled)
    #expect(!view.clipsToBounds && view.cornerRadius == 0 && view.zPosition == 0)
    #expect(view.transform.isIdentity)
  }
}
