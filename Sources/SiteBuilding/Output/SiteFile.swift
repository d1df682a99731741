/// A file of the site.
package struct SiteFile: Hashable, Sendable {
  /// The path of the front page.
  package static let front = "index.html"
  /// The path of the page with all engines by pages, features and clauses.
  static let matrix = "matrix.html"
  /// The path of the page on which engines are compared.
  static let comparison = "compare.html"
  /// The folder of the engines' pages.
  static let engines = "engines/"
  /// The path of the page that a host shows where there is none.
  static let notFound = "404.html"

  /// The path within the site, with `/` between folders.
  package var path: String
  /// What it holds.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The way from a file to the top of the site, such as `../`.
  static func root(of path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// Whether a path stays within the site's folder and means the same everywhere.
  static func isSafe(_ path: String) -> Bool {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    // By bytes, because every page is asked about each time that one of a thousand changes.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return isPlain
      && parts.allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      }
  }
}
