import Conformance

/// Fills slots with words, with the names of one stage.
struct SlotReader {
  let stage: Stage

  /// Fills one slot; returns what is wrong with the words, or nil where they fit.
  func fill(_ slot: Slot, with words: ArraySlice<Substring>, into captures: inout Captures)
    -> SlotProblem?
  {
    guard let first = words.first, words.count == slot.wordCount ?? words.count else {
      return .missing(slot)
    }
    switch slot {
    case .view, .controller, .responder, .object, .recognizer:
      return name(first, slot) { captures.add(name: $0) }
    case .target, .anybody: return target(first, slot, into: &captures)
    case .expected: return expected(words, into: &captures)
    case .path, .list: return names(words, slot) { captures.names = $0 }
    case .paths: return paths(words, into: &captures)
    case .number: return numbers(words, slot) { captures.add(number: $0[0]) }
    case .point: return numbers(words, slot) { captures.add(point: Point(x: $0[0], y: $0[1])) }
    case .rect:
      return numbers(words, slot) {
        captures.rect = Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    case .truth: return truth(first, into: &captures)
    case .finger: return finger(first, into: &captures)
    case .count: return count(first, into: &captures)
    case .action: return action(first, into: &captures)
    case .phase, .phases: return values(words, slot) { captures.phases = $0 }
    case .event, .events: return values(words, slot) { captures.events = $0 }
    case .state, .states: return values(words, slot) { captures.states = $0 }
    case .stage, .stages: return values(words, slot) { captures.stages = $0 }
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
    let fits =
      switch slot {
      case .view, .list: responder.kind.isView
      case .controller: responder.kind == .viewController
      case .recognizer: responder.kind.isRecognizer
      case .responder, .target: responder.kind.isResponder
      default: true
      }
    guard fits else { return .wrongKind(name, kind: responder.kind.rawValue, needed: slot) }
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
    _ words: ArraySlice<Substring>, into captures: inout Captures
  ) -> SlotProblem? {
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      guard alternative.count == 1, let word = alternative.first else {
        return .malformed(.expected, word: words.joined(separator: " "))
      }
      if word == "nobody" {
        captures.expected.append(.nobody)
      } else if let problem = name(word, .expected, { captures.expected.append(.responder($0)) }) {
        return problem
      }
    }
    return nil
  }

  private func paths(_ words: ArraySlice<Substring>, into captures: inout Captures) -> SlotProblem?
  {
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      let problem = names(alternative, .path) { captures.expected.append(.responders($0)) }
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
    for part in text.split(separator: slot == .list ? "," : "→", omittingEmptySubsequences: false) {
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

  private func truth(_ word: Substring, into captures: inout Captures) -> SlotProblem? {
    guard word == "yes" || word == "no" else { return .malformed(.truth, word: String(word)) }
    captures.truth = word == "yes"
    return nil
  }
}
