import Conformance
import SiteBuilding

/// What came of making the site again.
package struct Rebuild: Sendable {
  /// What there is to show.
  package enum Outcome: Sendable {
    /// The site.
    case site(SiteOnDemand)
    /// The pages or the theme have mistakes.
    case mistakes([ProblemPage.Mistake])
    /// There is nothing to make it of, or no engine to ask.
    case obstacle(String)
  }

  /// What there is to show.
  package var outcome: Outcome
  /// The pages that were read anew, by name, sorted.
  package var changed: [String]
  /// The counts of each engine.
  package var tallies: [(engine: String, tally: Tally)]

  /// The mistakes, where there are any.
  package var diagnostics: [Diagnostic] {
    if case .mistakes(let mistakes) = outcome { mistakes.map(\.diagnostic) } else { [] }
  }
}
