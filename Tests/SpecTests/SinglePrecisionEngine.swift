import Conformance
import Engines

/// The reference engine with numbers and coordinates in single precision, slightly off.
struct SinglePrecisionEngine: Engine {
  private let engine = LocalEngine()

  var profile: EngineProfile { engine.profile }

  func perform(_ script: Script) async -> Reply {
    let reply = await engine.perform(script)
    guard case .observed(var trace) = reply else { return reply }
    for index in trace.records.indices {
      switch trace.records[index].answer {
      case .number(let number): trace.records[index].answer = .number(Self.inexact(number))
      case .point(let point):
        trace.records[index].answer = .point(
          Point(x: Self.inexact(point.x), y: Self.inexact(point.y)))
      default: break
      }
    }
    return .observed(trace)
  }

  /// Returns the next greater value in single precision: 20.0000019 for 20.
  private static func inexact(_ value: Double) -> Double { Double(Float(value).nextUp) }
}
