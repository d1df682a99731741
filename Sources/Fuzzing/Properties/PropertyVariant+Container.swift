import Conformance

extension PropertyVariant {
  /// The name of the container.
  private static let container = "container"

  /// The forms whose steps may name a view that gets a container: they concern neither its geometry
  /// nor its place nor whether a hit-test comes to it.
  private static let safeForms: Set<String> = [
    "handlesTouches", "keepsTouches", "canBecomeFirstResponder", "canResignFirstResponder",
    "refusesToResign", "implements", "denies", "redirects", "handlesPresses", "handlesMotion",
    "handlesRemoteControl", "undoManager", "keyCommand", "multipleTouch", "addTarget",
    "removeTarget",
  ]

  /// Returns the script with a plain view between a view and its superview, for one view after the
  /// other. The container has the view's frame and the view all of the container, so that no point is
  /// in one of them alone.
  static func wrapped(_ script: Script, upTo limit: Int) -> [PropertyVariant] {
    let rows = script.stage.responders
    var variants: [PropertyVariant] = []
    for (index, row) in rows.enumerated() where variants.count < limit {
      guard let parent = row.parent, let frame = row.frame, isPlain(row, in: script) else {
        continue
      }
      var changed = rows
      changed[index].parent = container
      changed[index].frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      changed.insert(
        StagedResponder(name: container, kind: .view, parent: parent, frame: frame), at: index)
      let steps = script.steps.map { step in
        // What is next of the view is next of its container.
        step.kind == .ask && step.name == "next" && step["of"] == .text(row.name)
          ? step.replacing("of", by: .text(container)) : step
      }
      let name = row.name
      variants.append(
        PropertyVariant(script: Script(stage: Stage(changed), steps: steps)) { trace in
          trace.withoutContainer(container, around: name, asked: script.steps)
        })
    }
    return variants
  }

  private static func isPlain(_ row: StagedResponder, in script: Script) -> Bool {
    guard row.kind.isView, row.kind != .window, row.controller == nil,
      row.kind != .label, row.kind != .imageView, row.kind != .tableRow
    else { return false }
    return script.steps.allSatisfy { step in
      !step.mentioned.contains(row.name) || step.kind == .ask || step.kind == .stimulate
        || safeForms.contains(step.name)
    }
  }
}

extension Trace {
  /// Returns the trace as it would be without the container: it is in no path, and gets no calls; as
  /// a subview it stands for its content.
  fileprivate func withoutContainer(
    _ container: String, around view: String, asked steps: [Script.Step]
  ) -> Trace {
    var trace = self
    for index in trace.records.indices {
      trace.records[index].calls.removeAll { $0.receiver == container }
      guard case .responders(let names)? = trace.records[index].answer else { continue }
      let isList = steps[index].name == "subviews" && steps[index]["of"] != .text(view)
      trace.records[index].answer = .responders(
        isList
          ? names.map { $0 == container ? view : $0 } : names.filter { $0 != container })
    }
    return trace
  }
}
