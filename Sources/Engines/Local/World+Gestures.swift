import Conformance
import Responders

extension World {
  /// Sets a property of a gesture recognizer or a result of its delegate; returns false for other
  /// forms.
  func setRecognizer(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "shouldBegin": try recognizer(name).stageDelegate.shouldBegin = value.truth
    case "shouldReceive": try recognizer(name).stageDelegate.shouldReceive = value.truth
    case "waitsFor":
      let recognizer = try recognizer(name)
      recognizer.stageDelegate.waits(for: try value.optionalText.map(self.recognizer(_:)))
    case "isAwaitedBy":
      let recognizer = try recognizer(name)
      recognizer.stageDelegate.isAwaited(by: try value.optionalText.map(self.recognizer(_:)))
    case "refusesGesture":
      let view = try view(name)
      view.overrides.refusedRecognizers.insert(ObjectIdentifier(try recognizer(value.text)))
    case "recognizesTogether": try recognizer(name).stageDelegate.allow(recognizer(value.text))
    case "requiresFailure":
      let recognizer = try recognizer(name)
      let required = try self.recognizer(value.text)
      guard !required.waits(for: recognizer) else {
        throw ScriptError(
          "\(name) cannot wait for \(value.text) to fail, which waits for \(name) or is the same")
      }
      recognizer.require(toFail: required)
    case "beginsSideways":
      try pan(name).stageDelegate.beginsSideways = value.truth
    case "allowedTouchType":
      try recognizer(name).allowedTouchTypes =
        value == .nothing ? [] : .init(Touch.TouchType(value.word()))
    case "allowedScrollTypes":
      let pan = try pan(name)
      pan.allowedScrollTypes =
        switch value {
        case "discrete": .discrete
        case "continuous": .continuous
        default: [.discrete, .continuous]
        }
    case "recognitionDuringLift":
      try lift(name).allowsSimultaneousRecognitionDuringLift = value.truth
    case "extendedLift": try lift(name).isExtended = value.truth
    case "allowedPress":
      let tap: TapGestureRecognizer = try object(name, "a tap recognizer")
      tap.allowedPress = value.text
    case "touchesRequired", "direction", "alsoDirection":
      try setMeasure(step, of: name)
    case "maximumTouches":
      try pan(name).maximumNumberOfTouches = value.integer
    case "seesTouchesOf", "seesNoTouchesOn", "seesTouchesAt", "beginsGoing", "beginsAtTop",
      "beginsAt":
      let viewName = step["view"].optionalText
      try recognizer(name).stageDelegate.conditions.add(step, view: viewName.map(view))
    default: return false
    }
    return true
  }

  /// Calls a method of a recognizer; returns false for other forms.
  func callRecognizer(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "setTranslation": try pan(step["of"].text).setTranslation(finite(step["to"].point))
    case "setState":
      let recognizer = try object(step["of"].text, "a custom recognizer", CustomRecognizer.self)
      recognizer.setState(.init(step["to"].word(RecognizerState.self)))
    case "ignoreTouch":
      let recognizer = try object(step["of"].text, "a custom recognizer", CustomRecognizer.self)
      recognizer.ignore(try touch(step))
    default: return false
    }
    return true
  }

  private func pan(_ name: String) throws(ScriptError) -> PanGestureRecognizer {
    try object(name, "a pan recognizer")
  }

  private func lift(_ name: String) throws(ScriptError) -> DragLiftGestureRecognizer {
    try object(name, "a drag lift recognizer")
  }

  /// Answers a question about gesture recognizers; returns nil for other forms.
  func answerRecognizer(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "recognizerState":
      return .text(RecognizerState(try recognizer(step["of"].text).state).rawValue)
    case "numberOfTouches":
      return .number(Double(try recognizer(step["of"].text).numberOfTouches))
    case "translation": return .point(.init(try pan(step["of"].text).translation))
    case "velocityGoes":
      let direction: SwipeDirection = step["direction"].word()
      return .truth(direction.part(of: try pan(step["of"].text).velocity) > 0)
    case "gestureLocation":
      let recognizer = try recognizer(step["of"].text)
      return .point(.init(recognizer.location(in: recognizer.view)))
    case "recognizers":
      let touch = try touch(step)
      let names = members.compactMap { member -> String? in
        guard let recognizer = member as? GestureRecognizer,
          touch.gestureRecognizers.contains(where: { $0 === recognizer })
        else { return nil }
        return recognizer.name
      }
      return .responders(names)
    default: return nil
    }
  }

  /// Sets a property that only some types of gesture recognizers have.
  private func setMeasure(_ step: Script.Step, of name: String) throws(ScriptError) {
    let value = step["to"]
    switch (step.name, try recognizer(name)) {
    case ("touchesRequired", let tap as TapGestureRecognizer):
      tap.numberOfTouchesRequired = value.integer
    case ("touchesRequired", let press as LongPressGestureRecognizer):
      press.numberOfTouchesRequired = value.integer
    case ("touchesRequired", let pan as PanGestureRecognizer):
      pan.minimumNumberOfTouches = value.integer
    case ("touchesRequired", let swipe as SwipeGestureRecognizer):
      swipe.numberOfTouchesRequired = value.integer
    case ("direction", let swipe as SwipeGestureRecognizer):
      swipe.direction = SwipeGestureRecognizer.Direction(value.word())
    case ("alsoDirection", let swipe as SwipeGestureRecognizer):
      swipe.direction.insert(SwipeGestureRecognizer.Direction(value.word()))
    default:
      throw wrongKind(
        try index(of: name),
        step.name == "touchesRequired"
          ? "a tap, long press, pan or swipe recognizer" : "a swipe recognizer")
    }
  }
}
