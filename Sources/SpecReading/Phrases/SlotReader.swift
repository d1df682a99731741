import Conformance
import Results

/// Reads the words in a slot as a value or as answers, with the names of one stage.
struct SlotReader {
  /// The stage whose names the words may use.
  let setting: StageSetting

  private var stage: Stage { setting.stage }

  /// Returns the value of the words; throws if they do not fit the slot.
  func value(of slot: Slot, _ words: ArraySlice<Substring>) throws(SlotError) -> StepValue {
    guard let first = words.first, words.count == slot.wordCount ?? words.count else {
      throw .missing(slot)
    }
    switch slot.form {
    case .name: return .text(try name(first, slot))
    case .target: return first == "nobody" ? .nothing : .text(try name(first, slot))
    case .number: return .number(try number(first, slot))
    case .negative: return .number(-(try number(first, slot)))
    case .seconds:
      let seconds = try number(first, slot)
      guard seconds >= 0 else { throw .malformed(slot, word: String(first)) }
      return .number(seconds)
    case .count: return .integer(try integer(first, slot, in: 1...100))
    case .finger: return .integer(try integer(first, slot, in: 1...10))
    case .point, .offset, .factors:
      let numbers = try numbers(words, slot)
      return .point(Point(x: numbers[0], y: numbers[1]))
    case .rect:
      guard let rect = Rect(words: words) else {
        throw .malformed(slot, word: words.joined(separator: " "))
      }
      return .rect(rect)
    case .truth:
      guard first == "yes" || first == "no" else { throw .malformed(slot, word: String(first)) }
      return .truth(first == "yes")
    case .path: return try path(words, slot)
    case .list: return .list(try names(words, slot).map(StepValue.text))
    case .action: return .text(try action(words, slot))
    case .actions: return .list(try list(words, slot, action))
    case .phase: return .text(try toldPhase(words, slot))
    case .phases: return .list(try list(words, slot, toldPhase))
    case .fingerPhase: return .text(try word(words, slot, TouchPhase.self))
    case .event: return .text(try word(words, slot, ControlEvent.self))
    case .events: return try list(words, slot, ControlEvent.self)
    case .state: return .text(try word(words, slot, RecognizerState.self))
    case .states: return try list(words, slot, RecognizerState.self)
    case .stage: return .text(try word(words, slot, EventStage.self))
    case .stages: return try list(words, slot, EventStage.self)
    case .motionStage:
      // The strength of a motion never changes.
      guard first != EventStage.changed.rawValue else {
        throw .malformed(slot, word: String(first))
      }
      return .text(try word(words, slot, EventStage.self))
    case .direction: return .text(try word(words, slot, SwipeDirection.self))
    case .key: return .text(String(first))
    case .text: return .text(words.joined(separator: " "))
    case .expected, .paths, .printedPath:
      preconditionFailure("A slot of the form \(slot.form.rawValue) holds answers, not a value.")
    }
  }

  /// Returns the answers that the words accept: `A or B` → two.
  func answers(
    in slot: Slot, _ words: ArraySlice<Substring>
  ) throws(SlotError) -> [AcceptedAnswer] {
    if slot.form == .printedPath { return [.printed(try names(words, slot))] }
    guard slot.form == .expected || slot.form == .paths else {
      return [AcceptedAnswer(try value(of: slot, words))]
    }
    guard !words.isEmpty else { throw .missing(slot) }
    var answers: [AcceptedAnswer] = []
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      if slot.form == .paths {
        answers.append(AcceptedAnswer(try path(alternative, slot)))
      } else if alternative.elementsEqual(["nobody"]) {
        answers.append(.whole(.nobody))
      } else if alternative.count == 1, let word = alternative.first {
        answers.append(.whole(.responder(try name(word, slot))))
      } else {
        throw .malformed(slot, word: words.joined(separator: " "))
      }
    }
    return answers
  }

  private func name(_ word: Substring, _ slot: Slot) throws(SlotError) -> String {
    let name = String(word)
    guard let responder = stage[name] else {
      let names = stage.responders.lazy.map(\.name).prefix(Spelling.shortList)
      throw .unknownResponder(name, suggestion: Spelling.suggestion(for: name, among: names))
    }
    guard slot.kinds.contains(responder.kind) || setting.doubtful.contains(name) else {
      throw .wrongKind(name, kind: responder.kind.rawValue, needed: slot)
    }
    return name
  }

  /// Reads a path: `A → B` → a list, `A → B → …` → a beginning.
  private func path(_ words: ArraySlice<Substring>, _ slot: Slot) throws(SlotError) -> StepValue {
    var parts = Self.parts(of: words, slot)
    let isOpen = parts.count > 1 && parts.last == "…"
    if isOpen { parts.removeLast() }
    // Every path begins with nobody.
    if isOpen, parts == ["nobody"] { throw .misplacedEllipsis(words.joined(separator: " ")) }
    let names = try names(parts, words, slot).map(StepValue.text)
    return isOpen ? .beginning(names) : .list(names)
  }

  /// Returns the sign that a word of ASCII characters stands for: `->` → `→`, `...` → `…`.
  private static func typeset(_ word: some StringProtocol) -> String {
    switch word {
    case "->": "→"
    case "...": "…"
    default: String(word)
    }
  }

  /// Reads a path, `A → B` or `A -> B`, or a list, `A, B`; `nobody` is an empty one.
  private func names(_ words: ArraySlice<Substring>, _ slot: Slot) throws(SlotError) -> [String] {
    try names(Self.parts(of: words, slot), words, slot)
  }

  /// Returns what stands between the arrows of a path, or between the commas of a list.
  private static func parts(of words: ArraySlice<Substring>, _ slot: Slot) -> [String] {
    words.map(typeset).joined(separator: " ")
      .split(separator: slot.form == .list ? "," : "→", omittingEmptySubsequences: false)
      .map { typeset($0.trimmingSpaces()) }
  }

  private func names(
    _ parts: [String], _ words: ArraySlice<Substring>, _ slot: Slot
  ) throws(SlotError) -> [String] {
    if parts == ["nobody"] { return [] }
    var names: [String] = []
    for part in parts {
      if part == "…", slot.form != .list {
        throw .misplacedEllipsis(words.joined(separator: " "))
      }
      guard !part.isEmpty, !part.contains(" ") else {
        throw .malformed(slot, word: words.joined(separator: " "))
      }
      names.append(try name(part[...], slot))
    }
    return names
  }

  private func number(_ word: Substring, _ slot: Slot) throws(SlotError) -> Double {
    guard let number = Double(word), number.isFinite else {
      throw .malformed(slot, word: String(word))
    }
    return number
  }

  private func numbers(
    _ words: ArraySlice<Substring>, _ slot: Slot
  ) throws(SlotError) -> [Double] {
    var numbers: [Double] = []
    for word in words { numbers.append(try number(word, slot)) }
    return numbers
  }

  private func integer(
    _ word: Substring, _ slot: Slot, in range: ClosedRange<Int>
  ) throws(SlotError) -> Int {
    guard let integer = Int(word), range.contains(integer) else {
      throw .malformed(slot, word: String(word))
    }
    return integer
  }

  /// Reads the name of an action, which consists of letters, digits and underscores.
  private func action(_ words: ArraySlice<Substring>, _ slot: Slot) throws(SlotError) -> String {
    let name = words.joined(separator: " ")
    let isName = name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    guard isName, !name.isEmpty else { throw .malformed(slot, word: name) }
    return name
  }

  /// Reads a phase of touches that a method tells of.
  private func toldPhase(
    _ words: ArraySlice<Substring>, _ slot: Slot
  ) throws(SlotError) -> String {
    let text = try word(words, slot, TouchPhase.self)
    guard TouchPhase(rawValue: text)?.message != nil else { throw .malformed(slot, word: text) }
    return text
  }

  private func word<Word: RawRepresentable<String>>(
    _ words: ArraySlice<Substring>, _ slot: Slot, _: Word.Type
  ) throws(SlotError) -> String {
    let text = words.joined(separator: " ")
    guard Word(rawValue: text) != nil else { throw .malformed(slot, word: text) }
    return text
  }

  private func list<Word: RawRepresentable<String>>(
    _ words: ArraySlice<Substring>, _ slot: Slot, _ type: Word.Type
  ) throws(SlotError) -> StepValue {
    .list(
      try list(words, slot) { words, slot throws(SlotError) in try word(words, slot, type) })
  }

  /// Reads parts separated by commas: `began, moved` → two values; `nothing` → `[]`.
  private func list(
    _ words: ArraySlice<Substring>, _ slot: Slot,
    _ read: (ArraySlice<Substring>, Slot) throws(SlotError) -> String
  ) throws(SlotError) -> [StepValue] {
    if words.elementsEqual(["nothing"]) { return [] }
    let text = words.joined(separator: " ")
    var values: [StepValue] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      do throws(SlotError) {
        values.append(.text(try read([part.trimmingSpaces()[...]], slot)))
      } catch {
        throw .malformed(slot, word: text)
      }
    }
    return values
  }
}

/// Why words do not fit a slot.
enum SlotError: Error, Hashable {
  /// Words are missing.
  case missing(Slot)
  /// The word does not have the slot's form.
  case malformed(Slot, word: String)
  /// The stage has no responder with the name; a similar name, or nil.
  case unknownResponder(String, suggestion: String?)
  /// `…` is not the end of a path that has a name; the words of the slot.
  case misplacedEllipsis(String)
  /// The responder is not of a kind that the phrase needs.
  case wrongKind(String, kind: String, needed: Slot)
}

extension Rect {
  /// Reads four finite numbers, `x y width height`; nil for other words or a negative size.
  init?(words: some Collection<Substring>) {
    let values = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 4, values.count == 4, values[2] >= 0, values[3] >= 0 else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
