import Responders
import Testing

/// A responder with an assigned `next` that overrides the methods and calls `super`, and counts the
/// calls.
private final class LinkedResponder: Responder {
  weak var link: Responder?
  let log: Log
  let overrides: Bool

  init(_ log: Log, overrides: Bool) {
    self.log = log
    self.overrides = overrides
  }

  override var next: Responder? { link }
  override func inherits(_ methods: Methods) -> Bool { !overrides }
  override func inheritsTarget(forAction action: Action) -> Bool { !overrides }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    log.lines.append("touch")
    super.touchesBegan(touches, with: event)
  }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    log.lines.append("press")
    super.pressesBegan(presses, with: event)
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.lines.append("motion")
    super.motionBegan(motion, with: event)
  }

  override func remoteControlReceived(with event: Event?) {
    log.lines.append("command")
    super.remoteControlReceived(with: event)
  }

  override var undoManager: UndoManager? {
    log.lines.append("undo")
    return super.undoManager
  }

  override var inputView: View? {
    log.lines.append("input")
    return super.inputView
  }

  override var inputAccessoryView: View? {
    log.lines.append("accessory")
    return super.inputAccessoryView
  }

  override func target(forAction action: Action, withSender sender: Object?) -> Object? {
    log.lines.append("target")
    return super.target(forAction: action, withSender: sender)
  }
}

/// A responder whose next responder is a new one each time.
private final class FreshResponder: Responder {
  let log: Log
  let overrides: Bool

  init(_ log: Log, overrides: Bool) {
    self.log = log
    self.overrides = overrides
    log.lines.append("made")
  }

  override var next: Responder? { FreshResponder(log, overrides: overrides) }
  override func inherits(_ methods: Methods) -> Bool { !overrides }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    super.touchesBegan(touches, with: event)
  }
}

/// What follows a chain.
private enum Walk: CaseIterable {
  case touch, press, motion, command, undo, input, accessory, target, print

  func start(at responder: Responder) {
    switch self {
    case .touch: responder.touchesBegan([Touch(at: Point())], with: nil)
    case .press: responder.pressesBegan([Press("A")], with: nil)
    case .motion: responder.motionBegan(.motionShake, with: nil)
    case .command: responder.remoteControlReceived(with: nil)
    case .undo: _ = responder.undoManager
    case .input: _ = responder.inputView
    case .accessory: _ = responder.inputAccessoryView
    case .target: _ = responder.target(forAction: Action("copy"), withSender: nil)
    case .print: _ = responder.chainDescription
    }
  }
}

@Suite("Chains without an end")
struct EndlessChainTests {
  private let log = Log()

  /// Returns responders that lead to each other in a circle.
  private func ring(_ length: Int, overrides: Bool) -> [LinkedResponder] {
    let all = (0..<length).map { _ in LinkedResponder(log, overrides: overrides) }
    for (index, responder) in all.enumerated() { responder.link = all[(index + 1) % length] }
    return all
  }

  @Test(
    "A cycle of responders that override nothing is left", arguments: Walk.allCases, [1, 2, 1_000])
  private func skipped(_ walk: Walk, _ length: Int) {
    let ring = ring(length, overrides: false)
    walk.start(at: ring[0])
    #expect(log.lines.count <= 1)
  }

  @Test(
    "Each responder of a cycle that overrides the method is called once to three times",
    arguments: Walk.allCases, [1, 2, 3, 100])
  private func called(_ walk: Walk, _ length: Int) {
    let ring = ring(length, overrides: true)
    walk.start(at: ring[0])
    if walk != .print { #expect((length...3 * length).contains(log.lines.count)) }
  }

  @Test("A cycle that a chain enters later is left")
  func tail() {
    let ring = ring(7, overrides: true)
    let tail = (0..<20).map { _ in LinkedResponder(log, overrides: true) }
    for (index, responder) in tail.enumerated() {
      responder.link = index == 19 ? ring[0] : tail[index + 1]
    }
    Walk.touch.start(at: tail[0])
    #expect((27...60).contains(log.lines.count))
  }

  @Test("A printed cycle ends")
  func printed() {
    let ring = ring(2, overrides: true)
    #expect(ring[0].chainDescription == "Responder -> Responder -> Responder")
  }

  @Test("A chain that is made while it is followed ends after about a million responders")
  func fresh() {
    let start = FreshResponder(log, overrides: false)
    _ = start.undoManager
    #expect((1_000_000...1_100_000).contains(log.lines.count))
  }

  @Test("A chain that is made while it is followed ends after 2,000 nested calls")
  func freshCalls() {
    let start = FreshResponder(log, overrides: true)
    Walk.touch.start(at: start)
    #expect(log.lines.count == 2_002)
  }

  @Test("A touch reaches all of 1,500 responders that call super")
  func long() {
    let chain = (0..<1_500).map { _ in LinkedResponder(log, overrides: true) }
    for (index, responder) in chain.dropLast().enumerated() { responder.link = chain[index + 1] }
    Walk.touch.start(at: chain[0])
    #expect(log.lines.count == 1_500)
  }

  @Test("A handler of a touch may send another through the same responders")
  func nested() {
    final class Repeating: View {
      let log: Log
      var isFirst = true
      init(_ log: Log) {
        self.log = log
        super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      }
      override func touchesBegan(_ touches: [Touch], with event: Event?) {
        log.lines.append("outer")
        if isFirst {
          isFirst = false
          subviews[0].touchesBegan([Touch(at: Point())], with: nil)
        }
        super.touchesBegan(touches, with: event)
      }
    }
    let outer = Repeating(log)
    let inner = TouchRecordingView("inner", outer.bounds, log, handles: false)
    outer.addSubview(inner)
    inner.touchesBegan([Touch(at: Point())], with: nil)
    #expect(log.lines == ["inner began 1", "outer", "inner began 1", "outer"])
  }
}

@Suite("Chains that would lead back to themselves")
struct CircularPresentationTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let root = ViewController()
  private let sheet = ViewController()

  init() {
    application.addWindow(window)
    window.rootViewController = root
  }

  @Test("A controller is not presented if its view contains the presenter's")
  func present() {
    window.addSubview(sheet.view)
    sheet.view.addSubview(root.view)
    root.present(sheet)
    #expect(sheet.presentingViewController == nil && root.presentedViewController == nil)
    #expect(
      root.view.chainDescription
        == "View -> ViewController -> View -> ViewController -> Window -> Application")
  }

  @Test("The presenter's view is not added to the presented view, nor is a view that contains it")
  func add() {
    let page = View()
    root.view.removeFromSuperview()
    window.addSubview(page)
    page.addSubview(root.view)
    root.present(sheet)
    let inner = View()
    sheet.view.addSubview(inner)
    root.view.addSubview(View())
    inner.addSubview(page)
    inner.addSubview(root.view)
    #expect(inner.subviews.isEmpty && page.superview === window)
    inner.addSubview(View())
    #expect(inner.subviews.count == 1)
  }

  @Test("Two controllers that present others are not shown in each other's sheets")
  func crossed() {
    let (other, otherSheet) = (ViewController(), ViewController())
    window.addSubview(other.view)
    root.present(sheet)
    other.present(otherSheet)
    otherSheet.view.addSubview(root.view)
    sheet.view.addSubview(other.view)
    #expect(root.view.superview === otherSheet.view && other.view.superview === window)
  }

  @Test("A view that contains the presenter's does not become the presented controller's")
  func assign() {
    let page = View()
    root.view.removeFromSuperview()
    window.addSubview(page)
    page.addSubview(root.view)
    root.present(sheet)
    let old = sheet.view
    sheet.view = page
    #expect(sheet.view === old && page.next === window)
  }

  @Test("A subview of a controller's view may become its view, and so may the view around it")
  func nearby() {
    let inner = View()
    let old = root.view
    old.addSubview(inner)
    root.view = inner
    #expect(root.view === inner && inner.next === root && old.next === window)
    root.view = old
    #expect(root.view === old && inner.next === old)
  }

  @Test("An escape by an assistive technology ends in such a chain")
  func cycle() {
    final class Back: View {
      weak var target: View?
      override var next: Responder? { target }
    }
    let (outer, element) = (Back(), View())
    outer.addSubview(element)
    outer.target = element
    #expect(!Application().perform(.escape, on: element))
  }
}
