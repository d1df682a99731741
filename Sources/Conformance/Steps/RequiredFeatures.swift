/// The features that an engine must claim for scenarios with a phrase.
///
/// They follow the objects that the phrase names: removing a recognizer is `gestures`, removing a
/// controller `view-controllers`.
package struct RequiredFeatures: Hashable, Sendable {
  /// The features where no case applies.
  private let usual: [Feature]
  private let cases: [Case]

  /// The features where a field names an object of certain kinds, or nobody.
  struct Case: Hashable, Sendable {
    fileprivate let field: String
    /// The kinds, or nil for nobody.
    fileprivate let kinds: Slot.Kinds?
    fileprivate let features: [Feature]

    /// Creates a case from a slot's spelling of kinds, such as `recognizer`, or `nobody`; nil if there
    /// are no such kinds.
    init?(_ field: String, _ spelling: Substring, _ names: Slot.Names, _ features: [Feature]) {
      self.field = field
      self.features = features
      kinds = spelling == "nobody" ? nil : Slot.Kinds(spelling, names)
      if kinds == nil, spelling != "nobody" { return nil }
    }
  }

  /// Creates the needs of a phrase, usually and where cases apply.
  init(_ usual: [Feature], _ cases: [Case] = []) {
    self.usual = usual
    self.cases = cases
  }

  /// Returns the features for the values of the phrase's slots, on a stage with these names: those
  /// of every case that applies, or the usual ones.
  package func features(filling arguments: Phrase.Arguments, on stage: Stage) -> Set<Feature> {
    guard !cases.isEmpty else { return Set(usual) }
    let applying = cases.filter { $0.applies(to: arguments, on: stage) }
    return Set(applying.isEmpty ? usual : applying.flatMap { $0.features })
  }

  /// The features in words: `hit-testing`, `none of its own; with a gesture recognizer gestures`.
  package var description: String {
    let others = cases.map { item in
      "with \(item.kinds?.description ?? "nobody") \(Self.words(item.features))"
    }
    return ([Self.words(usual)] + others).joined(separator: "; ")
  }

  private static func words(_ features: [Feature]) -> String {
    features.isEmpty
      ? "none of its own" : features.map { $0.rawValue }.joined(separator: ", ")
  }
}

extension RequiredFeatures.Case {
  fileprivate func applies(to arguments: Phrase.Arguments, on stage: Stage) -> Bool {
    switch (arguments[field], kinds) {
    case (.nothing, nil): true
    case (.text(let name), let kinds?): stage[name].map { kinds.contains($0.kind) } ?? false
    default: false
    }
  }
}
