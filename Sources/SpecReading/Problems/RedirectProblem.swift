import Conformance

/// What can be wrong with the list of what was renamed.
enum RedirectProblem: Error, SpecProblem, Hashable {
  case unreadable
  case twice(String, first: SourceLocation)
  case sourceExists(String)
  case noTarget(String, suggestion: String?)
  case renamedAgain(String, to: String)
  case noPage(String, suggestion: String?)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unreadable:
      ("this line is no redirect", "write `OLD-1 -> NEW-1`, or begin a remark with `#`")
    case .twice(let word, let first):
      ("`\(word)` leads elsewhere already by line \(first.line)", "keep one of the two lines")
    case .sourceExists(let word):
      ("`\(word)` is there, so it cannot lead elsewhere", "remove the line, or rename `\(word)`")
    case .noTarget(let word, let suggestion):
      (
        "there is no `\(word)` to lead to",
        Self.meant(suggestion) ?? "name a page, a clause, a scenario, or `page#place`"
      )
    case .renamedAgain(let word, let next):
      ("`\(word)` was renamed too", "lead straight to `\(next)`")
    case .noPage(let page, let suggestion):
      (
        "there is no page `\(page)`, and none was renamed from it",
        Self.meant(suggestion) ?? "add a line for the page itself"
      )
    }
  }
}
