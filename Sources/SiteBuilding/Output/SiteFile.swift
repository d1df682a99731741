import Conformance
import Platform
import Results
import SpecReading

/// A file of the site.
package struct SiteFile: Hashable, Sendable {
  /// The path of the front page.
  package static let front = "index.html"
  /// The path of the page with all engines by pages, features and clauses.
  static let matrix = "matrix.html"
  /// The path of the page on which engines are compared.
  static let comparison = "compare.html"
  /// The path of the page on which the reference engine runs.
  static let lab = "lab.html"
  /// The path of the picture beside links to the site.
  static let preview = "preview.png"
  /// The folder of the engines' pages.
  static let engines = "engines/"
  /// The path of the page that a host shows for unknown addresses.
  package static let notFound = "404.html"

  /// The path within the site, with `/` between folders.
  package var path: String
  /// The content.
  package var bytes: [UInt8]

  /// Returns the relative path from a file to the top of the site, such as `../`.
  static func root(of path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// Whether a path stays within the site's folder and is the same on every system.
  static func isSafe(_ path: String) -> Bool {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    // By bytes, because a preview checks every page whenever one changes.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return isPlain
      && parts.allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      }
  }
}

extension Diagnostic {
  /// The pages that the site generates.
  private static let ownPages = Set(
    [SiteFile.front, SiteFile.notFound, SiteFile.matrix, SiteFile.comparison, SiteFile.lab]
      + ReferencePage.names.map { $0 + ".html" })

  /// Returns the mistake in a page's name as the name of a file, or nil; `folders` are those of the
  /// translations, and `symptoms` the paths of the pages that the site makes of symptoms. A former name
  /// must differ from the paths of the present `pages`, in lower case, because some systems have one
  /// file for both spellings.
  static func pageName(
    _ name: String, at place: SourceLocation, _ folders: Set<String>,
    besides symptoms: Set<String>, _ pages: Set<String> = []
  ) -> Diagnostic? {
    let path = name + ".html"
    if !SiteFile.isSafe(path) {
      return Diagnostic(
        place, "the page's name “\(name)” cannot be the name of a file of the site",
        hint: "rename the page; letters, digits and hyphens are safe")
    }
    let lowered = path.lowercased()
    if let folder = folders.first(where: lowered.hasPrefix) {
      return Diagnostic(
        place, "the page would lie among the translations in “\(folder)”",
        hint: "give the page another name; its translations follow it")
    }
    if ownPages.contains(lowered) || symptoms.contains(lowered)
      || lowered.hasPrefix(SiteFile.engines) || lowered.hasPrefix(SiteFile.rows)
    {
      return Diagnostic(
        place, "the page would replace the site's own “\(lowered)”",
        hint: "give the page another name")
    }
    guard pages.contains(lowered) else { return nil }
    return Diagnostic(
      place, "“\(name)” would replace a page whose name has other capitals",
      hint: "remove the line, or rename the page")
  }
}

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
