import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends what is under way in good order where somebody presses Ctrl-C, or asks the command to end.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Carries something out, as a task that is cancelled where one of the signals comes.
  static func cancelling<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value
  ) async -> Value {
    let (interruptions, continuation) = AsyncStream.makeStream(of: Void.self)
    let habits = signals.map(habit)
    var sources: [any DispatchSourceSignal] = []
    for number in signals { sources.append(await listen(to: number, telling: continuation)) }
    let value = await first(of: body, or: interruptions)
    for source in sources { await cancel(source) }
    // What comes now, such as a report on a slow disk, a signal ends as it ends any command.
    for (number, habit) in zip(signals, habits) { resume(habit, on: number) }
    return value
  }

  /// Carries something out, cancelled at the first interruption.
  private static func first<Value: Sendable>(
    of body: @escaping @Sendable () async -> Value, or interruptions: AsyncStream<Void>
  ) async -> Value {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { await body() }
      group.addTask {
        for await _ in interruptions { break }
        return nil
      }
      for await value in group {
        // Either the body is to end, or nobody has to wait for a signal any longer.
        group.cancelAll()
        if let value { return value }
      }
      preconditionFailure("a task that was added to a group gives a value")
    }
  }

  /// Has a source listen no longer, and waits until that is so: one that was only just made may
  /// still be about to change what its signal does.
  private static func cancel(_ source: any DispatchSourceSignal) async {
    await withCheckedContinuation { continuation in
      source.setCancelHandler { continuation.resume() }
      source.cancel()
    }
  }

  /// What a signal does now.
  private static func habit(_ number: CInt) -> sigaction {
    var habit = sigaction()
    sigaction(number, nil, &habit)
    return habit
  }

  /// Has a signal do again what it did.
  private static func resume(_ habit: sigaction, on number: CInt) {
    var habit = habit
    sigaction(number, &habit, nil)
  }

  /// Has a signal told there, for as long as the source is kept; waits until that is so, or one
  /// that comes early would end the command and leave what it started behind.
  private static func listen(
    to number: CInt, telling interruptions: AsyncStream<Void>.Continuation
  ) async -> any DispatchSourceSignal {
    // Where a source only listens, as on Darwin, the signal would end the command all the same.
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
}
