import Responders
import Testing

@Suite("A control with a value")
struct ValueControlTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  /// Stands 100 points wide at 100 100, and tells what it sends.
  private func place(_ control: Control) -> Performer {
    let performer = Performer(log)
    application.addWindow(window)
    window.addSubview(control)
    control.frame = Rect(x: 100, y: 100, width: 100, height: 50)
    control.addTarget(performer, action: Action("value"), for: .valueChanged)
    control.addTarget(performer, action: Action("lift"), for: .touchUpInside)
    control.addTarget(performer, action: Action("drag"), for: .touchDragInside)
    return performer
  }

  private func tap(_ x: Double, liftedAt end: Double? = nil) {
    let touch = Touch(at: Point(x: x, y: 120))
    application.receive(Event(touches: [touch]))
    if let end {
      touch.move(to: Point(x: end, y: 120))
      application.receive(Event(touches: [touch]))
    }
    touch.end()
    application.receive(Event(touches: [touch]))
  }

  private func drag(to points: Double..., end: (Touch) -> Void = { $0.end() }) {
    let touch = Touch(at: Point(x: 150, y: 120))
    application.receive(Event(touches: [touch]))
    for x in points {
      touch.move(to: Point(x: x, y: 120))
      application.receive(Event(touches: [touch]))
    }
    end(touch)
    application.receive(Event(touches: [touch]))
  }

  @Test("that is a slider goes with the finger, and tells of the press, each move and the lift")
  func slider() {
    let slider = Slider()
    let performer = place(slider)
    slider.maximumValue = 10
    slider.value = 5
    drag(to: 160, 160, 135)
    #expect(slider.value == 2)
    let name = "from Slider"
    #expect(
      log.lines == [
        "value \(name)", "value \(name)", "drag \(name)", "value \(name)", "drag \(name)",
        "value \(name)", "drag \(name)", "value \(name)", "lift \(name)",
      ])
    withExtendedLifetime(performer) {}
  }

  @Test("that is a slider and not continuous tells once at the end, also of a cancelled drag")
  func discreteSlider() {
    let slider = Slider()
    let performer = place(slider)
    slider.removeTarget(performer, action: Action("drag"), for: .touchDragInside)
    slider.isContinuous = false
    slider.value = 0.25
    drag(to: 160, 170)
    #expect(log.lines == ["value from Slider", "lift from Slider"])
    drag(to: 150) { $0.cancel() }
    drag(to: 160, 150) { $0.cancel() }
    #expect(log.lines.count == 2)
    drag(to: 160) { $0.cancel() }
    #expect(log.lines.count == 3 && slider.value == 0.25 + 0.4 + 0.2)
  }

  @Test("that is a slider takes no finger beside its knob")
  func besideTheKnob() {
    let slider = Slider()
    let performer = place(slider)
    drag(to: 160)
    #expect(slider.value == 0 && log.lines == [])
    withExtendedLifetime(performer) {}
  }

  @Test("that is a slider without width keeps its value")
  func narrowSlider() {
    let slider = Slider()
    let performer = place(slider)
    slider.value = 0.5
    let touch = Touch(at: Point(x: 150, y: 120))
    application.receive(Event(touches: [touch]))
    slider.bounds.size.width = 0
    touch.move(to: Point(x: 160, y: 120))
    application.receive(Event(touches: [touch]))
    #expect(slider.value == 0.5)
    withExtendedLifetime(performer) {}
  }

  @Test("stays within its limits, whatever code sets")
  func limits() {
    let slider = Slider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    let stepper = Stepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 40
    #expect(stepper.value == 40)
    stepper.minimumValue = 30
    stepper.value = 0
    #expect(stepper.value == 30)
  }

  @Test("that is a stepper steps by the half where the finger was lifted, after the lift")
  func stepper() {
    let stepper = Stepper()
    let performer = place(stepper)
    stepper.stepValue = 30
    tap(160)
    tap(190)
    #expect(stepper.value == 60)
    #expect(log.lines.prefix(2) == ["lift from Stepper", "value from Stepper"])
    tap(140)
    tap(180, liftedAt: 110)
    #expect(stepper.value == 0)
    log.lines = []
    tap(110)
    #expect(stepper.value == 0 && log.lines == ["lift from Stepper"])
    stepper.value = 90
    tap(160)
    #expect(stepper.value == 100)
    withExtendedLifetime(performer) {}
  }

  @Test("that is a segmented control selects by the place of the lift, and the nearest beside it")
  func segments() {
    let control = SegmentedControl()
    let performer = place(control)
    tap(150)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.numberOfSegments = 4
    tap(110)
    tap(110)
    #expect(control.selectedSegmentIndex == 0)
    #expect(log.lines.filter { $0 == "value from SegmentedControl" }.count == 1)
    tap(110, liftedAt: 160)
    #expect(control.selectedSegmentIndex == 2)
    tap(110, liftedAt: 250)
    #expect(control.selectedSegmentIndex == 3)
    control.numberOfSegments = 3
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.numberOfSegments = .max
    tap(110, liftedAt: 250)
    #expect(control.selectedSegmentIndex == .max - 1)
    control.numberOfSegments = .min
    tap(110)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    withExtendedLifetime(performer) {}
  }

  @Test("that is a page control turns a page by the half where the finger was lifted")
  func pages() {
    let control = PageControl()
    let performer = place(control)
    tap(160)
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    tap(160)
    tap(190)
    tap(190)
    #expect(control.currentPage == 2)
    tap(140)
    #expect(control.currentPage == 1)
    #expect(log.lines.filter { $0 == "value from PageControl" }.count == 3)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = .min
    control.currentPage = .max
    #expect(control.currentPage == 0)
    withExtendedLifetime(performer) {}
  }

  @Test("changes nothing where a target disables it at the lift")
  func disabledAtTheLift() {
    let stepper = Stepper()
    let performer = place(stepper)
    performer.reaction = { stepper.isEnabled = false }
    tap(160)
    #expect(stepper.value == 0 && log.lines == ["lift from Stepper"])
  }
}
