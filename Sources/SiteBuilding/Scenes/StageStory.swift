import Conformance
import Results

/// What the reference engine did in one scenario, moment by moment.
struct StageStory: Sendable {
  /// One moment.
  struct Moment: Sendable {
    /// What happens.
    enum Event: Sendable {
      /// A step of the scenario, with its fingers after it.
      case step(words: String, [SceneSnapshot.Marker])
      /// A view is asked whether the point is inside it; the answer.
      case asked(Bool)
      /// Hit-testing ends with a view.
      case found
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

  /// The row of the first hit-test view, if any view was found.
  var found: Int? { moments.first(where: \.isFound)?.row }

  /// Tells a scenario; nil without snapshots, or where nothing happens.
  init?(_ scenario: Scenario, _ source: SceneSnapshot.Source) {
    let (stage, steps) = (scenario.script.stage, scenario.script.steps)
    let snapshots = source(scenario.script)
    let given = steps.prefix { $0.kind == .set || $0.kind == .change }.count
    guard snapshots.count > given else { return nil }
    let layers = snapshots[given].layers
    var telling = Telling(stage, onScreen: Set(layers.map(\.row)))
    for (step, snapshot) in zip(steps.dropFirst(given), snapshots.dropFirst(given + 1))
    where step.kind != .ask {
      telling.add(step, snapshot)
    }
    guard telling.moments.contains(where: { $0.row != nil }) else { return nil }
    self.scenario = scenario
    moments = telling.moments
    drawing = StackDrawing(layers, of: stage, named: Set(moments.compactMap(\.row)))
  }

  /// Collects moments.
  private struct Telling {
    private(set) var moments: [Moment] = []
    private let stage: Stage
    private let onScreen: Set<Int>
    private var step = 0
    private var run = 0

    init(_ stage: Stage, onScreen: Set<Int>) {
      self.stage = stage
      self.onScreen = onScreen
    }

    mutating func add(_ step: Script.Step, _ snapshot: SceneSnapshot) {
      append(.step(words: step.words, snapshot.markers), nil)
      let asked = snapshot.calls.prefix { $0.message == .pointInside }
      search(asked.compactMap { stage.index(of: $0.receiver) }, then: snapshot.calls)
      deliver(snapshot.calls.dropFirst(asked.count))
      self.step += 1
    }

    /// Adds the questions of hit-testing, of which the calls do not say the answers: a view contains
    /// the point if it is found, or if a view inside it is asked.
    private mutating func search(_ asked: [Int], then calls: [Trace.Call]) {
      guard !asked.isEmpty else { return }
      let found = calls.filter { $0.message == .touchesBegan }
        .compactMap { stage.index(of: $0.receiver) }.first(where: onScreen.contains)
      let containers = Set(asked.compactMap(stage.parentIndex(ofRow:)))
      for row in asked { append(.asked(row == found || containers.contains(row)), row) }
      if let found { append(.found, found) }
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
