import Conformance
import Engines

extension StagedResponder {
  /// Returns a row with a frame.
  static func view(
    _ name: String, in parent: String?, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, kind: ResponderKind = .view, of controller: String? = nil
  ) -> StagedResponder {
    StagedResponder(
      name: name, kind: kind, parent: parent, controller: controller,
      frame: Rect(x: x, y: y, width: width, height: height))
  }

  /// Returns a row without a frame.
  static func row(
    _ name: String, _ kind: ResponderKind, in parent: String? = nil, by presenter: String? = nil
  ) -> StagedResponder {
    StagedResponder(name: name, kind: kind, parent: parent, presenter: presenter)
  }
}

extension Stage {
  /// `A` fills the window and contains `B` and `C`; `C` contains `D` and `E`.
  static let figure = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 300, 300, kind: .window),
    .view("A", in: "window", 0, 0, 300, 300),
    .view("B", in: "A", 0, 0, 300, 100),
    .view("C", in: "A", 0, 100, 300, 200),
    .view("D", in: "C", 0, 0, 150, 200),
    .view("E", in: "C", 150, 0, 150, 200),
  ])

  /// A row of every kind of responder; the controller `sheet` is not presented.
  static let everyKind = Stage([
    .row("app", .application),
    .row("delegate", .applicationDelegate, in: "app"),
    .row("scene", .windowScene, in: "app"),
    .view("window", in: "scene", 0, 0, 300, 300, kind: .window),
    .row("root", .viewController, in: "window"),
    .view("main", in: "window", 0, 0, 300, 300, of: "root"),
    .view("box", in: "main", 100, 100, 100, 100),
    .row("child", .viewController, in: "root"),
    .view("page", in: "box", 0, 0, 100, 100, of: "child"),
    .view("title", in: "page", 0, 0, 50, 50, kind: .label),
    .view("icon", in: "page", 50, 50, 50, 50, kind: .imageView),
    .row("sheet", .viewController),
    .view("form", in: nil, 0, 0, 300, 150, of: "sheet"),
    .row("coordinator", .responder),
    .row("object", .object),
  ])
}

/// Performs steps on a stage with the local engine.
func perform(_ steps: [Script.Step], on stage: Stage) async -> Reply {
  await LocalEngine().perform(Script(stage: stage, steps: steps))
}

/// Performs steps and a question, and returns the answer in words, or the message of an error.
func answer(_ query: Script.Step, after steps: [Script.Step] = [], on stage: Stage) async -> String
{
  switch await perform(steps + [query], on: stage) {
  case .observed(let trace): trace.records.last?.answer.map(words) ?? "no answer"
  case .skipped(let reason, _): "skipped: \(reason)"
  case .errored(let message): message
  }
}

/// Returns an answer as text, such as `A B`, `yes` or `20.0 170.0`.
private func words(_ answer: Answer) -> String {
  switch answer {
  case .responder(let name): name
  case .nobody: "nobody"
  case .responders(let names): names.isEmpty ? "nobody" : names.joined(separator: " ")
  case .truth(let isTrue): isTrue ? "yes" : "no"
  case .number(let number): "\(number)"
  case .point(let point): "\(point.x) \(point.y)"
  case .text(let text): text
  }
}

/// Performs steps and returns the message of the error, or `no error`.
func error(_ steps: [Script.Step], on stage: Stage) async -> String {
  if case .errored(let message) = await perform(steps, on: stage) { message } else { "no error" }
}

/// Returns an element for each step that makes calls, such as `A began 1, button sends touchDown`.
///
/// Calls of hit-testing and `sendEvent` are left out.
func callsByStep(_ steps: [Script.Step], on stage: Stage) async -> [String] {
  switch await perform(steps, on: stage) {
  case .observed(let trace):
    trace.records.map { record in
      record.calls.compactMap(short).joined(separator: ", ")
    }.filter { !$0.isEmpty }
  case .skipped(let reason, _): ["skipped: \(reason)"]
  case .errored(let message): [message]
  }
}

/// Returns a call as `A began 1 2`, `button sends touchDown`, `tap fires ended` or `A performs save`.
private func short(_ call: Trace.Call) -> String? {
  let words = call.message.rawValue
  if call.message == .sendEvent || call.message == .pointInside { return nil }
  for phase in TouchPhase.allCases where phase.message == call.message {
    return ([call.receiver, phase.rawValue] + call.fingers.map(String.init))
      .joined(separator: " ")
  }
  for state in RecognizerState.allCases where call.message == .fired(state) {
    return "\(call.receiver) fires \(state.rawValue)"
  }
  for event in ControlEvent.allCases where call.message == .control(event) {
    return "\(call.receiver) sends \(event.rawValue)"
  }
  return "\(call.receiver) performs \(words)"
}

/// Returns the calls of the last step, such as `B touchesMoved(_:with:) 1`.
func calls(_ steps: [Script.Step], on stage: Stage) async -> [String] {
  guard case .observed(let trace) = await perform(steps, on: stage) else { return ["no trace"] }
  return trace.records.last?.calls.map { call in
    ([call.receiver, call.message.rawValue] + call.fingers.map(String.init))
      .joined(separator: " ")
  } ?? []
}

extension Script.Step {
  /// Returns a step in which a touch begins at a point.
  static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchBegins", ["at": .point(Point(x: x, y: y))])
  }

  /// Returns a step in which several fingers change in one event.
  static func fingers(_ changes: FingerChange...) -> Script.Step {
    .stimulate("fingers", ["changes": .fingers(changes)])
  }

  /// Returns a step in which the newest touch moves to a point.
  static func drag(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchMoves", ["at": .point(Point(x: x, y: y))])
  }

  /// A step in which the newest touch ends.
  static var lift: Script.Step { .stimulate("touchEnds") }

  /// Returns a step in which the clock advances by some seconds.
  static func wait(_ seconds: Double) -> Script.Step {
    .stimulate("wait", ["seconds": .number(seconds)])
  }

  /// A step in which the system cancels all touches.
  static var cancel: Script.Step { .stimulate("touchesAreCancelled") }
}

extension FingerChange {
  /// Returns the beginning of a touch by a finger.
  static func down(_ finger: Int, _ x: Double, _ y: Double) -> FingerChange {
    FingerChange(finger, .touches(Point(x: x, y: y)))
  }

  /// Returns the move of a finger to a point.
  static func move(_ finger: Int, _ x: Double, _ y: Double) -> FingerChange {
    FingerChange(finger, .moves(Point(x: x, y: y)))
  }

  /// Returns the lift of a finger.
  static func up(_ finger: Int) -> FingerChange { FingerChange(finger, .lifts) }
}
