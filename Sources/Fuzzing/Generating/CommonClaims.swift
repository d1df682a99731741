import Conformance

/// The features and kinds that all engines of a run claim, and the parts that one of them lacks: what
/// scripts may consist of.
package struct CommonClaims: Sendable {
  /// The features.
  package let features: Set<Feature>
  /// The kinds of objects.
  package let kinds: Set<ResponderKind>
  /// The parts of features that no script may need.
  package let lacks: Set<FeaturePart>

  /// Finds what all of the engines claim.
  package init(_ profiles: [EngineProfile]) {
    var features = Set(Vocabulary.uikit.features)
    var kinds = Set(ResponderKind.allCases)
    for profile in profiles {
      features.formIntersection(profile.features)
      if let claimed = profile.kinds { kinds.formIntersection(claimed) }
    }
    self.features = features
    self.kinds = kinds
    lacks = profiles.reduce(into: []) { $0.formUnion($1.lacks) }
  }

  /// Whether there is nothing that every script must not contain, so that nothing needs a check.
  var claimsAllFeatures: Bool { features.count == Vocabulary.uikit.features.count }

  /// Returns whether engines claim what a phrase with these slots needs.
  func allow(_ phrase: Phrase, filling slots: Phrase.Arguments, on stage: Stage) -> Bool {
    claimsAllFeatures
      || features.contains(phrase.feature)
        && phrase.needs.features(filling: slots, on: stage).isSubset(of: features)
  }

  /// Returns whether engines claim everything that a script consists of.
  func allow(_ script: Script) -> Bool {
    script.stage.responders.indices.allSatisfy { index in
      kinds.contains(script.stage.responders[index].kind)
        && lacks.isDisjoint(with: script.stage.parts(ofRow: index))
    }
      && (lacks.isEmpty || lacks.isDisjoint(with: script.parts))
      && script.steps.allSatisfy { step in
        step.form.phrases.contains { phrase in
          phrase.arguments(of: step).map { allow(phrase, filling: $0, on: script.stage) } ?? false
        }
      }
  }
}

extension Phrase {
  /// Returns the values of the slots with which the phrase says a step, or nil if it cannot.
  func arguments(of step: Script.Step) -> Arguments? {
    var values: Arguments = [:]
    if let fields = FingerChange.fields(of: step) {
      values = fields
    } else {
      for field in step.form.fields { values[field.name] = step[field.name] }
    }
    var arguments: Arguments = [:]
    for case .slot(let slot, let field) in pieces where field != "=" {
      let value = values.removeValue(forKey: field) ?? .nothing
      guard slot.sentence(for: value) != nil else { return nil }
      arguments[field] = value
    }
    for (field, value) in constants {
      guard values.removeValue(forKey: field) ?? .nothing == value else { return nil }
    }
    return values.values.allSatisfy { $0 == .nothing } ? arguments : nil
  }
}
