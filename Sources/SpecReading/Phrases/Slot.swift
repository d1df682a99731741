/// A part of a phrase that the author fills in.
package enum Slot: String, Hashable, Sendable, CaseIterable {
  /// A view's name.
  case view
  /// A view controller's name.
  case controller
  /// Any responder's name.
  case responder
  /// Any responder's name, or `nobody`.
  case target
  /// The name of anything on the stage, whether it is a responder or not.
  case object
  /// Such a name, or `nobody`.
  case anybody
  /// What is expected: like a target, with alternatives joined by `or`.
  case expected
  /// A number.
  case number
  /// A whole number, from 1.
  case count
  /// A location: `x y`, in points.
  case point
  /// A rectangle: `x y width height`, in points.
  case rect
  /// Responders joined by arrows: `A → B`.
  case path
  /// Expected paths, with alternatives joined by `or`.
  case paths
  /// Views joined by commas, or `nobody`.
  case list
  /// A finger's number, from 1.
  case finger
  /// The name of an action.
  case action
  /// The name of a gesture recognizer.
  case recognizer
  /// A control event.
  case event
  /// Control events joined by commas, or `nothing`.
  case events
  /// A recognizer's state.
  case state
  /// Recognizer states joined by commas, or `nothing`.
  case states
  /// Whether an event without a location began, changed, ended or was cancelled.
  case stage
  /// Such words joined by commas, or `nothing`.
  case stages
  /// The name of a key or button.
  case key
  /// Where a swipe goes.
  case direction
  /// A phase of touches.
  case phase
  /// Phases of touches joined by commas, or `nothing`.
  case phases
  /// `yes` or `no`.
  case truth
  /// The rest of the phrase as it stands.
  case text

  /// How many words fill the slot; nil where it takes all that are left.
  var wordCount: Int? {
    switch self {
    case .view, .controller, .responder, .target, .object, .anybody, .number, .count, .truth,
      .finger, .action, .phase,
      .recognizer, .event, .state, .stage, .key, .direction:
      1
    case .point: 2
    case .rect: 4
    case .expected, .path, .paths, .list, .text, .phases, .events, .states, .stages: nil
    }
  }

  /// What the author has to write there.
  package var description: String {
    switch self {
    case .view: "the name of a view"
    case .controller: "the name of a view controller"
    case .responder: "the name of a responder"
    case .target: "the name of a responder, or `nobody`"
    case .object: "the name of a responder or of another object"
    case .anybody: "the name of a responder or of another object, or `nobody`"
    case .expected: "a name or `nobody`, with alternatives joined by `or`"
    case .number: "a number"
    case .count: "a whole number, from 1 to 100"
    case .point: "two numbers, `x y`"
    case .rect: "four numbers, `x y width height`"
    case .path: "names joined by `→`"
    case .paths: "names joined by `→`, with alternatives joined by `or`"
    case .list: "names joined by commas, or `nobody`"
    case .finger: "the number of a finger, from 1"
    case .action: "the name of an action, of letters and digits"
    case .recognizer: "the name of a gesture recognizer"
    case .event: "a control event, such as `touchUpInside`"
    case .events: "control events joined by commas, or `nothing`"
    case .state: "`possible`, `began`, `changed`, `ended`, `cancelled` or `failed`"
    case .states: "states joined by commas, or `nothing`"
    case .stage: "`began`, `changed`, `ended` or `cancelled`"
    case .stages: "`began`, `changed`, `ended`, `cancelled` joined by commas, or `nothing`"
    case .key: "the name of a key or button, such as `cmd-S` or `select`"
    case .direction: "`left`, `right`, `up` or `down`"
    case .phase: "`began`, `moved`, `stationary`, `ended` or `cancelled`"
    case .phases: "phases joined by commas, or `nothing`"
    case .truth: "`yes` or `no`"
    case .text: "a text"
    }
  }
}
