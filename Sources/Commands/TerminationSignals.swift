import Dispatch
import Platform

/// Turns SIGINT, SIGTERM and SIGHUP into the cancellation of a task, so that engines are ended in
/// order.
enum TerminationSignals {
  /// The time in which several signals count as one: `timeout` sends two, and so does a shell that
  /// ends.
  fileprivate static let burst = DispatchTimeInterval.milliseconds(100)

  /// The signals. `nohup` ignores SIGHUP, and so does this program then.
  private static var signals: [CInt] {
    let hangup = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, hangup)
    let isIgnored = unsafeBitCast(hangup, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    return isIgnored ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
  }

  /// Runs `body` in a task that is cancelled by the first of the signals.
  ///
  /// The second, after a burst, kills all engines and ends the program, whatever `body` does.
  ///
  /// The signals' former actions are restored before this returns: a signal that arrives while a
  /// report is written to a slow disk ends the process as usual.
  static func withCancellation<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let (interruptions, continuation) = AsyncStream.makeStream(of: Void.self)
    let signals = signals
    let actions = signals.map(action)
    let stages = InterruptionStages { continuation.yield() }
    var sources: [any DispatchSourceSignal] = []
    for number in signals { sources.append(await source(of: number, notifying: stages)) }
    let result = await run(body, until: interruptions)
    for source in sources { await cancel(source) }
    for (number, action) in zip(signals, actions) { restore(action, of: number) }
    return try result.get()
  }

  /// Runs `body`, and cancels it at the first interruption.
  private static func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () async throws(Failure) -> Value,
    until interruptions: AsyncStream<Void>
  ) async -> Result<Value, Failure> {
    await withTaskGroup(of: Result<Value, Failure>?.self) { group in
      group.addTask {
        do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
      }
      group.addTask {
        for await _ in interruptions { break }
        return nil
      }
      for await result in group {
        // Either the body has ended, or a signal has arrived: the other task is not needed.
        group.cancelAll()
        if let result { return result }
      }
      preconditionFailure("a task that was added to a group gives a result")
    }
  }

  /// Creates a source that notifies when the signal arrives, and waits until it is registered.
  ///
  /// Without the wait an early signal would end the process and leave its engines running.
  private static func source(
    of number: CInt, notifying stages: InterruptionStages
  ) async -> any DispatchSourceSignal {
    // A source on Darwin only observes the signal, so its default action has to be disabled.
    #if canImport(Darwin)
      signal(number, SIG_IGN)
    #endif
    let source = DispatchSource.makeSignalSource(signal: number, queue: stages.queue)
    source.setEventHandler { stages.receiveSignal() }
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    return source
  }

  /// Cancels a source and waits until it is cancelled, because a source that was created a moment
  /// ago may still be about to change the signal's action.
  private static func cancel(_ source: any DispatchSourceSignal) async {
    await withCheckedContinuation { continuation in
      source.setCancelHandler { continuation.resume() }
      source.cancel()
    }
  }

  private static func action(of number: CInt) -> sigaction {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action
  }

  private static func restore(_ action: sigaction, of number: CInt) {
    var action = action
    sigaction(number, &action, nil)
  }
}

/// What the first and the second signal do.
private struct InterruptionStages: Sendable {
  /// A queue with a thread of its own, which busy tasks do not delay.
  let queue = DispatchQueue(label: "conform.signals")

  private let cancel: @Sendable () -> Void
  private let mayCancel = DispatchSemaphore(value: 0)
  private let mayEnd = DispatchSemaphore(value: 0)

  init(cancel: @escaping @Sendable () -> Void) {
    self.cancel = cancel
    mayCancel.signal()
  }

  func receiveSignal() {
    if mayCancel.wait(timeout: .now()) == .success {
      cancel()
      queue.asyncAfter(deadline: .now() + TerminationSignals.burst) { mayEnd.signal() }
    } else if mayEnd.wait(timeout: .now()) == .success {
      ExitStatus.endAtOnce()
    }
  }
}
