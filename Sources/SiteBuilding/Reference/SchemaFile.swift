import Conformance
import Platform
import Results
import SpecReading

/// A JSON Schema in the folder of the pages, which the site has at the same path.
package struct SchemaFile: Hashable, Sendable {
  private static let ending = ".schema.json"

  /// The path with the folder as the user named it, such as `Spec/protocol/request.schema.json`.
  let file: String
  /// The path within the folder of the pages, and within the site.
  let path: String
  /// The content.
  let bytes: [UInt8]

  /// Returns the schemas in a folder and its immediate subfolders, by path.
  ///
  /// - Throws: a diagnostic for each that cannot be read.
  package static func all(in folder: String) throws(SiteError) -> [SchemaFile] {
    let names = entries(of: folder)
    let below = names.flatMap { name in entries(of: "\(folder)/\(name)").map { "\(name)/\($0)" } }
    var (schemas, diagnostics): ([SchemaFile], [Diagnostic]) = ([], [])
    for path in (names + below).filter({ $0.hasSuffix(ending) }).sorted() {
      let file = "\(folder)/\(path)"
      do throws(FileReadingError) {
        let bytes = try FileReader.bytes(of: file)
        schemas.append(SchemaFile(file: file, path: path, bytes: bytes))
      } catch {
        diagnostics.append(
          Diagnostic(
            SourceLocation(file: file, line: 1), "this schema cannot be read: \(error.reason)",
            hint: "make it a readable file of JSON"))
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
