import Conformance

/// What is wrong with a line of expected failures, now that the engine has been judged.
package struct ExpectationFinding: Hashable, Sendable {
  /// What is wrong with a line.
  package enum Kind: Hashable, Sendable {
    /// No scenario of the specification is of its form; one that is spelled nearly so is.
    case unknown(nearest: String?)
    /// The engine was asked none of the scenarios of its form.
    case onlySkipped(scenarios: Int)
    /// Its condition cannot be decided, because the engine's version is no number.
    case undecided(version: String)
    /// What it expects to fail passes.
    case passed
    /// Some of what it expects to fail passes; the lines are what to write instead.
    case tooWide(passing: [String], all: Int, narrower: [String])
  }

  /// The line.
  package let entry: ExpectationEntry
  /// What is wrong with it.
  package let kind: Kind

  /// Whether nothing can be judged by the line; else the engine is not as it says.
  package var isStale: Bool {
    switch kind {
    case .unknown, .onlySkipped, .undecided: true
    case .passed, .tooWide: false
    }
  }

  /// The same for people, with the line and what to do about it.
  package var diagnostic: Diagnostic { Diagnostic(entry.location, summary, hint: hint) }

  private var summary: String {
    switch kind {
    case .unknown: "`\(entry.pattern)` matches no scenario of the specification"
    case .onlySkipped(1): "the engine skips the scenario that `\(entry.pattern)` matches"
    case .onlySkipped(let count):
      "the engine skips all \(count) scenarios that `\(entry.pattern)` matches"
    case .undecided(let version):
      "the engine's version `\(version)` is no number to compare with"
    case .passed where entry.isWide: "all that `\(entry.pattern)` matches passes"
    case .passed: "`\(entry.pattern)` passes, though it is expected not to"
    case .tooWide(let passing, let all, _):
      "`\(entry.pattern)` is too wide: of the \(all) scenarios that it matches "
        + "\(Self.list(passing)) \(passing.count == 1 ? "passes" : "pass")"
    }
  }

  private var hint: String {
    switch kind {
    case .unknown(let nearest?): "did you mean `\(nearest)`? Else \(deletion)"
    case .unknown(nil), .onlySkipped, .passed: deletion
    case .undecided: "have the engine say a version such as `1.2`, or drop the condition"
    case .tooWide(_, _, let narrower) where narrower.isEmpty: deletion
    case .tooWide(_, _, let narrower):
      "write instead\(narrower.map { "\n    \($0)" }.joined())"
    }
  }

  private var deletion: String { "delete the line `\(entry.text)`" }

  private static func list(_ ids: [String]) -> String {
    let shown = 5
    guard ids.count > shown else { return ids.joined(separator: ", ") }
    return "\(ids.prefix(shown).joined(separator: ", ")) and \(ids.count - shown) more"
  }
}
