import Conformance

/// Short unique names for engines.
struct MatrixEngineLabels {
  private static let longest = 16
  private static let longestVersion = 8

  /// One for each engine.
  let texts: [TerminalText]

  init(_ profiles: [EngineProfile]) {
    let names = profiles.map { Self.name($0).cut(to: Self.longest) }
    let versioned = zip(names, profiles).map { name, profile -> TerminalText in
      guard names.count(where: { $0 == name }) > 1 else { return name }
      let version = ("\(profile.version, upTo: 40)" as TerminalText).cut(to: Self.longestVersion)
      let room = Self.longest - version.count - 1
      return "\(Self.name(profile).cut(to: room)) \(version)"
    }
    texts = versioned.enumerated().map { index, name in
      let number = versioned[...index].count { $0 == name }
      return versioned.count { $0 == name } > 1 ? "\(name) #\(number)" : name
    }
  }

  private static func name(_ profile: EngineProfile) -> TerminalText {
    "\(profile.name, upTo: 80)"
  }
}

/// Short names for pages: their paths without the common folder and without `.md`.
struct PageLabels {
  /// One for each page.
  let texts: [TerminalText]

  init(_ paths: [String]) {
    let folders = paths.map {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
    }
    texts = paths.map { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let name = parts.dropFirst(shared.count).joined(separator: "/")
      return "\(name.hasSuffix(".md") ? String(name.dropLast(3)) : name, upTo: 80)"
    }
  }
}
