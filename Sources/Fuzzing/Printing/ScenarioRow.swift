import Conformance

/// The cells of a scenario: what is given, what happens, and what is expected.
struct ScenarioRow {
  /// The phrases, each with its keyword, in order.
  let steps: [(keyword: Keyword, text: String)]

  /// Creates the row of a script of which the last step is where engines differ.
  ///
  /// - Parameters:
  ///   - records: what is observed of the steps.
  ///   - expectations: the phrases that are expected of the last step.
  init(_ script: Script, observing records: [Trace.Record], expecting expectations: [String]) {
    var steps: [(Keyword, String)] = []
    let words = script.words(observing: records)
    for (index, step) in words.enumerated() {
      let isLast = index == words.count - 1
      if isLast, step.keyword == .then, !expectations.isEmpty { continue }
      // A question without an answer is no phrase of a page.
      let isUnanswered =
        step.keyword == .then && (!records.indices.contains(index) || records[index].answer == nil)
      if !isUnanswered { steps.append((step.keyword, step.text)) }
    }
    self.steps = steps + expectations.map { (.then, $0) }
  }

  /// Whether something is expected.
  var isExpecting: Bool { steps.contains { $0.keyword == .then } }

  /// The table: one row where the steps are in the order of the columns, else a row for each step.
  func table(named name: String) -> String {
    let columns = Keyword.allCases
    let order = steps.map { columns.firstIndex(of: $0.keyword) ?? 0 }
    if zip(order, order.dropFirst()).allSatisfy(<=) {
      let used = columns.filter { column in steps.contains { $0.keyword == column } }
      let cells = used.map { column in
        steps.filter { $0.keyword == column }.map(\.text).joined(separator: "; ")
      }
      return MarkdownText.table([["scenario"] + used.map(\.rawValue), [name] + cells])
    }
    let rows = steps.enumerated().map { index, step in
      ["\(index + 1)"] + columns.map { $0 == step.keyword ? step.text : "" }
    }
    return MarkdownText.table([["step"] + columns.map(\.rawValue)] + rows)
  }
}

extension Script {
  /// Returns phrases that expect at the last step what one trace has and the other has not; empty if
  /// no phrase does.
  func expectations(telling one: Trace, from other: Trace) -> [String] {
    guard let last = steps.indices.last, one.records.indices.contains(last) else { return [] }
    let record = one.records[last]
    let actual = other.records.indices.contains(last) ? other.records[last] : Trace.Record()
    guard steps[last].kind != .ask else {
      let text = words(observing: one.records)[last].text
      return text == steps[last].words ? [] : [text]
    }
    var sentences: [String] = []
    if steps[last].kind == .stimulate {
      let others = Set(actual.expectations(on: stage))
      sentences = record.expectations(on: stage).filter { !others.contains($0) }
      if sentences.isEmpty { sentences = absences(in: record, of: actual) }
    }
    return sentences.isEmpty ? histories(one, other) : sentences
  }

  /// Returns phrases that say that calls of another record do not come.
  private func absences(in record: Trace.Record, of other: Trace.Record) -> [String] {
    let known = Set(record.calls.map { [$0.receiver, $0.message.rawValue] })
    var sentences: [String] = []
    for call in other.calls where !known.contains([call.receiver, call.message.rawValue]) {
      let sentence = sentence { requirement in
        switch requirement {
        case .doesNotReceive(let message, let name):
          message == call.message && name == call.receiver
        case .doesNotFire(let name):
          name == call.receiver && MessageFamily.firings.contains(call.message)
        default: false
        }
      } filling: { slot, field in
        call.value(of: slot, field: field, on: stage)
      }
      if let sentence, !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  /// Returns phrases that list all messages of a family where those of the traces differ.
  private func histories(_ one: Trace, _ other: Trace) -> [String] {
    var sentences: [String] = []
    for row in stage.responders {
      for family in MessageFamily.allCases {
        let (expected, actual) = (
          one.history(of: row.name, family), other.history(of: row.name, family)
        )
        guard expected != actual else { continue }
        let sentence = sentence { requirement in
          requirement == .history(row.name, expected, family)
        } filling: { slot, field in
          if field == "of" { return slot.kinds.contains(row.kind) ? .text(row.name) : nil }
          return .list(expected.map { .text($0.word) })
        }
        if let sentence { sentences.append(sentence) }
      }
    }
    return sentences
  }

  /// Returns the first sentence of an expectation of calls whose requirement is accepted.
  private func sentence(
    where isAccepted: (Requirement) -> Bool,
    filling value: (Slot, _ field: String) -> StepValue?
  ) -> String? {
    for phrase in Vocabulary.checks {
      guard let requirement = phrase.requirement else { continue }
      var arguments: Phrase.Arguments = [:]
      var isFilled = true
      for case .slot(let slot, let field) in phrase.pieces {
        arguments[field] = value(slot, field)
        isFilled = isFilled && arguments[field] != nil && slot.accepts(arguments[field])
      }
      if isFilled, isAccepted(requirement(arguments)) { return phrase.sentence(filling: arguments) }
    }
    return nil
  }
}

extension Slot {
  /// Whether the slot is one for a value of that type, so that a requirement can be made of it.
  fileprivate func accepts(_ value: StepValue?) -> Bool {
    switch (value, form) {
    case (.list(let words)?, .phases):
      words.allSatisfy { TouchPhase(rawValue: $0.text)?.message != nil }
    case (.list(let words)?, .events): words.allSatisfy { ControlEvent(rawValue: $0.text) != nil }
    case (.list(let words)?, .states):
      words.allSatisfy { RecognizerState(rawValue: $0.text) != nil }
    case (.list(let words)?, .stages): words.allSatisfy { EventStage(rawValue: $0.text) != nil }
    case (.list?, .actions): true
    case (.text?, .name), (.text?, .phase), (.text?, .event), (.text?, .action): true
    default: false
    }
  }
}

extension Trace.Call {
  /// Returns what fills the slot of a sentence about the call, or nil if nothing does.
  fileprivate func value(of slot: Slot, field: String, on stage: Stage) -> StepValue? {
    switch slot.form {
    case .name:
      stage[receiver].map { slot.kinds.contains($0.kind) } == true ? .text(receiver) : nil
    case .phase: TouchPhase.allCases.first { $0.message == message }.map { .text($0.rawValue) }
    case .event: ControlEvent.allCases.first { .control($0) == message }.map { .text($0.rawValue) }
    case .action: MessageFamily.actions.contains(message) ? .text(message.rawValue) : nil
    default: nil
    }
  }
}

extension Trace {
  /// Returns the messages of a family that a responder received.
  fileprivate func history(of name: String, _ family: MessageFamily) -> [Message] {
    records.flatMap { record in
      record.calls.lazy.filter { $0.receiver == name && family.contains($0.message) }.map(\.message)
    }
  }
}

extension Message {
  /// The word for the message in a list of its family.
  fileprivate var word: String {
    TouchPhase.allCases.first { $0.message == self }?.rawValue
      ?? ControlEvent.allCases.first { .control($0) == self }?.rawValue
      ?? RecognizerState.allCases.first { .fired($0) == self }?.rawValue
      ?? EventStage.allCases.first { .presses($0) == self || .motion($0) == self }?.rawValue
      ?? rawValue
  }
}
