import Conformance

extension PropertyVariant {
  /// Returns the script with a step that changes nothing, at one place after the other: a question, a
  /// property set to the value that it has from the beginning, or no time that passes.
  static func idling(_ script: Script, upTo limit: Int) -> [PropertyVariant] {
    var variants: [PropertyVariant] = []
    for step in idleSteps(for: script) {
      for place in [script.steps.count - 1, script.steps.count / 2, 0] where place >= 0 {
        guard variants.count < limit else { return variants }
        var steps = script.steps
        steps.insert(step, at: place)
        variants.append(
          PropertyVariant(script: Script(stage: script.stage, steps: steps)) { trace in
            var trace = trace
            trace.records.remove(at: place)
            return trace
          })
      }
    }
    return variants
  }

  private static func idleSteps(for script: Script) -> [Script.Step] {
    let rows = script.stage.responders
    let used = Set(script.steps.map(\.name))
    var steps: [Script.Step] = []
    if let view = rows.last(where: { $0.kind == .view })?.name {
      if used.isDisjoint(with: ["hidden"]) { steps.append(.set("hidden", of: view, to: false)) }
      if used.isDisjoint(with: ["alpha"]) { steps.append(.set("alpha", of: view, to: 1.0)) }
      if used.isDisjoint(with: ["interactionEnabled"]) {
        steps.append(.set("interactionEnabled", of: view, to: true))
      }
      steps.append(.ask("chain", of: .text(view)))
      steps.append(.ask("contains", of: .text(view), ["at": .point(Point(x: 3, y: 3))]))
    }
    steps.append(.stimulate("wait", ["seconds": 0.0]))
    return steps
  }

  /// Returns the script with one of its waits or texts as two.
  static func split(_ script: Script, upTo limit: Int) -> [PropertyVariant] {
    var variants: [PropertyVariant] = []
    for (index, step) in script.steps.enumerated() {
      guard variants.count < limit, let halves = step.halves else { continue }
      var steps = script.steps
      steps.replaceSubrange(index...index, with: [halves.0, halves.1])
      variants.append(
        PropertyVariant(script: Script(stage: script.stage, steps: steps)) { trace in
          var trace = trace
          let second = trace.records.remove(at: index + 1)
          trace.records[index].calls += second.calls
          return trace
        })
    }
    return variants
  }
}

extension Script.Step {
  /// The step in two; nil if it is not of a form that can be split.
  fileprivate var halves: (Script.Step, Script.Step)? {
    switch name {
    case "wait":
      let half = replacing("seconds", by: .number(self["seconds"].number / 2))
      return half["seconds"].number > 0 ? (half, half) : nil
    case "type":
      let text = self["text"].text
      guard text.count > 1 else { return nil }
      return (
        replacing("text", by: .text(String(text.prefix(1)))),
        replacing("text", by: .text(String(text.dropFirst())))
      )
    default: return nil
    }
  }
}
