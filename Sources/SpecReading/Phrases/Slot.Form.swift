extension Slot {
  /// How a slot is filled in.
  enum Form: String, Hashable, Sendable {
    /// A name.
    case name
    /// A name, or `nobody`.
    case target
    /// What is expected: like a target, with alternatives joined by `or`.
    case expected
    /// A number.
    case number
    /// A number of seconds, from 0.
    case seconds
    /// A whole number, from 1.
    case count
    /// A location: `x y`, in points.
    case point
    /// A rectangle: `x y width height`, in points.
    case rect
    /// Names joined by arrows: `A → B`.
    case path
    /// Expected paths, with alternatives joined by `or`.
    case paths
    /// Names joined by commas, or `nobody`.
    case list
    /// A finger's number, from 1.
    case finger
    /// The name of an action.
    case action
    /// Names of actions joined by commas, or `nothing`.
    case actions
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
    /// Whether a motion began, ended or was cancelled.
    case motionStage = "motion stage"
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

    /// What may be named where a pattern says no more than the form.
    var kinds: Kinds {
      switch self {
      case .target: .targets
      case .list: .views
      default: .responders
      }
    }
  }
}
