/// What can be wrong with a link.
enum LinkProblem: SpecProblem, Hashable {
  case unknownPage(String, suggestion: String?)
  case unknownPlace(String, page: String, suggestion: String?)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unknownPage(let page, let suggestion):
      (
        "the link leads to `\(page)`, and there is no such page",
        Self.meant(suggestion) ?? "pages are the Markdown files of the folder itself"
      )
    case .unknownPlace(let place, let page, let suggestion):
      (
        "the link leads to `\(place)` on `\(page)`, and there is no such place",
        Self.meant(suggestion)
          ?? "places are clauses and scenarios, by their ids, and other headings, such as "
          + "`#apple-2019`"
      )
    }
  }
}
