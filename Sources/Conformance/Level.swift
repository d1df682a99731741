/// How binding a clause is (RFC 2119, RFC 8174).
package enum Level: String, Hashable, Sendable, CaseIterable, Codable {
  case may = "MAY"
  case should = "SHOULD"
  case must = "MUST"
}
