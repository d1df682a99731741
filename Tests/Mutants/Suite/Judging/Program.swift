import Foundation
import SpecReading

/// Runs the scenarios of a specification with every mutant of the reference engine.
///
/// `Tests/Mutants/run` says what the commands are for.
@main
struct Program {
  static let list = ".build/mutants/mutants.tsv"
  static let matrix = ".build/mutants/kills.tsv"
  static let survivors = "Tests/Mutants/Survivors"

  static func main() async throws {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch arguments.first {
      case "worker" where arguments.count == 3:
        try await Worker(
          scenarios: SpecReader(folder: arguments[1]).read().scenarios,
          bodies: Dictionary(
            uniqueKeysWithValues: mutants(in: list).map { ($0.number, $0.bodies) }),
          state: SharedState(path: arguments[2])
        ).run()
      case "run": try await run(arguments.dropFirst(), keepingAll: true)
      case "files": try await run(arguments.dropFirst(), keepingAll: false)
      default: throw Failure("usage: judge-mutants run | files FILE… | worker SPEC STATE")
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Runs all mutants and faults, or those of some files.
  private static func run(_ files: ArraySlice<String>, keepingAll isWhole: Bool) async throws {
    let scenarios = try await SpecReader(folder: "Spec").read().scenarios.map(\.id.description)
    let all = try mutants(in: list)
    let unknown = files.filter { name in !all.contains { $0.file == name } }
    guard unknown.isEmpty else {
      throw Failure(
        "no mutant is in \(unknown.joined(separator: ", ")); "
          + "name files as below Sources/Responders, such as Controls/Slider.swift")
    }
    let chosen = all.filter { isWhole || files.contains($0.file) }
    // Read before the run, so that a mistake in it does not cost the outcomes.
    let list = try SurvivorList(folder: survivors)
    let workers = Workers(
      program: CommandLine.arguments[0], spec: "Spec", folder: ".build/mutants",
      jobs: ProcessInfo.processInfo.activeProcessorCount)
    let start = ContinuousClock.now
    let outcomes = try workers.outcomes(of: [0] + chosen.map(\.number))
    guard outcomes[0]?.failing.isEmpty == true else {
      let rows = outcomes[0]?.failing.prefix(5).map { scenarios[$0] } ?? []
      throw Failure("without a mutant these fail: \(rows.joined(separator: ", "))")
    }
    let matrix = KillMatrix(scenarios: scenarios, mutants: all, outcomes: outcomes)
    Score(matrix).print(in: ContinuousClock.now - start)
    let problems =
      list.problems(matrix, isWhole: isWhole)
      + matrix.faults.filter(matrix.survives).map {
        "faults.md:\($0.line): no row notices “\($0.id)”"
      }
    if isWhole {
      try matrix.write(to: Self.matrix)
      try write(matrix.smallestSet(), repeats: matrix.repeats())
      try Fingerprints(matrix).write(to: ".build/mutants/fingerprints.json")
    }
    guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
  }

  private static func write(
    _ smoke: [String], repeats: [(row: String, repeated: String?)]
  ) throws {
    let header = "# The fewest rows that kill every mutant that any row kills: Tests/Mutants/run\n"
    try (header + smoke.joined(separator: "\n") + "\n").write(
      toFile: ".build/mutants/smoke.txt", atomically: true, encoding: .utf8)
    let lines = repeats.map { row, repeated in
      repeated.map { "\(row) repeats \($0)" } ?? "\(row) kills no mutant"
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: ".build/mutants/repeats.txt", atomically: true, encoding: .utf8)
    print(
      "\(smoke.count) rows kill all that any row kills; \(lines.count) rows kill nothing that no other row of their clause kills"
    )
  }
}
