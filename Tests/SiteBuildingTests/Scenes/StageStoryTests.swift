import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Scenarios as stories")
struct StageStoryTests {
  /// Returns the moments as text: `A yes` for a question, `=D` for the view found.
  private func moments(
    _ steps: Script.Step..., on sample: Stage = Samples.tree
  ) throws -> [String] {
    let scenario = Samples.played(steps, on: sample)
    let story = try #require(StageStory(scenario, Samples.snapshots))
    let stage = scenario.script.stage
    return story.moments.map { moment in
      let name = moment.row.map { stage.responders[$0].name } ?? ""
      return switch moment.event {
      case .step(let sentence, _, isRest: _): sentence.description
      case .asked(let isInside): "\(name) \(isInside ? "yes" : "no")"
      case .found: "=\(name)"
      case .held(by: let holder): "\(holder) holds \(name)"
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

  /// A button in a list that can be scrolled.
  private static let list = Samples.inWindow([
    StagedResponder(
      name: "list", kind: .scrollView, parent: "window",
      frame: Rect(x: 0, y: 0, width: 200, height: 200)),
    StagedResponder(
      name: "go", kind: .button, parent: "list", frame: Rect(x: 10, y: 10, width: 60, height: 40)),
  ])
  private static let large = Script.Step.set(
    "contentSize", of: "list", to: .point(Point(x: 200, y: 600)))
  private static let rest = Script.Step.stimulate("wait", ["seconds": .number(1)])

  @Test("A touch that a scroll view holds back is a moment of its own, until the view is told")
  func held() throws {
    let told = try moments(Self.large, Self.touch(20, 20), Self.rest, on: Self.list)
    let found = try #require(told.firstIndex(of: "=go"))
    #expect(told[found + 1] == "list holds go")
    #expect(try #require(told.firstIndex(of: "go touchesBegan(_:with:)")) > found + 1)
    let free = Script.Step.set("delaysContentTouches", of: "list", to: false)
    #expect(
      try !moments(Self.large, free, Self.touch(20, 20), on: Self.list).contains("list holds go"))
  }

  @Test("A view that a recognizer keeps the touch from is found all the same")
  func kept() throws {
    let pan = StagedResponder(name: "pan", kind: .panRecognizer, parent: "B")
    let told = try moments(
      .set("delaysTouchesBegan", of: "pan", to: true), Self.touch(10, 10),
      on: Stage(Samples.tree.responders + [pan]))
    #expect(Array(told[3...4]) == ["B yes", "=B"])
    #expect(!told.contains("B touchesBegan(_:with:)"))
  }

  @Test("The clock and the content offset are shown from where they change")
  func readings() throws {
    let move = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 20, y: -40))])
    func readings(_ steps: Script.Step...) throws -> [String] {
      try #require(StageStory(Samples.played(steps, on: Self.list), Samples.snapshots))
        .readings.map(\.text)
    }
    #expect(try readings(Self.large, Self.touch(20, 20)) == ["0 s"])
    #expect(try readings(Self.large, Self.touch(20, 20), Self.rest) == ["0 s", "1 s"])
    #expect(
      try readings(Self.large, Self.touch(20, 20), move) == ["0 s", "0 s · list 0 50"])
    let still = Samples.played([Self.touch(10, 10)])
    #expect(try #require(StageStory(still, Samples.snapshots)).readings.isEmpty)
  }

  @Test("Two stories of a button, at once and after a rest, end in different pictures")
  func pictures() throws {
    func ring(_ steps: Script.Step...) throws -> (held: Bool, rests: Bool, isLit: Bool) {
      let story = try #require(StageStory(Samples.played(steps, on: Self.list), Samples.snapshots))
      let text = HTML { html in
        html.append(
          story, loops: false, path: nil, root: "", LocalizedStrings(.original, [:], original: [:]))
      }.text
      let shown = text.split(separator: "\n").filter { !$0.contains("data-until") }
      func has(_ name: String) -> Bool { shown.contains { $0.contains("class=\"\(name)\"") } }
      return (has("held"), has("rest"), has("lit"))
    }
    #expect(try ring(Self.large, Self.touch(20, 20)) == (true, false, false))
    #expect(try ring(Self.large, Self.touch(20, 20), Self.rest) == (false, true, true))
    let lifted = try ring(Self.large, Self.touch(20, 20), Self.rest, .stimulate("touchEnds"))
    #expect((lifted.held, lifted.isLit) == (false, false))
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
