import Conformance
import Subprocess

/// One process of an engine, from its start to its end.
struct EngineProcess: Sendable {
  /// What the shell is to run.
  let command: String
  /// What is borne.
  let limits: EngineLimits
  /// Where scripts come from and answers go.
  let desk: EngineDesk
  /// Which of the desk's seats the process takes.
  let seat: Int

  private typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  /// Runs the process; nil where it ended because it was told to.
  func run() async -> EngineEnding? {
    await desk.begin(seat)
    do {
      let outcome = try await Subprocess.run(
        Configuration(
          executable: .path("/bin/sh"), arguments: ["-c", command], platformOptions: Self.options),
        input: .inputWriter, output: .sequence, error: .sequence
      ) { process in
        await converse(with: process)
      }
      return outcome.closureResult.ending(outcome.terminationStatus)
    } catch {
      return EngineEnding(.notStarted("\(error)"), lastWords: "")
    }
  }

  /// A session of its own, so that all it starts ends with it, and a Ctrl-C is ours alone.
  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    return options
  }

  private func converse(with process: Process) async -> Conversation {
    await withTaskGroup(of: Conversation.Part.self) { group in
      group.addTask {
        let part = await write(to: process.standardInputWriter)
        if case .wroteInVain = part { await desk.deafen(seat) }
        return part
      }
      group.addTask { await read(process.standardOutput) }
      group.addTask { await listen(to: process.standardError) }
      group.addTask { await watch() }
      var conversation = Conversation()
      var isEnding = false
      for await part in group {
        conversation.add(part)
        guard conversation.isOver, !isEnding else { continue }
        isEnding = true
        if await end(process, after: conversation) { conversation.add(.outstayed) }
        await desk.release(seat)
        group.cancelAll()
      }
      return conversation
    }
  }

  /// Greets, hands scripts over as they come, and says goodbye.
  private func write(to input: StandardInputWriter) async -> Conversation.Part {
    var json = JSONWriter()
    EngineRequest.hello(protocol: EngineRequest.currentProtocol).write(to: &json)
    do {
      _ = try await input.write(json.take())
      while let bytes = await desk.nextBytes(for: seat) {
        guard try await input.write(bytes) == bytes.count else { return .wroteInVain }
      }
      EngineRequest.bye.write(to: &json)
      _ = try await input.write(json.take())
      try await input.finish()
      return .saidGoodbye
    } catch {
      return .wroteInVain
    }
  }

  private func read(_ output: SubprocessOutputSequence) async -> Conversation.Part {
    var splitter = LineSplitter(longest: limits.longestLine)
    do {
      for try await buffer in output {
        let lines = try buffer.withUnsafeBytes { try splitter.add($0) }
        try await receive(lines)
      }
      return .closed
    } catch let failure as EngineFailure {
      return .broke(failure)
    } catch is LineSplitter.LongLine {
      return .broke(.flooded(limit: limits.longestLine))
    } catch {
      return .closed
    }
  }

  /// Hands over what the lines say; what stands before a line that is no answer counts.
  private func receive(_ lines: [ArraySlice<UInt8>]) async throws(EngineFailure) {
    var responses: [EngineResponse] = []
    responses.reserveCapacity(lines.count)
    for line in lines {
      do throws(EngineFailure) {
        responses.append(try Self.response(line))
      } catch {
        try await desk.receive(responses, from: seat)
        throw error
      }
    }
    try await desk.receive(responses, from: seat)
  }

  private static func response(_ line: ArraySlice<UInt8>) throws(EngineFailure) -> EngineResponse {
    do throws(WireProblem) {
      return try EngineResponse(line)
    } catch {
      throw .unreadable(line: quotation(line), error)
    }
  }

  /// The beginning of a line: as much as says what kind of noise it is.
  private static func quotation(_ line: ArraySlice<UInt8>) -> String {
    let longest = 120
    let text = String(decoding: line.prefix(longest), as: UTF8.self)
    return line.count > longest ? text + "…" : text
  }

  private func listen(to error: SubprocessOutputSequence) async -> Conversation.Part {
    var tail = StandardErrorTail()
    do {
      for try await buffer in error { buffer.withUnsafeBytes { tail.add($0) } }
    } catch {
      // What has come so far is all that will.
    }
    return .lastWords(tail.text)
  }

  /// Waits until the process has said nothing for too long.
  private func watch() async -> Conversation.Part {
    do {
      while true {
        let now = ContinuousClock.now
        let deadline = await desk.deadline(of: seat)
        if let deadline, deadline <= now { return .broke(.silent(limits.silence)) }
        try await Task.sleep(until: deadline ?? now + limits.silence, clock: .continuous)
      }
    } catch {
      return .unwatched
    }
  }

  /// Ends the process and all that it started; gives whether all the time passed that it had for
  /// ending by itself.
  private func end(_ process: Process, after conversation: Conversation) async -> Bool {
    let start = ContinuousClock.now
    // A signal that does nothing gives it time to end by itself, so that its own status is told.
    if !conversation.isBroken {
      await process.teardown(using: [
        .send(signal: .resume, toProcessGroup: true, allowedDurationToNextStep: limits.farewell)
      ])
    }
    let isPatienceOver = ContinuousClock.now - start >= limits.farewell
    // Where nobody is left to end, nothing is to be done.
    try? process.send(signal: .kill, toProcessGroup: true)
    return isPatienceOver
  }
}
