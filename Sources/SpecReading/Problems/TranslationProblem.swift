import Conformance

/// What can be wrong with a translation, apart from its headings.
enum TranslationProblem: SpecProblem, Hashable {
  case noLanguage(String)
  case noOriginal(page: String, suggestion: String?)
  case sharedTable
  case sharedLine(String)
  case noLevel(clause: String, original: Level)
  case otherLevel(Level, clause: String, original: Level)
  case noReason(place: String)
  case surplusReason(place: String)
  case noUIKit(place: String)
  case unreadableRecord
  case recordedTwice(String, first: Int)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .noLanguage(let folder):
      (
        "the folder `\(folder)` has a record of translations, and its name is no language's tag",
        "name it by the tag of a language, such as `ko` or `pt-BR`"
      )
    case .noOriginal(let page, let suggestion):
      (
        "there is no page `\(page).md` that this could be the translation of",
        Self.meant(suggestion.map { "\($0).md" })
          ?? "give it the name of the original, or remove it"
      )
    case .sharedTable:
      (
        "tables of stages, scenarios and statements stand on the original alone",
        "remove the table: it is shown in every language"
      )
    case .sharedLine(let label):
      (
        "a paragraph `\(label): …` stands on the original alone",
        "remove it: it is shown in every language"
      )
    case .noLevel(let clause, let original):
      (
        "clause \(clause) does not say how binding it is",
        "write `(\(original.rawValue))` behind the words for it, as the original says"
      )
    case .otherLevel(let level, let clause, let original):
      (
        "clause \(clause) says \(level.rawValue), and the original \(original.rawValue)",
        "use the original's word"
      )
    case .noReason(let place):
      (
        "the original says why `\(place)` is not tested, and the translation does not",
        "add a paragraph `Not tested: …`, with those two words as they are"
      )
    case .surplusReason(let place):
      ("the original does not say that `\(place)` is not tested", "remove `Not tested: …`")
    case .noUIKit(let place):
      (
        "the original says in `\(place)` what UIKit does, and the translation does not",
        "add a paragraph `UIKit: …`, with that word as it is"
      )
    case .unreadableRecord:
      (
        "this line names no section with its digest",
        "remove it; `conform translations --stamp` writes these lines"
      )
    case .recordedTwice(let name, let first):
      ("`\(name)` stands already in line \(first)", "keep one of the two lines")
    }
  }
}
