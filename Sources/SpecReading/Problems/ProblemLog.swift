import Conformance

/// The mistakes found on one page so far.
struct ProblemLog: Sendable {
  /// The page's path, as the user named it.
  let file: String
  /// The mistakes, in the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Notes a mistake of the page.
  mutating func report(_ problem: PageProblem, line: Int, column: Int = 1) {
    note(problem, line, column)
  }

  /// Notes a mistake of a clause.
  mutating func report(_ problem: ClauseProblem, line: Int, column: Int = 1) {
    note(problem, line, column)
  }

  /// Notes a mistake of a stage.
  mutating func report(_ problem: StageProblem, line: Int, column: Int = 1) {
    note(problem, line, column)
  }

  /// Notes a mistake of a scenario.
  mutating func report(_ problem: ScenarioProblem, line: Int, column: Int = 1) {
    note(problem, line, column)
  }

  /// Notes a mistake of the ledger.
  mutating func report(_ problem: LedgerProblem, line: Int, column: Int = 1) {
    note(problem, line, column)
  }

  /// Notes a mistake with evidence.
  mutating func report(_ problem: EvidenceProblem, line: Int, column: Int = 1) {
    note(problem, line, column)
  }

  private mutating func note(_ problem: some SpecProblem, _ line: Int, _ column: Int) {
    let location = SourceLocation(file: file, line: line, column: column)
    diagnostics.append(Diagnostic(location, problem))
  }
}

extension Diagnostic {
  /// Puts a mistake in words.
  init(_ location: SourceLocation, _ problem: some SpecProblem) {
    let wording = problem.wording
    self.init(location, wording.summary, hint: wording.hint)
  }
}
