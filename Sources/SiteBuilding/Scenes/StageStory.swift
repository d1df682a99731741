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
      case step(words: String, [SceneSnapshot.Marker], isRest: Bool)
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
    let snapshots = source(scenario.script)
    let given = steps.prefix { $0.kind == .set || $0.kind == .change }.count
    guard snapshots.count > given else { return nil }
    let layers = snapshots[given].layers
    var collector = MomentCollector(stage, onScreen: Set(layers.map(\.row)))
    var frames = [StackDrawing.Frame(moment: 0, layers: layers)]
    for (step, snapshot) in zip(steps.dropFirst(given), snapshots.dropFirst(given + 1))
    where step.kind != .ask {
      if snapshot.layers != frames.last?.layers {
        frames.append(StackDrawing.Frame(moment: collector.moments.count, layers: snapshot.layers))
      }
      collector.add(step, snapshot)
    }
    guard collector.moments.contains(where: { $0.row != nil }) else { return nil }
    let takesTime = stage.responders.contains { $0.kind.isRecognizer || $0.kind.isScrollView }
    readings = takesTime ? collector.readings : []
    self.scenario = scenario
    moments = collector.moments
    drawing = StackDrawing(frames, of: stage, named: Set(moments.compactMap(\.row)))
  }

  /// Collects moments.
  private struct MomentCollector {
    private(set) var moments: [Moment] = []
    private(set) var readings: [(moment: Int, text: String)] = []
    private let stage: Stage
    private let onScreen: Set<Int>
    private var step = 0
    private var run = 0

    init(_ stage: Stage, onScreen: Set<Int>) {
      self.stage = stage
      self.onScreen = onScreen
    }

    mutating func add(_ step: Script.Step, _ snapshot: SceneSnapshot) {
      read(snapshot)
      append(.step(words: step.words, snapshot.markers, isRest: step.passesTime), nil)
      let asked = snapshot.calls.prefix { $0.message == .pointInside }
      search(asked.compactMap { stage.index(of: $0.receiver) }, in: snapshot)
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
    /// the point if it is found, or if a view inside it is asked.
    private mutating func search(_ asked: [Int], in snapshot: SceneSnapshot) {
      guard let last = asked.last else { return }
      let told = snapshot.calls.filter { $0.message == .touchesBegan }
        .compactMap { stage.index(of: $0.receiver) }.first(where: onScreen.contains)
      let held = told == nil ? held(last, in: snapshot) : nil
      let found = told ?? held?.found
      let containers = Set(asked.compactMap(stage.parentIndex(ofRow:)))
      for row in asked { append(.asked(row == found || containers.contains(row)), row) }
      if let found { append(.found, found) }
      if let held { append(.held(by: stage.responders[held.holder].name), held.found) }
    }

    /// Returns the view that hit-testing found though it has not been told of the touch, because a
    /// scroll view around it, or it itself if it is one, holds the touch back; nil otherwise. It is
    /// the view that was asked last if the finger is in it, else the one that contains that view.
    private func held(_ last: Int, in snapshot: SceneSnapshot) -> (found: Int, holder: Int)? {
      let down = snapshot.markers.last { marker in
        if case .down = marker.kind { true } else { false }
      }
      guard let finger = down?.point else { return nil }
      let isIn = zip(snapshot.layers, snapshot.layers.shownCorners).contains { layer, shown in
        layer.row == last && Box(around: shown).contains(finger)
      }
      let found = isIn ? last : stage.parentIndex(ofRow: last)
      guard let layer = snapshot.layers.first(where: { $0.row == found }) else { return nil }
      let holder = layer.scrollView ?? (layer.content == nil ? nil : layer.row)
      return holder.map { (layer.row, $0) }
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
