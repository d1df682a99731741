import Conformance

extension SlotReader {
  /// Reads a finger's number, from 1.
  func finger(
    _ word: Substring, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    guard let finger = Int(word), (1...10).contains(finger) else {
      return .malformed(slot, word: String(word))
    }
    captures.add(finger: finger)
    return nil
  }

  /// Reads a whole number, from 1.
  func count(
    _ word: Substring, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    guard let count = Int(word), (1...100).contains(count) else {
      return .malformed(slot, word: String(word))
    }
    captures.count = count
    return nil
  }

  /// Reads a time, which does not go back.
  func seconds(
    _ word: Substring, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    guard let seconds = Double(word), seconds.isFinite, seconds >= 0 else {
      return .malformed(slot, word: String(word))
    }
    captures.add(number: seconds)
    return nil
  }

  /// Reads how far a motion has got, whose strength never changes.
  func motionStage(
    _ word: Substring, _ slot: Slot, into captures: inout Captures
  ) -> SlotProblem? {
    guard let stage = EventStage(rawValue: String(word)), stage != .changed else {
      return .malformed(slot, word: String(word))
    }
    captures.stages = [stage]
    return nil
  }

  /// Reads the name of an action, or several joined by commas: `cut, copy`; `nothing` is none.
  func actions(
    _ words: ArraySlice<Substring>, _ slot: Slot, _ store: ([String]) -> Void
  ) -> SlotProblem? {
    parts(words, slot, store) { part in
      let isName = part.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
      }
      return isName && !part.isEmpty ? part : nil
    }
  }

  /// Reads words of a fixed set, one, or several joined by commas: `began, moved`; `nothing` is
  /// none.
  func values<Value: RawRepresentable<String>>(
    _ words: ArraySlice<Substring>, _ slot: Slot, _ store: ([Value]) -> Void
  ) -> SlotProblem? {
    parts(words, slot, store, Value.init)
  }

  /// Reads one part where the slot takes a single word, else parts joined by commas.
  private func parts<Value>(
    _ words: ArraySlice<Substring>, _ slot: Slot, _ store: ([Value]) -> Void,
    _ read: (String) -> Value?
  ) -> SlotProblem? {
    let isList = slot.wordCount == nil
    if isList, words.elementsEqual(["nothing"]) {
      store([])
      return nil
    }
    let text = words.joined(separator: " ")
    var values: [Value] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard isList || values.isEmpty, let value = read(part.trimmingSpaces()) else {
        return .malformed(slot, word: text)
      }
      values.append(value)
    }
    store(values)
    return nil
  }
}
