import Conformance

/// How one engine did on some scenarios: `118/120 ✗`.
struct MatrixCell {
  /// What is to be said beside the numbers.
  enum Mark: String, CaseIterable {
    case unexpected = "✗"
    case expected = "~"
    case absent = "–"
    case flawless = "✓"

    /// What it means; nothing where everybody knows.
    var meaning: String? {
      switch self {
      case .unexpected: "not as expected"
      case .expected: "fails as expected"
      case .absent: "skipped or not run"
      case .flawless: nil
      }
    }

    /// The mark in its colour.
    func painted(_ paint: Paint) -> String {
      switch self {
      case .unexpected: paint.bad(rawValue)
      case .expected, .absent: paint.absent(rawValue)
      case .flawless: paint.good(rawValue)
      }
    }
  }

  /// How far an engine and the pages are apart; what nobody expected weighs most.
  struct Disagreement: Equatable, Comparable {
    /// There is none.
    static let none = Disagreement(unexpected: 0, failures: 0)

    fileprivate var unexpected: Int
    fileprivate var failures: Int

    static func + (left: Self, right: Self) -> Self {
      Disagreement(
        unexpected: left.unexpected + right.unexpected, failures: left.failures + right.failures)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.unexpected, left.failures) < (right.unexpected, right.failures)
    }
  }

  /// How far the engine and the pages are apart.
  let disagreement: Disagreement
  private let passed: Int
  private let all: Int

  /// Counts the verdicts on as many scenarios, or on fewer where some were not run.
  init(_ entries: [Report.Entry], of all: Int) {
    passed = entries.count { $0.verdict == .passed }
    self.all = all
    disagreement = Disagreement(
      unexpected: entries.count(where: \.isUnexpectedFailure),
      failures: entries.count(where: \.isFailure))
  }

  /// What is to be said beside the numbers.
  var mark: Mark {
    if disagreement.unexpected > 0 { return .unexpected }
    if disagreement.failures > 0 { return .expected }
    return passed == all ? .flawless : .absent
  }

  /// The cell without colours.
  var text: String { "\(counts) \(mark.rawValue)" }

  /// The cell with colours.
  func painted(_ paint: Paint) -> String { "\(counts) \(mark.painted(paint))" }

  private var counts: String { "\(passed)/\(all)" }
}
