import Conformance

/// Where on a page the reader is: in which clause, under which heading, below which caption.
struct ClauseScope {
  /// The clause, if one is open.
  var clause: Clause?
  /// The level of its heading.
  var level: Int?
  /// The last heading's text.
  var section = ""
  /// The last heading below the clause's own.
  var subheading: String?
  /// The caption just above.
  var caption: String?
  /// Whether the clause has had a table of scenarios.
  var hasScenario = false
}
