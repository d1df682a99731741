/// A condition on an engine's version: `version < 1.2`.
struct VersionCondition: Hashable, Sendable {
  /// The comparison of the engine's version with the other one.
  enum Comparison: String, CaseIterable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"
    case same = "="
  }

  private let comparison: Comparison
  private let version: DottedVersion

  /// Parses the text between the brackets; nil if it is no condition.
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

  /// Returns whether the condition holds for a version.
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

/// A version of dotted numbers; `1.2` and `1.2.0` are equal.
struct DottedVersion: Hashable, Sendable, Comparable {
  private var numbers: [Int] = []

  /// Parses a text of numbers and dots: `1.10.2`.
  init?(_ text: some StringProtocol) {
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.allSatisfy(\.isASCIIDigit), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
  }

  /// Parses the leading numbers of a text: `1.10.2-beta` is `1.10.2`.
  init?(beginningOf text: String) {
    let numbers = text.prefix { $0 == "." || $0.utf8.allSatisfy(\.isASCIIDigit) }
    self.init(numbers.hasSuffix(".") ? numbers.dropLast() : numbers)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
