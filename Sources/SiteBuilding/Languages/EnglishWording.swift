import Conformance

/// What the site says in English.
struct EnglishWording: Wording {
  var tag: String { "en" }
  var language: String { "English" }

  var overview: String { "Overview" }
  var reference: String { "Reference" }
  var breadcrumbs: String { "Breadcrumbs" }
  var previous: String { "Previous" }
  var next: String { "Next" }
  var onThisPage: String { "On this page" }
  var notFound: String { "Not found" }
  var movedPage: String { "This page has another name" }
  func isNow(_ old: String, _ new: HTML) -> Sentence { "\(old) is now \(new)" }
  var editThisPage: String { "Edit this page" }
  var languages: String { "Languages" }

  var untranslatedPage: String { "This page is not translated yet; here is the original." }
  var untranslatedSection: String { "This section is not translated yet; here is the original." }
  func olderSection(_ link: (String) -> HTML) -> Sentence {
    "The original was changed after this section was translated: \(link("see the original"))."
  }

  var page: String { "Page" }
  var clause: String { "Clause" }
  var clauses: String { "Clauses" }
  var allClauses: String { "All clauses" }
  var tableOfClauses: String { "Table of clauses" }
  var tableOfPages: String { "Table of pages" }
  var level: String { "Level" }
  var feature: String { "Feature" }
  var scenario: String { "Scenario" }
  var scenarios: String { "Scenarios" }
  var steps: String { "Steps" }
  var stage: String { "Stage" }
  var ledger: String { "Ledger" }
  var table: String { "Table" }
  func scenarios(of clause: String) -> String { "Scenarios of \(clause)" }
  func steps(of scenario: String) -> String { "Steps of \(scenario)" }
  func confidence(_ confidence: Confidence) -> String { confidence.rawValue }

  var stageDrawing: String { "The stage, as a drawing" }
  func picture(fingers: Int, found: String?, way: (first: String, last: String)?) -> String {
    let parts = [
      fingers > 0 ? Noun.counted(fingers, "finger") : nil, found.map { "\($0) marked" },
      way.map { "a line from \($0.first) to \($0.last)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "The stage" : "The stage with " + parts.joined(separator: ", ")
  }
}
