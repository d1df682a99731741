import Conformance

/// What holds for every engine: a change of a script after which the engine has to do the same.
package enum Property: String, CaseIterable, Sendable {
  case translation = "The whole stage moved: windows, fingers and pointers by the same distance"
  case container = "A transparent container between a view and its superview"
  case names = "Everything renamed"
  case idleStep = "A step inserted that changes nothing"
  case split = "A step split in two: time that passes, or a text that is typed"
  case repetition = "The same script once more"

  /// Returns the variants of a script, which may be none: of each the script, and a function that
  /// turns the trace of an engine that keeps the property into that of the original.
  ///
  /// - Parameter limit: the maximum number of variants.
  func variants(of script: Script, upTo limit: Int) -> [PropertyVariant] {
    switch self {
    case .translation: PropertyVariant.translated(script).map { [$0] } ?? []
    case .container: PropertyVariant.wrapped(script, upTo: limit)
    case .names: [PropertyVariant.renamed(script)]
    case .idleStep: PropertyVariant.idling(script, upTo: limit)
    case .split: PropertyVariant.split(script, upTo: limit)
    case .repetition: [PropertyVariant(script: script) { $0 }]
    }
  }
}

/// A script changed by a property.
struct PropertyVariant: Sendable {
  /// The changed script.
  let script: Script
  /// Returns what a trace of the changed script says about the original.
  let original: @Sendable (Trace) -> Trace

  /// Returns the reply for the original script.
  func original(_ reply: Reply) -> Reply {
    guard case .observed(let trace) = reply, trace.records.count == script.steps.count else {
      return reply
    }
    return .observed(original(trace))
  }
}

extension PropertyVariant {
  /// The distance: one that no other number of a script is near to.
  private static let distance = Point(x: 1_000, y: 2_000)

  /// Returns the script with all windows, fingers and pointers moved; nil where the place of a finger is asked
  /// for, which is one on the screen if no window was found.
  static func translated(_ script: Script) -> PropertyVariant? {
    let questions: Set = ["location", "previousLocation"]
    guard !script.steps.contains(where: { questions.contains($0.name) }) else { return nil }
    let rows = script.stage.responders.map { row in
      var row = row
      if row.kind == .window, let frame = row.frame { row.frame = frame.moved(by: distance) }
      return row
    }
    let onScreen: StepDefinition.Traits = [.putsFingerDown, .movesFinger, .pointsAtScreen]
    let steps = script.steps.map { step -> Script.Step in
      if !step.form.traits.isDisjoint(with: onScreen), case .point(let point) = step["at"] {
        return step.replacing("at", by: .point(point.moved(by: distance)))
      }
      switch step.name {
      case "fingers":
        let changes = step["changes"].fingers.map { $0.moved(by: distance) }
        return step.replacing("changes", by: .fingers(changes))
      case "frame" where script.stage[step["of"].text]?.kind == .window:
        return step.replacing("to", by: .rect(step["to"].rect.moved(by: distance)))
      default: return step
      }
    }
    return PropertyVariant(script: Script(stage: Stage(rows), steps: steps)) { $0 }
  }

  /// Returns the script with other names, in another alphabetical order.
  static func renamed(_ script: Script) -> PropertyVariant {
    let names = script.stage.responders.map(\.name)
    var renamed: [String: String] = [:]
    var former: [String: String] = [:]
    for (index, name) in names.enumerated() {
      let other = "n\(names.count - index + 100)"
      renamed[name] = other
      former[other] = name
    }
    let (there, back) = (renamed, former)
    return PropertyVariant(script: script.renaming { there[$0] ?? $0 }) { trace in
      trace.renaming { back[$0] ?? $0 }
    }
  }
}

extension Point {
  func moved(by distance: Point) -> Point { Point(x: x + distance.x, y: y + distance.y) }
}

extension Rect {
  func moved(by distance: Point) -> Rect {
    Rect(x: origin.x + distance.x, y: origin.y + distance.y, width: width, height: height)
  }
}

extension FingerChange {
  fileprivate func moved(by distance: Point) -> FingerChange {
    switch action {
    case .touches(let point): FingerChange(finger, .touches(point.moved(by: distance)))
    case .moves(let point): FingerChange(finger, .moves(point.moved(by: distance)))
    case .lifts: self
    }
  }
}
