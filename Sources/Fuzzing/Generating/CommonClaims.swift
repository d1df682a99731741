import Conformance

/// The features and kinds that all engines of a run claim, and the parts that one of them lacks: what
/// scripts may consist of.
package struct CommonClaims: Sendable {
  /// The features.
  package private(set) var features = Set(Vocabulary.uikit.features)
  /// The kinds of objects.
  package private(set) var kinds = Set(ResponderKind.allCases)
  /// The parts of features that no script may need.
  package private(set) var lacks: Set<FeaturePart> = []

  /// Finds what all of the engines claim.
  package init(_ profiles: [EngineProfile]) {
    for profile in profiles {
      features.formIntersection(profile.features)
      if let claimed = profile.kinds { kinds.formIntersection(claimed) }
      lacks.formUnion(profile.lacks)
    }
  }

  /// Returns whether engines claim what a phrase with these slots needs.
  func allow(_ phrase: Phrase, filling slots: Phrase.Arguments, on stage: Stage) -> Bool {
    features.contains(phrase.feature)
      && phrase.needs.features(filling: slots, on: stage).isSubset(of: features)
  }

  /// Returns whether engines claim everything that a script consists of, and steps name what they can be
  /// about.
  func allow(_ script: Script) -> Bool {
    script.stage.responders.indices.allSatisfy { index in
      kinds.contains(script.stage.responders[index].kind)
        && lacks.isDisjoint(with: script.stage.parts(ofRow: index))
    }
      && (lacks.isEmpty || lacks.isDisjoint(with: script.parts))
      && script.steps.allSatisfy { step in
        step.form.phrases.contains { phrase in
          guard let arguments = phrase.arguments(of: step), phrase.sentence(for: step) != nil
          else { return false }
          return allow(phrase, filling: arguments, on: script.stage)
            && phrase.accepts(arguments, on: script.stage)
        }
      }
  }
}

extension Phrase {
  /// Returns whether each name is that of a row whose kind the slot accepts.
  fileprivate func accepts(_ arguments: Arguments, on stage: Stage) -> Bool {
    arguments.allSatisfy { field, value in
      guard let slot = slot(of: field), slot.namesObject, case .text(let name) = value
      else { return true }
      return stage[name].map { slot.kinds.contains($0.kind) } ?? false
    }
  }
}
