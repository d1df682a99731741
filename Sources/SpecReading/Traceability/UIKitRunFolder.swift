import Conformance
import Platform
import Results

/// The folder `evidence` below the pages: a file `SYSTEM.json` for each system on which UIKit was
/// asked.
package struct UIKitRunFolder: Sendable {
  private static let name = "evidence"

  /// The runs that can be read, in the order of the files' names.
  package private(set) var runs: [UIKitRun] = []
  /// The mistakes of the files.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The folder's path.
  package let folder: String
  /// The file of each system.
  private var files: [String: String] = [:]

  /// Reads all files; without a folder there is no run.
  package init(of reader: SpecReader) {
    folder = reader.path(of: Self.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(UIKitRun.ending) && !name.hasPrefix(".") {
      let file = "\(folder)/\(name)"
      let reading = reader.read(file, reporting: &diagnostics) { bytes, _ in
        Result { () throws(WireError) in try UIKitRun(bytes[...]) }
      }
      switch reading {
      case nil: break
      case .failure(let error):
        diagnostics.add(
          SourceLocation(file: file, line: 1), "this is not a run of UIKit: \(error)",
          hint: "make it again: conform evidence add REPORT")
      case .success(let run):
        if let first = files[run.system] {
          diagnostics.add(
            SourceLocation(file: file, line: 1),
            "\(run.system.quoted) has a file already: \(first)", hint: "remove one of them")
        } else {
          files[run.system] = file
        }
        runs.append(run)
      }
    }
  }

  /// Adds runs to those of the same systems, and returns each changed run with the path of its file:
  /// `Spec/evidence/ios-26-1-23b86.json`.
  ///
  /// Where two systems have one slug, the later one gets `ios-26-1-23b86-2.json`.
  ///
  /// - Throws: `SpecError` for a system without a letter or digit, which has no slug.
  package func adding(
    _ added: [UIKitRun], inOrderOf scenarios: [Scenario]
  ) throws(SpecError) -> [(run: UIKitRun, file: String)] {
    var changed: [(run: UIKitRun, file: String)] = []
    for run in added {
      if let index = changed.firstIndex(where: { $0.run.system == run.system }) {
        changed[index].run = run.adding(changed[index].run, inOrderOf: scenarios)
        continue
      }
      let older = runs.first { $0.system == run.system }
      let known = files[run.system]
      let file =
        if let known { known } else { try freeFile(for: run.system, among: changed.map(\.file)) }
      changed.append((older.map { run.adding($0, inOrderOf: scenarios) } ?? run, file))
    }
    return changed
  }

  /// Returns the path of a file that does not exist, for a system that has none.
  private func freeFile(for system: String, among taken: [String]) throws(SpecError) -> String {
    let slug = Slug.make(of: system)
    guard !slug.isEmpty else {
      throw SpecError(
        "the version \(system.quoted) names no system; have the engine say one, such as "
          + "\"iOS 26.1 (23B86)\"")
    }
    var file = "\(folder)/\(slug)\(UIKitRun.ending)"
    var number = 2
    while taken.contains(file) || FileManager.default.fileExists(atPath: file) {
      file = "\(folder)/\(slug)-\(number)\(UIKitRun.ending)"
      number += 1
    }
    return file
  }

  /// The path of the list of scenarios that are not kept unless asked for; it may not exist.
  package var leftOutFile: String { "\(folder)/left-out.txt" }
}

extension SpecBook {
  /// What the kept runs of UIKit say about the scenarios of each clause, by the clause's id; a run
  /// that was asked none of them is there too.
  package func standings(of scenarios: [Scenario]? = nil) -> [String: [UIKitSummary]] {
    let runs = uikitRuns.map { run in
      (run: run, rows: run.rows.reduce(into: [:]) { $0[$1.id] = $1 })
    }
    guard !runs.isEmpty else { return [:] }
    let clauses = Dictionary(grouping: scenarios ?? self.scenarios, by: \.clause.id)
    return clauses.mapValues { scenarios in
      runs.map { UIKitSummary(of: scenarios, in: $0.run, rows: $0.rows) }
    }
  }

  /// What the kept runs of UIKit say about all scenarios of a clause.
  package func standings(of clause: String) -> [UIKitSummary] {
    standings(of: scenarios.filter { $0.clause.id == clause })[clause] ?? []
  }

  /// The clauses that say MUST although UIKit does otherwise, which are mistakes of their pages.
  package var refutedClauses: [Diagnostic] {
    let standings = standings()
    return clauses.filter { $0.level == .must }.flatMap { clause in
      (standings[clause.id] ?? []).filter { !$0.differing.isEmpty }.map { standing in
        Diagnostic(
          clause.location,
          "clause \(clause.id) says MUST, and UIKit does otherwise on \(standing.system): "
            + standing.differing.joined(separator: ", "),
          hint: "correct the rows, or lower the level")
      }
    }
  }
}
