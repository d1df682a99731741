import Conformance
import Responders

extension World {
  /// Sets a property of a recognizer.
  func setGesture(_ property: Property, of name: String) throws(Obstacle) {
    let recognizer = try recognizer(name)
    switch property {
    case .cancelsTouchesInView(let cancels): recognizer.cancelsTouchesInView = cancels
    case .delaysTouchesBegan(let delays): recognizer.delaysTouchesBegan = delays
    case .delaysTouchesEnded(let delays): recognizer.delaysTouchesEnded = delays
    case .shouldBegin(let should): recognizer.role.shouldBegin = should
    case .shouldReceive(let should): recognizer.role.shouldReceive = should
    case .waits(let other):
      recognizer.role.waits(for: try other.map(self.recognizer(_:)))
    case .isAwaited(let other):
      recognizer.role.isAwaited(by: try other.map(self.recognizer(_:)))
    case .recognizesTogether(let other): recognizer.role.allow(try self.recognizer(other))
    case .requiresFailure(let other):
      let required = try self.recognizer(other)
      guard !required.waits(for: recognizer) else { throw .waitingCircle(name, for: other) }
      recognizer.require(toFail: required)
    default: try setMeasure(property, of: recognizer, name)
    }
  }

  /// Attaches a recognizer to a view.
  func attach(_ name: String, to view: String) throws(Obstacle) {
    try self.view(view).addGestureRecognizer(recognizer(name))
  }

  /// Answers a question about recognizers.
  func answerGesture(_ query: Query) throws(Obstacle) -> Answer {
    switch query {
    case .recognizerState(let name):
      return .text(RecognizerState(try recognizer(name).state).rawValue)
    case .recognizers(let finger):
      let touch = try touch(of: finger)
      let names = members.compactMap { member -> String? in
        guard let recognizer = member.recognizer,
          touch.gestureRecognizers.contains(where: { $0 === recognizer })
        else { return nil }
        return recognizer.role.name
      }
      return .responders(names)
    default: return .nobody
    }
  }

  private func recognizer(_ name: String) throws(Obstacle) -> GestureRecognizer {
    let index = try index(of: name)
    guard let recognizer = members[index].recognizer else { throw wrongKind(index, "a recognizer") }
    return recognizer
  }

  /// Sets what only some types of recognizers measure.
  private func setMeasure(
    _ property: Property, of recognizer: GestureRecognizer, _ name: String
  ) throws(Obstacle) {
    switch (property, recognizer) {
    case (.tapsRequired(let number), let tap as TapGestureRecognizer):
      tap.numberOfTapsRequired = number
    case (.touchesRequired(let number), let tap as TapGestureRecognizer):
      tap.numberOfTouchesRequired = number
    case (.touchesRequired(let number), let press as LongPressGestureRecognizer):
      press.numberOfTouchesRequired = number
    case (.touchesRequired(let number), let pan as PanGestureRecognizer):
      pan.minimumNumberOfTouches = number
    case (.touchesRequired(let number), let swipe as SwipeGestureRecognizer):
      swipe.numberOfTouchesRequired = number
    case (.minimumPressDuration(let seconds), let press as LongPressGestureRecognizer):
      press.minimumPressDuration = seconds
    case (.direction(let direction), let swipe as SwipeGestureRecognizer):
      swipe.direction = SwipeGestureRecognizer.Direction(direction)
    default: throw wrongKind(try index(of: name), Self.owner(of: property))
    }
  }

  /// The recognizers that have a measure.
  private static func owner(of property: Property) -> String {
    switch property {
    case .tapsRequired: "a tap recognizer"
    case .minimumPressDuration: "a long press recognizer"
    case .direction: "a swipe recognizer"
    default: "a tap, long press, pan or swipe recognizer"
    }
  }
}

extension SwipeGestureRecognizer.Direction {
  /// The direction that a script names.
  fileprivate init(_ direction: SwipeDirection) {
    self =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
  }
}
