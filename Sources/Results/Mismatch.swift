import Conformance

/// The kind of a difference, without the names of its stage, so that the differences of several
/// scenarios can be compared.
///
///     expected  field → page → window → app → delegate
///     actual    field → page → window
///
/// is `.missing("application", .end)`, whatever the responders are called.
package enum Mismatch: Hashable, Sendable {
  /// A message that the responder did not receive; or a kind of responder on a path.
  case missing(Sentence, Place? = nil)
  /// A message, or a kind of responder on a path, that should not have come.
  case extra(Sentence, Place? = nil)
  /// Something else: the answer to a query, or one message in the place of another.
  case other(of: Sentence, expected: Sentence, actual: Sentence)
  /// The same, in another order.
  case order(of: Sentence)

  /// Where a path or a list differs.
  package enum Place: String, Hashable, Sendable, CaseIterable, WireValue {
    case beginning, middle, end
  }

  /// Whether the same mismatch in scenarios of other clauses probably has the same cause.
  ///
  /// A missing application has; `no` instead of `yes`, or one view instead of another, has not.
  package var isTelling: Bool {
    switch self {
    case .missing, .extra: true
    case .other(_, let expected, let actual):
      expected != actual && !["yes", "no"].contains(expected)
    case .order: false
    }
  }

  /// The mismatch in words: `application missing at the end`.
  package var sentence: Sentence {
    switch self {
    case .missing(let what, let place):
      switch place {
      case .beginning: OutcomePhrase.missingAtBeginning.filled(what)
      case .middle: OutcomePhrase.missingInMiddle.filled(what)
      case .end: OutcomePhrase.missingAtEnd.filled(what)
      case nil: OutcomePhrase.missing.filled(what)
      }
    case .extra(let what, let place):
      switch place {
      case .beginning: OutcomePhrase.unexpectedAtBeginning.filled(what)
      case .middle: OutcomePhrase.unexpectedInMiddle.filled(what)
      case .end: OutcomePhrase.unexpectedAtEnd.filled(what)
      case nil: OutcomePhrase.unexpected.filled(what)
      }
    case .other(let subject, let expected, let actual):
      expected == actual
        ? OutcomePhrase.another.filled(subject, actual)
        : OutcomePhrase.insteadOf.filled(subject, actual, expected)
    case .order(let subject): OutcomePhrase.anotherOrder.filled(subject)
    }
  }
}

extension Mismatch: WireObject {
  /// The names of the cases in reports.
  private enum Kind: String, CaseIterable, WireValue {
    case missing, extra, other, order
  }

  package static var fieldKind: FieldKind { .object("mismatch") }
  package static var placeholder: Mismatch { .order(of: "") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("The kind of a difference, without the names of the stage.")
    var (kind, what, place) = (Kind.order, Sentence.placeholder, Place?.none)
    var (expected, actual) = (Sentence.placeholder, Sentence.placeholder)
    switch self {
    case .missing(let name, let at): (kind, what, place) = (.missing, name, at)
    case .extra(let name, let at): (kind, what, place) = (.extra, name, at)
    case .order(let name): what = name
    case .other(let name, let one, let other):
      (kind, what, expected, actual) = (.other, name, one, other)
    }
    try fields.variant("kind", kind) { kind, fields throws(WireError) in
      try fields.field(
        "what", &what,
        "What is missing, extra, other or in another order, by its kind.")
      switch kind {
      case .missing, .extra:
        try fields.field("place", &place, "Where on a path it is; absent for messages.")
        self = kind == .missing ? .missing(what, place) : .extra(what, place)
      case .order: self = .order(of: what)
      case .other:
        try fields.field("expected", &expected, "What should have been.")
        try fields.field("actual", &actual, "What was.")
        self = .other(of: what, expected: expected, actual: actual)
      }
    }
  }
}
