import Conformance
import Results
import Synchronization

/// The fingerprints beside the pages, which are parsed when they are first asked for: a run without
/// failures compares nothing with them.
package final class FingerprintFile: Sendable {
  private let parse: @Sendable () -> FingerprintReader
  private let parsed = Mutex<FingerprintReader?>(nil)

  /// Keeps the contents of a file.
  package init(_ bytes: [UInt8], file: String) {
    parse = { FingerprintReader(bytes, file: file) }
  }

  /// The contents.
  var reader: FingerprintReader {
    parsed.withLock { parsed in
      let reader = parsed ?? parse()
      parsed = reader
      return reader
    }
  }

  /// The mistakes because of which there are no fingerprints.
  package var diagnostics: [Diagnostic] { reader.diagnostics }
}

/// Reads the fingerprints of faults, which a program makes by running every scenario on the reference
/// engine with each fault.
///
/// Where scenarios were renamed or removed since, the others count: a row cannot be renamed and the
/// fingerprints made again in one step.
struct FingerprintReader: Sendable {
  /// The name of the file in the folder of the pages.
  static let file = "fingerprints.json"
  private static let remedy = "make the fingerprints again: Tests/Mutants/run --write"
  /// The number of scenarios that a diagnostic names.
  private static let shown = 3

  /// The mistakes because of which there are no fingerprints.
  let diagnostics: [Diagnostic]
  /// The faults, with rows that no page may have.
  let faults: [Fault]
  private let location: SourceLocation

  /// Parses the contents of the file.
  init(_ bytes: [UInt8], file: String) {
    let start = SourceLocation(file: file, line: 1)
    location = start
    do throws(FingerprintsError) {
      faults = try Fingerprints(bytes).faults
      diagnostics = []
    } catch {
      faults = []
      diagnostics = [Self.diagnostic(error, in: bytes, at: start)]
    }
  }

  /// Returns the faults without rows that no page has, and a diagnostic if there are any such rows.
  func read(among pages: [Page]) -> (faults: [Fault], outdated: [Diagnostic]) {
    let ids = Set(pages.flatMap(\.scenarioIDs).map(\.description))
    var missing: [String] = []
    var seen: Set<String> = []
    let known = faults.map { fault in
      var fault = fault
      missing += fault.rows.map(\.id).filter { !ids.contains($0) && seen.insert($0).inserted }
      fault.rows.removeAll { !ids.contains($0.id) }
      return fault
    }
    guard !missing.isEmpty else { return (known, []) }
    let names = missing.prefix(Self.shown).map { "`\($0)`" }.joined(separator: ", ")
    let more = missing.count > Self.shown ? " and \(missing.count - Self.shown) more" : ""
    let summary = "there is no scenario \(names)\(more), which fingerprints name"
    return (known, [Diagnostic(location, summary, hint: Self.remedy)])
  }

  private static func diagnostic(
    _ error: FingerprintsError, in bytes: [UInt8], at start: SourceLocation
  ) -> Diagnostic {
    switch error {
    case .malformed(let words):
      return Diagnostic(start, "these are not fingerprints: \(words)", hint: remedy)
    case .notJSON(let error):
      // The place of the error is a number of bytes.
      let before = bytes.prefix(error.column - 1)
      var place = start
      place.line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let summary = "this is not JSON: \(error.kind.words)"
      return Diagnostic(place, summary, hint: remedy)
    }
  }
}
