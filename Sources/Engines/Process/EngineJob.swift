import Conformance

/// A script that somebody waits for.
final class EngineJob {
  /// What is to be carried out.
  let script: Script
  /// Who waits; nobody any longer once this has been answered or given up.
  private var waiting: CheckedContinuation<Reply, Never>?

  /// Makes a job for somebody who waits.
  init(_ script: Script, for waiting: CheckedContinuation<Reply, Never>) {
    self.script = script
    self.waiting = waiting
  }

  /// Whether somebody still waits.
  var isWanted: Bool { waiting != nil }

  /// Tells whoever waits.
  func answer(_ reply: Reply) {
    waiting?.resume(returning: reply)
    waiting = nil
  }
}
