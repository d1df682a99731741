/// An implementation under test.
public protocol Engine: Sendable {
  /// The engine's name, version and claimed features.
  var profile: EngineProfile { get }

  /// Performs a script on a new copy of its stage and returns the result.
  ///
  /// May be called again before it has returned, from any task: a runner in this process has
  /// several scripts in flight, and so have parallel tests. (`EngineServer` calls it for one script
  /// at a time.) An engine whose framework belongs to the main actor performs each script in one
  /// piece there, with no suspension inside, so that no two scripts mix:
  ///
  ///     func perform(_ script: Script) async -> Reply {
  ///       await MainActor.run { reply(to: script) }
  ///     }
  ///
  /// - Throws: an error only if the connection to the engine is broken. An engine that cannot
  ///   perform the script returns `.skipped` or `.errored`.
  func perform(_ script: Script) async throws -> Reply
}

/// An engine's result for one script.
public enum Reply: Hashable, Sendable {
  /// The engine performed the script.
  case observed(Trace)
  /// The engine does not support the script; the URL, if any, gives more information.
  case skipped(reason: String, url: String?)
  /// The engine failed with an error.
  case errored(message: String)
}

/// The identity and the claimed features of an engine.
public struct EngineProfile: Hashable, Sendable {
  /// The name shown in reports.
  public var name: String
  /// The engine's own version.
  public var version: String
  /// The programming language of the engine.
  public var language: String
  /// The address of the engine's page, if any.
  public var homepage: String?
  /// The features that the engine claims; scenarios that need others are skipped.
  public var features: Set<Feature>
  /// The kinds of objects that the engine claims, or nil for all.
  ///
  /// Rows of other kinds are left out of stages where a scenario does not depend on them; scenarios
  /// that do are skipped.
  public var kinds: Set<ResponderKind>?
  /// The parts of its features that the engine lacks.
  ///
  /// Rows that need one of them are treated as rows of other kinds, and scenarios with such a step are
  /// skipped.
  public var lacks: Set<FeaturePart>
  /// The version of the system that the engine imitates, or nil for the newest.
  ///
  /// Scenarios that do not hold on it are not run.
  public var system: SystemVersion?

  /// The name of the reference engine, `Responders`.
  package static let referenceName = "Reference"

  /// Whether this is the reference engine, which every page of this project agrees with.
  package var isReference: Bool { name == Self.referenceName && language == "Swift" }

  /// Creates a profile.
  public init(
    name: String, version: String, language: String, homepage: String? = nil,
    features: Set<Feature>, kinds: Set<ResponderKind>? = nil, lacks: Set<FeaturePart> = [],
    system: SystemVersion? = nil
  ) {
    self.name = name
    self.version = version
    self.language = language
    self.homepage = homepage
    self.features = features
    self.kinds = kinds
    self.lacks = lacks
    self.system = system
  }

  /// Returns whether the engine claims a kind.
  package func claims(_ kind: ResponderKind) -> Bool {
    guard let kinds else { return true }
    #if !hasFeature(Embedded)
      // An engine's words are read without knowing whose they are, and UIKit may have the same.
      if case .declared(let own) = kind, let kind = ResponderKind(rawValue: own.name) {
        return kinds.contains(kind)
      }
    #endif
    return kinds.contains(kind)
  }

  /// Returns whether the engine claims a feature that a step belongs to, and does not lack the step.
  package func claims(_ step: Script.Step) -> Bool {
    !lacks.contains(.steps(step.form))
      && step.form.phrases.contains { features.contains($0.feature) }
  }
}

extension EngineProfile: WireObject {
  package static var fieldKind: FieldKind { .object("engine") }

  package static var placeholder: EngineProfile {
    EngineProfile(name: "", version: "", language: "", features: [])
  }

  /// Features, kinds and parts are written in alphabetical order; whether a vocabulary has those that are
  /// read is not checked.
  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("Who was tested, in the engine's own words.")
    fields.mayHaveMore()
    try fields.field("name", &name, as: .name)
    try fields.field("version", &version, as: .name)
    try fields.field("language", &language, as: .name)
    try fields.field("homepage", &homepage)
    var claimed = features.map { $0.rawValue }.sorted()
    try fields.field(
      "features", &claimed, as: .list(Feature.fieldKind),
      "What it claims to implement; scenarios that need more are skipped.")
    var claimedKinds = kinds.map { $0.map { $0.rawValue }.sorted() }
    try fields.field(
      "kinds", &claimedKinds, as: .list(.name),
      "The kinds of objects that it has, or all; scenarios that need more are skipped.")
    var missing = lacks.map { $0.rawValue }.sorted()
    try fields.list(
      "lacks", &missing, as: .list(.name),
      "The parts that it lacks of the features it claims; scenarios that need them are skipped.")
    var imitated = system?.description
    try fields.field(
      "system", &imitated, as: SystemVersion.pattern,
      "The version of the system that it imitates, or the newest; scenarios of others are not run.")
    guard fields.isReading else { return }
    lacks = Set(missing.map { FeaturePart(rawValue: $0) })
    system = try imitated.map { text throws(WireError) in
      guard let system = SystemVersion(text)
      else { throw SystemVersion.pattern.refusal(of: text).inside("system") }
      return system
    }
    features = Set(claimed.map(Feature.init))
    kinds = claimedKinds.map { Set($0.compactMap(ResponderKind.claimed)) }
  }
}
