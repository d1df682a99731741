import Conformance

/// Short unique names for engines.
struct MatrixEngineLabels {
  private static let longest = 16
  private static let longestVersion = 8

  /// One for each engine.
  let texts: [String]

  init(_ profiles: [EngineProfile]) {
    let names = profiles.map { $0.name.visible(upTo: 80).cut(to: Self.longest) }
    let repeated = Self.repeated(names)
    let versioned = zip(names, profiles).map { name, profile in
      guard repeated.contains(name) else { return name }
      let version = profile.version.visible(upTo: 40).cut(to: Self.longestVersion)
      let room = Self.longest - version.count - 1
      return "\(profile.name.visible(upTo: 80).cut(to: room)) \(version)"
    }
    let numbered = Self.repeated(versioned)
    var numbers: [String: Int] = [:]
    texts = versioned.map { name in
      guard numbered.contains(name) else { return name }
      numbers[name, default: 0] += 1
      return "\(name) #\(numbers[name, default: 0])"
    }
  }

  /// Returns the texts that occur more than once.
  private static func repeated(_ texts: [String]) -> Set<String> {
    var seen: Set<String> = []
    return Set(texts.filter { !seen.insert($0).inserted })
  }
}

/// Short names for pages: their paths without the common folder and without `.md`.
struct PageLabels {
  /// One for each page.
  let texts: [String]

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
      return String(name.hasSuffix(".md") ? String(name.dropLast(3)) : name).visible(upTo: 80)
    }
  }
}

extension String {
  /// Returns the text truncated to `longest` characters with `…`.
  ///
  /// `Flutter gesture arena` becomes `Flutter gesture…`: truncated at a word if that keeps more than
  /// half of the text.
  func cut(to longest: Int) -> String {
    guard count > longest else { return self }
    let beginning = prefix(max(0, longest - 1))
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    let isNextWord = self[beginning.endIndex...].first == " "
    let isMost = words.count * 2 > longest
    return "\(isMost && !isNextWord ? words : beginning)…"
  }
}
