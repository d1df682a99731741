import Conformance
import Results

/// The skipped scenarios of a run: a line for each claim that they lack, and for each other reason.
///
/// For an engine that claims one feature or none, the features that it lacks have one line, and the
/// feature to claim next is named instead.
struct SkippedText {
  let paint: Paint
  private let claimed: Set<Feature>
  /// The scenarios that need unclaimed features, where these have one line; by the feature, where it is
  /// the only one.
  private var (unclaimed, alone): (Int, [Feature: Int]) = (0, [:])
  private var claims: [Claim: Int] = [:]
  private var reasons: [Reason: Int] = [:]
  /// The order in which reasons came.
  private var order: [Reason] = []
  /// Whether a scenario is counted for several claims.
  private var hasShared = false

  private struct Reason: Hashable {
    let words: String
    let url: String?
  }

  /// The number of scenarios that an engine skips by itself from which on the run says that it may name
  /// parts of features.
  private static let manySkips = 20

  init(paint: Paint, claimed: Set<Feature>) {
    (self.paint, self.claimed) = (paint, claimed)
  }

  /// Counts a scenario, with what it needs and the engine does not claim: for its features, or else
  /// for its kinds, or else for its parts. Where nothing is missing, the engine gave the reason.
  mutating func add(reason: String, url: String?, missing: Set<Claim>) {
    let features = missing.features
    if claimed.count < 2, let feature = features.first {
      unclaimed += 1
      if features.count == 1 { alone[feature, default: 0] += 1 }
      return
    }
    let lacked = missing.foremost
    guard lacked.isEmpty else {
      hasShared = hasShared || lacked.count > 1
      for claim in lacked { claims[claim, default: 0] += 1 }
      return
    }
    let reason = Reason(words: reason, url: url)
    if reasons.updateValue(reasons[reason, default: 0] + 1, forKey: reason) == nil {
      order.append(reason)
    }
  }

  /// The lines, and an empty one after them; empty if no scenario was skipped.
  var text: TerminalText {
    let lacking = Set(claims.keys).inOrder.compactMap { claim in
      claims[claim].map { (words: claim.lacking, count: $0) }
    }
    let given = order.map { reason in
      (
        words: "\(reason.url.map { "\(reason.words) (\($0))" } ?? reason.words)" as TerminalText,
        count: reasons[reason, default: 0]
      )
    }
    let only = claimed.first.map { "\($0.rawValue) alone" } ?? "no feature"
    let others =
      unclaimed > 0 ? [(words: "the engine claims \(only)" as TerminalText, count: unclaimed)] : []
    // A stable order: equal counts stay in the order of claims, then of results.
    let lines = (others + lacking + given).enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    guard let most = lines.first?.count else { return "" }
    var text: TerminalText = "\(paint.absent("skipped"))\n"
    for line in lines.prefix(Limits.shownReasons) {
      let number = ("\(line.count)" as TerminalText).alignedRight(in: "\(most)".count)
      text += "  \(number)  \(line.words)\n"
    }
    let rest = lines.count - Limits.shownReasons
    if rest > 0 { text += "  … and \(Noun.counted(rest, "more reason"))\n" }
    if hasShared { text += "  a scenario that lacks several is counted for each\n" }
    let ownSkips = given.map(\.count).reduce(0, +)
    if ownSkips >= Self.manySkips, Set(claims.keys).parts.isEmpty {
      text +=
        """
          an engine may name what its framework has nothing like in `lacks`, such as `set cornerRadius`,
          `senders` of actions, or `unfocusedWindows`

        """
    }
    return "\(text)\(next)\n"
  }

  /// What to do where the engine claims next to nothing.
  private var next: TerminalText {
    guard unclaimed > 0 else { return "" }
    let best = alone.values.max()
    let feature = Set(alone.keys).inOrder.first { alone[$0] == best }?.rawValue ?? "another feature"
    let gain = best.map {
      ": \(Noun.counted($0, "scenario")) \($0 == 1 ? "needs" : "need") no other"
    }
    let start: TerminalText =
      claimed.isEmpty ? "claim" : "carry out the rest of what it claims, then claim"
    return """
        next  \(start) \(feature)\(gain ?? "")
              '--audit' says what each feature would add

      """
  }
}

extension Claim {
  /// Why a scenario is skipped that needs this.
  fileprivate var lacking: TerminalText {
    switch self {
    case .feature: "the engine does not claim \(word)"
    case .kind: "the engine does not claim the kind \(word)"
    case .part: "the engine lacks \(word)"
    }
  }
}
