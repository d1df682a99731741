/// The responders from one on, following `next`; it ends where the chain comes back to itself.
///
/// An overridden `next` should not lead back, but a search that nobody on the way can stop must
/// come to an end. Each power of two of steps it remembers where it is: in a circle it meets that
/// responder again.
struct ChainWalk {
  private var current: Responder?
  private var landmark: Responder?
  private var steps = 0
  private var limit = 1

  /// Starts at a responder, or nowhere.
  init(from start: Responder?) { current = start }

  /// The next responder on the way, nil at the end.
  mutating func step() -> Responder? {
    guard let responder = current else { return nil }
    if responder === landmark {
      current = nil
      return nil
    }
    steps += 1
    if steps == limit {
      landmark = responder
      steps = 0
      limit *= 2
    }
    current = responder.next
    return responder
  }
}
