import Dispatch

/// The starts of processes, which can be refused so that a program that kills its engines leaves none.
///
/// Without it a process that was killed would be replaced by another meanwhile.
package enum EngineStarts {
  private static let underWay = DispatchGroup()
  /// Given until the stream is finished; it has no elements.
  private static let permission = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingOldest(0))

  /// Refuses all later starts, and waits up to a second for those under way.
  package static func refuse() {
    permission.continuation.finish()
    _ = underWay.wait(timeout: .now() + .seconds(1))
  }

  /// Returns whether a process may be started; `end()` is then called once it runs.
  static func begin() -> Bool {
    underWay.enter()
    guard case .terminated = permission.continuation.yield() else { return true }
    underWay.leave()
    return false
  }

  /// Called when a process runs, or could not be started.
  static func end() { underWay.leave() }
}
