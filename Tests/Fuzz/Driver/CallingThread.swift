import Synchronization

/// Runs a task to its end on the calling thread, because the fuzzer calls a C function.
///
/// Child tasks run on the same thread, so an input always takes the same way.
final class CallingThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let failure = Mutex<String?>(nil)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs the operation, and returns the description of the error that it throws.
  func run(_ operation: @escaping @Sendable () async throws -> Void) -> String? {
    failure.withLock { $0 = "the task waits for another thread" }
    Task(executorPreference: self) {
      do {
        try await operation()
        self.failure.withLock { $0 = nil }
      } catch {
        self.failure.withLock { $0 = "\(error)" }
      }
    }
    while let job = jobs.withLock({ $0.popLast() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
    return failure.withLock { $0 }
  }
}
