import Conformance

/// The words about engines and what they did, in one language.
protocol ResultsWording {
  // Verdicts.

  /// How a scenario ended.
  func word(_ outcome: Outcome) -> String
  /// How many scenarios ended so.
  func counted(_ count: Int, _ outcome: Outcome) -> String
  var expected: String { get }
  var actual: String { get }
  /// What stands before an outcome that a MAY names and an engine took.
  var takes: String { get }
  /// What stands before what an engine did where a MAY names other outcomes.
  var takesAnotherWay: String { get }
  /// What engines chose where a clause says MAY.
  var choices: String { get }
  var noChoices: String { get }
  var choiceHead: String { get }
  /// What stands before the reason for which a failure is expected.
  var expectedToFail: String { get }
  /// How many differences follow the one that is told.
  func moreDifferences(_ count: Int) -> String
  /// The link to more about a reason.
  var more: String { get }

  // Engines.

  var noEngines: String { get }
  func about(version: HTML, language: HTML) -> Sentence
  /// How many verdicts belong to no scenario.
  func strays(_ count: Int) -> String
  /// The link to the page of an engine.
  func results(of engine: HTML) -> Sentence
  var allVerdicts: String { get }
  func badge(of engine: HTML) -> Sentence
  var version: String { get }
  var writtenIn: String { get }
  var home: String { get }

  // The pages of results.

  var matrix: String { get }
  var compare: String { get }
  var resultsByPage: String { get }
  var resultsByFeature: String { get }
  var enginesByPages: String { get }
  var enginesByFeatures: String { get }
  var enginesByClauses: String { get }
  var allPages: String { get }
  /// An engine that does not say that it has a feature.
  var notClaimed: String { get }
  /// The column that counts in how many scenarios engines differ.
  var differ: String { get }
  var nothingWrong: String { get }
  var nothingSkipped: String { get }
  var reasonsForSkipping: String { get }
  var reason: String { get }
  func failures(in clause: String) -> String
  /// The heads of the columns of failures, and of differences.
  var expectationHead: String { get }
  var expectedHead: String { get }
  var actualHead: String { get }
  /// The table of the scenarios in which engines differ.
  var differences: String { get }
  var noTwoEngines: String { get }
  var noDifferences: String { get }
}
