import Conformance
import Subprocess

/// What became of one process, as its parts tell it.
struct Conversation: Sendable {
  /// What one of those who deal with a process has to say at its end.
  enum Part: Sendable {
    /// All was written, with the goodbye.
    case saidGoodbye
    /// Nobody reads any longer what is written.
    case wroteInVain
    /// It writes no more.
    case closed
    /// It did what it must not.
    case broke(EngineFailure)
    /// What it wrote on standard error.
    case lastWords(String)
    /// It was given time to end, and all of that passed.
    case outstayed
    /// Nobody watches it any longer.
    case unwatched
  }

  /// Whether it was told to end.
  private(set) var isFarewell = false
  /// Whether it is to end now, for whatever reason.
  private(set) var isOver = false
  /// Whether it did what it must not.
  var isBroken: Bool { failure != nil }

  private var hasOutstayed = false
  private var failure: EngineFailure?
  private var lastWords = ""

  /// Takes note of a part.
  mutating func add(_ part: Part) {
    switch part {
    case .saidGoodbye:
      isFarewell = !isOver
      isOver = true
    case .closed: isOver = true
    case .broke(let failure):
      // What it broke first is the cause; that it ends later is only the consequence.
      if !isFarewell { self.failure = self.failure ?? failure }
      isOver = true
    case .lastWords(let text): lastWords = text
    case .outstayed: hasOutstayed = true
    case .wroteInVain, .unwatched: break
    }
  }

  /// How the process ended; nil where it was told to.
  func ending(_ status: TerminationStatus) -> EngineEnding? {
    isFarewell ? nil : EngineEnding(failure ?? found(status), lastWords: lastWords)
  }

  /// What its own end, or ours, says of it; one that ended by itself, however late we saw it, says
  /// more than the clock.
  private func found(_ status: TerminationStatus) -> EngineFailure {
    let wasEnded = hasOutstayed && status == .signaled(Signal.kill.rawValue)
    return wasEnded ? .closedOutput : EngineFailure(status)
  }
}

extension EngineFailure {
  /// What a shell adds to the number of a signal that ended the program it ran.
  private static let shellOffset: CInt = 128

  /// How the process ended, where nobody else ended it.
  fileprivate init(_ status: TerminationStatus) {
    self =
      switch status {
      case .exited(let code) where code > Self.shellOffset && code <= Self.shellOffset + 64:
        .killed(signal: Int(code - Self.shellOffset))
      case .exited(let code): .exited(Int(code))
      case .signaled(let code): .killed(signal: Int(code))
      }
  }
}
