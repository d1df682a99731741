import Conformance
import Results

/// The files of expected failures of a run, one per engine.
package struct ExpectationBook: Sendable {
  private var files: [ExpectationFile]
  private let freshPaths: [String]

  /// Parses the existing files, each given by its path and contents, beside the paths of files that do not
  /// exist yet.
  ///
  /// - Throws: the diagnostics of all files, also if two are for the same engine.
  package init(
    reading contents: [(path: String, bytes: [UInt8])], freshPaths: [String] = []
  ) throws(ExpectationError) {
    files = []
    self.freshPaths = freshPaths
    var diagnostics: [Diagnostic] = []
    for (path, bytes) in contents {
      do throws(ExpectationError) {
        let file = try ExpectationReader.read(bytes, file: path)
        if let other = files.first(where: { $0.engine == file.engine }) {
          diagnostics.add(
            file.engineLocation, "`\(file.engine)` has a file already: \(other.path)",
            hint: "write all that is expected of an engine into one file")
        }
        files.append(file)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ExpectationError(diagnostics: diagnostics) }
  }

  /// Returns the files with the present ids of what was renamed.
  package func following(_ formerIDs: FormerIDs) -> ExpectationBook {
    var book = self
    book.files = files.map { $0.following(formerIDs) }
    return book
  }

  /// Returns the expected failures of an engine; empty without a file for it.
  package func failures(of profile: EngineProfile) -> ExpectedFailures {
    files.first { $0.isFor(profile) }.map { ExpectedFailures($0, of: profile) } ?? .none
  }

  /// Returns the report with expected failures marked.
  package func note(in report: Report) -> Report {
    var report = report
    report.engines = report.engines.map { failures(of: $0.profile).note(in: $0) }
    return report
  }

  /// Compares every file with the results of its engine; a file that does not exist yet is for the
  /// first engine without one.
  ///
  /// - Parameter all: every scenario of the specification, including those not selected.
  /// - Throws: if a file is for no engine of the report.
  package func reviews(
    of report: Report, all: [Scenario]
  ) throws(ExpectationError) -> [ExpectationReview] {
    var fresh = freshPaths[...]
    let reviews = report.engines.compactMap { column in
      let file =
        files.first { $0.isFor(column.profile) }
        ?? fresh.popFirst().map { ExpectationFile(path: $0, for: column.profile) }
      return file.map { ExpectationReview($0, of: column, all: all) }
    }
    // The name of an engine that could not be started is unknown.
    if report.enginesNotAsked == 0 { try check(fresh, report.engines.map(\.profile)) }
    return reviews
  }

  /// Returns the files, rewritten to agree with the results.
  ///
  /// - Throws: if two engines have the same name, and so the same file.
  package static func updates(
    of reviews: [ExpectationReview]
  ) throws(ExpectationError) -> [ExpectationUpdate] {
    var paths: Set<String> = []
    let shared = reviews.map(\.file).filter { !paths.insert($0.path).inserted }
    guard shared.isEmpty else {
      throw ExpectationError(
        diagnostics: shared.map { file in
          Diagnostic(
            file.engineLocation, "two engines of this run have the name `\(file.engine)`",
            hint: "run one of them at a time, so that the file can be updated")
        })
    }
    return reviews.map(ExpectationUpdate.init)
  }

  private func check(
    _ fresh: ArraySlice<String>, _ profiles: [EngineProfile]
  ) throws(ExpectationError) {
    let strays = files.filter { file in !profiles.contains(where: file.isFor) }
    let spare = fresh.map { path in
      Diagnostic(
        SourceLocation(file: path, line: 1), "every engine of this run has a file already",
        hint: "name a file that is there, or leave this one out")
    }
    guard strays.isEmpty, spare.isEmpty else {
      throw ExpectationError(diagnostics: strays.map { Self.diagnostic($0, profiles) } + spare)
    }
  }

  private static func diagnostic(
    _ file: ExpectationFile, _ profiles: [EngineProfile]
  ) -> Diagnostic {
    let names = profiles.map { "`\(ExpectationFile.name($0.name))`" }.joined(separator: ", ")
    return Diagnostic(
      file.engineLocation, "no engine of this run has the name `\(file.engine)`",
      hint: names.isEmpty ? nil : "this run was of \(names)")
  }
}

/// Contains the diagnostics of files of expected failures.
package struct ExpectationError: Error, Hashable, Sendable {
  /// The diagnostics, in the order of the lines.
  package var diagnostics: [Diagnostic]
}
