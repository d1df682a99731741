import Conformance

/// How one engine did on some scenarios: `118/120 ✗`.
struct MatrixCell {
  /// What is to be said beside the numbers.
  enum Mark: String, CaseIterable {
    case unexpected = "✗"
    case departed = "≈"
    case expected = "~"
    case absent = "–"
    case flawless = "✓"

    /// What it means; nothing where everybody knows.
    var meaning: String? {
      switch self {
      case .unexpected: "not as expected"
      case .departed: "departs from a SHOULD"
      case .expected: "fails as expected"
      case .absent: "skipped or not run"
      case .flawless: nil
      }
    }

    /// The mark in its colour.
    func painted(_ paint: Paint) -> String {
      switch self {
      case .unexpected: paint.bad(rawValue)
      case .departed, .expected, .absent: paint.absent(rawValue)
      case .flawless: paint.good(rawValue)
      }
    }
  }

  /// How far an engine and the pages are apart; what nobody expected weighs most.
  struct Disagreement: Equatable, Comparable {
    /// There is none.
    static let none = Disagreement(unexpected: 0, departures: 0, expected: 0)

    fileprivate var unexpected: Int
    fileprivate var departures: Int
    fileprivate var expected: Int

    static func + (left: Self, right: Self) -> Self {
      Disagreement(
        unexpected: left.unexpected + right.unexpected,
        departures: left.departures + right.departures, expected: left.expected + right.expected)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.unexpected, left.departures, left.expected)
        < (right.unexpected, right.departures, right.expected)
    }
  }

  /// How far the engine and the pages are apart.
  let disagreement: Disagreement
  private let passed: Int
  private let all: Int

  /// Counts the verdicts on as many scenarios, or on fewer where some were not run.
  init(_ entries: [ScenarioResult], of all: Int) {
    passed = entries.count { $0.verdict == .passed }
    self.all = all
    disagreement = Disagreement(
      unexpected: entries.count(where: \.isUnexpectedFailure),
      departures: entries.count { $0.verdict.isDeviation && !$0.isFailure && $0.expected == nil },
      expected: entries.count(where: \.isExpectedFailure))
  }

  /// What is to be said beside the numbers.
  var mark: Mark {
    if disagreement.unexpected > 0 { return .unexpected }
    if disagreement.departures > 0 { return .departed }
    if disagreement.expected > 0 { return .expected }
    return passed == all ? .flawless : .absent
  }

  /// The cell without colours.
  var text: String { "\(counts) \(mark.rawValue)" }

  /// The cell with colours.
  func painted(_ paint: Paint) -> String { "\(counts) \(mark.painted(paint))" }

  private var counts: String { "\(passed)/\(all)" }
}
