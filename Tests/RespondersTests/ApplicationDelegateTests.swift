import Responders
import Testing

@Suite("An application delegate")
struct ApplicationDelegateTests {
  @Test("is a responder for the chain only where its type is one")
  func responder() {
    let responder = ResponderDelegate()
    let delegate: any ApplicationDelegate = responder
    #expect(delegate.delegateResponder === responder)
    #expect(PlainDelegate().delegateResponder == nil)
  }
}
