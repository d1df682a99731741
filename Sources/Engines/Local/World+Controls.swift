import Conformance
import Responders

extension World {
  /// Sets a property of a control or of text, or enables a recognizer; returns false for other forms.
  func setControl(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "enabled":
      if let recognizer = try object(name) as? GestureRecognizer {
        recognizer.isEnabled = value.truth
      } else {
        try object(name, "a control or a recognizer", Control.self).isEnabled = value.truth
      }
    case "refusesTracking":
      try control(name).overrides.refusesTracking = value.truth
    case "stopsTracking": try control(name).overrides.stopsTracking = value.truth
    case "value": try setValue(value.number, of: name)
    case "text": try setText(value.text, of: name)
    default: return false
    }
    return true
  }

  /// Registers or removes targets of a control; returns false for other forms.
  func changeTargets(_ step: Script.Step) throws(ScriptError) -> Bool {
    guard step.name == "addTarget" || step.name == "removeTarget" else { return false }
    let target = try step["target"].optionalText.map(object(_:))
    let control = try control(step["of"].text)
    var event = Responders.ControlEvent(step["event"].word())
    if step.name == "addTarget" {
      if step["other"] != .nothing { event.formUnion(.init(step["other"].word())) }
      control.addTarget(target, action: Action(step["action"].text), for: event)
    } else {
      control.removeTarget(
        target, action: step["action"].optionalText.map(Action.init(_:)), for: event)
    }
    return true
  }

  /// Answers a question about a control or text; returns nil for other forms.
  func answerControl(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "isHighlighted": .truth(try isHighlighted(step["of"].text))
    case "isTracking": .truth(try isTracking(step["of"].text))
    case "isMenuShown": .truth(try control(step["of"].text).isMenuShown)
    case "value": .number(try value(of: step["of"].text))
    case "hasMarkedText": .truth(!(try markedText(of: step["of"].text)).isEmpty)
    case "hasText": .truth(!(try text(of: step["of"].text)).isEmpty)
    case "text": .text(try text(of: step["of"].text))
    default: nil
    }
  }

  private func isHighlighted(_ name: String) throws(ScriptError) -> Bool {
    if let row = try object(name) as? TableRow { return row.isHighlighted }
    return try control(name).isHighlighted
  }

  private func isTracking(_ name: String) throws(ScriptError) -> Bool {
    if let scrollView = try object(name) as? ScrollView { return scrollView.isTracking }
    return try object(name, "a control or a scroll view", Control.self).isTracking
  }

  private func setValue(_ value: Double, of name: String) throws(ScriptError) {
    let index = try index(of: name)
    switch members[index] {
    case let slider as Slider: slider.value = value
    case let stepper as Stepper: stepper.value = value
    case let control as SegmentedControl:
      control.selectedSegmentIndex = try whole(value, of: name)
    case let control as PageControl: control.currentPage = try whole(value, of: name)
    default: throw wrongKind(index, Self.valueOwner)
    }
  }

  private func value(of name: String) throws(ScriptError) -> Double {
    let index = try index(of: name)
    switch members[index] {
    case let slider as Slider: return slider.value
    case let stepper as Stepper: return stepper.value
    case let control as SegmentedControl: return Double(control.selectedSegmentIndex)
    case let control as PageControl: return Double(control.currentPage)
    default: throw wrongKind(index, Self.valueOwner)
    }
  }

  private static let valueOwner = "a slider, stepper, segmented control or page control"

  private func whole(_ value: Double, of name: String) throws(ScriptError) -> Int {
    guard value == value.rounded() else {
      throw ScriptError("\(name) gets a number that is not whole")
    }
    // No control has as many segments or pages, so that a number beyond is like the greatest.
    return Int(max(Double(Int32.min), min(value, Double(Int32.max))))
  }

  func setText(_ text: String, of name: String) throws(ScriptError) {
    let index = try index(of: name)
    switch members[index] {
    case let field as TextField: field.text = text
    case let view as TextView: view.text = text
    default: throw wrongKind(index, Self.textOwner)
    }
  }

  private func text(of name: String) throws(ScriptError) -> String {
    let index = try index(of: name)
    switch members[index] {
    case let field as TextField: return field.text
    case let view as TextView: return view.text
    default: throw wrongKind(index, Self.textOwner)
    }
  }

  private func markedText(of name: String) throws(ScriptError) -> String {
    let object = try object(name)
    return (object as? TextField)?.markedText ?? (object as? TextView)?.markedText ?? ""
  }

  private static let textOwner = "a text field or text view"
}
