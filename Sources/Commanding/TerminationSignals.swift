import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns SIGINT and SIGTERM into the cancellation of a task, so that engines are ended in order.
enum TerminationSignals {
  private static let signals = [SIGINT, SIGTERM]

  /// Runs `body` in a task that is cancelled by the first of the signals.
  ///
  /// The signals' former actions are restored before this returns: a signal that arrives while a
  /// report is written to a slow disk ends the process as usual.
  static func withCancellation<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value
  ) async -> Value {
    let (interruptions, continuation) = AsyncStream.makeStream(of: Void.self)
    let actions = signals.map(action)
    var sources: [any DispatchSourceSignal] = []
    for number in signals { sources.append(await source(of: number, yieldingTo: continuation)) }
    let value = await run(body, until: interruptions)
    for source in sources { await cancel(source) }
    for (number, action) in zip(signals, actions) { restore(action, of: number) }
    return value
  }

  /// Runs `body`, and cancels it at the first interruption.
  private static func run<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value, until interruptions: AsyncStream<Void>
  ) async -> Value {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { await body() }
      group.addTask {
        for await _ in interruptions { break }
        return nil
      }
      for await value in group {
        // Either the body has ended, or a signal has arrived: the other task is not needed.
        group.cancelAll()
        if let value { return value }
      }
      preconditionFailure("a task that was added to a group gives a value")
    }
  }

  /// Creates a source that yields when the signal arrives, and waits until it is registered.
  ///
  /// Without the wait an early signal would end the process and leave its engines running.
  private static func source(
    of number: CInt, yieldingTo interruptions: AsyncStream<Void>.Continuation
  ) async -> any DispatchSourceSignal {
    // A source on Darwin only observes the signal, so its default action has to be disabled.
    #if canImport(Darwin)
      Darwin.signal(number, SIG_IGN)
    #endif
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler { interruptions.yield() }
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
