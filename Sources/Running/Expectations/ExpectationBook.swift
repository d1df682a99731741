import Conformance

/// The files of expected failures of a run, each for one engine.
package struct ExpectationBook: Sendable {
  private let files: [ExpectationFile]
  private let freshPaths: [String]

  /// Reads the files there are, each given by its path and all that stands in it.
  ///
  /// - Throws: every mistake in any of them.
  package init(
    reading contents: [(path: String, bytes: [UInt8])], freshPaths: [String] = []
  ) throws(ExpectationMistakes) {
    var files: [ExpectationFile] = []
    var diagnostics: [Diagnostic] = []
    for (path, bytes) in contents {
      do throws(ExpectationMistakes) {
        files.append(try ExpectationReader.read(bytes, file: path))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ExpectationMistakes(diagnostics: diagnostics) }
    try self.init(files, freshPaths: freshPaths)
  }

  /// Takes the files there are, and the paths of those that are yet to be written.
  ///
  /// - Throws: where two files are for the same engine.
  package init(
    _ files: [ExpectationFile], freshPaths: [String] = []
  ) throws(ExpectationMistakes) {
    var paths: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for file in files {
      if let other = paths[file.engine] {
        diagnostics.append(
          Diagnostic(
            file.engineLocation, "`\(file.engine)` has a file already: \(other)",
            hint: "write all that is expected of an engine into one file"))
      }
      paths[file.engine] = paths[file.engine] ?? file.path
    }
    guard diagnostics.isEmpty else { throw ExpectationMistakes(diagnostics: diagnostics) }
    self.files = files
    self.freshPaths = freshPaths
  }

  /// What is expected to fail of an engine; nothing where it has no file.
  package func failures(of profile: EngineProfile) -> ExpectedFailures {
    files.first { $0.isFor(profile) }.map { ExpectedFailures($0, of: profile) } ?? .none
  }

  /// The same results with what is expected of them.
  package func note(in report: Report) -> Report {
    var report = report
    report.engines = report.engines.map { failures(of: $0.profile).note(in: $0) }
    return report
  }

  /// Holds every file against the results of its engine; a file that is yet to be written is for
  /// the first engine that has none.
  ///
  /// - Parameter all: every scenario of the specification, also those that were not selected.
  /// - Throws: where a file is for no engine of the report.
  package func reviews(
    of report: Report, all: [Scenario]
  ) throws(ExpectationMistakes) -> [ExpectationReview] {
    var fresh = freshPaths[...]
    let reviews = report.engines.compactMap { column in
      let file =
        files.first { $0.isFor(column.profile) }
        ?? fresh.popFirst().map { ExpectationFile(path: $0, for: column.profile) }
      return file.map { ExpectationReview($0, of: column, all: all) }
    }
    // An engine that could not be asked has said no name that a file could have.
    if report.enginesNotAsked == 0 { try check(fresh, report.engines.map(\.profile)) }
    return reviews
  }

  /// The files rewritten, so that they say what their engines do.
  ///
  /// - Throws: where two engines share a name, and so a file.
  package static func updates(
    of reviews: [ExpectationReview]
  ) throws(ExpectationMistakes) -> [ExpectationUpdate] {
    var paths: Set<String> = []
    let shared = reviews.map(\.file).filter { !paths.insert($0.path).inserted }
    guard shared.isEmpty else {
      throw ExpectationMistakes(
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
  ) throws(ExpectationMistakes) {
    let strays = files.filter { file in !profiles.contains(where: file.isFor) }
    let spare = fresh.map { path in
      Diagnostic(
        SourceLocation(file: path, line: 1), "every engine of this run has a file already",
        hint: "name a file that is there, or leave this one out")
    }
    guard strays.isEmpty, spare.isEmpty else {
      throw ExpectationMistakes(diagnostics: strays.map { Self.diagnostic($0, profiles) } + spare)
    }
  }

  private static func diagnostic(
    _ file: ExpectationFile, _ profiles: [EngineProfile]
  ) -> Diagnostic {
    let names = profiles.map { "`\(ExpectationFile.name($0.name))`" }.joined(separator: ", ")
    return Diagnostic(
      file.engineLocation, "no engine of this run has the name `\(file.engine)`",
      hint: names.isEmpty ? nil : "this run asked \(names)")
  }
}
