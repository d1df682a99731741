/// Every phrase there is: reading, checking, hints and the reference come from here alone.
package enum Phrasebook {
  /// All phrases, in the order in which a reference shows them.
  package static let phrases: [Phrase] =
    settings + whens + thens

  /// What its phrases leave to fill in, each slot once, in the order of the phrases.
  package static var slots: [Slot] {
    var seen: Set<Slot> = []
    return phrases.flatMap(\.slots).filter { seen.insert($0).inserted }
  }

  private static let settings =
    appearance + geometry + overrides + arrangement + touchSettings + windowSettings
    + firstResponderSettings + actionSettings + controlSettings + gestureSettings + inputSettings

  private static let whens =
    stimuli + fingers + firstResponderStimuli + actionStimuli + controlStimuli + inputStimuli

  private static let thens =
    checks + touchChecks + windowChecks + firstResponderChecks + actionChecks + controlChecks
    + gestureChecks + inputChecks
}
