import Conformance

/// An answer that a page accepts.
enum AcceptedAnswer: Hashable, Sendable {
  /// The whole answer.
  case whole(Answer)
  /// The responders that the answer begins with.
  case beginning([String])
  /// The whole answer, as the runner prints it.
  case printed([String])

  /// Converts the value of a slot.
  init(_ value: StepValue) {
    switch value {
    case .nothing: self = .whole(.nobody)
    case .truth(let truth): self = .whole(.truth(truth))
    case .number(let number): self = .whole(.number(number))
    case .integer(let integer): self = .whole(.number(Double(integer)))
    case .text(let text): self = .whole(.text(text))
    case .point(let point): self = .whole(.point(point))
    case .list: self = .whole(.responders(value.texts))
    case .beginning: self = .beginning(value.texts)
    case .rect, .fingers: preconditionFailure("No question has the answer \(value).")
    }
  }
}

extension Requirement {
  /// Creates the requirement that the answer is one of those that a page accepts.
  init(_ accepted: [AcceptedAnswer]) {
    let whole = accepted.compactMap { if case .whole(let answer) = $0 { answer } else { nil } }
    if whole.count == accepted.count {
      self = .answer(oneOf: whole)
      return
    }
    guard accepted.count == 1 else {
      self = .anyOf(accepted.map { Self([$0]) })
      return
    }
    switch accepted[0] {
    case .whole(let answer): self = .answer(oneOf: [answer])
    case .beginning(let names): self = .answerBegins(with: names)
    case .printed(let names): self = .printedChain(oneOf: [names])
    }
  }
}
