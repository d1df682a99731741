import Conformance
import Results

/// A condition on a whole number that selects a form of a text, written as CLDR writes it.
///
///     PluralRule("n % 10 = 2..4 and n % 100 != 12..14")  // 2, 3, 4, 22 …, but not 12
struct PluralRule: Hashable, Sendable {
  /// A comparison of the number, or of its remainder, with some ranges.
  private struct Relation: Hashable {
    var modulus: Int?
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]
  }

  /// The relations: every one of any of the lists must be true.
  private let alternatives: [[Relation]]

  /// Parses a rule, or returns nil where it is not of that form.
  init?(_ text: String) {
    var alternatives: [[Relation]] = []
    for alternative in text.split(separator: " or ", omittingEmptySubsequences: false) {
      var relations: [Relation] = []
      for relation in alternative.split(separator: " and ", omittingEmptySubsequences: false) {
        guard let relation = Self.relation(relation) else { return nil }
        relations.append(relation)
      }
      alternatives.append(relations)
    }
    self.alternatives = alternatives
  }

  private static func relation(_ text: Substring) -> Relation? {
    var words = text.split(separator: " ")
    guard words.count > 2, words.removeFirst() == "n" else { return nil }
    let (list, comparison) = (words.removeLast(), words.removeLast())
    guard comparison == "=" || comparison == "!=" else { return nil }
    var modulus: Int?
    if !words.isEmpty {
      guard words.count == 2, words[0] == "%", let number = Int(words[1]), number > 0 else {
        return nil
      }
      modulus = number
    }
    var ranges: [ClosedRange<Int>] = []
    for range in list.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = range.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
      guard bounds.count < 3, let first = bounds[0], let last = bounds[bounds.count - 1],
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
    return Relation(modulus: modulus, isNegated: comparison == "!=", ranges: ranges)
  }

  /// The rule for scripts: lists of `[modulus or 0, is negated, [[first, last], …]]`.
  var data: JSON {
    .list(
      alternatives.map { relations in
        .list(
          relations.map { relation in
            [
              .integer(relation.modulus ?? 0), .truth(relation.isNegated),
              .list(relation.ranges.map { .integers([$0.lowerBound, $0.upperBound]) }),
            ]
          })
      })
  }

  /// Returns whether the rule is true of a number.
  func matches(_ number: Int) -> Bool {
    alternatives.contains { relations in
      relations.allSatisfy { relation in
        let rest = relation.modulus.map { number % $0 } ?? number
        return relation.ranges.contains { $0.contains(rest) } != relation.isNegated
      }
    }
  }
}
