import Conformance

extension Requirement {
  /// Creates the requirement of an answer that the value of a slot stands for.
  init(answer value: StepValue) {
    switch value {
    case .nothing: self = .answer(oneOf: [.nobody])
    case .truth(let truth): self = .answer(oneOf: [.truth(truth)])
    case .number(let number): self = .answer(oneOf: [.number(number)])
    case .integer(let integer): self = .answer(oneOf: [.number(Double(integer))])
    case .text(let text): self = .answer(oneOf: [.text(text)])
    case .point(let point): self = .answer(oneOf: [.point(point)])
    case .list: self = .answer(oneOf: [.responders(value.texts)])
    case .beginning: self = .answerBegins(with: value.texts)
    case .rect, .fingers: preconditionFailure("No question has the answer \(value).")
    }
  }

  /// Creates the requirement of one of several answers.
  init(answers: [Requirement]) {
    let whole = answers.compactMap { if case .answer(let accepted) = $0 { accepted } else { nil } }
    if whole.count == answers.count {
      self = .answer(oneOf: whole.flatMap(\.self))
    } else {
      self = answers.count == 1 ? answers[0] : .anyOf(answers)
    }
  }
}
