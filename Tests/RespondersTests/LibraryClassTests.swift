import Responders
import Testing

@Suite("Classes of the library")
struct LibraryClassTests {
  private let responders: [Responder] = [
    Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
    Application(), Control(), Button(), TextField(), TextView(),
  ]

  @Test("A description is the name of the class")
  func descriptions() {
    let others: [Object] = [
      Object(), GestureRecognizer(), TapGestureRecognizer(), LongPressGestureRecognizer(),
      PanGestureRecognizer(), SwipeGestureRecognizer(), FingerPairGestureRecognizer(),
      PinchGestureRecognizer(), RotationGestureRecognizer(), ScrollPanGestureRecognizer(),
      ScrollPinchGestureRecognizer(), KeyCommand("A", action: Action("go")),
      Switch(), Stepper(), SegmentedControl(), PageControl(), Slider(), ScrollView(), Table(),
      TableRow(),
    ]
    for object in responders + others { #expect(object.description == "\(type(of: object))") }
  }

  @Test("Chains and hit-testing pass over library classes that do not override the methods")
  func inheriting() {
    let exceptions: [(Responder.Methods, [String])] = [
      (.touches, ["Control", "Button", "TextField"]), (.otherEvents, ["Application"]),
      (.undoManager, ["Window", "TextField"]), (.hitTest, []),
    ]
    for (methods, names) in exceptions {
      #expect(responders.filter { !$0.inherits(methods) }.map(\.description) == names)
    }
    #expect(responders.allSatisfy { $0.inheritsTarget(forAction: Action("copy")) })
  }

  @Test("Subclasses are passed over only for the methods for which they return true")
  func subclasses() {
    let view = NamedView("view")
    #expect(view.inherits(.hitTest) && view.inherits(.touches) && !view.inherits(.otherEvents))
    let other = TouchRecordingView("other", Rect(), Log(), handles: false)
    for methods in [Responder.Methods.touches, .otherEvents, .undoManager, .hitTest] {
      #expect(!other.inherits(methods))
    }
    #expect(!other.inheritsTarget(forAction: Action("copy")))
  }
}
