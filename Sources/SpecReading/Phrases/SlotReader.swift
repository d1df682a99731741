import Conformance

/// Fills slots with words, with the names of one stage.
struct SlotReader {
  let setting: StageSetting

  private var stage: Stage { setting.stage }

  /// Fills one slot; returns what is wrong with the words, or nil where they fit.
  func fill(_ slot: Slot, with words: ArraySlice<Substring>, into captures: inout Captures)
    -> SlotProblem?
  {
    guard let first = words.first, words.count == slot.wordCount ?? words.count else {
      return .missing(slot)
    }
    switch slot.form {
    case .name:
      return name(first, slot) { captures.add(name: $0) }
    case .target: return target(first, slot, into: &captures)
    case .expected: return expected(words, slot, into: &captures)
    case .path, .list: return names(words, slot) { captures.names = $0 }
    case .paths: return paths(words, slot, into: &captures)
    case .number: return numbers(words, slot) { captures.add(number: $0[0]) }
    case .seconds: return seconds(first, slot, into: &captures)
    case .point: return numbers(words, slot) { captures.add(point: Point(x: $0[0], y: $0[1])) }
    case .rect:
      return rect(words, slot, into: &captures)
    case .truth: return truth(first, slot, into: &captures)
    case .finger: return finger(first, slot, into: &captures)
    case .count: return count(first, slot, into: &captures)
    case .action: return actions(words, slot) { captures.action = $0[0] }
    case .actions: return actions(words, slot) { captures.actions = $0 }
    case .phase, .phases: return values(words, slot) { captures.phases = $0 }
    case .event, .events: return values(words, slot) { captures.events = $0 }
    case .state, .states: return values(words, slot) { captures.states = $0 }
    case .stage, .stages: return values(words, slot) { captures.stages = $0 }
    case .motionStage: return motionStage(first, slot, into: &captures)
    case .direction:
      return values(words, slot) { captures.direction = $0[0] }
    case .key:
      captures.key = String(first)
      return nil
    case .text:
      captures.text = words.joined(separator: " ")
      return nil
    }
  }

  private func name(_ word: Substring, _ slot: Slot, _ store: (String) -> Void) -> SlotProblem? {
    let name = String(word)
    guard let responder = stage[name] else {
      let names = stage.responders.lazy.map(\.name).prefix(Spelling.shortList)
      return .unknownResponder(name, suggestion: Spelling.suggestion(for: name, among: names))
    }
    guard slot.kinds.contains(responder.kind) || setting.doubtful.contains(name) else {
      return .wrongKind(name, kind: responder.kind.rawValue, needed: slot)
    }
    store(name)
    return nil
  }

  private func target(
    _ word: Substring, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    if word == "nobody" {
      captures.add(target: nil)
      return nil
    }
    return name(word, slot) { captures.add(target: $0) }
  }

  private func expected(
    _ words: ArraySlice<Substring>, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      guard alternative.count == 1, let word = alternative.first else {
        return .malformed(slot, word: words.joined(separator: " "))
      }
      if word == "nobody" {
        captures.expected.append(.nobody)
      } else if let problem = name(word, slot, { captures.expected.append(.responder($0)) }) {
        return problem
      }
    }
    return nil
  }

  private func paths(
    _ words: ArraySlice<Substring>, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      let problem = names(alternative, slot) { captures.expected.append(.responders($0)) }
      if let problem { return problem }
    }
    return nil
  }

  /// Reads `A → B`, `A -> B` and `A, B`; `nobody` is none.
  private func names(
    _ words: ArraySlice<Substring>, _ slot: Slot, _ store: ([String]) -> Void
  ) -> SlotProblem? {
    var names: [String] = []
    if words.elementsEqual(["nobody"]) {
      store(names)
      return nil
    }
    let text = words.map { $0 == "->" ? "→" : $0 }.joined(separator: " ")
    for part in text.split(
      separator: slot.form == .list ? "," : "→", omittingEmptySubsequences: false)
    {
      let word = part.trimmingSpaces()
      guard !word.isEmpty, !word.contains(" ") else {
        return .malformed(slot, word: words.joined(separator: " "))
      }
      if let problem = name(word[...], slot, { names.append($0) }) { return problem }
    }
    store(names)
    return nil
  }

  private func numbers(
    _ words: ArraySlice<Substring>, _ slot: Slot, _ store: ([Double]) -> Void
  ) -> SlotProblem? {
    var values: [Double] = []
    for word in words {
      guard let value = Double(word), value.isFinite else {
        return .malformed(slot, word: String(word))
      }
      values.append(value)
    }
    store(values)
    return nil
  }

  private func rect(
    _ words: ArraySlice<Substring>, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    guard let rect = Rect(words: words) else {
      return .malformed(slot, word: words.joined(separator: " "))
    }
    captures.rect = rect
    return nil
  }

  private func truth(
    _ word: Substring, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    guard word == "yes" || word == "no" else { return .malformed(slot, word: String(word)) }
    captures.truth = word == "yes"
    return nil
  }
}
