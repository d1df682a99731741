/// The words around what is made from declarations, in one language.
protocol ReferenceWording {
  // How much of the sources the pages carry.

  var coverage: String { get }
  var coverageBySection: String { get }
  /// How much of so many statements scenarios run, in percent.
  func coverage(share: Int, total: Int) -> String
  var section: String { get }
  var run: String { get }
  var stated: String { get }
  var untestable: String { get }
  var open: String { get }
  var all: String { get }

  // What the clauses rest on.

  /// What stands before links to what a clause rests on.
  func restsOn(_ links: HTML) -> Sentence
  /// The label before links to sources that mention a claim without showing it.
  func toldAt(_ links: HTML) -> Sentence
  var evidence: String { get }
  var evidenceIntroduction: String { get }
  var clausesByConfidence: String { get }
  var confidence: String { get }
  var rowsToRun: String { get }
  var nothingToSettle: String { get }
  /// How many others there are behind those that are named.
  func andMore(_ count: Int) -> String

  // The phrasebook.

  var phrasebook: String { get }
  var phrasebookIntroduction: String { get }
  func title(of part: PhrasebookPage.Part) -> String
  func phrases(of feature: String) -> String
  var phrase: String { get }
  var whatItSays: String { get }
  var example: String { get }
  var noExample: String { get }
  var slot: String { get }
  var slots: String { get }
  var whatStandsThere: String { get }

  // The command line.

  var commandLine: String { get }
  var commandLineIntroduction: String { get }
  func options(of command: String) -> String
  var option: String { get }
  var whatItDoes: String { get }
  var standard: String { get }
  /// What stands before the values of which one is to be chosen.
  var oneOf: String { get }

  // The format of reports.

  var reportFormat: String { get }
  func reportFormatIntroduction(_ link: (String) -> HTML) -> Sentence
  func fields(of object: String) -> String
  var field: String { get }
  var value: String { get }
  var meaning: String { get }
  var mayBeAbsent: String { get }
}
