import Responders

/// What a view does when it is hit-tested.
enum HitTestPlan {
  /// What its type does.
  case standard
  /// Always the same answer.
  case returns(View?)
  /// What its type does, but nobody where that is the view itself.
  case passesSelfThrough
}
