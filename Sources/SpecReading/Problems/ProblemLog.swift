import Conformance

/// The mistakes found on one page so far.
struct ProblemLog: Sendable {
  /// The page's path, as the user named it.
  let file: String
  /// The mistakes, in the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Notes a mistake at a place of the page.
  mutating func report(_ problem: SpecProblem, line: Int, column: Int = 1) {
    let wording = problem.wording
    diagnostics.append(
      Diagnostic(
        SourceLocation(file: file, line: line, column: column), wording.summary, hint: wording.hint)
    )
  }
}
