import Conformance
import SpecReading

/// What engines did, of which a preview asks for no more than it shows.
package protocol VerdictSource: Sendable {
  /// The engines, in order.
  var profiles: [EngineProfile] { get }

  /// What the engines did in the scenarios of some pages, and maybe in others; each report tells of
  /// the same engines, whatever the pages.
  func reports(on pages: [Page]) -> [Report]
}

extension [Report]: VerdictSource {
  package var profiles: [EngineProfile] { flatMap(\.engines).map(\.profile) }

  package func reports(on pages: [Page]) -> [Report] { self }
}
