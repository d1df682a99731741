/// Formats nouns with an article or a number, for messages.
package enum Noun {
  /// Returns the noun with its article: `an application`.
  package static func one(_ noun: String) -> String {
    "\(noun.first.map { "aeiou".contains($0) } == true ? "an" : "a") \(noun)"
  }

  /// Returns the noun with a number: `1 page`, `2 pages`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
