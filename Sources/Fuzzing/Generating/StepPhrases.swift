import Conformance

/// What a script is mostly about, so that its stage and its steps fit each other.
enum ScriptTopic: CaseIterable, Sendable {
  case hitTesting, touches, gestures, scrolling, controls, firstResponder, actions, input, chain

  /// The features of the phrases from which the steps are made.
  var features: Set<Feature> {
    switch self {
    case .hitTesting: [.hitTesting, .hitTestOverrides, .transforms, .layers, .windows]
    case .touches: [.hitTesting, .touches, .multiTouch, .windows, .chainOverrides]
    case .gestures:
      [
        .gestures, .gestureDetails, .touchTypes, .pointers, .edges, .bars, .drags, .touches,
        .multiTouch,
        .hitTesting,
      ]
    case .scrolling:
      [
        .scrolling, .refreshing, .tables, .rowDetails, .collections, .sheets, .dismissals,
        .gestures, .touches, .hitTesting,
      ]
    case .controls: [.controls, .menus, .targets, .touches, .hitTesting]
    case .firstResponder:
      [.firstResponder, .links, .textEditing, .searchBars, .controls, .windows, .hitTesting]
    case .actions: [.targets, .actions, .chainOverrides, .firstResponder, .controls]
    case .input:
      [
        .presses, .motion, .remoteControl, .input, .systemKeys, .accessibility, .firstResponder,
        .chainOverrides,
      ]
    case .chain: [.responderChain, .chainOverrides, .viewControllers, .scenes, .hitTesting]
    }
  }
}

/// The phrases from which the steps of each theme are made: all of the vocabulary whose features
/// engines claim.
struct StepPhrases: Sendable {
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
  let themes: [ScriptTopic]
  private var phrases: [ScriptTopic: [Phase: [Phrase]]] = [:]

  init(_ claims: CommonClaims) {
    for theme in ScriptTopic.allCases {
      let features = theme.features.intersection(claims.features)
      for phase in Phase.allCases {
        phrases[theme, default: [:]][phase] = Vocabulary.uikit.forms.flatMap { form in
          phase.kinds.contains(form.kind) && !claims.lacks.contains(.steps(form))
            ? form.phrases.filter { features.contains($0.feature) } : []
        }
      }
    }
    themes = ScriptTopic.allCases.filter { [phrases] theme in
      phrases[theme]?[.asking]?.isEmpty == false
        || phrases[theme]?[.stimulating]?.isEmpty == false
    }
  }

  /// The phrases that arrange the stage and name two objects.
  var links: [Phrase] {
    ScriptTopic.allCases.flatMap { self($0, .arranging) }
      .filter { $0.slots.count(where: \.namesObject) > 1 }
  }

  /// Returns the phrases for a place in a script.
  func callAsFunction(_ theme: ScriptTopic, _ phase: Phase) -> [Phrase] {
    phrases[theme]?[phase] ?? []
  }
}
