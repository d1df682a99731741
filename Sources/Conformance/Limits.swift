/// The limits on what others send: messages of foreign engines, and reports and pages made elsewhere.
///
/// The user's own files have none: a large one is slow, and nothing more.
package enum Limits {
  // The protocol.

  /// The length of a line from an engine, in bytes: one that never ends would fill the memory.
  package static let responseLine = 1 << 24
  /// The length of a line from a runner, in bytes; larger, because a stage is one line.
  package static let requestLine = 1 << 26
  /// The length of a text in an engine's profile, which every table and file name contains.
  package static let profileText = 1_000
  /// The processes in a row that end without an answer: an engine that always crashes is given up.
  package static let crashes = 25
  /// The processes of an engine that end, or are ended, although others perform what they were asked:
  /// an engine that ends or hangs after each answer is given up.
  package static let unexplainedEnds = 10

  // What a run overlooks.

  /// Returns how many of a number of scenarios may be flaky, and how often the processes of an
  /// engine may end over none of them: one, or one in a hundred. The results stand for what an engine
  /// does; beyond that they stand for what it does at times.
  package static func tolerated(in scenarios: Int) -> Int { max(1, scenarios / 100) }

  // What reports keep.

  /// The length of one text of an engine: a report has one for each of many scenarios.
  package static let engineText = 10_000
  /// The messages or responders of a step that are compared, which takes the square of their number.
  package static let comparedCalls = 64
  /// The length of a word for which a similar one is searched, which takes the square of its length.
  package static let spelledWord = 64

  // What texts for people show; the report has all.

  /// The length of an engine's name.
  package static let shownName = 80
  /// The length of an engine's version, and of its language.
  package static let shownVersion = 40
  /// The length of a quoted word in an error.
  package static let shownWord = 60
  /// The length of a text that shares its line with others.
  package static let shownLine = 160
  /// The length of any other text.
  package static let shownText = 400
  /// The length of the message of a scenario that errored.
  package static let shownError = 2_000
  /// The differences of one scenario.
  package static let shownDifferences = 20
  /// The steps of a trace before a difference.
  package static let shownSteps = 30
  /// The groups of calls of a step, and the receivers of a group.
  package static let shownCalls = 12
  /// The reasons for which an engine skips, which may be different each time.
  package static let shownReasons = 20
  /// The shards that are missing: a report may claim any number.
  package static let shownShards = 20
  /// The reasons why reports do not fit together, and the changes between two.
  package static let shownChanges = 200
  /// The findings on the console; `--all-findings` prints the others too.
  package static let shownFindings = 10
}
