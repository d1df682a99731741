import Conformance
import Platform
import Results

/// The folder `evidence` below the pages: a file `SYSTEM.json` for each system on which UIKit was
/// asked.
package struct UIKitRunFolder: Sendable {
  private static let name = "evidence"

  /// The runs that can be read, in the order of the files' names.
  package let runs: [UIKitRun]
  /// The mistakes of the files.
  package let diagnostics: [Diagnostic]
  private let path: String

  /// Reads all files; without a folder there is no run.
  package init(of reader: SpecReader) {
    path = reader.path(of: Self.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var (runs, mistakes) = ([UIKitRun](), [Diagnostic]())
    var files: [String: String] = [:]
    for name in names.sorted() where name.hasSuffix(UIKitRun.ending) && !name.hasPrefix(".") {
      let file = "\(path)/\(name)"
      let reading = reader.read(file, reporting: &mistakes) { bytes, _ in
        Result { () throws(WireError) in try UIKitRun(bytes[...]) }
      }
      switch reading {
      case nil: break
      case .failure(let error):
        mistakes.append(
          Diagnostic(
            SourceLocation(file: file, line: 1), "this is not a run of UIKit: \(error)",
            hint: "make it again: conform evidence add REPORT"))
      case .success(let run):
        if let first = files.updateValue(file, forKey: run.system) {
          mistakes.append(
            Diagnostic(
              SourceLocation(file: file, line: 1),
              "\(run.system.quoted) has a file already: \(first)", hint: "remove one of them"))
        }
        runs.append(run)
      }
    }
    self.runs = runs
    diagnostics = mistakes
  }

  /// Returns the file of a system: `Spec/evidence/ios-26-1-23b86.json`.
  package func file(of system: String) -> String {
    "\(path)/\(Slug.make(of: system))\(UIKitRun.ending)"
  }

  /// The folder's path.
  package var folder: String { path }
}

extension SpecBook {
  /// What the kept runs of UIKit say about the scenarios of each clause, by the clause's id; a run
  /// that was asked none of them is there too.
  package func standings(of scenarios: [Scenario]? = nil) -> [String: [UIKitStanding]] {
    let runs = uikitRuns.map { run in
      (run: run, rows: run.rows.reduce(into: [:]) { $0[$1.id] = $1 })
    }
    guard !runs.isEmpty else { return [:] }
    let clauses = Dictionary(grouping: scenarios ?? self.scenarios, by: \.clause.id)
    return clauses.mapValues { scenarios in
      runs.map { UIKitStanding(of: scenarios, in: $0.run, rows: $0.rows) }
    }
  }

  /// What the kept runs of UIKit say about all scenarios of a clause.
  package func standings(of clause: String) -> [UIKitStanding] {
    standings(of: scenarios.filter { $0.clause.id == clause })[clause] ?? []
  }

  /// The clauses that say MUST although UIKit does otherwise, which are mistakes of their pages.
  package var refutedClauses: [Diagnostic] {
    let standings = standings()
    return clauses.filter { $0.level == .must }.flatMap { clause in
      (standings[clause.id] ?? []).filter { !$0.departed.isEmpty }.map { standing in
        Diagnostic(
          clause.location,
          "clause \(clause.id) says MUST, and UIKit does otherwise on \(standing.system): "
            + standing.departed.joined(separator: ", "),
          hint: "correct the rows, or lower the level")
      }
    }
  }
}
