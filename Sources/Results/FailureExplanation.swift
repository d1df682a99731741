import Conformance

/// Where an engine first does something else than a scenario expects, and why, in one sentence.
///
///     E is hit at “touching 200 200”, as if “C is hidden” were omitted
///
/// The first part says what the engine did, as its trace has it. What follows was tried. After "as",
/// the reference engine with that one change of the script does what the engine did. After "since",
/// "still after" and "from the beginning", both engines were asked the same question at every step.
/// After "because of" and "with", the engine does what is expected without that step, or with it. Each
/// sentence is made of `OutcomePhrase`s, so that sites in other languages have it too.
package struct FailureExplanation: Hashable, Sendable {
  /// The index of the step at which the engine first does otherwise.
  package var step: Int
  /// The sentence.
  package var sentence: Sentence
  /// What the engine probably does in scenarios of other clauses too, if the sentence says such.
  package var pattern: CausePattern?

  package init(step: Int, _ sentence: Sentence, pattern: CausePattern? = nil) {
    self.step = step
    self.sentence = sentence
    self.pattern = pattern
  }
}

/// What an engine does otherwise, whatever the scenario is about.
package enum CausePattern: String, Hashable, Sendable, CaseIterable, WireValue {
  /// It hits a view although the point is outside that view, or outside one around it.
  case outside

  /// The pattern in words.
  package var sentence: Sentence {
    switch self {
    case .outside: OutcomePhrase.hitsOutside.filled()
    }
  }
}

extension FailureExplanation: WireObject {
  package static var fieldKind: FieldKind { .object("cause") }
  package static var placeholder: FailureExplanation { FailureExplanation(step: 0, "") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("Why the expectation did not hold; only of the first one, where it is known.")
    try fields.field(
      "step", &step, as: .integerIn(0...Int.max),
      "Where the engine first did otherwise: the position in the script, counted from 0.")
    try fields.field("sentence", &sentence, "What it did, and why.")
    try fields.field(
      "pattern", &pattern, "What it probably does in scenarios of other clauses too.")
  }
}
