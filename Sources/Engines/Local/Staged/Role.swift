import Conformance
import Responders

/// What every staged responder has besides its type: a name, who takes its calls down, and what
/// the scenario overrides.
struct Role {
  /// The name on the stage.
  let name: String
  /// Takes the calls down.
  let recorder: Recorder
  /// What the scenario overrides, where it overrides anything.
  private(set) var overrides: Overrides?
  /// The journey that came by last.
  var lastJourney = 0

  /// Makes the role of a responder that overrides nothing.
  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// The overrides, made when first needed.
  mutating func overriding() -> Overrides {
    let known = overrides ?? Overrides()
    overrides = known
    return known
  }

  /// The overridden `next`, or what the type answers.
  func next(_ standard: Responder?) -> Responder? {
    guard let overrides, overrides.overridesNext else { return standard }
    return overrides.next
  }

  /// Whether some methods are not overridden; those that take messages down always are.
  func inherits(_ methods: Responder.Methods) -> Bool {
    switch methods {
    case .touches, .otherEvents: false
    case .undoManager: overrides?.input?.undoManager == nil
    case .inputViews: inheritsInputViews
    case .hitTest: overrides?.hitTest == nil
    }
  }

  /// Takes `sendEvent(_:)` down; says whether it goes on to super.
  func passesEvent() -> Bool {
    recorder.record(.sendEvent, by: name)
    return overrides?.swallowsEvents != true
  }

  /// Says whether a search for a target may come by, or what is wrong.
  mutating func isNewToSearch() -> Bool {
    recorder.passSearch(by: name, lastJourney: &lastJourney)
  }
}
