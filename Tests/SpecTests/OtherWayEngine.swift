import Conformance
import Engines
import Results

@testable import Running

/// The reference engine with another outcome in every clause that says MAY.
///
/// It knows the expectations, which an engine never does, because it stands for all engines that
/// choose otherwise.
struct OtherWayEngine: Engine {
  private let engine = LocalEngine()
  private let expectations: [Script: [Expectation]]

  /// Creates an engine that chooses otherwise in the scenarios; a script that a MUST or SHOULD
  /// clause also has is performed as usual.
  init(_ scenarios: [Scenario]) {
    let binding = Set(scenarios.lazy.filter { $0.clause.level != .may }.map(\.script))
    expectations = Dictionary(
      scenarios.lazy.filter { $0.clause.level == .may && !binding.contains($0.script) }
        .map { ($0.script, $0.expectations) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns whether the engine changes the outcome of a scenario.
  func choosesOtherwise(in scenario: Scenario) -> Bool { expectations[scenario.script] != nil }

  var profile: EngineProfile { engine.profile }

  func perform(_ script: Script) async -> Reply {
    let reply = await engine.perform(script)
    guard case .observed(var trace) = reply else { return reply }
    for expectation in expectations[script] ?? [] {
      trace.takeOtherWay(expectation.requirement, at: expectation.step, on: script.stage)
    }
    return .observed(trace)
  }
}

extension Trace {
  /// Replaces the outcome of a step by another one: one that the page names, if it names several.
  fileprivate mutating func takeOtherWay(
    _ requirement: Requirement, at step: Int, on stage: Stage
  ) {
    switch requirement {
    case .answer(let answers):
      records[step].answer = answers.first { $0 != records[step].answer } ?? .nobody
    case .anyOf(let alternatives):
      let seen = alternatives.filter { $0.holds(at: step, of: self, on: stage) }
      guard let other = alternatives.first(where: { !seen.contains($0) }) else { return }
      for requirement in seen { hide(requirement, at: step) }
      show(other, at: step)
    default: break
    }
  }

  private mutating func hide(_ requirement: Requirement, at step: Int) {
    switch requirement {
    case .call(let call): records[step].calls.removeAll { $0.message == call.message }
    case .receivers(let message, _), .receiversBegin(let message, _):
      records[step].calls.removeAll { $0.message == message }
    default: break
    }
  }

  private mutating func show(_ requirement: Requirement, at step: Int) {
    switch requirement {
    case .call(let call):
      let fingers = call.fingers ?? call.finger.map { [$0] } ?? []
      records[step].calls.append(
        Call(
          call.receiver, call.message ?? .fired(.ended), fingers: fingers, sender: call.sender,
          hasEvent: call.hasEvent))
    case .noCall(let call): records[step].calls.removeAll(where: call.matches)
    case .receivers(let message, let names), .receiversBegin(let message, let names):
      records[step].calls.removeAll { $0.message == message }
      records[step].calls += names.map { Call($0, message) }
    case .history(let name, let messages, let family):
      for index in records[...step].indices {
        records[index].calls.removeAll { $0.receiver == name && family.contains($0.message) }
      }
      records[step].calls += messages.map { Call(name, $0) }
    case .count(let name, let family, let count):
      show(.history(name, (0..<count).map { _ in .fired(.ended) }, family), at: step)
    case .order: records[step].calls.reverse()
    case .answer(let answers): records[step].answer = answers.first
    case .answerBegins(let names): records[step].answer = .responders(names)
    case .anyOf(let alternatives): if let first = alternatives.first { show(first, at: step) }
    }
  }
}
