import Responders
import Testing

@Suite("Controls with a value")
struct ValueControlTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  /// Adds the control with the frame 100 100 100 50, and records the actions it sends.
  private func place(_ control: Control) -> ActionResponder {
    let performer = ActionResponder(log)
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
    application.send(touch)
    if let end {
      application.move(touch, to: Point(x: end, y: 120))
    }
    application.lift(touch)
  }

  private func drag(to points: Double..., end: (Touch) -> Void = { $0.end() }) {
    let touch = Touch(at: Point(x: 150, y: 120))
    application.send(touch)
    for x in points {
      application.move(touch, to: Point(x: x, y: 120))
    }
    end(touch)
    application.send(touch)
  }

  @Test(
    "A slider that is not continuous sends valueChanged once at the end, even of a cancelled drag")
  func discreteSlider() {
    let slider = Slider()
    let performer = place(slider)
    slider.removeTarget(performer, action: Action("drag"), for: .touchDragInside)
    slider.isContinuous = false
    slider.maximumValue = 10
    slider.value = 2.5
    drag(to: 160, 170)
    #expect(log.lines == ["value from Slider", "lift from Slider"])
    drag(to: 150) { $0.cancel() }
    drag(to: 160, 150) { $0.cancel() }
    #expect(log.lines.count == 2)
    drag(to: 160) { $0.cancel() }
    #expect(log.lines.count == 3 && slider.value == 8.5)
  }

  @Test("A slider without width keeps its value")
  func narrowSlider() {
    let slider = Slider()
    let performer = place(slider)
    slider.value = 0.5
    let touch = Touch(at: Point(x: 150, y: 120))
    application.send(touch)
    slider.bounds.size.width = 0
    application.move(touch, to: Point(x: 160, y: 120))
    #expect(slider.value == 0.5)
    withExtendedLifetime(performer) {}
  }

  @Test("Values are clamped to their range")
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

  @Test("A stepper steps by the half in which the touch was lifted, after touchUpInside")
  func stepper() {
    let stepper = Stepper()
    let performer = place(stepper)
    stepper.stepValue = 30
    tap(160)
    tap(190)
    #expect(stepper.value == 60)
    #expect(log.lines.prefix(2) == ["lift from Stepper", "value from Stepper"])
    tap(180, liftedAt: 110)
    #expect(stepper.value == 30)
    stepper.value = 90
    tap(160)
    #expect(stepper.value == 100)
    withExtendedLifetime(performer) {}
  }

  @Test("A stepper that wraps steps from beyond one end of its range to the other end")
  func wrappingStepper() {
    let stepper = Stepper()
    let performer = place(stepper)
    stepper.minimumValue = 10
    stepper.maximumValue = 40
    stepper.stepValue = 20
    stepper.wraps = true
    for (x, value) in [(110.0, 40.0), (160, 10), (160, 30), (160, 10), (160, 30), (110, 10)] {
      tap(x)
      #expect(stepper.value == value)
    }
    #expect(log.lines.count { $0 == "value from Stepper" } == 6)
    withExtendedLifetime(performer) {}
  }

  @Test("A segmented control selects the segment nearest to where the touch was lifted")
  func segments() {
    let control = SegmentedControl()
    let performer = place(control)
    for (count, end, segment) in [
      (4, 160.0, 2), (4, 250, 3), (.max, 250, .max - 1), (.min, 110, -1),
    ] {
      control.numberOfSegments = count
      tap(110, liftedAt: end)
      #expect(control.selectedSegmentIndex == segment)
    }
    withExtendedLifetime(performer) {}
  }

  @Test("The target of a momentary segmented control finds the tapped segment selected")
  func momentarySegments() {
    let control = SegmentedControl()
    let performer = place(control)
    control.removeTarget(performer, action: Action("lift"), for: .touchUpInside)
    control.numberOfSegments = 4
    control.isMomentary = true
    var found: [Int] = []
    performer.reaction = { found.append(control.selectedSegmentIndex) }
    for x in [110.0, 160, 160] { tap(x) }
    #expect(found == [0, 2, 2])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("A segment or page that no longer exists is not selected")
  func numbers() {
    let control = SegmentedControl()
    control.numberOfSegments = 4
    control.selectedSegmentIndex = 3
    control.numberOfSegments = 3
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    let pages = PageControl()
    pages.numberOfPages = 3
    pages.currentPage = 2
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = .min
    pages.currentPage = .max
    #expect(pages.currentPage == 0)
  }

  @Test("A control that a target disables at the lift keeps its value")
  func disabledAtTheLift() {
    let stepper = Stepper()
    let performer = place(stepper)
    performer.reaction = { stepper.isEnabled = false }
    tap(160)
    #expect(stepper.value == 0 && log.lines == ["lift from Stepper"])
  }
}

@Suite("Sliders' knobs")
struct SliderKnobTests {
  @Test(
    "The knob is at the value",
    arguments: [
      (0.0, Rect(x: 5, y: 7, width: 40, height: 40)),
      (0.5, Rect(x: 65, y: 7, width: 40, height: 40)),
      (1.0, Rect(x: 125, y: 7, width: 40, height: 40)),
    ])
  func place(value: Double, knob: Rect) {
    let slider = Slider(frame: Rect(x: 20, y: 20, width: 160, height: 40))
    slider.bounds.origin = Point(x: 5, y: 7)
    slider.value = value
    #expect(slider.knob == knob)
    slider.minimumValue = -100
    slider.maximumValue = 300
    slider.value = 400 * value - 100
    #expect(slider.knob == knob)
  }

  @Test(
    "The knob is at the left if there is only one value, and at most half as wide as the slider")
  func narrow() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 30, height: 40))
    slider.maximumValue = 0
    #expect(slider.knob == Rect(x: 0, y: 0, width: 15, height: 40))
  }
}

@Suite("Switches' knobs")
struct SwitchKnobTests {
  @Test("The knob is at the left while the switch is off and at the right while it is on")
  func place() {
    let toggle = Switch(frame: Rect(x: 20, y: 20, width: 60, height: 40))
    #expect(toggle.knob == Rect(x: 0, y: 0, width: 30, height: 40))
    toggle.isOn = true
    #expect(toggle.knob == Rect(x: 30, y: 0, width: 30, height: 40))
  }
}
