import Conformance

/// What can be wrong with what the ledger says of evidence, or with what clauses make of it.
enum EvidenceProblem: SpecProblem, Hashable {
  case unreadable(String, suggestion: String?)
  case noAddress(statement: String, Confidence)
  case noSectionAddress(Confidence)
  case noEvidence(statement: String)
  case strayParagraph
  case secondParagraph
  case tooBinding(clause: String, Confidence, Level)
  case unsupported(clause: String, Confidence)
  case noUIKit(clause: String, Confidence, Level)

  /// Evidence in no form that can be read, with the word that was probably meant.
  static func unreadable(evidence text: String) -> EvidenceProblem {
    let word = String(text.prefix { $0.isLetter })
    let words = Confidence.allCases.map(\.rawValue)
    return .unreadable(text, suggestion: Spelling.suggestion(for: word, among: words))
  }

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unreadable(let text, let suggestion):
      ("this evidence is not understood: \(text)", Self.meant(suggestion) ?? Self.form)
    case .noAddress(let statement, let confidence):
      (
        "the evidence of \(statement) is `\(confidence.rawValue)` and has no address",
        "add \(Self.basis), or write `reported`"
      )
    case .noSectionAddress(let confidence):
      (
        "the evidence of this section is `\(confidence.rawValue)` and has no address",
        "add \(Self.basis), or write `reported`"
      )
    case .noEvidence(let statement):
      ("statement \(statement) has a home and no evidence", Self.form)
    case .strayParagraph:
      (
        "no statement of this section rests on its evidence",
        "move the paragraph below the heading of a table of statements, or remove it"
      )
    case .secondParagraph: ("this section has a second paragraph `Evidence: …`", "make the two one")
    case .tooBinding(let clause, let confidence, let level):
      (
        "clause \(clause) is \(confidence.rawValue) and says \(level.rawValue)",
        confidence == .disputed
          ? "say MAY and allow both readings"
          : "say SHOULD, or cite what Apple has published or a published run"
      )
    case .unsupported(let clause, let confidence):
      (
        "clause \(clause) says `\(confidence.rawValue)` and cites no statement whose evidence is "
          + "\(confidence == .documented ? "documented" : "documented or observed") with an address",
        "cite one, add the address to the ledger, or say `reported`"
      )
    case .noUIKit(let clause, let confidence, let level):
      (
        "clause \(clause) is \(confidence.rawValue), says \(level.rawValue) and does not tell what "
          + "UIKit does",
        "add a paragraph `UIKit: …`; `UIKit: what it does is not known.` where that is so"
      )
    }
  }

  private static let basis =
    "its address as `<https://…>`, or a header and a symbol as `UIView.h` `hitTest:withEvent:`"

  private static let form =
    "write one of \(list(Confidence.allCases.map(\.rawValue))), then \(basis); "
    + "commas between several, at most \(EvidenceReader.mostBases)"
}
