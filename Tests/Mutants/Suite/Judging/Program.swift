import Foundation
import Results
import SpecReading

/// Runs the scenarios of a specification with every mutant of the reference engine.
///
/// `Tests/Mutants/run` says what the commands are for.
@main
struct Program {
  static let list = ".build/mutants/mutants.tsv"
  static let statements = ".build/mutants/statements.tsv"
  static let matrix = ".build/mutants/kills.tsv"
  static let ids = ".build/mutants/ids.tsv"
  static let survivors = "Tests/Mutants/Survivors"

  static func main() async throws {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch arguments.first {
      case "worker" where arguments.count == 3:
        try await Worker(
          scenarios: SpecReader(folder: arguments[1]).read().currentScenarios,
          mutants: Dictionary(uniqueKeysWithValues: mutants(in: list).map { ($0.number, $0) }),
          state: SharedState(path: arguments[2])
        ).run()
      case "planted" where arguments.count == 3:
        let book = try await SpecReader(folder: "Spec").read()
        let names = Set(book.faults.map(\.name))
        try PlantedFaults(
          PlantedEngine(book.currentScenarios), book.faults,
          mutants(in: list).filter { $0.isFault && names.contains($0.id) }
        ).measure(arguments[1], seed: arguments[2])
      case "unlisted" where arguments.count == 3, "heldout" where arguments.count == 3:
        let book = try await SpecReader(folder: "Spec").read()
        try UnlistedFaults(
          PlantedEngine(book.currentScenarios), book.faults,
          mutants(in: list).filter { $0.rule == arguments[0] },
          sentences(in: statements), isDetailed: arguments[0] == "unlisted"
        ).measure(arguments[1], seed: arguments[2])
      case "run": try await run(.all)
      case "faults": try await run(.faults)
      case "files": try await run(.files(Array(arguments.dropFirst())))
      default:
        throw Failure(
          "usage: judge-mutants run | faults | files FILE… | planted COUNT SEED | "
            + "unlisted COUNT SEED | heldout COUNT SEED | "
            + "worker SPEC STATE"
        )
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// What to run.
  private enum Choice {
    /// All mutants and all faults.
    case all
    /// All faults.
    case faults
    /// The mutants of some files.
    case files([String])
  }

  /// Runs the mutants or faults of a choice.
  private static func run(_ choice: Choice) async throws {
    let scenarios = try await SpecReader(folder: "Spec").read().currentScenarios
      .map(\.id.description)
    let all = try mutants(in: list).filter { !$0.isUnlisted }
    let files: [String]? =
      switch choice {
      case .all: nil
      case .faults: []
      case .files(let files): files
      }
    let unknown = (files ?? []).filter { name in !all.contains { $0.file == name } }
    guard unknown.isEmpty else {
      throw Failure(
        "no mutant is in \(unknown.joined(separator: ", ")); "
          + "name files as below Sources/Responders, such as Controls/Slider.swift")
    }
    let chosen = all.filter { mutant in
      switch choice {
      case .all: true
      case .faults: mutant.isFault
      case .files(let files): files.contains(mutant.file)
      }
    }
    // Read before the run, so that a mistake in it does not cost the outcomes.
    let list = try SurvivorList(folder: survivors, ids: ids)
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
    let problems = list.problems(matrix, files: files) + matrix.unfitFaults
    if files == nil {
      try matrix.write(to: Self.matrix)
      try write(matrix.smallestSet(), repeats: matrix.repeats())
    }
    if files?.isEmpty != false {
      try Fingerprints(matrix).write(to: ".build/mutants/fingerprints.json")
    }
    guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
  }

  private static func write(
    _ smoke: [String], repeats: [(row: String, repeated: String?)]
  ) throws {
    let header = """
      # The fewest rows that kill every mutant that any row kills, and one of each prefix:
      # Tests/Mutants/run

      """
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

extension SpecBook {
  /// The scenarios that hold on the newest system, which the engine imitates.
  fileprivate var currentScenarios: [Scenario] { scenarios.filter { $0.systems.contains(nil) } }
}
