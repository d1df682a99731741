/// Why a message cannot be understood.
package struct WireProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the message, such as `steps[2].at`; empty for the whole of it.
  package var place: String
  /// What is wrong there.
  package var words: String

  /// Says what is wrong with a part of a message, or with all of it.
  package init(at place: String = "", _ words: String) {
    self.place = place
    self.words = words
  }

  package var description: String { place.isEmpty ? words : "\(place): \(words)" }

  /// The same problem seen from whatever the part stands in.
  func inside(_ outer: String) -> WireProblem {
    let separator = place.isEmpty || place.hasPrefix("[") ? "" : "."
    return WireProblem(at: outer + separator + place, words)
  }
}
