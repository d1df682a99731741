import Conformance

/// Makes a script smaller as long as it shows a difference in the same respect.
struct Shrinker {
  /// The maximum number of scripts that are tried for one difference.
  private static let budget = 1_500
  /// The maximum number of these that may end with an error, each of which may cost a new process.
  private static let errors = 60
  /// The same where an engine is slow to err, such as one that hangs.
  private static let slowErrors = 12

  private let round: Round
  private let trial: Trial
  private let claims: CommonClaims
  private var left = budget
  private var errorsLeft: Int
  private(set) var observation: Trial.Observation

  init(
    _ observation: Trial.Observation, by trial: Trial, within claims: CommonClaims, isSlow: Bool,
    _ round: Round
  ) {
    self.round = round
    self.trial = trial
    self.claims = claims
    self.observation = observation
    errorsLeft = isSlow ? Self.slowErrors : Self.errors
  }

  /// Shrinks until no smaller script differs, or the budget or the time of the round is used up.
  mutating func shrink() async throws {
    try await endAtDifference()
    var last: Script?
    while script != last, mayGoOn {
      last = script
      try await removeSteps()
      try await removeRows()
      try await simplify()
    }
  }

  private var script: Script { observation.script }

  private var mayGoOn: Bool { left > 0 && errorsLeft > 0 && !Task.isCancelled && !round.isOver }

  /// Keeps a smaller script if it shows a difference in the same respect.
  private mutating func keep(_ smaller: Script) async throws -> Bool {
    guard mayGoOn, smaller.stage.problems.isEmpty,
      ScriptTracker.accepts(smaller),
      claims.allow(smaller), !smaller.isLeftOpen
    else { return false }
    left -= 1
    let outcome = try await trial.outcome(of: smaller)
    guard case .different(let found) = outcome else { return false }
    if found.difference.isError { errorsLeft -= 1 }
    guard !Task.isCancelled,
      found.difference.aspect == observation.difference.aspect
    else { return false }
    observation = found
    return true
  }

  /// Cuts what follows the step that differs.
  private mutating func endAtDifference() async throws {
    if case .error = observation.difference.aspect { return }
    let steps = Array(script.steps.prefix(observation.difference.step + 1))
    if steps.count < script.steps.count {
      _ = try await keep(Script(stage: script.stage, steps: steps))
    }
  }

  /// Removes steps: many at once, then each.
  private mutating func removeSteps() async throws {
    var width = max(1, script.steps.count / 2)
    while width >= 1 {
      var end = script.steps.count
      while end > 0 {
        let start = max(0, end - width)
        var steps = script.steps
        steps.removeSubrange(start..<min(end, steps.count))
        if !steps.isEmpty, try await keep(Script(stage: script.stage, steps: steps)) {
          end = min(start, script.steps.count)
        } else {
          end = start
        }
      }
      width /= 2
    }
  }

  /// Removes rows with their descendants, and then rows between others.
  private mutating func removeRows() async throws {
    for isAlone in [false, true] {
      var index = script.stage.responders.count - 1
      while index >= 0 {
        if index < script.stage.responders.count {
          _ = try await keep(isAlone ? script.lifting(index) : script.removing(index))
        }
        index -= 1
      }
    }
  }

  /// Makes rows and geometry simpler.
  private mutating func simplify() async throws {
    for index in script.stage.responders.indices {
      for row in script.stage.responders[index].simpler {
        var rows = script.stage.responders
        rows[index] = row
        if try await keep(Script(stage: Stage(rows), steps: script.steps)) { break }
      }
    }
    // Points of fingers and frames grow simple together, because a point has to stay in its view.
    for point in [Point(x: 10, y: 10), Point(x: 50, y: 50)] {
      _ = try await keep(script.withEvenGeometry(touching: point))
    }
  }
}
