import Conformance
import Platform

/// An engine that is a program, which gets messages on standard input and answers on standard
/// output.
package struct ProcessEngine: Engine {
  /// The profile that the program sent.
  package let profile: EngineProfile
  private let pool: EnginePool

  /// Starts a program, calls `body` with the engine, and ends the program.
  ///
  /// Processes that end meanwhile are replaced.
  ///
  /// - Throws: what `body` throws, and an `EngineTerminationError` if the program ended before it
  ///   sent a valid `hello`.
  package static func withEngine<Value: Sendable>(
    _ command: String, processes: Int = 1, limits: EngineLimits = EngineLimits(),
    _ body: (ProcessEngine) async throws -> Value
  ) async throws -> Value {
    // Writing to a process that has ended is then an error, not a signal that ends this program.
    signal(SIGPIPE, SIG_IGN)
    let pool = EnginePool(processes: processes, limits: limits)
    return try await withThrowingTaskGroup(of: Event.self) { group in
      for worker in 0..<processes {
        group.addTask {
          let process = EngineProcess(command: command, limits: limits, pool: pool, worker: worker)
          await keepRunning(process)
          return .workerEnded
        }
      }
      do {
        let engine = ProcessEngine(profile: try await pool.waitForProfile(), pool: pool)
        let value = try await body(engine)
        await pool.close()
        group.addTask {
          try? await Task.sleep(for: limits.shutdownGrace)
          return .graceEnded
        }
        try await end(processes, in: &group)
        return value
      } catch {
        await pool.close()
        throw error
      }
    }
  }

  /// Performs a script; never throws, because a crashed process is an error of the engine.
  package func perform(_ script: Script) async -> Reply { await pool.perform(script) }

  /// Whether the program was given up: all that it was still to perform has an error.
  package var isAborted: Bool { get async { await pool.isAborted } }

  /// How those of its processes ended, or hung, of which others performed what they were asked.
  package var unexplainedEnds: [EngineTerminationError] {
    get async { await pool.unexplainedEnds }
  }

  /// What happens while an engine ends.
  private enum Event: Sendable {
    /// A worker and its process have ended.
    case workerEnded
    /// The time to end has passed.
    case graceEnded
  }

  /// Waits for the processes, and ends those that exceed the shutdown grace, such as one that does
  /// not read its input and so cannot be sent `bye`.
  private static func end(
    _ processes: Int, in group: inout ThrowingTaskGroup<Event, any Error>
  ) async throws {
    var running = processes
    while running > 0, let event = try await group.next() {
      switch event {
      case .workerEnded: running -= 1
      case .graceEnded: group.cancelAll()
      }
    }
    group.cancelAll()
  }

  private static func keepRunning(_ process: EngineProcess) async {
    while await process.pool.needsProcess(process.worker), !Task.isCancelled {
      guard let error = await process.run() else { return }
      await process.pool.end(process.worker, error)
    }
    if Task.isCancelled { await process.pool.cancel() }
  }
}

/// The timeouts and sizes that a run allows an engine's processes.
package struct EngineLimits: Sendable {
  /// The time between a request, or an answer, and the next answer.
  package var replyTimeout: Duration
  /// The maximum number of scripts in flight in one process.
  ///
  /// Enough to hide the round trip, and few enough to send one by one if the process crashes.
  package var window = 64
  /// The maximum length of a line, in bytes.
  package var maximumLineLength = Limits.responseLine
  /// The number of processes in a row that may end without one answer.
  package var crashLimit = Limits.crashes
  /// The number of ends over no request, for each process that runs at a time, after which an engine is
  /// given up.
  package var unexplainedEnds = Limits.unexplainedEnds
  /// The time that a process has to end after `bye`, or after it closed its output.
  package var shutdownGrace = Duration.seconds(2)

  /// Makes limits with that reply timeout and the default values.
  package init(replyTimeout: Duration = .seconds(10)) { self.replyTimeout = replyTimeout }
}

/// The limit of this program's open files, which bounds the number of an engine's processes.
package enum DescriptorLimit {
  /// The descriptors that one process needs while it starts: both ends of three pipes, and its own.
  private static let perProcess = 8
  /// The descriptors that the rest of the program needs.
  private static let reserve = 32

  /// The limit.
  package static var current: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? .max : limit
  }

  /// Returns how many of the wanted processes can run at a time; at least one.
  package static func processes(atMost wanted: Int) -> Int {
    min(wanted, max(1, (current - reserve) / perProcess))
  }
}
