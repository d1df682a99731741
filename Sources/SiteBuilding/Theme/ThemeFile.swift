/// The files that make a theme.
enum ThemeFile: String, CaseIterable {
  /// What stands around every page.
  case layout = "layout.html"
  /// The front page, within the layout.
  case index = "index.html"
  /// A page of the specification, within the layout.
  case page = "page.html"
  /// The main style sheet; others, and scripts, may stand beside it.
  case style = "style.css"

  /// All names, as a sentence ends with them.
  static var list: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
  }
}
