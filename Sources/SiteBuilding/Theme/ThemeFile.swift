/// The files of a theme that are known by name.
enum ThemeFile: String {
  /// What stands around every page.
  case layout = "layout.html"
  /// The front page, within the layout.
  case index = "index.html"
  /// A page of the specification, within the layout.
  case page = "page.html"
  /// The main style sheet; others, and scripts, may stand beside it.
  case style = "style.css"
  /// What is shown where there is no page, within the layout.
  case notFound = "404.html"

  /// Those without which there is no theme.
  static let needed: [ThemeFile] = [.layout, .index, .page, .style]

  /// The names of what is needed, as a sentence ends with them.
  static var list: String {
    let names = needed.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
  }
}
