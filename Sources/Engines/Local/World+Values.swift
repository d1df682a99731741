import Conformance
import Responders

extension World {
  /// Sets a control's value or what limits it, or a text.
  func setValue(_ property: Property, of name: String) throws(Obstacle) {
    let index = try index(of: name)
    switch (property, members[index].responder) {
    case (.on(let isOn), let toggle as Switch): toggle.isOn = isOn
    case (.value(let value), let slider as Slider): slider.value = value
    case (.value(let value), let stepper as Stepper): stepper.value = value
    case (.value(let value), let control as SegmentedControl):
      control.selectedSegmentIndex = try whole(value, of: name)
    case (.value(let value), let control as PageControl):
      control.currentPage = try whole(value, of: name)
    case (.continuous(let isContinuous), let slider as Slider):
      slider.isContinuous = isContinuous
    case (.segments(let count), let control as SegmentedControl):
      control.numberOfSegments = count
    case (.pages(let count), let control as PageControl): control.numberOfPages = count
    case (.text(let text), let field as TextField): field.text = text
    case (.text(let text), let view as TextView): view.text = text
    default: throw wrongKind(index, property.owner)
    }
  }

  /// Answers a question about a control's value, or a text.
  func answerValue(_ query: Query) throws(Obstacle) -> Answer {
    switch query {
    case .isOn(let name):
      guard let toggle = try responder(name) as? Switch
      else { throw wrongKind(try index(of: name), "a switch") }
      return .truth(toggle.isOn)
    case .value(of: let name): return .number(try value(of: name))
    case .text(of: let name): return .text(try text(of: name))
    default: return .nobody
    }
  }

  private func value(of name: String) throws(Obstacle) -> Double {
    let index = try index(of: name)
    switch members[index].responder {
    case let slider as Slider: return slider.value
    case let stepper as Stepper: return stepper.value
    case let control as SegmentedControl: return Double(control.selectedSegmentIndex)
    case let control as PageControl: return Double(control.currentPage)
    default: throw wrongKind(index, Property.value(0).owner)
    }
  }

  private func text(of name: String) throws(Obstacle) -> String {
    let index = try index(of: name)
    switch members[index].responder {
    case let field as TextField: return field.text
    case let view as TextView: return view.text
    default: throw wrongKind(index, Property.text("").owner)
    }
  }

  private func whole(_ value: Double, of name: String) throws(Obstacle) -> Int {
    guard let whole = Int(exactly: value) else { throw .notWhole(of: name) }
    return whole
  }
}

extension Property {
  /// What has such a value, as part of a sentence.
  fileprivate var owner: String {
    switch self {
    case .on: "a switch"
    case .continuous: "a slider"
    case .segments: "a segmented control"
    case .pages: "a page control"
    case .text: "a text field or text view"
    default: "a slider, stepper, segmented control or page control"
    }
  }
}
