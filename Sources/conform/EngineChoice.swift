import ArgumentParser
import Conformance
import Engines

/// What may stand after `--engine`.
enum EngineChoice: String, ExpressibleByArgument, CaseIterable {
  /// The reference engine, in this process.
  case local

  /// The engine itself.
  var engine: any Engine {
    switch self {
    case .local: LocalEngine()
    }
  }
}
