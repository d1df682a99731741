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
    let form = slot.form
    if form.takesNobody, first == "nobody" { return .nothing }
    guard let list = form.list else { return try element(words, slot) }
    if form.element == .name {
      return list.mayBeOpen
        ? try path(words, slot)
        : .list(try names(Self.parts(of: words, slot), words, slot).map(StepValue.text))
    }
    return .list(try elements(words, slot, joinedAs: list))
  }

  /// Returns the answers that the words accept: `A or B` → two.
  func answers(in slot: Slot, _ words: ArraySlice<Substring>) throws(SlotError) -> [Requirement] {
    let form = slot.form
    guard form.hasAlternatives else { return [Requirement(answer: try value(of: slot, words))] }
    guard !words.isEmpty else { throw .missing(slot) }
    var answers: [Requirement] = []
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      if form.list != nil {
        answers.append(Requirement(answer: try path(alternative, slot)))
      } else if alternative.elementsEqual(["nobody"]) {
        answers.append(.answer(oneOf: [.nobody]))
      } else if alternative.count == 1, let word = alternative.first {
        answers.append(.answer(oneOf: [.responder(try name(word, slot))]))
      } else {
        throw .malformed(slot, word: words.joined(separator: " "))
      }
    }
    return answers
  }

  /// Returns the words as a sentence, taken apart where the form joins several.
  static func sentence(of words: ArraySlice<Substring>, in slot: Slot) -> Sentence {
    let alternatives =
      slot.form.hasAlternatives ? words.split(separator: "or").map { $0 } : [words]
    return .joined(
      alternatives.map { words in
        guard let joint = slot.form.list?.joint else {
          let text = Words.text(of: words)
          return .word(text.isEmpty ? "\"\"" : text)
        }
        return .joined(parts(of: words, slot).map { .word($0) }, joint)
      }, .or)
  }

  /// Reads one element, which consists of all the words.
  private func element(
    _ words: ArraySlice<Substring>, _ slot: Slot
  ) throws(SlotError) -> StepValue {
    let first = words[words.startIndex]
    switch slot.form.element {
    case .name: return .text(try name(first, slot))
    case .number: return .number(try number(first, slot))
    case .negatedNumber: return .number(-(try number(first, slot)))
    case .positiveNumber:
      let number = try number(first, slot)
      guard number >= 0 else { throw .malformed(slot, word: String(first)) }
      return .number(number)
    case .point:
      let x = try number(first, slot)
      return .point(Point(x: x, y: try number(words[words.startIndex + 1], slot)))
    case .rect:
      guard let rect = Rect(words: words) else { break }
      return .rect(rect)
    case .integer(let range):
      guard let integer = Int(first), range.contains(integer) else { break }
      return .integer(integer)
    case .word(let accepted):
      guard words.count == 1, let word = accepted.first(where: { $0 == first }) else { break }
      return .text(word)
    case .truth:
      guard first == "yes" || first == "no" else { break }
      return .truth(first == "yes")
    case .action:
      guard words.count == 1, !first.isEmpty, first.unicodeScalars.allSatisfy(\.isOfAction) else {
        break
      }
      return .text(String(first))
    case .anyWord:
      guard !first.contains(Words.mark) else { break }
      return .text(String(first))
    case .text: return .text(Words.text(of: words))
    }
    throw .malformed(slot, word: words.joined(separator: " "))
  }

  /// Reads elements separated by commas: `began, moved` → two values; `nothing` → `[]`.
  private func elements(
    _ words: ArraySlice<Substring>, _ slot: Slot, joinedAs list: SlotForm.List
  ) throws(SlotError) -> [StepValue] {
    let text = words.joined(separator: " ")
    if text == list.empty { return [] }
    var values: [StepValue] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      do throws(SlotError) {
        values.append(try element([part.trimmingSpaces()[...]], slot))
      } catch {
        throw .malformed(slot, word: text)
      }
    }
    return values
  }

  private func name(_ word: Substring, _ slot: Slot) throws(SlotError) -> String {
    let name = String(word)
    guard let responder = stage[name] else {
      throw .unknownResponder(name, known: stage.responders.map(\.name))
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

  /// Returns what stands between the arrows of a path, or between the commas of a list.
  private static func parts(of words: ArraySlice<Substring>, _ slot: Slot) -> [String] {
    words.map(typeset).joined(separator: " ")
      .split(
        separator: slot.form.list?.joint == .comma ? "," : "→", omittingEmptySubsequences: false
      )
      .map { typeset($0.trimmingSpaces()) }
  }

  /// Reads a path, `A → B` or `A -> B`, or a list, `A, B`; `nobody` is an empty one.
  private func names(
    _ parts: [String], _ words: ArraySlice<Substring>, _ slot: Slot
  ) throws(SlotError) -> [String] {
    if parts == ["nobody"] { return [] }
    var names: [String] = []
    for part in parts {
      if part == "…", slot.form.list != .names {
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
    guard let number = word.asNumber else { throw .malformed(slot, word: String(word)) }
    return number
  }
}

extension Substring {
  /// The number that the word is in the digits of pages; nil for others, such as `0x10` and `5.`.
  fileprivate var asNumber: Double? {
    guard utf8.last?.isASCIIDigit == true, utf8.allSatisfy({ !"xXpP".utf8.contains($0) }),
      let number = Double(self), number.isFinite
    else { return nil }
    return number
  }
}

extension Unicode.Scalar {
  /// Whether names of actions contain the character: a letter, a digit or an underscore.
  fileprivate var isOfAction: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}

/// Why words do not fit a slot.
enum SlotError: Error, Hashable {
  /// Words are missing.
  case missing(Slot)
  /// The word does not have the slot's form.
  case malformed(Slot, word: String)
  /// The stage has no responder with the name; all names.
  case unknownResponder(String, known: [String])
  /// `…` is not the end of a path that has a name; the words of the slot.
  case misplacedEllipsis(String)
  /// The responder is not of a kind that the phrase needs.
  case wrongKind(String, kind: String, needed: Slot)
}

extension Rect {
  /// Reads four finite numbers, `x y width height`; nil for other words or a negative size.
  init?(words: some Collection<Substring>) {
    let values = words.compactMap(\.asNumber)
    guard words.count == 4, values.count == 4, values[2] >= 0, values[3] >= 0 else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
