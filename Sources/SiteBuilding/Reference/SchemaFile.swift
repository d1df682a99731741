import Conformance
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON Schema that lies with the pages, and is put into the site at the same place.
package struct SchemaFile: Hashable, Sendable {
  private static let ending = ".schema.json"

  /// The path as the user named the folder, such as `Spec/protocol/request.schema.json`.
  let file: String
  /// The path within the folder of the pages, and within the site.
  let path: String
  /// What it holds.
  let bytes: [UInt8]

  package init(file: String, path: String, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }

  /// The schemas in a folder and in the folders right below it, by path.
  ///
  /// - Throws: where one is there and cannot be read.
  package static func all(in folder: String) throws(SiteError) -> [SchemaFile] {
    let names = entries(of: folder)
    let below = names.flatMap { name in entries(of: "\(folder)/\(name)").map { "\(name)/\($0)" } }
    var (schemas, diagnostics): ([SchemaFile], [Diagnostic]) = ([], [])
    for path in (names + below).filter({ $0.hasSuffix(ending) }).sorted() {
      let file = "\(folder)/\(path)"
      do {
        let data = try Data(contentsOf: URL(filePath: file))
        schemas.append(SchemaFile(file: file, path: path, bytes: Array(data)))
      } catch {
        diagnostics.append(.unreadableSchema(file, reason: SystemErrorMessage(error).text))
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

extension Diagnostic {
  /// A schema that is there and cannot be put into the site.
  static func unreadableSchema(_ file: String, reason: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this schema cannot be read: \(reason)",
      hint: "make it a readable file of JSON")
  }
}
