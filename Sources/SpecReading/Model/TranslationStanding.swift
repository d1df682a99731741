/// How far a section has been translated.
package enum TranslationStanding: Hashable, Sendable, CaseIterable {
  /// There is no translation; the original's prose stands in its place.
  case missing
  /// There is one, but nobody has compared it with the original as that is today.
  case older
  /// There is one of the original as it is today.
  case current
}
