import Conformance
import SpecReading

/// The stages and scenarios of one page, to be drawn and told.
struct PageScenes: Sendable {
  /// The stages that scenarios use, in order.
  private(set) var drawings: [StageDrawing] = []
  /// For each table that sets a stage, which drawing shows it; nil where no scenario uses it.
  private(set) var numbers: [Int?] = []
  private var scenarios: [ScenarioID: Scenario]

  init(_ page: Page) {
    scenarios = Dictionary(
      page.scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var isOpen = false
    for block in page.blocks {
      switch block {
      case .stage:
        numbers.append(nil)
        isOpen = true
      case .scenarios(let table) where isOpen:
        guard let id = table.firstID, let stage = scenarios[id]?.script.stage else { continue }
        numbers[numbers.count - 1] = draw(stage)
        isOpen = false
      default: break
      }
    }
  }

  /// The scenario of that name, with its stage.
  func scene(_ id: ScenarioID) -> (scenario: Scenario, stage: StageDrawing?)? {
    guard let scenario = scenarios[id] else { return nil }
    return (scenario, number(of: scenario.script.stage).map { drawings[$0] })
  }

  /// Which drawing shows a stage.
  func number(of stage: Stage) -> Int? {
    drawings.firstIndex { $0.arrangement.stage.identity == stage.identity }
  }

  private mutating func draw(_ stage: Stage) -> Int {
    if let number = number(of: stage) { return number }
    drawings.append(StageDrawing(stage, number: drawings.count + 1))
    return drawings.count - 1
  }
}

extension ScenarioTable {
  fileprivate var firstID: ScenarioID? {
    switch shape {
    case .rows(let ids): ids.first
    case .steps(let id): id
    }
  }
}
