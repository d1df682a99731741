import Conformance
import Engines
import Results
import Running
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What seeds are made of: the files of the repository, and the results of the reference engine.
package struct SeedSource: Sendable {
  /// The folder of the repository.
  static let repository =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// Some scenarios of every page; all of them would be more than a fuzzer can mutate.
  let scenarios: [Scenario]
  /// The report of these scenarios, with traces.
  let report: Report

  /// Reads the pages and runs some of their scenarios.
  package init() async throws {
    let book = try await SpecReader(folder: "\(Self.repository)/Spec").read()
    scenarios = stride(from: 0, to: book.scenarios.count, by: 20).map { book.scenarios[$0] }
    let runner = Runner(engine: LocalEngine(), jobs: 1, keeping: .all)
    report = Report(engines: [try await runner.run(Plan(scenarios)) { _ in }])
  }

  /// Returns the file at a path of the repository.
  static func file(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(repository)/\(path)")))
  }

  /// Returns the files of a folder of the repository whose names have the ending, sorted by name.
  static func files(in folder: String, ending: String) throws -> [[UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: "\(repository)/\(folder)")
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { try file("\(folder)/\($0)") }
  }
}
