import Conformance
import Testing

@testable import SpecReading

@Suite("The phrasebook declares every phrase once")
struct PhrasebookTests {
  @Test("Patterns are unique")
  func patternsAreUnique() {
    let patterns = Phrasebook.phrases.map(\.pattern)
    #expect(patterns.count == Set(patterns).count)
  }

  @Test("Every phrase is understood, as itself, by its own pattern", arguments: Phrasebook.phrases)
  func isUnderstood(_ phrase: Phrase) throws {
    let stage = Stage([
      StagedResponder(name: "A", kind: .view), StagedResponder(name: "vc", kind: .viewController),
      StagedResponder(name: "tap", kind: .tapRecognizer),
    ])
    let words = phrase.pieces.flatMap { piece -> [Substring] in
      switch piece {
      case .word(let word): [word]
      case .slot(let slot): slot.example.split(separator: " ")
      }
    }
    for keyword in phrase.keywords {
      let candidates = Phrasebook.phrases.filter { $0.keywords.contains(keyword) }
      let match = try PhraseMatcher(stage: stage).match(words, after: keyword, among: candidates)
        .get()
      #expect(match.phrase.pattern == phrase.pattern)
    }
    #expect(phrase.help.hasSuffix("."))
  }

  @Test("A header's words leave only the phrases that begin like it")
  func narrowsCandidates() throws {
    let header = PipeTable.Cell(markdown: "then next of A is", column: 3)
    let column = try #require(StepColumn(index: 0, header: header, line: 1))
    #expect(column.candidates.map(\.pattern) == ["next of {responder} is {expected}"])
  }
}

extension Phrase: CustomTestStringConvertible {
  /// The pattern.
  public var testDescription: String { pattern }
}

extension Slot {
  fileprivate var example: String {
    switch self {
    case .view, .responder, .target: "A"
    case .controller: "vc"
    case .expected: "A or nobody"
    case .number: "1.5"
    case .point: "1 -2"
    case .rect: "0 0 10 20"
    case .path: "A → vc"
    case .paths: "A -> vc or A"
    case .list: "A, A"
    case .finger: "2"
    case .action: "save"
    case .phase: "moved"
    case .phases: "began, moved"
    case .recognizer: "tap"
    case .event: "touchUpInside"
    case .events: "nothing"
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
