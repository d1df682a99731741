import Conformance
import Platform
import Results
import SpecReading

extension SiteFile {
  /// Returns the JSON Schemas in the folder of the pages and its immediate subfolders, which the site has
  /// at the same paths, in their order.
  ///
  /// - Throws: a diagnostic for each that cannot be read.
  package static func schemas(in folder: String) throws(SiteError) -> [SiteFile] {
    let names = entries(of: folder)
    let below = names.flatMap { name in entries(of: "\(folder)/\(name)").map { "\(name)/\($0)" } }
    var (schemas, diagnostics): ([SiteFile], [Diagnostic]) = ([], [])
    for path in (names + below).filter({ $0.hasSuffix(".schema.json") }).sorted() {
      let file = "\(folder)/\(path)"
      do throws(FileReadingError) {
        schemas.append(SiteFile(path: path, bytes: try FileReader.bytes(of: file)))
      } catch {
        diagnostics.add(
          SourceLocation(file: file, line: 1), "this schema cannot be read: \(error.reason)",
          hint: "make it a readable file of JSON")
      }
    }
    guard diagnostics.isEmpty else { throw SiteError(diagnostics) }
    return schemas
  }

  private static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }
  }
}
