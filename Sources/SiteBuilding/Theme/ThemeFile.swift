import Conformance
import Results

/// The files of a theme that are known by name.
enum ThemeFile: String, CaseIterable {
  /// The frame of every page.
  case layout = "layout.html"
  /// The front page, within the layout.
  case index = "index.html"
  /// A page of the specification, within the layout.
  case page = "page.html"
  /// The page with all engines side by side, within the layout.
  case matrix = "matrix.html"
  /// The page on which engines are compared, within the layout.
  case comparison = "compare.html"
  /// The page of one engine, within the layout.
  case engine = "engine.html"
  /// The page on which the reference engine runs, within the layout.
  case lab = "lab.html"
  /// The main style sheet; others, and scripts, may be added.
  case style = "style.css"
  /// The words of the site in the language of the original; others have files beside it.
  case words = "words.en.txt"
  /// The page for unknown addresses, within the layout; optional.
  case notFound = "404.html"
  /// The pictures beside links to symptoms and rows; optional.
  case picture = "picture.svg"

  /// The names of the files that a theme must have, joined with commas and “and”.
  static var list: String {
    let names = allCases.filter { $0 != .notFound && $0 != .picture }.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
  }
}

extension Diagnostic {
  /// A file that a theme must have.
  static func missingThemeFile(_ file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this file of the theme is missing",
      hint: "name the folder of a theme by `--theme`; it has \(ThemeFile.list)")
  }

  /// A file of the theme that exists and cannot be used.
  static func unreadableThemeFile(_ file: String, reason: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this file of the theme cannot be read: \(reason)",
      hint: "make it a readable file in UTF-8")
  }
}
