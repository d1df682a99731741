/// How binding a clause is (RFC 2119, RFC 8174).
package enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
  case may = "MAY"
  case should = "SHOULD"
  case must = "MUST"

  /// A level is greater the more it binds.
  package static func < (left: Level, right: Level) -> Bool {
    switch (left, right) {
    case (.may, .should), (.may, .must), (.should, .must): true
    default: false
    }
  }
}
