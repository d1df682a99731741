import Conformance
import Engines
import Foundation
import Responders
import Results
import Running

/// Runs the scenarios with one mutant after the other, in a process that a mutant may crash.
struct Worker {
  /// The processor time that a mutant may take for all scenarios, in seconds.
  private static let timeLimit = 5
  /// The address space that a mutant may use, in bytes.
  private static let memoryLimit: UInt = 8 << 30

  let scenarios: [Scenario]
  /// The mutants by number.
  let mutants: [Int: Mutant]
  /// Where the process says what it is running, for the one that started it.
  let state: SharedState

  /// Reads numbers of mutants from standard input, and writes a line for each: the number, a colon,
  /// and the positions of the scenarios that do not pass, each with the keys of its differences.
  ///
  /// Only the scenarios that execute a body of the mutant, or use what is a stub, are run; all,
  /// without a mutant.
  func run() {
    var limit = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let engine = LocalEngine(repeatedCalls: .areRecorded)
    let executed = scenarios.map { scenario in
      executedBodies = []
      defer { executedBodies = nil }
      _ = engine.reply(to: scenario.script)
      return executedBodies ?? []
    }
    while let line = readLine(), let number = Int(line) {
      Self.limitTime(to: Self.timeLimit)
      activeMutant = number
      let mutant = mutants[number]
      let stubs = Set([mutant?.stub].compactMap { $0 })
      var failing: [String] = []
      for (position, scenario) in scenarios.enumerated()
      where number == 0 || !executed[position].isDisjoint(with: mutant?.bodies ?? [])
        || stubs.contains(where: { $0.isUsed(in: scenario.script) })
      {
        state.set(number, position)
        let result = Judge.judge(scenario, by: engine.reply(to: scenario.script, with: stubs))
        if result.verdict.name != .passed {
          failing.append("\(position)=\(result.differenceKeys.sorted().joined(separator: ","))")
        }
      }
      activeMutant = 0
      Self.limitTime(to: 0)
      print("\(number): \(failing.joined(separator: " "))")
      fflush(nil)
    }
  }

  /// Ends the process by a signal once it has used that much time; 0 for no limit.
  private static func limitTime(to seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}

/// Two numbers in a file that two processes map: what a worker is running, still there after it
/// crashed.
final class SharedState {
  private let numbers: UnsafeMutablePointer<Int>

  init(path: String) throws {
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    guard file >= 0, ftruncate(file, 16) == 0,
      let memory = mmap(nil, 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    close(file)
    numbers = memory.bindMemory(to: Int.self, capacity: 2)
  }

  deinit { munmap(numbers, 16) }

  func set(_ mutant: Int, _ position: Int) { (numbers[0], numbers[1]) = (mutant, position) }

  var mutant: Int { numbers[0] }
  var position: Int { numbers[1] }
}
