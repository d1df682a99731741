/// Says why nothing can be judged by a specification.
public struct UnusableSpecification: Error, Hashable, Sendable, CustomStringConvertible {
  /// Every mistake, a line or more each.
  public let description: String

  init(_ description: String) { self.description = description }
}
