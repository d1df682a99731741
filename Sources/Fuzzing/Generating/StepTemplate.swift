import Conformance

/// A phrase of the vocabulary from which steps are made.
struct StepTemplate: Sendable {
  /// The definition of the steps.
  let definition: StepDefinition
  /// The phrase.
  let phrase: Phrase
}

/// What a script is mostly about, so that its stage and its steps fit each other.
enum Theme: CaseIterable, Sendable {
  case hitTesting, touches, gestures, scrolling, controls, firstResponder, actions, input, chain

  /// The features of the phrases from which the steps are made.
  var features: Set<Feature> {
    switch self {
    case .hitTesting: [.hitTesting, .hitTestOverrides, .transforms, .layers, .windows]
    case .touches: [.hitTesting, .touches, .multiTouch, .windows, .chainOverrides]
    case .gestures: [.gestures, .touches, .multiTouch, .hitTesting]
    case .scrolling: [.scrolling, .gestures, .touches, .hitTesting]
    case .controls: [.controls, .targets, .touches, .hitTesting]
    case .firstResponder: [.firstResponder, .controls, .windows, .hitTesting]
    case .actions: [.targets, .actions, .chainOverrides, .firstResponder, .controls]
    case .input: [.presses, .motion, .remoteControl, .input, .firstResponder, .chainOverrides]
    case .chain: [.responderChain, .chainOverrides, .viewControllers, .scenes, .hitTesting]
    }
  }
}

/// The templates of the steps of each theme: all forms of the vocabulary whose features engines claim.
struct StepTemplates: Sendable {
  /// The place of a step in a script.
  enum Phase: CaseIterable, Sendable {
    /// Before anything happens, and now and then afterwards.
    case arranging
    /// What happens.
    case stimulating
    /// At the end.
    case asking

    /// The kinds of the forms.
    fileprivate var kinds: [StepDefinition.Kind] {
      switch self {
      case .arranging: [.set, .change]
      case .stimulating: [.stimulate]
      case .asking: [.ask]
      }
    }
  }

  /// The themes that have something to do.
  let themes: [Theme]
  private let templates: [Theme: [Phase: [StepTemplate]]]

  init(_ claims: CommonClaims) {
    var templates: [Theme: [Phase: [StepTemplate]]] = [:]
    for theme in Theme.allCases {
      let features = theme.features.intersection(claims.features)
      for phase in Phase.allCases {
        templates[theme, default: [:]][phase] = Vocabulary.forms.flatMap { form in
          phase.kinds.contains(form.kind) && !claims.lacks.contains(.steps(form))
            ? form.phrases.filter { features.contains($0.feature) }
              .map { StepTemplate(definition: form, phrase: $0) } : []
        }
      }
    }
    self.templates = templates
    themes = Theme.allCases.filter { theme in
      templates[theme]?[.asking]?.isEmpty == false
        || templates[theme]?[.stimulating]?.isEmpty == false
    }
  }

  /// The templates that arrange the stage and name two objects.
  var links: [StepTemplate] {
    Theme.allCases.flatMap { self($0, .arranging) }.filter { template in
      template.phrase.slots.count(where: \.namesObject) > 1
    }
  }

  /// Returns the templates for a place in a script.
  func callAsFunction(_ theme: Theme, _ phase: Phase) -> [StepTemplate] {
    templates[theme]?[phase] ?? []
  }
}
