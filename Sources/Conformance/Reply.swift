/// What an engine returns for one script.
public enum Reply: Hashable, Sendable {
  /// It carried the script out.
  case observed(Trace)
  /// It does not do this, for a reason, with a page that says more where there is one.
  case skipped(reason: String, url: String?)
  /// It tried and failed.
  case errored(message: String)
}
