import Responders
import Testing

@Suite("A slider's knob")
struct SliderKnobTests {
  @Test(
    "lies where the value is",
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

  @Test("lies at the left where there is one value only, and takes half the slider at most")
  func narrow() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 30, height: 40))
    slider.maximumValue = 0
    #expect(slider.knob == Rect(x: 0, y: 0, width: 15, height: 40))
  }
}
