import Foundation
import Synchronization

/// What the scenarios say of a mutant.
struct Outcome: Sendable {
  /// The positions of the scenarios that do not pass, in order.
  var failing: [Int] { keys.keys.sorted() }
  /// The keys of their differences, by position.
  var keys: [Int: [Substring]]
  /// Whether the process ended by a crash or took too long; later scenarios were not run then.
  var isCrash = false
}

/// Runs the scenarios for many mutants in a few processes, and starts another after each crash.
struct Workers {
  let program: String
  let spec: String
  /// A folder for files of this run.
  let folder: String
  let jobs: Int

  /// Returns the outcomes by number.
  func outcomes(of numbers: [Int]) throws -> [Int: Outcome] {
    let all = Mutex<[Int: Outcome]>([:])
    let failures = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      let share = stride(from: job, to: numbers.count, by: jobs).map { numbers[$0] }
      do {
        try run(share, job) { number, outcome in all.withLock { $0[number] = outcome } }
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    if let failure = failures.withLock(\.first) { throw failure }
    return all.withLock { $0 }
  }

  private func run(
    _ numbers: [Int], _ job: Int, handling handle: (Int, Outcome) -> Void
  ) throws {
    let statePath = "\(folder)/worker-\(job).state"
    let state = try SharedState(path: statePath)
    var rest = numbers[...]
    while !rest.isEmpty {
      state.set(0, 0)
      let input = URL(fileURLWithPath: "\(folder)/worker-\(job).txt")
      try (rest.map(String.init).joined(separator: "\n") + "\n").write(
        to: input, atomically: false, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["worker", spec, statePath]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      let output = Pipe()
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: ":")
        guard let number = Int(parts[0]) else { continue }
        let failing = parts.dropFirst().first?.split(separator: " ") ?? []
        let keys = failing.map { text in
          let words = text.split(separator: "=", omittingEmptySubsequences: false)
          return (Int(words[0]) ?? 0, words.dropFirst().first?.split(separator: ",") ?? [])
        }
        handle(number, Outcome(keys: Dictionary(uniqueKeysWithValues: keys)))
        rest.removeFirst()
      }
      guard let next = rest.first else { break }
      guard state.mutant == next else {
        throw Failure("a worker ended with status \(process.terminationStatus) before a mutant ran")
      }
      handle(next, Outcome(keys: [state.position: ["error"]], isCrash: true))
      rest.removeFirst()
    }
  }
}
