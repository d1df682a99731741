import Platform
import Synchronization

/// The process groups of running engines, for a program that ends without waiting for them.
package enum EngineGroups {
  private static let running = Mutex<Set<pid_t>>([])

  /// Kills all engines that run.
  package static func endAll() {
    for group in running.withLock({ $0 }) { kill(-group, SIGKILL) }
  }

  /// Adds the group of an engine, named by its first process.
  static func add(_ process: pid_t) { running.withLock { _ = $0.insert(process) } }

  /// Removes the group of an engine that has ended.
  static func remove(_ process: pid_t) { running.withLock { _ = $0.remove(process) } }
}
