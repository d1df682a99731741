import Conformance
import Scenes

/// A search for the view under a finger: what is left out, and what is found.
struct HitTestStory {
  private(set) var parts: [ScenarioSummary.Part] = []
  /// Whether the scenario itself arranges what is found, by a view that is skipped or overrides a method.
  private(set) var hasCause = false

  /// Describes the search of a step; nil where the engine does not say what it found.
  init?(
    of index: Int, in script: Script, _ snapshots: [SceneSnapshot], _ source: SceneSnapshot.Source
  ) {
    let stage = script.stage
    let steps = Array(script.steps[...index])
    // Carries the script out once more, for what the snapshots do not say.
    func ask(_ question: Script.Step) -> Answer? {
      source.trace(Script(stage: stage, steps: steps + [question]))?.records.last?.answer
    }
    let answered = script.steps.indices.dropFirst(index + 1)
      .prefix { script.steps[$0].kind == .ask && snapshots.indices.contains($0 + 1) }
      .first { script.steps[$0].name == "hitTestView" }.flatMap { snapshots[$0 + 1].answer }
    guard let answer = (answered ?? ask(.ask("hitTestView")))?.names else { return nil }
    let found = answer.first.flatMap(stage.index(of:))
    let before = snapshots[index]
    var asked: [Int] = []
    for call in snapshots[index + 1].calls where call.message.isQuestion {
      if let row = stage.index(of: call.receiver), !asked.contains(row) { asked.append(row) }
    }
    let end = ScenarioSummary.Part.found(answer.first)
    defer { parts.append(end) }
    for step in steps where step.overridesHitTest {
      guard case .text(let name) = step["of"], let row = stage.index(of: name), asked.contains(row)
      else { continue }
      parts.append(.phrase(step.sentence))
      hasCause = true
    }
    guard let finger = steps[index].finger else {
      // Code asks one view, which may be left out itself.
      guard case .text(let name) = steps[index]["of"], let row = stage.index(of: name),
        !asked.contains(row), let layer = before.layers.first(where: { $0.row == row }),
        let cause = layer.cause(in: steps, named: name)
      else { return }
      append(skipped: row, because: cause.sentence, in: before, stage)
      return
    }

    for (row, cause) in Self.leftOut(in: before, asked, found, steps, stage) {
      let name = StepValue.text(stage.responders[row].name)
      guard
        case .point(let point)? = ask(.ask("location", ["finger": .integer(finger), "in": name])),
        ask(.ask("contains", of: name, ["at": .point(point)])) == .truth(true)
      else { continue }
      append(skipped: row, because: cause, in: before, stage)
    }
    // A view that contains the point is found, or contains what is found.
    let inside = found.map { [$0] + before.containers(of: $0).map(\.row) } ?? []
    let outside = asked.filter { !inside.contains($0) }
    if !hasCause, (1...3).contains(outside.count) {
      parts.append(.outside(outside.map { stage.responders[$0].name }))
    }
  }

  private mutating func append(
    skipped row: Int, because cause: Sentence, in snapshot: SceneSnapshot, _ stage: Stage
  ) {
    let inner = snapshot.layers.map(\.row).filter { other in
      snapshot.containers(of: other).contains { $0.row == row }
    }
    parts.append(.skipped(cause: cause, with: inner.map { stage.responders[$0].name }))
    hasCause = true
  }

  /// Returns the views that are not asked because of what they are themselves, each with the phrase
  /// that says why, as far as the search came to them: what contains them was asked, and nothing in
  /// front of them was found.
  private static func leftOut(
    in snapshot: SceneSnapshot, _ asked: [Int], _ found: Int?, _ steps: [Script.Step],
    _ stage: Stage
  ) -> [(row: Int, cause: Sentence)] {
    let layers = snapshot.layers
    let order = found.flatMap { row in layers.firstIndex { $0.row == row } } ?? -1
    return layers.dropFirst(order + 1).compactMap { layer in
      guard !asked.contains(layer.row) else { return nil }
      if let container = snapshot.containers(of: layer.row).first {
        guard container.isVisible, asked.contains(container.row) else { return nil }
      }
      return layer.cause(in: steps, named: stage.responders[layer.row].name)
        .map { (layer.row, $0.sentence) }
    }
  }
}

extension SceneSnapshot.Layer {
  /// Returns the step because of which hit-testing skips the view: the last one that said so, or the
  /// one that says what the view is from the beginning; nil for a view that is asked.
  fileprivate func cause(in steps: [Script.Step], named name: String) -> Script.Step? {
    func last(_ property: String) -> Script.Step? {
      steps.last { $0.kind == .set && $0.name == property && $0["of"] == .text(name) }
    }
    func last(_ property: String, _ value: StepValue) -> Script.Step? {
      last(property).flatMap { $0["to"] == value ? $0 : nil }
    }
    guard isVisible else { return last("hidden", .truth(true)) ?? last("alpha") }
    guard isInteractive else {
      return last("interactionEnabled", .truth(false)) ?? last("enabled", .truth(false))
        ?? .set("interactionEnabled", of: name, to: false)
    }
    return last("animation", .text("withoutInteraction"))
  }
}

extension SceneSnapshot {
  /// Returns the views that contain a view, the innermost first.
  fileprivate func containers(of row: Int) -> [Layer] {
    var (containers, next) = ([Layer](), Optional(row))
    // Each layer follows the one that contains it.
    for layer in layers.reversed() where layer.row == next {
      if layer.row != row { containers.append(layer) }
      next = layer.container
    }
    return containers
  }
}

extension Script.Step {
  /// Whether the step overrides a method by which a view answers hit-testing.
  fileprivate var overridesHitTest: Bool {
    kind == .set && (name.hasPrefix("hitTest") || name.hasPrefix("pointInside"))
  }
}
