import Conformance

/// Short unique names for engines.
struct MatrixEngineLabels {
  private static let longest = 16
  private static let longestVersion = 8

  /// One for each engine.
  let texts: [TerminalText]

  init(_ profiles: [EngineProfile]) {
    let names = profiles.map { Self.name($0).cut(to: Self.longest) }
    let repeated = Self.repeated(names)
    let versioned = zip(names, profiles).map { name, profile -> TerminalText in
      guard repeated.contains(name) else { return name }
      let version = ("\(profile.version, upTo: Limits.shownVersion)" as TerminalText).cut(
        to: Self.longestVersion)
      let room = Self.longest - version.count - 1
      return "\(Self.name(profile).cut(to: room)) \(version)"
    }
    let numbered = Self.repeated(versioned)
    var numbers: [TerminalText: Int] = [:]
    texts = versioned.map { name in
      guard numbered.contains(name) else { return name }
      numbers[name, default: 0] += 1
      return "\(name) #\(numbers[name, default: 0])"
    }
  }

  private static func name(_ profile: EngineProfile) -> TerminalText {
    "\(profile.name, upTo: Limits.shownName)"
  }

  /// Returns the texts that occur more than once.
  private static func repeated(_ texts: [TerminalText]) -> Set<TerminalText> {
    var seen: Set<TerminalText> = []
    return Set(texts.filter { !seen.insert($0).inserted })
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
      return "\(name.hasSuffix(".md") ? String(name.dropLast(3)) : name, upTo: Limits.shownName)"
    }
  }
}
