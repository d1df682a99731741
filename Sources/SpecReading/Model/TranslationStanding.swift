/// How a section of a translated page stands to the original.
package enum TranslationStanding: Hashable, Sendable {
  /// It is not translated: the original stands there.
  case missing
  /// The original was changed after it was translated.
  case older
  /// It says what the original says.
  case current
}
