import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An engine that is a program of its own, spoken to over its standard input and output.
package struct ProcessEngine: Engine {
  /// Who it says it is.
  package let profile: EngineProfile
  private let desk: EngineDesk

  /// Starts a program, lets the body use it as an engine, and ends it.
  ///
  /// Processes that end while they are used are started again.
  ///
  /// - Throws: what the body throws, and an `EngineEnding` where the program ended, or said
  ///   something else, before it said who it is.
  package static func withEngine<Value: Sendable>(
    _ command: String, processes: Int = 1, limits: EngineLimits = EngineLimits(),
    _ body: (ProcessEngine) async throws -> Value
  ) async throws -> Value {
    // Writing to a program that has ended must be an error of that program, not the end of ours.
    signal(SIGPIPE, SIG_IGN)
    let desk = EngineDesk(processes: processes, limits: limits)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      for seat in 0..<processes {
        group.addTask {
          let process = EngineProcess(command: command, limits: limits, desk: desk, seat: seat)
          await keepRunning(process)
        }
      }
      do {
        let engine = ProcessEngine(profile: try await desk.introduce(), desk: desk)
        let value = try await body(engine)
        await desk.close()
        try await group.waitForAll()
        return value
      } catch {
        await desk.close()
        throw error
      }
    }
  }

  /// Has a script carried out; never throws, because a broken process is the engine's error.
  package func perform(_ script: Script) async -> Reply { await desk.perform(script) }

  private static func keepRunning(_ process: EngineProcess) async {
    while await process.desk.needsProcess, !Task.isCancelled {
      guard let ending = await process.run() else { return }
      await process.desk.end(process.seat, ending)
    }
    // Where nothing is to be done any longer, nobody may wait for an answer.
    if Task.isCancelled { await process.desk.abandon() }
  }
}
