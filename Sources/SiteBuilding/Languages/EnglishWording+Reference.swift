/// What the site says around declarations in English.
extension EnglishWording {
  var coverage: String { "Coverage" }
  var coverageBySection: String { "Coverage by section" }
  func coverage(share: Int, total: Int) -> String {
    """
    Scenarios run \(share) % of the \(total) statements. The others are stated by a clause \
    without a scenario, cannot be tested for a reason that is told, or are open.
    """
  }
  var section: String { "Section" }
  var run: String { "Run" }
  var stated: String { "Stated" }
  var untestable: String { "Untestable" }
  var open: String { "Open" }
  var all: String { "All" }

  func restsOn(_ links: HTML) -> Sentence { "Rests on \(links)" }
  func toldAt(_ links: HTML) -> Sentence { "Mentioned in \(links)" }
  var evidence: String { "What a recorded run would settle" }
  var evidenceIntroduction: String {
    """
    A clause is documented where Apple’s text says it, and observed where a published run on UIKit \
    shows it; only such a clause may say MUST. What is only reported, or disputed, would be settled \
    by a recorded run on UIKit. The scenarios to run stand below: SHOULD before MAY, and among these \
    the clauses with the most scenarios first.
    """
  }
  var clausesByConfidence: String { "Clauses by confidence" }
  var confidence: String { "Confidence" }
  var rowsToRun: String { "Scenarios to run on UIKit first" }
  var nothingToSettle: String { "None: every clause is documented or observed." }
  func andMore(_ count: Int) -> String { "and \(count) more" }

  var phrasebook: String { "Phrasebook" }
  var phrasebookIntroduction: String {
    """
    Every sentence that a step can say. The head of a column has its keyword and its first \
    words, the cells have the rest; what stands in braces is filled in. Each phrase belongs \
    to a feature: an engine that lacks the feature is not asked.
    """
  }
  func title(of part: PhrasebookPage.Part) -> String { part.rawValue }
  func phrases(of feature: String) -> String { "Phrases of \(feature)" }
  var phrase: String { "Phrase" }
  var whatItSays: String { "What it says" }
  var example: String { "Example" }
  var noExample: String { "No page says it yet." }
  var slot: String { "Slot" }
  var slots: String { "Slots" }
  var whatStandsThere: String { "What stands there" }

  var commandLine: String { "Command line" }
  var commandLineIntroduction: String {
    "Everything that can be typed, as the command itself explains it."
  }
  func options(of command: String) -> String { "Options of \(command)" }
  var option: String { "Option" }
  var whatItDoes: String { "What it does" }
  var standard: String { "Default" }
  var oneOf: String { "One of" }

  var reportFormat: String { "Report format" }
  func reportFormatIntroduction(_ link: (String) -> HTML) -> Sentence {
    """
    A report is a file of JSON. What may stand in it is said by \(link("its JSON Schema")), which \
    this page puts into words.
    """
  }
  func fields(of object: String) -> String { "Fields of \(object)" }
  var field: String { "Field" }
  var value: String { "Value" }
  var meaning: String { "Meaning" }
  var mayBeAbsent: String { "may be absent" }
}
