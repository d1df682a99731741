/// What a command says where it could not do its work.
package enum Complaint {
  /// `conform: reason`, on as many lines as the reason has, safe to show on a terminal.
  ///
  /// A reason may quote anything: the name of a file, an engine's name, what a report says.
  package static func text(_ reason: String) -> String { "conform: \(reason)".visibleLines }
}
