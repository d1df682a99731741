import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An engine for tests that breaks in the way that its only argument names, over each script in
/// which the word `break` stands; other questions it answers with nobody.
@main
struct FixtureEngine {
  static func main() {
    guard let habit = CommandLine.arguments.dropFirst().first.flatMap(Habit.init) else { exit(64) }
    habit.begin()
    while let line = readLine() {
      guard let request = try? EngineRequest(Array(line.utf8)[...]) else { exit(65) }
      switch request {
      case .hello: habit.greet()
      case .stage: break
      case .perform(let id, _, let steps):
        if line.contains("break") { habit.stumble(over: id) }
        habit.answer(id, steps)
      case .bye: habit.leave()
      }
    }
  }
}
