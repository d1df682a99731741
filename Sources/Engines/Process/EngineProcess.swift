import Conformance
import Platform
import Subprocess
import Synchronization

/// Runs one process of an engine, from its start to its end.
struct EngineProcess: Sendable {
  /// The command line for the shell.
  let command: String
  /// The timeouts and sizes.
  let limits: EngineLimits
  /// The pool that sends requests and takes replies.
  let pool: EnginePool
  /// The index of the pool's worker.
  let worker: Int

  private typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  /// Runs the process; returns nil if it ended after `bye`.
  func run() async -> EngineTerminationError? {
    await pool.begin(worker)
    let configuration = Configuration(
      executable: .path("/bin/sh"), arguments: ["-c", command],
      platformOptions: Self.options)
    do {
      let outcome = try await Subprocess.run(
        configuration, input: .inputWriter, output: .sequence, error: .sequence
      ) { process in
        EngineGroups.add(process.processIdentifier.value)
        defer { EngineGroups.remove(process.processIdentifier.value) }
        return await exchange(with: process)
      }
      return outcome.closureResult.error(outcome.terminationStatus)
    } catch {
      return EngineTerminationError(cause: .notStarted("\(error)"), standardError: "")
    }
  }

  /// A session of its own, so that all that the process starts ends with it, but for what enters a
  /// session of its own, and a Ctrl-C reaches only this program.
  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    return options
  }

  private func exchange(with process: Process) async -> Outcome {
    await withTaskGroup(of: Outcome.Event?.self) { group in
      group.addTask { await write(to: process.standardInputWriter) }
      group.addTask { await read(process.standardOutput) }
      group.addTask { await readErrors(process.standardError) }
      group.addTask { await waitForTimeout() }
      var outcome = Outcome()
      var isEnding = false
      for await event in group {
        if let event { outcome.add(event) }
        guard outcome.isOver, !isEnding else { continue }
        isEnding = true
        if await end(process, after: outcome) { outcome.add(.exceededGrace) }
        await pool.stopWriting(to: worker)
        group.cancelAll()
      }
      return outcome
    }
  }

  /// Writes `hello`, requests as they come, and `bye`.
  private func write(to input: StandardInputWriter) async -> Outcome.Event? {
    var json = JSONWriter()
    EngineRequest.hello(protocol: EngineRequest.currentProtocol).writeLine(to: &json)
    do {
      _ = try await input.write(json.take())
      while let bytes = await pool.nextBytes(for: worker) {
        guard try await input.write(bytes) == bytes.count else {
          await pool.closeInput(of: worker)
          return nil
        }
      }
      EngineRequest.bye.writeLine(to: &json)
      _ = try await input.write(json.take())
      try await input.finish()
      return .sentBye
    } catch {
      await pool.closeInput(of: worker)
      return nil
    }
  }

  private func read(_ output: SubprocessOutputSequence) async -> Outcome.Event {
    var splitter = LineSplitter(longest: limits.maximumLineLength)
    do {
      for try await buffer in output {
        let lines = try buffer.withUnsafeBytes { try splitter.add($0) }
        try await receive(lines)
      }
      return .closedOutput
    } catch let error as EngineProcessError {
      return .failed(error)
    } catch is LineSplitter.LongLineError {
      return .failed(.lineTooLong(limit: limits.maximumLineLength))
    } catch {
      return .closedOutput
    }
  }

  /// Passes messages to the pool, also those before a line that is not a message.
  private func receive(_ lines: [ArraySlice<UInt8>]) async throws(EngineProcessError) {
    var responses: [EngineResponse] = []
    for line in lines {
      do throws(WireError) {
        responses.append(try EngineResponse(line))
      } catch {
        try await pool.receive(responses, from: worker)
        // The words can quote a value of any length.
        let problem = WireError(
          at: Self.quotation(error.place.utf8), Self.quotation(error.words.utf8, longest: 1_000))
        throw .unreadable(line: Self.quotation(line), problem)
      }
    }
    try await pool.receive(responses, from: worker)
  }

  /// Truncates a line to 120 bytes: enough to recognize what wrote it.
  private static func quotation(
    _ bytes: some BidirectionalCollection<UInt8>, longest: Int = 120
  ) -> String {
    let text = String(decoding: bytes.prefix(longest), as: UTF8.self)
    return bytes.count > longest ? text + "…" : text
  }

  private func readErrors(_ error: SubprocessOutputSequence) async -> Outcome.Event {
    var excerpt = StandardErrorExcerpt()
    do {
      for try await buffer in error { buffer.withUnsafeBytes { excerpt.add($0) } }
    } catch {
      // The excerpt of what was read is returned.
    }
    return .standardError(excerpt.text)
  }

  /// Waits until the reply timeout expires.
  ///
  /// A runner that was stopped, or is starved, finds the deadline over and the answer unread. So a
  /// deadline counts only if it is still over at a second look.
  private func waitForTimeout() async -> Outcome.Event? {
    do {
      var missed: ContinuousClock.Instant?
      while true {
        let now = ContinuousClock.now
        let deadline = await pool.deadline(of: worker)
        if let deadline, deadline <= now {
          guard missed != deadline else { return .failed(.timedOut(limits.replyTimeout)) }
          missed = deadline
          try await Task.sleep(for: limits.replyTimeout / 10)
        } else {
          try await Task.sleep(until: deadline ?? now + limits.replyTimeout, clock: .continuous)
        }
      }
    } catch {
      return nil
    }
  }

  /// Ends the process and all that it started; returns whether it used up the shutdown grace.
  private func end(_ process: Process, after outcome: Outcome) async -> Bool {
    let start = ContinuousClock.now
    // The first signal does nothing: a process that ends by itself meanwhile reports its status.
    if outcome.error == nil {
      await process.teardown(using: [
        .send(
          signal: .resume, toProcessGroup: true, allowedDurationToNextStep: limits.shutdownGrace)
      ])
    }
    let isGraceOver = ContinuousClock.now - start >= limits.shutdownGrace
    // Fails if the process group has ended already.
    try? process.send(signal: .kill, toProcessGroup: true)
    return isGraceOver
  }
}

extension EngineProcess {
  /// What happened to a process, collected from the tasks that read and write.
  struct Outcome: Sendable {
    /// The result of one task, or of ending the process.
    enum Event: Sendable {
      /// All requests were written, and `bye`.
      case sentBye
      /// It closed its standard output.
      case closedOutput
      /// It violated the protocol or a limit.
      case failed(EngineProcessError)
      /// It closed its standard error; the text is an excerpt of it.
      case standardError(String)
      /// It did not end within the shutdown grace.
      case exceededGrace
    }

    /// Whether the process is to be ended now, whatever the reason.
    private(set) var isOver = false
    /// The violation that ended it; nil if the process ended before one.
    private(set) var error: EngineProcessError?

    private var isRegular = false
    private var hasExceededGrace = false
    private var standardError = ""

    /// Adds an event. What follows the one that is the end, also a timeout, is a consequence of it.
    mutating func add(_ event: Event) {
      switch event {
      case .sentBye:
        isRegular = !isOver
        isOver = true
      case .closedOutput: isOver = true
      case .failed(let error):
        if !isOver { self.error = error }
        isOver = true
      case .standardError(let text): standardError = text
      case .exceededGrace: hasExceededGrace = true
      }
    }

    /// Why the process ended; nil if it ended after `bye`.
    ///
    /// Another status than that of our signal shows that it had ended before, and says more than the
    /// clock.
    func error(_ status: TerminationStatus) -> EngineTerminationError? {
      guard !isRegular else { return nil }
      let cause =
        switch error {
        case .timedOut where status != .signaled(Signal.kill.rawValue): EngineProcessError(status)
        case let error?: error
        case nil where hasExceededGrace && status == .signaled(Signal.kill.rawValue):
          EngineProcessError.closedOutput
        case nil: EngineProcessError(status)
        }
      return EngineTerminationError(cause: cause, standardError: standardError)
    }
  }
}

extension EngineProcessError {
  /// The number that a shell adds to the signal that ended its program.
  private static let shellOffset: CInt = 128

  /// Converts the status of a process that was not ended by us: status 139 is signal 11.
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

/// The process groups of running engines, for a program that ends without waiting for them.
package enum EngineGroups {
  private static let running = Mutex<Set<pid_t>>([])

  /// Kills all engines that run.
  package static func endAll() {
    for group in running.withLock({ $0 }) { kill(-group, SIGKILL) }
  }

  /// Adds the group of an engine, named by its first process.
  static func add(_ process: pid_t) { running.withLock { _ = $0.insert(process) } }

  /// Removes the group of an engine that has ended.
  static func remove(_ process: pid_t) { running.withLock { _ = $0.remove(process) } }
}
