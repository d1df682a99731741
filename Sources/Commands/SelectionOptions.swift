import ArgumentParser
import Conformance
import Results
import Running
import SpecReading

/// The options that select scenarios.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: .customLong("filter"),
    help: ArgumentHelp(
      "Run only the scenarios that this selects; may be repeated. Example: --filter 'HIT-4 !HIT-4/hidden'",
      valueName: "terms"),
    transform: { try FilterArgument($0) })
  var filters: [FilterArgument] = []

  @Option(
    help: ArgumentHelp(
      """
      Use only the scenarios that the file profiles/NAME.txt among the pages names. Example: \
      --profile smoke
      """, valueName: "name"))
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "Run one of N equal parts; 'conform merge' merges their reports. Example: "
        + "--shard 1/3",
      valueName: "number/count"),
    transform: { try Shard($0) })
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      """
      Run the scenarios that hold on this version of the system (default: the one that the engine \
      imitates, or the newest). Example: --system "iOS 14"
      """, valueName: "version"))
  var system: SystemVersion?

  /// Whether filters or a profile select a part of the scenarios.
  var isPart: Bool { !filters.isEmpty || profile != nil }

  /// Reads the pages and plans the selected scenarios. Rows that no filter selects are not matched
  /// unless something else needs them, so that one row takes no longer than its page.
  ///
  /// - Throws: `CommandError`, after printing every diagnostic of what was read.
  func plan(
    in spec: SpecOptions, environment: Shard?, needsAll: Bool
  ) async throws -> (SpecBook, Plan) {
    if !needsAll, !filters.isEmpty, profile == nil {
      let filters = filters
      let book = try await spec.book(
        selecting: { id, clause in
          filters.contains { (try? $0.result.get())?.maySelect(id, of: clause) == true }
        })
      if let plan = try? plan(book, in: spec, environment: environment) { return (book, plan) }
      // Only all scenarios tell what a filter that selects nothing may have meant.
    }
    let book = try await spec.book()
    return (book, try plan(book, in: spec, environment: environment))
  }

  /// Returns the plan of the selected scenarios; `--shard` overrides the shard of the environment.
  func plan(_ book: SpecBook, in spec: SpecOptions, environment: Shard? = nil) throws -> Plan {
    try Plan(
      book.scenarios, of: try profile(of: book, in: spec),
      filters: filters.map { argument in
        let filter = try argument.result.get()
        try filter.check(among: book.vocabulary.vocabulary.features)
        return filter.following(book.formerIDs)
      },
      shard: shard ?? environment, system: system)
  }

  /// Returns the profile, or nil if none is wanted.
  ///
  /// - Throws: `SpecError`, or `CommandError` after printing its diagnostics.
  private func profile(of book: SpecBook, in spec: SpecOptions) throws -> ScenarioProfile? {
    guard let profile else { return nil }
    let folder = try ProfileFolder(of: spec.reader(), for: book)
    let (scenarios, diagnostics) = try folder.read(profile)
    try CommandError.check(diagnostics, .invalidProfiles)
    return scenarios
  }
}

extension SystemVersion: ExpressibleByArgument {
  /// Parses the option's value.
  public init?(argument: String) { self.init(argument) }
}

/// A filter of the command line. One with an unknown name, such as `feature:tuoches`, selects nothing,
/// as does an id that no scenario has; only one that cannot be read is wrong usage.
struct FilterArgument: Sendable {
  /// The filter, or which name is unknown.
  let result: Result<ScenarioFilter, ScenarioFilterError>

  init(_ text: String) throws(ScenarioFilterError) {
    do throws(ScenarioFilterError) {
      result = .success(try ScenarioFilter(text))
    } catch {
      guard error.isUnknownName else { throw error }
      result = .failure(error)
    }
  }
}

/// The seed of a shuffled order: a number, or `random`.
struct Seed: ExpressibleByArgument, Hashable {
  /// At most six digits, because the printed seed is typed again by hand.
  private static let random: ClosedRange<UInt64> = 1...999_999

  /// The number.
  let number: UInt64

  init?(argument: String) {
    if argument == "random" {
      number = .random(in: Self.random)
    } else if let number = UInt64(argument) {
      self.number = number
    } else {
      return nil
    }
  }
}
