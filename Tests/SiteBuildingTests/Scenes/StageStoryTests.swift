import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Scenarios as stories")
struct StageStoryTests {
  /// Returns the moments as text: `A yes` for a question, `=D` for the view found.
  private func moments(_ steps: Script.Step...) throws -> [String] {
    let scenario = Samples.played(steps)
    let story = try #require(StageStory(scenario, Samples.snapshots))
    let stage = scenario.script.stage
    return story.moments.map { moment in
      let name = moment.row.map { stage.responders[$0].name } ?? ""
      return switch moment.event {
      case .step(let words, _): words
      case .asked(let isInside): "\(name) \(isInside ? "yes" : "no")"
      case .found: "=\(name)"
      case .receives(let message, let row):
        (row.map { stage.responders[$0].name + " → " } ?? "") + "\(name) \(message.rawValue)"
      }
    }
  }

  private static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchBegins", ["at": .point(Point(x: x, y: y))])
  }

  @Test("A touch is a finger, the questions with their answers, the view found, and the way")
  func touch() throws {
    #expect(
      try moments(.set("interactionEnabled", of: "C", to: true), Self.touch(10, 110)) == [
        "touching 10 110", "window yes", "A yes", "C yes", "D no", "=C", "app sendEvent(_:)",
        "app → window sendEvent(_:)", "C touchesBegan(_:with:)", "C → A touchesBegan(_:with:)",
        "A → window touchesBegan(_:with:)", "window → app touchesBegan(_:with:)",
      ])
  }

  @Test("A scenario in which nothing is called has no story")
  func nothing() {
    let hidden = Samples.played([.set("hidden", of: "A", to: true)])
    #expect(StageStory(hidden, Samples.snapshots) == nil)
    #expect(StageStory(Samples.played([Self.touch(1, 1)]), .none) == nil)
  }

  @Test("What lies in front lies higher, and what does not overlap lies beside it")
  func levels() throws {
    let story = try #require(StageStory(Samples.played([Self.touch(10, 10)]), Samples.snapshots))
    let levels = story.drawing.planes.map { plane in
      "\(Samples.tree.responders[plane.row].name) \(plane.level)"
    }
    #expect(levels == ["window 0", "A 1", "B 2", "C 2", "D 3"])
    let rows = story.drawing.labels.map { Samples.tree.responders[$0.row].name }
    #expect(Set(rows) == ["window", "A", "B", "C", "D", "app"])
    let heights = story.drawing.labels.map(\.bullet.y)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 20 })
  }
}
