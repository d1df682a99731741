/// For which versions of an engine something holds: `version < 1.2`.
struct VersionCondition: Hashable, Sendable {
  /// How the engine's version stands to the other one.
  enum Comparison: String, CaseIterable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"
    case same = "="
  }

  private let comparison: Comparison
  private let version: DottedVersion

  /// Reads what stands between the brackets, or nothing where it is no condition.
  init?(_ text: some StringProtocol) {
    let words = text.split(whereSeparator: \.isWhitespace).joined()
    guard words.hasPrefix("version") else { return nil }
    let rest = words.dropFirst("version".count)
    guard let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }),
      let version = DottedVersion(rest.dropFirst(comparison.rawValue.count))
    else { return nil }
    self.comparison = comparison
    self.version = version
  }

  /// Whether it holds for a version.
  func holds(for other: DottedVersion) -> Bool {
    switch comparison {
    case .atMost: other <= version
    case .atLeast: other >= version
    case .below: other < version
    case .above: other > version
    case .same: other == version
    }
  }
}
