import Conformance

/// What can be wrong with the headings of a translation.
enum SectionProblem: SpecProblem, Hashable {
  case unknownClause(String, suggestion: String?)
  case translatedTwice(String, first: Int)
  case disordered(String)
  case surplusHeading(String)
  case lostHeadings(Int)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unknownClause(let id, let suggestion):
      (
        "the original has no clause \(id)",
        Self.meant(suggestion) ?? "remove the section, or move it to the page of the clause"
      )
    case .translatedTwice(let id, let first):
      ("clause \(id) is translated already in line \(first)", "make the two sections one")
    case .disordered(let name):
      (
        "`\(name)` stands elsewhere than on the original",
        "put the sections in the order of the original"
      )
    case .surplusHeading(let text):
      (
        "the original has no heading for `\(text)`",
        "keep the original's headings, with as many `#`; those of clauses begin with their ids"
      )
    case .lostHeadings(let count):
      (
        "\(Noun.counted(count, "heading")) of this level \(count == 1 ? "is" : "are") missing here "
          + "or below, and nothing says which",
        "put back what was translated, or take its lines out of `\(TranslationRecord.file)`"
      )
    }
  }
}
