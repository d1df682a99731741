/// Why words do not fill a slot.
enum SlotProblem: Hashable, Sendable {
  /// There are too few words.
  case missing(Slot)
  /// The word is not of the slot's form.
  case malformed(Slot, word: String)
  /// The stage has no such responder.
  case unknownResponder(String, suggestion: String?)
  /// The responder is of another kind than the phrase needs.
  case wrongKind(String, kind: String, needed: Slot)
}
