/// Every phrase there is: reading, checking, hints and the reference come from here alone.
package enum Phrasebook {
  /// All phrases, in the order in which a reference shows them.
  package static let phrases: [Phrase] =
    appearance + geometry + overrides + arrangement + stimuli + checks
}
