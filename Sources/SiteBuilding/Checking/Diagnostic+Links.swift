import Conformance

/// What can be wrong with the links of a site, and what to do about it.
extension Diagnostic {
  /// A link to a file that the site does not have.
  static func noFile(
    _ path: String, link: String, at location: SourceLocation, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      location, "the link “\(link)” leads nowhere: the site has no file “\(path)”",
      hint: suggestion.map { "did you mean “\($0)”?" }
        ?? "correct the link; for a renamed page add a line to redirects.txt")
  }

  /// A link to a place that its page does not have.
  static func noPlace(
    _ anchor: String, on path: String, link: String, at location: SourceLocation,
    suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      location, "the link “\(link)” leads nowhere: “\(path)” has no place “\(anchor)”",
      hint: suggestion.map { "did you mean “\($0)”?" }
        ?? "correct the link; for a renamed id add a line to redirects.txt")
  }

  /// A link that works only where the site is the whole host, or not even there.
  static func linkOut(_ link: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location, "the link “\(link)” leads out of the site's folder",
      hint: "write it from the page it stands on, without a “/” at its beginning")
  }

  /// A place with the name of another, so that links lead to the other.
  static func repeatedPlace(_ id: String, at location: SourceLocation, first: Int) -> Diagnostic {
    Diagnostic(
      location, "the place “\(id)” stands already on line \(first)", hint: "give it another name")
  }
}
