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
  /// Where its heading stands.
  package let location: SourceLocation
  /// How binding it is.
  package let level: Level
  /// What an engine must claim to be asked about it.
  package let features: [Feature]
  /// How well its sources support it.
  package let confidence: Confidence
  /// The ledger's ids of the statements it carries, such as `S32`.
  package let statements: [String]
  /// The paragraph that says how binding it is, as plain text; empty where nobody asked for HTML.
  package let wording: String
  /// What Apple calls the things it is about: the code spans of its title and prose, in order.
  package let names: [SymbolName]
  /// Why it has no scenario, where it has none.
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
