import Conformance

/// A sentence for what an engine did, or for how that differs from what a page expects.
///
/// Like ``Phrase``, a sentence is declared once, with slots, so that sites in other languages have one
/// of their own for each.
package enum OutcomePhrase: String, CaseIterable, Sendable {
  case gets = "{name} gets {message}"
  case doesNotGet = "{name} does not get {message}"
  case getsWithFingers = "{name} gets {message} with fingers {list}"
  case comesBefore = "{outcome} before {outcome}"
  case firesOnce = "{recognizer} fires once"
  case firesTwice = "{recognizer} fires twice"
  case firesTimes = "{recognizer} fires {count} times"
  case severalGetIt = "{names} get it"
  case getsIt = "{name} gets it"
  case nobodyGetsIt = "nobody gets it"
  case doesNotClaim = "the engine does not claim {list}"
  case doesNotClaimKind = "the engine does not claim the kind {list}"
  case doesNotClaimKinds = "the engine does not claim the kinds {list}"
  case lacks = "the engine lacks {list}"
  case itGetsItWithFingers = "it gets it with fingers {list}"
  case itGetsItWithoutFingers = "it gets it without fingers"
  case itDoesNotGetIt = "it does not get it"
  case performsFrom = "it performs it from {name}"
  case performsFromNobody = "it performs it from nobody"
  case performsWithoutTellingSender = "it performs it without telling the sender"
  case performsWithoutTellingEvent =
    "it performs it without telling whether there is an event"
  case performsWithoutEvent = "it performs it without an event"
  case performsWithoutTouches = "it performs it with an event without touches"
  case performsWithFingers = "it performs it with an event of fingers {list}"
  case doesNotPerform = "it does not perform it"
  case isNotTold = "{name} is not told"

  // Phrases of the vocabulary, which outcomes share with it.
  case fires = "{recognizer} fires"
  case doesNotFire = "{recognizer} does not fire"
  case isToldBefore =
    "{responder or object or recognizer} is told before {responder or object or recognizer}"
  case performsActionFrom = "{responder or object} performs {action} from {target}"
  case performsActionWithFinger =
    "{responder or object} performs {action} with the event of finger {finger}"
  case performsActionWithoutEvent = "{responder or object} performs {action} without an event"
  case history = "{name}: {list}"

  case finger = "finger {finger}"
  case fingers = "fingers {list}"

  case missing = "{what} missing"
  case missingAtBeginning = "{what} missing at the beginning"
  case missingInMiddle = "{what} missing in the middle"
  case missingAtEnd = "{what} missing at the end"
  case unexpected = "unexpected {what}"
  case unexpectedAtBeginning = "unexpected {what} at the beginning"
  case unexpectedInMiddle = "unexpected {what} in the middle"
  case unexpectedAtEnd = "unexpected {what} at the end"
  case another = "{what}: another {what}"
  case insteadOf = "{what}: {what} instead of {what}"
  case anotherOrder = "{what}: another order"
  case actionOf = "action of {kind}"
  case anyCallOf = "any call of {kind}"
  case receiversOf = "receivers of {message}"
  case fingerOf = "finger of {message}"
  case actionInState = "action in state {state}"

  // What `FailureExplanation` says. The slot `outcome` takes a whole sentence, or the value of an answer.
  case isAnotherThan = "{outcome}, not {outcome}"
  case endsBefore = "{outcome} ends at {name}, before {name}"
  case goesOn = "{outcome} goes on to {name} after {name}"
  case followsInstead = "{outcome}: {name} follows {name}, not {name}"
  case shouldNot = "{outcome}, and should not"
  case sends = "{name} sends {message}"
  case doesNotSend = "{name} does not send {message}"
  case getsBefore = "{name} gets {message} before {name}"
  case getsAgain = "{name} gets {message} again"
  case getsWithOtherFingers = "{name} gets {message} with fingers {list}, not {list}"
  case getsWithoutFingers = "{name} gets {message} with no fingers, not {list}"
  case performsFromAnother = "{name} performs {message} from {name}, not from {name}"
  case afterFiring = "{outcome} after {recognizer} fired"
  case atStep = "{outcome} at “{outcome}”"
  case asWithout = "{outcome}, as if “{outcome}” were omitted"
  case asWith = "{outcome}, as if “{outcome}” had come first"
  case asAt = "{outcome}, as with “{outcome}”"
  case before = "{outcome}; {outcome} before it"
  case asFirstResponder = "{outcome}, as {name} is first responder"
  case fromTheBeginning = "{outcome}, from the beginning"
  case since = "{outcome}, since “{outcome}”"
  case stillAfter = "{outcome}, still after “{outcome}”"
  case becauseOf = "{outcome}, because of “{outcome}”"
  case getsItWith = "{outcome}; with “{outcome}” first, {name} gets it"
  case outside = "{outcome}, though the point is outside {name}"

  // What `CausePattern` says.
  case hitsOutside = "views are hit though the point is outside"

  /// Returns the sentence with its slots filled, in order.
  package func filled(_ arguments: any SentenceArgument...) -> Sentence {
    .phrase(rawValue, arguments.map { $0.sentence })
  }
}

/// What fills a slot of an outcome: a sentence, or a word.
package protocol SentenceArgument {
  var sentence: Sentence { get }
}

extension Sentence: SentenceArgument {
  package var sentence: Sentence { self }
}

extension Message: SentenceArgument {
  /// The name of the method, or `action in state ended`.
  package var sentence: Sentence {
    guard let state = RecognizerState.allCases.first(where: { .fired($0) == self })
    else { return .word(rawValue) }
    return OutcomePhrase.actionInState.filled(state.rawValue)
  }
}

extension String: SentenceArgument {
  package var sentence: Sentence { .word(self) }
}
