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

  /// The name of the reference engine, `Responders`.
  package static let referenceName = "Conform"

  /// Whether this is the reference engine, which every page of this project agrees with.
  package var isReference: Bool { name == Self.referenceName && language == "Swift" }

  /// Creates a profile.
  public init(
    name: String, version: String, language: String, homepage: String? = nil,
    features: Set<Feature>, kinds: Set<ResponderKind>? = nil
  ) {
    self.name = name
    self.version = version
    self.language = language
    self.homepage = homepage
    self.features = features
    self.kinds = kinds
  }

  /// Returns whether the engine claims a kind.
  package func claims(_ kind: ResponderKind) -> Bool { kinds?.contains(kind) ?? true }
}

extension EngineProfile {
  /// Reads a profile.
  package static func read(_ fields: inout FieldReader) throws(WireError) -> EngineProfile {
    fields.means("Who was tested, in the engine's own words.")
    return EngineProfile(
      name: try fields.name("name"), version: try fields.name("version"),
      language: try fields.name("language"), homepage: try fields.optionalText("homepage"),
      features: Set(
        try fields.list(
          "features", of: .word(Feature.allCases.map { $0.rawValue }),
          meaning: "What it claims to implement; scenarios that need more are skipped."
        ) { value throws(WireError) in try word("feature", value) }),
      kinds: try fields.optionalList(
        "kinds", of: .word(ResponderKind.allCases.map { $0.rawValue }),
        meaning: "The kinds of objects that it has, or all; scenarios that need more are skipped."
      ) { value throws(WireError) in try word("kind", value) }.map(Set.init))
  }

  /// Reads a word of a claim; nil if the value is no text.
  private static func word<Word: RawRepresentable<String>>(
    _ noun: String, _ value: JSON
  ) throws(WireError) -> Word? {
    guard case .text(let name) = value else { return nil }
    guard let word = Word(rawValue: name) else {
      throw WireError("unknown \(noun): \(name.quoted)")
    }
    return word
  }

  /// Writes the object that `read` reads; features and kinds in alphabetical order.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("name", name)
      json.put("version", version)
      json.put("language", language)
      if let homepage { json.put("homepage", homepage) }
      json.put("features", features.map { $0.rawValue }.sorted()) { $0.value($1) }
      if let kinds { json.put("kinds", kinds.map({ $0.rawValue }).sorted()) { $0.value($1) } }
    }
  }
}
