import Conformance

@testable import SpecReading

extension Phrase {
  /// The stage of examples: one row of every kind, with the kind's name.
  private static let setting = StageSetting(
    Stage(ResponderKind.allCases.map { StagedResponder(name: $0.exampleName, kind: $0) }))

  /// Returns the phrase with its slots filled, and the step that it is read as.
  func example(after keyword: Keyword) throws -> (text: String, match: PhraseMatcher.Match) {
    let words = pieces.flatMap { piece -> [Substring] in
      switch piece {
      case .word(let word): [word]
      case .slot(let slot, _): slot.example.split(separator: " ")
      }
    }
    let match = try PhraseMatcher(setting: Self.setting)
      .match(words, after: keyword, among: .of(keyword)).get()
    return (words.joined(separator: " "), match)
  }
}

extension ResponderKind {
  /// The kind as one word.
  fileprivate var exampleName: String { rawValue.replacing(" ", with: "-") }
}

extension Slot {
  /// Returns the first row of the stage that the slot accepts.
  private var exampleName: String {
    ResponderKind.allCases.first { kinds.contains($0) }?.exampleName ?? "none"
  }

  /// Returns text that fills the slot.
  fileprivate var example: String {
    switch form {
    case .name, .target: exampleName
    case .expected: "\(exampleName) or nobody"
    case .number, .negative, .seconds: "1.5"
    case .count: "2"
    case .point, .offset, .factors: "1 -2"
    case .rect: "0 0 10 20"
    case .path: "\(exampleName) → \(exampleName)"
    case .paths: "\(exampleName) -> \(exampleName) or \(exampleName)"
    case .printedPath: "\(exampleName) -> \(exampleName)"
    case .list: "\(exampleName), \(exampleName)"
    case .finger: "2"
    case .action: "copy"
    case .actions: "copy, paste"
    case .phase: "moved"
    case .fingerPhase: "stationary"
    case .phases: "began, ended"
    case .event: "touchUpInside"
    case .events: "touchDown, touchUpInside"
    case .state: "failed"
    case .states: "began, changed"
    case .stage, .motionStage: "began"
    case .stages: "began, ended"
    case .key: "cmd-S"
    case .direction: "up"
    case .truth: "yes"
    case .text: "A -> vc"
    }
  }
}
