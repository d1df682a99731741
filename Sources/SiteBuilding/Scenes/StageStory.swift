import Conformance
import Results
import Scenes

/// What the reference engine did in one scenario, moment by moment.
struct StageStory: Sendable {
  /// One moment.
  struct Moment: Sendable {
    /// What happens.
    enum Event: Sendable {
      /// A step of the scenario, with its fingers after it.
      case step(Sentence, [SceneSnapshot.Marker], isRest: Bool)
      /// A view is asked whether the point is inside it; the answer.
      case asked(Bool)
      /// Hit-testing ends with a view.
      case found
      /// The view that was found is not told of the touch, because a scroll view holds it back.
      case held(by: String)
      /// An object receives a message, and the row that received the same message right before it.
      case receives(Message, after: Int?)
    }

    /// What happens.
    let event: Event
    /// The row of the stage that it happens to; nil for a step.
    let row: Int?
    /// The number of the step, from 0.
    let step: Int
    /// Counts the runs of the same message, from 0.
    let run: Int

    /// Whether hit-testing ends here.
    var isFound: Bool { if case .found = event { true } else { false } }
  }

  /// The scenario.
  let scenario: Scenario
  /// The drawing of the stage as the scenario arranges it.
  let drawing: StackDrawing
  /// The moments, in order.
  let moments: [Moment]
  /// What the clock and the scroll views show, from a moment on; empty where nothing takes time.
  let readings: [(moment: Int, text: String)]

  /// The row of the first hit-test view, if any view was found.
  var found: Int? { moments.first(where: \.isFound)?.row }

  /// Tells a scenario; nil without snapshots, or where nothing happens.
  init?(_ scenario: Scenario, _ source: SceneSnapshot.Source) {
    let (stage, steps) = (scenario.script.stage, scenario.script.steps)
    let snapshots = source.snapshots(scenario.script, nil)
    let given = steps.prefix { $0.kind == .set || $0.kind == .change }.count
    guard snapshots.count > given else { return nil }
    let layers = snapshots[given].layers
    var collector = MomentCollector(stage: stage, onScreen: Set(layers.map(\.row)))
    var frames: [StackDrawing.Frame] = [(0, layers)]
    for (index, snapshot) in zip(steps.indices.dropFirst(given), snapshots.dropFirst(given + 1))
    where steps[index].kind != .ask {
      if snapshot.layers != frames.last?.layers {
        frames.append((collector.moments.count, snapshot.layers))
      }
      collector.add(steps[index], snapshot) {
        let asking = Script(stage: stage, steps: steps[...index] + [.ask("hitTestView")])
        return source.trace(asking)?.records.last?.answer?.names?.first.flatMap(stage.index(of:))
      }
    }
    guard collector.moments.contains(where: { $0.row != nil }) else { return nil }
    let takesTime = stage.responders.contains { $0.kind.isRecognizer || $0.kind.isScrollView }
    readings = takesTime ? collector.readings : []
    self.scenario = scenario
    moments = collector.moments
    drawing = StackDrawing(frames, of: stage, named: Set(moments.compactMap(\.row)))
  }

  /// Shows a stage as the scenario finds it, where nothing happens.
  init(_ stage: StageDrawing, of scenario: Scenario) {
    self.scenario = scenario
    (moments, readings) = ([], [])
    drawing = StackDrawing(
      [(0, stage.snapshot.layers)], of: stage.stage, named: Set(stage.stage.responders.indices))
  }

  /// Collects moments.
  private struct MomentCollector {
    private(set) var moments: [Moment] = []
    private(set) var readings: [(moment: Int, text: String)] = []
    let stage: Stage
    let onScreen: Set<Int>
    private(set) var step = 0
    private(set) var run = 0

    mutating func add(_ step: Script.Step, _ snapshot: SceneSnapshot, found: () -> Int?) {
      read(snapshot)
      append(.step(step.sentence, snapshot.markers, isRest: step.passesTime), nil)
      let asked = snapshot.calls.prefix { $0.message == .pointInside }
      search(asked.compactMap { stage.index(of: $0.receiver) }, in: snapshot, found: found)
      deliver(snapshot.calls.dropFirst(asked.count))
      self.step += 1
    }

    /// Adds the time, and how far each scroll view that takes part has scrolled.
    private mutating func read(_ snapshot: SceneSnapshot) {
      let offsets = snapshot.layers.compactMap { layer -> String? in
        guard let origin = layer.content?.origin, origin.x != 0 || origin.y != 0 else { return nil }
        let offset = Point(x: -origin.x, y: -origin.y)
        return "\(stage.responders[layer.row].name) \(offset.words)"
      }
      let text = (["\(snapshot.time.words) s"] + offsets).joined(separator: " · ")
      if text != readings.last?.text { readings.append((moments.count, text)) }
    }

    /// Adds the questions of hit-testing, of which the calls do not say the answers: a view contains
    /// the point if it is found, or if a view inside it is asked. A view that was found and is not told of
    /// the touch is held back from it by a scroll view around it, or by itself if it is one.
    private mutating func search(_ asked: [Int], in snapshot: SceneSnapshot, found: () -> Int?) {
      guard !asked.isEmpty else { return }
      let told = snapshot.calls.filter { $0.message == .touchesBegan }
        .compactMap { stage.index(of: $0.receiver) }.first(where: onScreen.contains)
      let found = told ?? found()
      let containers = Set(asked.compactMap(stage.parentIndex(ofRow:)))
      for row in asked { append(.asked(row == found || containers.contains(row)), row) }
      guard let found else { return }
      append(.found, found)
      let layer = snapshot.layers.first { $0.row == found }
      let holder = layer?.scrollView ?? (layer?.content == nil ? nil : found)
      guard told == nil, let holder else { return }
      append(.held(by: stage.responders[holder].name), found)
    }

    private mutating func deliver(_ calls: ArraySlice<Trace.Call>) {
      var previous: (message: Message, row: Int)?
      for call in calls {
        guard let row = stage.index(of: call.receiver) else { continue }
        if previous?.message != call.message {
          run += 1
          previous = nil
        }
        append(.receives(call.message, after: previous?.row), row)
        previous = (call.message, row)
      }
    }

    private mutating func append(_ event: Moment.Event, _ row: Int?) {
      moments.append(Moment(event: event, row: row, step: step, run: run))
    }
  }
}
