/// Nouns with what stands before them.
package enum Noun {
  /// With its article: `an application`.
  package static func one(_ noun: String) -> String {
    "\(noun.first.map { "aeiou".contains($0) } == true ? "an" : "a") \(noun)"
  }

  /// With its number: `1 page`, `2 pages`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
