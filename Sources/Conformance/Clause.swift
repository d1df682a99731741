/// One normative statement of the specification.
///
/// A class, because all scenarios of a clause share it.
package final class Clause: Sendable {
  /// The permanent id, such as `HIT-4`.
  package let id: String
  /// The heading without the id, as plain text.
  package let title: String
  /// The path of its page, as the user named it.
  package let page: String
  /// The location of its heading.
  package let location: SourceLocation
  /// Its level.
  package let level: Level
  /// The features that an engine must claim to run its scenarios.
  package let features: [Feature]
  /// How well its sources support it.
  package let confidence: Confidence
  /// The ids of the ledger's statements that it covers, such as `S32`.
  package let statements: [String]
  /// The paragraph with the level, as plain text; empty unless pages are rendered as HTML.
  package let wording: String
  /// The API names in the code spans of its title and prose, in order.
  package let names: [SymbolName]
  /// Why it has no scenario; nil if it has one.
  package let untestedReason: String?

  package init(
    id: String, title: String, page: String, location: SourceLocation, level: Level,
    features: [Feature], confidence: Confidence, statements: [String], wording: String = "",
    names: [SymbolName] = [], untestedReason: String?
  ) {
    self.id = id
    self.title = title
    self.page = page
    self.location = location
    self.level = level
    self.features = features
    self.confidence = confidence
    self.statements = statements
    self.wording = wording
    self.names = names
    self.untestedReason = untestedReason
  }
}

/// How binding a clause is (RFC 2119, RFC 8174).
package enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
  case may = "MAY"
  case should = "SHOULD"
  case must = "MUST"

  /// A more binding level is greater.
  package static func < (left: Level, right: Level) -> Bool {
    switch (left, right) {
    case (.may, .should), (.may, .must), (.should, .must): true
    default: false
    }
  }
}

/// How well a clause's sources support it.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Apple's published text says so.
  case documented
  /// A published log, test or experiment on UIKit shows it, and none shows otherwise.
  case observed
  /// Descriptions of UIKit agree, but no published run shows it.
  case reported
  /// Descriptions differ, or nothing is known.
  case disputed

  /// The highest level that a clause of this confidence may have.
  package var highestLevel: Level {
    switch self {
    case .documented, .observed: .must
    case .reported: .should
    case .disputed: .may
    }
  }

  /// Whether its sources need an address.
  package var needsAddress: Bool {
    switch self {
    case .documented, .observed: true
    case .reported, .disputed: false
    }
  }
}
