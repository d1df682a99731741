import Conformance
import Engines
import Results
import Running
import Testing

@Suite("Every scenario means the same on its smallest stage")
struct SmallestStageTests {
  @Test("The reference engine has the same answers, calls and verdict as on the whole stage")
  func meansTheSame() async throws {
    for scenario in try await SpecPages.scenarios(every: 1) {
      let smallest = scenario.onSmallestStage()
      let kept = smallest.script.stage
      let playable = smallest.on(kept.inApplicationOfEngine())
      guard case .observed(let whole) = await LocalEngine().perform(scenario.script),
        case .observed(let observed) = await LocalEngine().perform(playable.script)
      else {
        Issue.record("\(scenario.id) cannot be carried out without the rows that it does not need")
        continue
      }
      let isLeftOut = { kept.index(of: $0) == nil }
      let part = observed.without(isLeftOut)
      #expect(part == whole.without(isLeftOut), "\(scenario.id)")
      let verdicts = [(scenario, whole), (smallest, part)].map {
        Judge.judge($0, by: .observed($1)).verdict
      }
      #expect(verdicts[0] == verdicts[1], "\(scenario.id)")
    }
  }

  @Test("Most scenarios do not need their whole stage")
  func leavesSomethingOut() async throws {
    let scenarios = try await SpecPages.scenarios(every: 5)
    let smaller = scenarios.filter {
      $0.onSmallestStage().script.stage.responders.count < $0.script.stage.responders.count
    }
    #expect(smaller.count > scenarios.count / 2)
  }

  @Test("A scenario that needs a scene or a recognizer needs the feature of it too")
  func kindsNeedFeatures() async throws {
    let features: [(Feature, (ResponderKind) -> Bool)] = [
      (.scenes, { $0 == .windowScene }),
      (.gestures, { $0.isRecognizer && !$0.isScrollViewRecognizer }),
      (.scrolling, \.isScrollViewRecognizer),
    ]
    let scenarios = try await SpecPages.scenarios(every: 5)
    for (feature, isOf) in features {
      let unfit = scenarios.filter { scenario in
        !scenario.features.contains(feature)
          && scenario.onSmallestStage().script.stage.responders.contains { isOf($0.kind) }
      }
      #expect(unfit.map(\.id.description) == [], "needs \(feature.rawValue)")
    }
  }
}

extension Scenario {
  /// The scenario on a stage without any row that it does not need.
  func onSmallestStage() -> Scenario {
    let smallest = SmallestStage(self)
    return on(smallest.stage(without: smallest.removableRows { _ in false }))
  }
}

extension Stage {
  /// The stage in an application that no row names, as an engine has one that does not know the kind.
  fileprivate func inApplicationOfEngine() -> Stage {
    guard !responders.contains(where: { $0.kind == .application }) else { return self }
    let application = StagedResponder(name: "application of the engine", kind: .application)
    let rows = responders.map { row in
      var row = row
      if [.window, .windowScene].contains(row.kind) && row.parent == nil {
        row.parent = application.name
      }
      return row
    }
    return Stage([application] + rows)
  }
}

extension Trace {
  /// Returns the trace without the calls of some receivers, and without their names in paths.
  fileprivate func without(_ isLeftOut: (String) -> Bool) -> Trace {
    Trace(
      records.map { record in
        var record = record
        record.calls.removeAll { isLeftOut($0.receiver) }
        if case .responders(let names) = record.answer {
          record.answer = .responders(names.filter { !isLeftOut($0) })
        }
        return record
      })
  }
}
