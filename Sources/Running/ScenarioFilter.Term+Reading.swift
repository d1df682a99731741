import Conformance

extension ScenarioFilter.Term {
  /// Reads one term, such as `!feature:touches`.
  init(_ word: String) throws(ScenarioFilter.Mistake) {
    isNegated = word.hasPrefix("!")
    let bare = isNegated ? String(word.dropFirst()) : word
    guard !bare.isEmpty else { throw .nothingNegated }
    condition = try Condition(bare)
  }
}

extension ScenarioFilter.Term.Condition {
  private enum Key: String, CaseIterable {
    case feature, level, page
  }

  fileprivate init(_ word: String) throws(ScenarioFilter.Mistake) {
    guard let colon = word.firstIndex(of: ":"), !word[..<colon].contains("/") else {
      self = .id(Glob(word))
      return
    }
    let (name, value) = (String(word[..<colon]), String(word[word.index(after: colon)...]))
    guard let key = Key(rawValue: name) else {
      throw .unknownKey(
        name, nearest: Spelling.suggestion(for: name, among: Key.allCases.map(\.rawValue)))
    }
    guard !value.isEmpty else { throw .missingValue(key: name) }
    switch key {
    case .page: self = .page(Glob(value))
    case .level: self = .level(try Self.level(value))
    case .feature: self = .feature(try Self.feature(value))
    }
  }

  private static func level(_ word: String) throws(ScenarioFilter.Mistake) -> Level {
    guard let level = Level(rawValue: word.uppercased()) else { throw .unknownLevel(word) }
    return level
  }

  private static func feature(_ word: String) throws(ScenarioFilter.Mistake) -> Feature {
    guard let feature = Feature(rawValue: word) else {
      let names = Feature.allCases.map(\.rawValue)
      throw .unknownFeature(word, nearest: Spelling.suggestion(for: word, among: names))
    }
    return feature
  }
}
