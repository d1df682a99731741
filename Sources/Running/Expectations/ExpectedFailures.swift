import Conformance

/// Which scenarios one engine, in one version, is expected not to pass.
package struct ExpectedFailures: Sendable {
  /// Nothing is expected to fail.
  package static let none = ExpectedFailures([])

  private var exact: [String: ExpectedFailure] = [:]
  private var wide: [(form: Glob, failure: ExpectedFailure)] = []

  /// Takes what a file says about that version of its engine.
  package init(_ file: ExpectationFile, of profile: EngineProfile) {
    self.init(file.entries(for: profile))
  }

  /// Where several lines are about a scenario, that with its id counts, else the first.
  init(_ entries: [ExpectationEntry]) {
    for entry in entries where entry.isWide {
      wide.append((Glob(entry.pattern), entry.failure))
    }
    for entry in entries where !entry.isWide {
      exact[entry.pattern] = exact[entry.pattern] ?? entry.failure
    }
  }

  /// Why the scenario of that id is not expected to pass, or nil where it is.
  package func expected(_ id: String) -> ExpectedFailure? {
    exact[id] ?? wide.first { $0.form.matches(id) }?.failure
  }

  /// The same results with what is expected of them now.
  package func note(in column: Report.Column) -> Report.Column {
    var column = column
    for index in column.results.indices where column.results[index].verdict.isJudgement {
      column.results[index].expected = expected(column.results[index].id)
    }
    return column
  }
}

extension ExpectationFile {
  /// The lines that hold for the engine's version.
  func entries(for profile: EngineProfile) -> [ExpectationEntry] {
    let version = DottedVersion(beginningOf: profile.version)
    return entries.filter { entry in
      guard let condition = entry.condition else { return true }
      return version.map(condition.holds) ?? false
    }
  }
}
