/// What an engine answers to a query.
public enum Answer: Hashable, Sendable {
  /// One responder, by its name on the stage.
  case responder(String)
  /// No responder.
  case nobody
  /// Several responders, in order.
  case responders([String])
  /// Yes or no.
  case truth(Bool)
  /// A number.
  case number(Double)
  /// A location, in points.
  case point(Point)
  /// A text.
  case text(String)
}
