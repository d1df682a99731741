import ArgumentParser
import Conformance
import Reporting
import Results
import Running

/// The options for files of expected failures.
struct ExpectationOptions: ParsableArguments {
  @Option(
    name: .customLong("expectations"),
    help: ArgumentHelp(
      """
      A file of expected failures: scenarios with the reason why the engine fails them; may be \
      repeated. Example: --expectations toy.txt
      """, valueName: "file"),
    completion: .file())
  var files: [Path] = []

  @Flag(
    name: .customLong("update-expectations"),
    help: "Update these files to match current results; create missing ones.")
  var isUpdate = false

  func validate() throws {
    if isUpdate, files.isEmpty {
      throw ValidationError(
        "'--update-expectations' has no file to rewrite. Name one with '--expectations'.")
    }
  }

  /// Reads the files.
  ///
  /// - Throws: `CommandError`, after printing every diagnostic of the files.
  func book() throws -> ExpectationBook {
    let fresh = files.filter { isUpdate && !$0.exists }
    return try Self.book(files.filter { !fresh.contains($0) }, fresh: fresh)
  }

  /// Reads files, beside those that are made later.
  ///
  /// - Throws: `CommandError`, after printing every diagnostic of the files.
  static func book(_ files: [Path], fresh: [Path] = []) throws -> ExpectationBook {
    let missing = files.filter { !$0.exists }
    guard missing.isEmpty else {
      throw CommandError(
        missing.map {
          "\($0.text): there is no such file; 'conform run' with '--update-expectations' writes one"
        }.joined(separator: "\n"))
    }
    let contents = try files.map { ($0.text, try $0.read()) }
    return try printingDiagnostics {
      try ExpectationBook(reading: contents, freshPaths: fresh.map(\.text))
    }
  }

  /// Reads one file, or returns nil if it does not exist.
  ///
  /// - Throws: `CommandError`, after printing every diagnostic of the file.
  static func file(_ path: Path) throws -> ExpectationFile? {
    guard path.exists else { return nil }
    let bytes = try path.read()
    return try printingDiagnostics { try ExpectationReader.read(bytes, file: path.text) }
  }

  /// Compares a report with the files, which `--update-expectations` rewrites first, and prints
  /// the lines that are too wide, pass, or match nothing.
  func settle(
    _ report: Report, by book: ExpectationBook, all: [Scenario]
  ) throws -> (report: Report, reviews: [ExpectationReview]) {
    let (report, reviews) = try Self.printingDiagnostics {
      let book = isUpdate ? try update(book, by: report, all: all) : book
      let report = book.note(in: report)
      return (report, try book.reviews(of: report, all: all))
    }
    let problems = reviews.flatMap(\.problems).map(\.diagnostic)
    if !problems.isEmpty { StandardStream.output.write("\n\(DiagnosticList.lines(problems))") }
    return (report, reviews)
  }

  /// Rewrites the files and returns their new contents.
  private func update(
    _ book: ExpectationBook, by report: Report, all: [Scenario]
  ) throws -> ExpectationBook {
    let updates = try ExpectationBook.updates(of: try book.reviews(of: report, all: all))
    try FileErrors.trying(updates) { update throws(FileError) in
      if !update.isEmpty || update.isFresh {
        try Path(stringLiteral: update.path).write(Array(update.text.utf8))
      }
      StandardStream.output.write(
        ExpectationText.update(
          of: update.path, added: update.addedLines, deleted: update.deleted.count,
          replaced: update.replaced.count, joined: update.joined))
    }
    return try ExpectationBook(reading: updates.map { ($0.path, Array($0.text.utf8)) })
  }

  private static func printingDiagnostics<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ExpectationError {
      StandardStream.error.write(DiagnosticList.lines(error.diagnostics))
      throw CommandError("the files of expected failures have errors; no scenarios were run")
    }
  }
}
