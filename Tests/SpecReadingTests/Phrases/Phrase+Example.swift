import Conformance

@testable import SpecReading

extension Phrase {
  /// The stage of examples: one row of every kind, with the kind's name.
  private static let setting = StageSetting(
    Stage(ResponderKind.allCases.map { StagedResponder(name: $0.exampleName, kind: $0) }), .uikit)

  /// Returns the phrase with its slots filled, and the step that it is read as.
  func example(after keyword: Keyword) throws -> (text: String, match: PhraseMatcher.Match) {
    let words = pieces.flatMap { piece -> [Substring] in
      switch piece {
      case .word(let word): [word]
      case .slot(let slot, _): slot.example(on: Self.setting.stage).split(separator: " ")
      }
    }
    let matcher = PhraseMatcher(setting: Self.setting)
    guard let match = matcher.match(words, after: keyword) else {
      throw matcher.error(in: words, after: keyword)
    }
    return (words.joined(separator: " "), match)
  }
}

extension ResponderKind {
  /// The kind as one word.
  fileprivate var exampleName: String { rawValue.replacing(" ", with: "-") }
}

extension Slot {
  /// Returns text that fills the slot on a stage.
  fileprivate func example(on stage: Stage) -> String {
    let text: String? =
      switch form.element {
      case .number, .negatedNumber, .positiveNumber: "1.5"
      case .point: "1 -2"
      case .rect: "0 0 10 20"
      case .anyWord: "cmd-S"
      case .text: "A -> vc"
      default: candidates(on: stage).last.flatMap { sentence(for: $0)?.description }
      }
    return (text ?? "none") + (form.hasAlternatives ? " or nobody" : "")
  }
}
