/// Of which scenarios a run keeps what the engine did.
package enum KeptTraces: Hashable, Sendable {
  /// Of those that failed, for whoever tells of them at once; the report has none.
  case ofFailures
  /// Of all, in the report too.
  case all
}
