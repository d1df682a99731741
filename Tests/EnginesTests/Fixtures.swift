import Conformance
import Engines

extension StagedResponder {
  /// A row with a frame.
  static func view(
    _ name: String, in parent: String?, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, kind: ResponderKind = .view, of controller: String? = nil
  ) -> StagedResponder {
    StagedResponder(
      name: name, kind: kind, parent: parent, controller: controller,
      frame: Rect(x: x, y: y, width: width, height: height))
  }

  /// A row without a frame.
  static func row(
    _ name: String, _ kind: ResponderKind, in parent: String? = nil, by presenter: String? = nil
  ) -> StagedResponder {
    StagedResponder(name: name, kind: kind, parent: parent, presenter: presenter)
  }
}

extension Stage {
  /// `A` fills the window; `B` and `C` share `A`; `D` and `E` share `C`.
  static let figure = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 300, 300, kind: .window),
    .view("A", in: "window", 0, 0, 300, 300),
    .view("B", in: "A", 0, 0, 300, 100),
    .view("C", in: "A", 0, 100, 300, 200),
    .view("D", in: "C", 0, 0, 150, 200),
    .view("E", in: "C", 150, 0, 150, 200),
  ])

  /// One of every kind; the sheet is not presented yet.
  static let theatre = Stage([
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

/// Carries steps out on a stage.
func perform(_ steps: [Script.Step], on stage: Stage) async -> Reply {
  await LocalEngine().perform(Script(stage: stage, steps: steps))
}

/// Carries changes out and answers one question; an error is its message.
func answer(_ query: Query, after steps: [Script.Step] = [], on stage: Stage) async -> String {
  switch await perform(steps + [.ask(query)], on: stage) {
  case .observed(let trace): trace.records.last?.answer.map(words) ?? "no answer"
  case .skipped(let reason, _): "skipped: \(reason)"
  case .errored(let message): message
  }
}

/// An answer in short.
private func words(_ answer: Answer) -> String {
  switch answer {
  case .responder(let name): name
  case .nobody: "nobody"
  case .responders(let names): names.isEmpty ? "nobody" : names.joined(separator: " ")
  case .truth(let isTrue): isTrue ? "yes" : "no"
  case .text(let text): text
  case .number(let number): "\(number)"
  case .point(let point): "\(point.x) \(point.y)"
  }
}

/// The error that a script ends in.
func error(_ steps: [Script.Step], on stage: Stage) async -> String {
  if case .errored(let message) = await perform(steps, on: stage) { message } else { "no error" }
}

/// The calls of the last step, as `name message`.
func calls(_ steps: [Script.Step], on stage: Stage) async -> [String] {
  guard case .observed(let trace) = await perform(steps, on: stage) else { return ["no trace"] }
  return trace.records.last?.calls.map { "\($0.receiver) \($0.message.rawValue)" } ?? []
}

extension Script.Step {
  /// A property is set.
  static func set(_ property: Property, of name: String) -> Script.Step {
    .change(.set(property, of: name))
  }

  /// A finger goes down.
  static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate(.touchBegins(Point(x: x, y: y)))
  }
}
