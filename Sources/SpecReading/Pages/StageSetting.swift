import Conformance

/// A stage as a table sets it, with what the table's mistakes leave open.
struct StageSetting: Sendable {
  /// The stage.
  let stage: Stage
  /// The names whose kind is none, so that nobody knows what they can do.
  let doubtful: Set<String>
  /// Whether there is an application, or may be one.
  let mayHaveApplication: Bool

  /// A stage of such rows; nobody knows what is on one without rows.
  init(_ stage: Stage, doubtful: Set<String> = []) {
    self.stage = stage
    self.doubtful = doubtful
    mayHaveApplication =
      !doubtful.isEmpty || stage.responders.isEmpty
      || stage.responders.contains { $0.kind == .application }
  }
}
