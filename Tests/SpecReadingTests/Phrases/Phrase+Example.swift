import Conformance

@testable import SpecReading

extension Phrase {
  /// The stage that examples speak of.
  static let stage = Stage([
    StagedResponder(name: "A", kind: .view), StagedResponder(name: "vc", kind: .viewController),
    StagedResponder(name: "tap", kind: .tapRecognizer),
  ])

  /// The phrase with its slots filled, and what that is understood as after a keyword.
  func example(after keyword: Keyword) throws -> (text: String, match: PhraseMatcher.Match) {
    let words = pieces.flatMap { piece -> [Substring] in
      switch piece {
      case .word(let word): [word]
      case .slot(let slot): slot.example.split(separator: " ")
      }
    }
    let candidates = Phrasebook.phrases.filter { $0.keywords.contains(keyword) }
    let match = try PhraseMatcher(stage: Self.stage)
      .match(words, after: keyword, among: candidates).get()
    return (words.joined(separator: " "), match)
  }
}

extension Slot {
  /// What may fill the slot.
  fileprivate var example: String {
    switch self {
    case .view, .responder, .target, .object, .anybody: "A"
    case .controller: "vc"
    case .expected: "A or nobody"
    case .number: "1.5"
    case .count: "2"
    case .point: "1 -2"
    case .rect: "0 0 10 20"
    case .path: "A → vc"
    case .paths: "A -> vc or A"
    case .list: "A, A"
    case .finger: "2"
    case .action: "copy"
    case .phase: "moved"
    case .phases: "began, ended"
    case .recognizer: "tap"
    case .event: "touchUpInside"
    case .events: "touchDown, touchUpInside"
    case .state: "failed"
    case .states: "began, changed"
    case .stage: "began"
    case .stages: "began, ended"
    case .key: "cmd-S"
    case .direction: "up"
    case .truth: "yes"
    case .text: "A -> vc"
    }
  }
}
