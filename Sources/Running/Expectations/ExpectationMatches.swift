import Conformance

/// Finds what is wrong with lines of expected failures by the scenarios that they match.
struct ExpectationMatches {
  private let ids: [ScenarioID]
  private let places: [String: Int]
  private let verdicts: [String: Verdict]
  /// The ids that have a line of their own.
  private let listed: Set<String>

  init(_ ids: [ScenarioID], verdicts: [String: Verdict], entries: [ExpectationEntry]) {
    self.ids = ids
    self.verdicts = verdicts
    places = Dictionary(
      ids.enumerated().map { ($1.description, $0) }, uniquingKeysWith: { first, _ in first })
    listed = Set(entries.lazy.filter { !$0.isWide }.map(\.pattern))
  }

  /// Whether the specification has nothing of the line's form.
  func strangeness(of entry: ExpectationEntry) -> ExpectationFinding.Kind? {
    matches(of: entry).isEmpty ? .unknown(nearest: nearest(to: entry.pattern)) : nil
  }

  /// What is wrong with a line that holds for the engine's version.
  func problem(with entry: ExpectationEntry) -> ExpectationFinding.Kind? {
    let matches = matches(of: entry)
    guard !matches.isEmpty else { return strangeness(of: entry) }
    let judged = matches.compactMap { verdicts[$0.description] }
    if judged.count == matches.count, !judged.contains(where: \.isJudgement) {
      return .onlySkipped(scenarios: matches.count)
    }
    let passing = matches.filter { verdicts[$0.description] == .passed }
    guard !passing.isEmpty else { return nil }
    // What was not selected may fail: as long as nobody knows, it stays listed.
    let kept = matches.filter { verdicts[$0.description].map(\.isDeviation) ?? true }
    guard !kept.isEmpty else { return .passed }
    return .tooWide(
      passing: passing.map(\.description), all: matches.count,
      narrower: narrower(kept).map(entry.line))
  }

  private func matches(of entry: ExpectationEntry) -> [ScenarioID] {
    guard entry.isWide else { return places[entry.pattern].map { [ids[$0]] } ?? [] }
    let form = Glob(entry.pattern)
    return ids.filter { form.matches($0.description) }
  }

  /// Forms that match these scenarios and none that passes: whole clauses where it can be.
  private func narrower(_ kept: [ScenarioID]) -> [String] {
    let clauses = Dictionary(grouping: ids, by: \.clause)
    let wanted = Set(kept).filter { !listed.contains($0.description) }
    var known = listed
    return kept.compactMap { id in
      let clause = clauses[id.clause] ?? []
      let isWhole = clause.count > 1 && clause.allSatisfy(wanted.contains)
      let form = isWhole ? "\(id.clause)/*" : id.description
      return known.insert(form).inserted ? form : nil
    }
  }

  private func nearest(to pattern: String) -> String? {
    let clauses = Set(ids.lazy.map(\.clause))
    if clauses.contains(pattern) { return "\(pattern)/*" }
    return Spelling.suggestion(for: pattern, among: ids.lazy.map(\.description))
  }
}
