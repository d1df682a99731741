import Conformance

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
    var words = text.split(separator: " ")[...]
    guard words.popFirst() == "n" else { return nil }
    var modulus: Int?
    if words.first == "%" {
      words.removeFirst()
      guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
      modulus = number
    }
    guard let comparison = words.popFirst(), comparison == "=" || comparison == "!=",
      words.count == 1, let list = words.first
    else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for range in list.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = range.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(bounds.count), let first = bounds[0],
        let last = bounds[bounds.count - 1],
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
    return Relation(modulus: modulus, isNegated: comparison == "!=", ranges: ranges)
  }

  /// Writes the rule for scripts: lists of `[modulus or 0, is negated, [[first, last], …]]`.
  func write(to json: inout JSONWriter) {
    json.list { json in
      for relations in alternatives {
        json.list { json in
          for relation in relations { write(relation, to: &json) }
        }
      }
    }
  }

  private func write(_ relation: Relation, to json: inout JSONWriter) {
    json.list { json in
      json.value(Double(relation.modulus ?? 0))
      json.value(relation.isNegated)
      json.list { json in
        for range in relation.ranges {
          json.list { json in
            json.value(Double(range.lowerBound))
            json.value(Double(range.upperBound))
          }
        }
      }
    }
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
