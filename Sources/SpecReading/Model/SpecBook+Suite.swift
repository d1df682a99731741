import Results

extension SpecBook {
  /// Returns some scenarios as the lines of a suite, with the sources of their clauses.
  ///
  /// - Parameter program: The version of the program that writes them.
  package func suite(of selected: [Scenario], program: String) -> [SuiteLine] {
    let statements = traceabilityMatrix.statements.reduce(into: [:]) { $0[$1.id] = $1 }
    let header = SuiteHeader(
      program: program, pages: Scenario.digest(of: scenarios), scenarios: selected.count,
      messages: vocabulary.vocabulary.messages)
    return [.suite(header)]
      + selected.map { scenario in
        .scenario(
          SuiteScenario(
            scenario, sources: scenario.clause.statements.compactMap { statements[$0]?.source }))
      }
  }
}

extension TraceabilityMatrix.Statement {
  fileprivate var source: SuiteSource {
    SuiteSource(
      statement: id, document: section, evidence: evidence?.kind,
      places: evidence?.bases.map(\.words) ?? [])
  }
}

extension StatementEvidence.Basis {
  /// The address, or the header and the symbol in it.
  fileprivate var words: String {
    switch self {
    case .address(let address): address
    case .header(let header, let symbol): "\(header) \(symbol)"
    }
  }
}
