import Conformance

/// Short names for engines, each another.
struct EngineLabels {
  private static let longest = 16
  private static let longestVersion = 8

  /// One for each engine.
  let texts: [String]

  init(_ profiles: [EngineProfile]) {
    let names = profiles.map { $0.name.visible(upTo: 80).cut(to: Self.longest) }
    let versioned = zip(names, profiles).map { name, profile in
      guard names.count(where: { $0 == name }) > 1 else { return name }
      let version = profile.version.visible(upTo: 40).cut(to: Self.longestVersion)
      let room = Self.longest - version.count - 1
      return "\(profile.name.visible(upTo: 80).cut(to: room)) \(version)"
    }
    texts = versioned.enumerated().map { index, name in
      let number = versioned[...index].count { $0 == name }
      return versioned.count { $0 == name } > 1 ? "\(name) #\(number)" : name
    }
  }
}
