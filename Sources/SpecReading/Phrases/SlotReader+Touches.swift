import Conformance

extension SlotReader {
  /// Reads a finger's number, from 1.
  func finger(_ word: Substring, into captures: inout Captures) -> SlotProblem? {
    guard let finger = Int(word), (1...10).contains(finger) else {
      return .malformed(.finger, word: String(word))
    }
    captures.add(finger: finger)
    return nil
  }

  /// Reads the name of an action.
  func action(_ word: Substring, into captures: inout Captures) -> SlotProblem? {
    let isName = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    guard isName else { return .malformed(.action, word: String(word)) }
    captures.action = String(word)
    return nil
  }

  /// Reads `began, moved`; `nothing` is none.
  func phases(
    _ words: ArraySlice<Substring>, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    if slot == .phases, words.elementsEqual(["nothing"]) { return nil }
    let text = words.joined(separator: " ")
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let phase = TouchPhase(rawValue: part.trimmingSpaces()) else {
        return .malformed(slot, word: text)
      }
      captures.phases.append(phase)
    }
    return nil
  }
}
