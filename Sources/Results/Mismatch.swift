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
  case missing(String, Place? = nil)
  /// A message, or a kind of responder on a path, that should not have come.
  case extra(String, Place? = nil)
  /// Something else: the answer to a query, or one message in the place of another.
  case other(of: String, expected: String, actual: String)
  /// The same, in another order.
  case order(of: String)

  /// Where a path or a list differs.
  package enum Place: String, Hashable, Sendable, CaseIterable {
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
  package var words: String {
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

extension Mismatch {
  /// The names of the cases in reports.
  fileprivate enum Kind: String, CaseIterable {
    case missing, extra, other, order
  }

  /// Reads a mismatch.
  static func read(_ fields: inout FieldReader) throws(WireError) -> Mismatch {
    fields.means("The kind of a difference, without the names of the stage.")
    var mismatch = Mismatch.order(of: "")
    try fields.variant("kind", of: Kind.self) { kind, fields throws(WireError) in
      let what = try fields.name(
        "what", "What is missing, extra, other or in another order, by its kind.")
      switch kind {
      case .missing: mismatch = .missing(what, try fields.place())
      case .extra: mismatch = .extra(what, try fields.place())
      case .order: mismatch = .order(of: what)
      case .other:
        mismatch = .other(
          of: what, expected: try fields.name("expected", "What should have been."),
          actual: try fields.name("actual", "What was."))
      }
    }
    return mismatch
  }

  /// Writes the mismatch as an object that `read(_:)` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .missing(let what, let place): json.put(.missing, what, place)
      case .extra(let what, let place): json.put(.extra, what, place)
      case .order(let what): json.put(.order, what)
      case .other(let what, let expected, let actual):
        json.put("actual", actual)
        json.put("expected", expected)
        json.put(.other, what)
      }
    }
  }
}

extension FieldReader {
  fileprivate mutating func place() throws(WireError) -> Mismatch.Place? {
    try optionalWord(
      "place", of: Mismatch.Place.self, "Where on a path it is; absent for messages.")
  }
}

extension JSONWriter {
  fileprivate mutating func put(
    _ kind: Mismatch.Kind, _ what: String, _ place: Mismatch.Place? = nil
  ) {
    put("kind", kind)
    if let place { put("place", place) }
    put("what", what)
  }
}
